import { LEVELS } from '@astragal/bots';
import { answersWhenLate, comesToAnEnd, forgets, refusesOtherWeights } from '@astragal/bots/testing';
import { describe, expect, it } from 'vitest';
import { features } from '../src/bots/features.ts';
import { FACE_IDS } from '../src/content/index.ts';
import { bots, diceForge, training } from '../src/index.ts';
import { table } from './helpers.ts';

const level = (name: string) => bots.find((bot) => bot.name === name)!;

describe('levels', () => {
  it('there is one of each, the strongest last', () => {
    expect(bots.slice(-LEVELS.length).map(({ name }) => name)).toEqual(LEVELS);
  });

  it('any mixture comes to an end', () => {
    for (const names of [
      ['novice', 'amateur'],
      ['child', 'skilled', 'expert'],
      ['novice', 'expert', 'amateur', 'skilled'],
    ])
      comesToAnEnd(diceForge, names.map(level), { seed: names.join(), most: 1000 });
  });

  it('a new game begins with nothing remembered', () => {
    for (const name of ['novice', 'expert']) forgets({ game: diceForge, bot: level(name), seats: 2, seed: 'forgets', most: 60 });
  });

  it('master answers at once when its time is up, with an answer it may give', () => {
    expect(answersWhenLate({ game: diceForge, bot: level('master'), seats: 2, seed: 'late', most: 12 })).toBeLessThan(5);
  });
});

describe('what a turn brings', () => {
  const { state } = table([{ gold: 2 }, {}]);
  const brings = (...verbs: string[]) =>
    training.turnBrings!(
      { ...state, active: 0 },
      verbs.map((verb) => ({ do: verb })),
      state,
      0,
    );

  it('a face or a card; passing with something to buy brings nothing, and the turn of another is none', () => {
    expect([brings('buy', 'forge', 'end'), brings('feat', 'end'), brings('end'), brings('split')]).toEqual([true, true, false, undefined]);
  });

  it('passing with nothing to buy is no fault, nor leaving a face in the last round', () => {
    const poor = table([{ gold: 0 }, {}]).state;
    expect(training.turnBrings!({ ...poor, active: 0 }, [{ do: 'end' }], poor, 0)).toBe(true);
    const late = { ...state, active: 0, round: state.rounds };
    expect(training.turnBrings!(late, [{ do: 'end' }], state, 0)).toBe(true);
  });
});

describe('features', () => {
  it('are as many as their names, for every number of seats', () => {
    for (const seats of [2, 3, 4]) {
      const { state } = table(Array.from({ length: seats }, () => ({}))).position;
      expect(features.of(state, 0)).toHaveLength(features.names.length);
    }
  });

  it('that were changed are not weighed by what was learned for others', () => {
    refusesOtherWeights(training, '0 actions ahead');
  });

  it('tell every design of a face apart', () => {
    const { state } = table([{}, {}]);
    const rows = FACE_IDS.map((face) => {
      state.players[0]!.light.faces[0] = face;
      return Array.from(features.of(state, 0)).join();
    });
    expect(new Set(rows).size).toBe(FACE_IDS.length);
  });
});
