import { describe, expect, it } from 'vitest';
import { checkWeights, placesOf, thinker } from '../src/index.ts';
import { stepsCraft } from './steps.ts';

const NAMES = ['one', 'gold', 'time'];
const weights = (features: readonly string[], points = [1, 2, 3], win: number[] = []) => ({ features, seats: { 2: { points, win } } });

describe('features and their weights', () => {
  it('fit by name and order', () => {
    expect(() => checkWeights(NAMES, weights(NAMES))).not.toThrow();
    expect(() => checkWeights(NAMES, weights(['one', 'sun', 'gold', 'time']))).toThrow(
      "number 1 is 'gold', but the weights have 'sun' there",
    );
    expect(() => checkWeights(NAMES, weights(['one', 'time', 'gold']))).toThrow("number 1 is 'gold', but the weights have 'time' there");
    expect(() => checkWeights(NAMES, weights(['one', 'gold']))).toThrow("number 2 is 'time', but the weights have nothing there");
  });

  it('are as many: a weight too few or too many is found', () => {
    expect(() => checkWeights(NAMES, weights(NAMES, [1, 2]))).toThrow('3 features have 2 and 0 weights for 2 seats');
    expect(() => checkWeights(NAMES, weights(NAMES, [1, 2, 3], [1]))).toThrow('3 features have 3 and 1 weights for 2 seats');
  });

  it('nobody thinks with weights of other features', () => {
    const craft = { ...stepsCraft, weights: { ...stepsCraft.weights, features: ['one', 'luck'] } };
    expect(() => thinker(craft, { name: 'lost', budgetMs: 1, nodes: 1, beam: 1, futures: 1, depth: 1 })).toThrow('do not fit');
  });

  it('are found by name, each once', () => {
    expect(NAMES.map(placesOf(NAMES))).toEqual([0, 1, 2]);
    expect(() => placesOf(NAMES)('sun')).toThrow("no feature is called 'sun'");
    expect(() => placesOf(['one', 'gold', 'gold'])).toThrow("two features are called 'gold'");
  });
});
