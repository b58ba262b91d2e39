/** Everybody's chances, at every rest and question. */

import { keptPlay, replayed } from '@astragal/bots';
import { judgesFairly } from '@astragal/bots/testing';
import { readOptions } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { bots, diceForge, judge } from '../src/index.ts';

const level = (name: string) => bots.find((bot) => bot.name === name)!;

describe('the judge', () => {
  it.each([2, 3, 4])('obeys its laws at %i seats', (seats) => {
    expect(judgesFairly({ judge, bot: level('novice'), seats, seed: `judge ${seats}` })).toBeGreaterThan(100);
    expect(judgesFairly({ judge, bot: level('novice'), seats, options: { setup: 'random' }, seed: 'random', most: 40 })).toBeGreaterThan(
      40,
    );
  });

  const plays = Array.from({ length: 30 }, (_, i) =>
    keptPlay(diceForge, [level('amateur'), level('amateur')], readOptions(diceForge, 2, {}), `judged ${i}`),
  );

  it('does not change its mind when the action merely opens, or when it is looked at through the stack', () => {
    let opened = 0;
    for (const play of plays) {
      let rested: readonly number[] = [];
      replayed(diceForge, judge.craft.horizon, play, {
        rest: (position) => {
          rested = judge.chances(position).win;
        },
        question(position, seat, hasMerelyOpened) {
          if (!hasMerelyOpened) return;
          opened++;
          expect(Math.abs(judge.chances(position).win[seat]! - rested[seat]!)).toBeLessThan(0.03);
        },
      });
    }
    expect(opened).toBeGreaterThan(100);
  });

  it('knows more of who wins than that everybody may, and more the later it is', () => {
    const thirds = [0, 1, 2].map(() => ({ off: 0, count: 0 }));
    for (const play of plays) {
      const said: number[] = [];
      const end = replayed(diceForge, judge.craft.horizon, play, { rest: (position) => said.push(judge.chances(position).win[0]!) });
      const { winners } = diceForge.result(end.state);
      const was = winners.includes(0) ? 1 / winners.length : 0;
      for (const [at, each] of said.entries()) {
        const third = thirds[Math.min(2, Math.floor((3 * at) / said.length))]!;
        third.off += (each - was) ** 2;
        third.count++;
      }
    }
    const [early, , late] = thirds.map(({ off, count }) => off / count);
    expect(early).toBeLessThan(0.27);
    expect(late).toBeLessThan(0.2);
    expect(late).toBeLessThan(early!);
  });
});
