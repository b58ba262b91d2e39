/** Levels in every mixture: who is mixed, and what is counted. */

import { join } from 'node:path';
import { shelf } from '@astragal/shelf';
import { describe, expect, it } from 'vitest';
import { type BusyLevel, mixtureOf, mixturesOf } from '../src/mixtures.ts';
import type { ResultFile } from '../src/result.ts';
import { contentOf, folder, run } from './notebook.ts';

/** A game that says what a turn brings, and two of its bots that look at no clock. */
const [{ id, weak, next }] = (await Promise.all(shelf.map(async (entry) => ({ id: entry.id, ...(await entry.rules()) })))).flatMap(
  ({ id, bots, training }) => {
    const [weak, next] = bots.filter(({ budgetMs }) => !budgetMs).map(({ name }) => name);
    return training?.turnBrings && weak && next ? [{ id, weak, next }] : [];
  },
) as [{ id: string; weak: string; next: string }];

const busy = (turns: number, empty: number, longest: number) => ({ turns, empty, longest });

describe('mixtures', () => {
  it('are all ways to fill the seats, whoever sits where', () => {
    expect(mixturesOf(['a', 'b'], 3)).toEqual([
      ['a', 'a', 'a'],
      ['a', 'a', 'b'],
      ['a', 'b', 'b'],
      ['b', 'b', 'b'],
    ]);
    expect([1, 2, 3, 4].map((seats) => mixturesOf(['a', 'b', 'c', 'd', 'e'], seats).length)).toEqual([5, 15, 35, 70]);
  });

  it('are counted by level; games that got stuck are named as sim plays them', () => {
    const counted = mixtureOf(
      ['a', 'b'],
      [
        { bots: ['a', 'b'], seats: [busy(10, 1, 1), busy(9, 4, 4)], isEndless: false, seed: 's/a+b/0/0' },
        { bots: ['b', 'b'], seats: [busy(5, 0, 0), busy(6, 2, 3)], isEndless: false, seed: 's/b+b/0/0' },
        { bots: ['a', 'a'], seats: [busy(5, 0, 0), busy(6, 1, 1)], isEndless: true, seed: 's/a+a/0/0' },
      ],
    );
    expect(counted).toEqual({
      ...{ games: 3, endless: 1 },
      levels: [
        { bot: 'a', turns: 21, empty: 2, longest: 1 },
        { bot: 'b', turns: 20, empty: 6, longest: 4 },
      ],
      stuck: [
        { bots: ['a', 'b'], seed: 's/a+b/0' },
        { bots: ['a', 'a'], seed: 's/a+a/0' },
      ],
    });
  });

  it('are played by the command, and kept', async () => {
    const result = join(folder, 'mixed.json');
    const { code, json } = await run(`mixtures ${id} --bots ${weak},${next} --games 1 --seed t --json --result ${result}`);
    expect(code).toBe(0);
    expect(json()).toMatchObject({ game: id, seats: 2, mixtures: 3, games: 3, levels: [{ bot: weak }, { bot: next }] });
    expect(contentOf<ResultFile>(result).result).toEqual(json());
    expect((await run('mixtures pig')).err).toContain('pig does not say what a turn brings');
  });

  it('are the very games that sim plays', async () => {
    const [mixed, alone] = await Promise.all([
      run(`mixtures ${id} --bots ${weak} --games 1 --seed t --json`),
      run(`sim ${id} --bot ${weak} --games 1 --seed t/${weak}+${weak}/0 --json`),
    ]);
    const [level] = mixed.json<{ levels: BusyLevel[] }>().levels;
    expect(alone.json()).toMatchObject({ turns: level!.turns, emptyTurns: level!.empty, longestStay: level!.longest });
  });
});
