import { LEVELS } from '@astragal/bots';
import { answersWhenLate, forgets } from '@astragal/bots/testing';
import { describe, expect, it } from 'vitest';
import { features } from '../src/bots/features.ts';
import { FACE_IDS } from '../src/content/index.ts';
import { bots, diceForge, school } from '../src/index.ts';
import { table } from './helpers.ts';

const level = (name: string) => bots.find((bot) => bot.name === name)!;

describe('levels', () => {
  it('there is one of each, the strongest last', () => {
    expect(bots.slice(-LEVELS.length).map(({ name }) => name)).toEqual(LEVELS);
  });

  it('a new game begins with nothing remembered', () => {
    for (const name of ['novice', 'expert']) forgets({ game: diceForge, bot: level(name), seats: 2, seed: 'forgets', most: 60 });
  });

  it('master answers at once when its time is up, with an answer it may give', () => {
    expect(answersWhenLate({ game: diceForge, bot: level('master'), seats: 2, seed: 'late', most: 12 })).toBeLessThan(5);
  });
});

describe('features', () => {
  it('are as many as there are weights, for every number of seats', () => {
    for (const seats of [2, 3, 4]) {
      const { state } = table(Array.from({ length: seats }, () => ({}))).position;
      const { points, win } = school.weights[seats]!;
      expect([points.length, win.length]).toEqual([features(state, 0).length, features(state, 0).length]);
    }
  });

  it('tell every design of a face apart', () => {
    const { state } = table([{}, {}]);
    const rows = FACE_IDS.map((face) => {
      state.players[0]!.light.faces[0] = face;
      return features(state, 0).join();
    });
    expect(new Set(rows).size).toBe(FACE_IDS.length);
  });
});
