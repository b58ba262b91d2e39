/** The judge of Platformer: chances of everybody, at any question, that follow the race for the blow. */
import type { Position } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { countEffects, EFFECTS } from '../src/bots/card-effects.ts';
import { judge } from '../src/bots/judge.ts';
import { race } from '../src/bots/race.ts';
import type { PlatformerKind } from '../src/state.ts';
import { at, COURT, SOLID, tower } from './helpers.ts';

const BOSS = ['medusa', at(4, 0, 5)] as const;

const position = (one: object, other: object, used = 0): Position<PlatformerKind> => {
  const play = tower({
    levels: [SOLID, SOLID, SOLID, COURT],
    lowest: 2,
    climbers: [
      { hero: 'grom', ...one },
      { hero: 'grom', ...other },
    ],
    enemies: [[...BOSS]],
    dice: ['boot', 'coin', 'coin', 'hand', 'hand'],
  });
  for (let die = 0; die < used; die++) play.position.state.turn.used[die] = true;
  return play.position;
};
const first = (...args: Parameters<typeof position>): number => judge.chances(position(...args)).win[0]!;

it('cards are counted by what they do, whatever they are called', () => {
  const counts = new Float64Array(1 + EFFECTS.length);
  countEffects(['speed-boots', 'rage', 'rage'], counts, 1);
  expect(counts[1 + EFFECTS.indexOf('walk')]).toBe(1);
  expect(counts[1 + EFFECTS.indexOf('next-attack')]).toBe(2);
  expect(counts.reduce((sum, each) => sum + each, 0)).toBe(3);
});

describe('the judge', () => {
  it('gives everybody a share of one, at a question too', () => {
    const { win } = judge.chances(position({ at: at(3, 0, 1) }, { at: at(3, 0, 6) }));
    expect(win).toHaveLength(2);
    expect(win[0]! + win[1]!).toBeCloseTo(1, 10);
    expect(judge.isSettled(position({ at: at(3, 0, 1) }, { at: at(3, 0, 6) }))).toBe(true);
  });

  it('thinks more of who is farther up, better armed, or already before the boss', () => {
    const even = first({ at: at(3, 0, 1) }, { at: at(3, 0, 6) });
    expect(first({ at: at(3, 3, 1) }, { at: at(3, 0, 6) })).toBeGreaterThan(even);
    expect(first({ at: at(3, 0, 1), gems: 9 }, { at: at(3, 0, 6) })).toBeGreaterThan(even);
    expect(first({ at: at(3, 0, 1) }, { at: at(4, 0, 6), gems: 6, entered: true })).toBeLessThan(even);
  });

  it('thinks more of who has a card that walks, or one that deals more', () => {
    const even = first({ at: at(3, 0, 1) }, { at: at(3, 0, 6) });
    for (const card of ['speed-boots', 'rage']) {
      expect(first({ at: at(3, 0, 1), cards: [card] }, { at: at(3, 0, 6) })).toBeGreaterThan(even);
      expect(first({ at: at(3, 0, 1) }, { at: at(3, 0, 6), cards: [card] })).toBeLessThan(even);
    }
  });

  it('the more of the turn is left, the better for whose turn it is', () => {
    const standing = [
      { at: at(4, 0, 4), gems: 6, special: 'sword', entered: true },
      { at: at(4, 0, 6), gems: 6, special: 'sword', entered: true },
    ] as const;
    expect(first(...standing, 0)).toBeGreaterThan(first(...standing, 3));
  });

  it('a race is won by somebody; alone it may be lost', () => {
    const { state } = position({ at: at(3, 0, 1) }, { at: at(3, 0, 6) });
    const tempo = { seat: 0, isUnderWay: false, left: 1 };
    expect(race(state, tempo).reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
    expect(race({ ...state, climbers: [state.climbers[0]!] }, tempo)[0]!.chance).toBeLessThan(1);
  });
});
