import { describe, expect, it } from 'vitest';
import { CountedLuck, Play, playAhead, scripted, settle, start, waiting } from '../src/index.ts';
import { type PigKind, pig } from '../testing/index.ts';

const ROLL = { do: 'roll' };
const HOLD = { do: 'hold' };
const goal = { goal: '50' } as const;
const fresh = () => start(pig, 2, goal, new Play<PigKind>(scripted([])));

describe('playing ahead', () => {
  it('goes on to the end of the game', () => {
    const position = fresh();
    position.state.banked[0] = 48;
    const play = new Play<PigKind>(scripted([5]));
    expect(playAhead(pig, position, play, (state) => (state.risked > 0 ? HOLD : ROLL))).toBe('over');
    expect(position.state.banked).toEqual([54, 0]);
  });

  it('rests after the answer that asked luck', () => {
    const position = fresh();
    const luck = new CountedLuck(scripted([3]));
    expect(playAhead(pig, position, new Play<PigKind>(luck), () => ROLL, { luck })).toBe('luck');
    expect([position.state.risked, luck.asked]).toEqual([4, 1]);
  });

  it('rests at the horizon, and from there a play without horizon goes on', () => {
    const position = fresh();
    const thought = new Play<PigKind>(scripted([]), undefined, new Set(['roll']));
    expect(playAhead(pig, position, thought, () => ROLL)).toBe('horizon');
    expect(waiting(pig, position)).toEqual([]);
    settle(pig, position, new Play<PigKind>(scripted([1])));
    expect([position.state.risked, waiting(pig, position)[0]!.seat]).toEqual([2, 0]);
  });

  it('leaves a question open that nobody answers, and ends where rules go round for ever', () => {
    expect(playAhead(pig, fresh(), new Play<PigKind>(scripted([])), () => undefined)).toBe('asked');
    const ones = { below: () => 0 };
    expect(playAhead(pig, fresh(), new Play<PigKind>(ones), () => ROLL, { most: 7 })).toBe('asked');
  });
});
