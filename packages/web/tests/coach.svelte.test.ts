/** The coach of one table, with a thread of nobody: when it speaks by itself, and what it counts. */
import type { Advice } from '@astragal/bots';
import type { SeatedTable, SeatSight } from '@astragal/table/seated-table.svelte.ts';
import type { TableInfo } from '@astragal/wire';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TableCoach } from '../src/coach/coach.svelte.ts';

const sightOf = (ask: number): SeatSight =>
  ({ ask, seat: 0, view: {}, stack: [], questions: [{ options: [{ do: 'hold' }, { do: 'roll' }] }] }) as unknown as SeatSight;

const ADVICE = {
  answers: [{ text: 'hold', line: [], worth: 0.5, loss: 0, error: 0.01 }],
  shown: ['hold'],
  idea: { idea: 'enough', facts: {} },
  overlooks: {},
  futures: 8,
} satisfies Advice;

/** A table at which one is asked, or waits for others. */
function seated(coach?: 'hints') {
  const table = { sight: undefined as SeatSight | undefined, seat: 0, waits: [] as number[], countHint: vi.fn(async () => true) };
  const thread = { ask: vi.fn(async () => ADVICE as Advice | undefined), close: () => undefined };
  const info = { game: 'pig', version: 1, seats: [], coach } as unknown as TableInfo;
  const options = { speaks: coach === undefined, thread: thread as never };
  const coachThere = new TableCoach(table as unknown as SeatedTable, () => info, options);
  const meet = async (sight: SeatSight | undefined, waits: number[]): Promise<number> => {
    Object.assign(table, { sight, waits });
    coachThere.meet(sight);
    await new Promise((done) => void setImmediate(done));
    return coachThere.step;
  };
  return { coach: coachThere, table, thread, meet };
}

beforeEach(() => vi.stubGlobal('sessionStorage', { getItem: () => 'seed' }));

describe('after a lesson', () => {
  it('the coach speaks by itself, once a turn, and nobody counts', async () => {
    const { coach, table, meet } = seated();
    expect(await meet(sightOf(1), [0])).toBe(1);
    expect(coach.isOpen).toBe(true);
    expect(await meet(sightOf(2), [0])).toBe(0);
    expect(await meet(undefined, [1])).toBe(0);
    expect(await meet(sightOf(3), [0])).toBe(1);
    expect(table.countHint).not.toHaveBeenCalled();
  });

  it('it says nothing where it has nothing to say, and may still say it later in the turn', async () => {
    const { thread, meet } = seated();
    thread.ask.mockResolvedValueOnce(undefined);
    expect(await meet(sightOf(1), [0])).toBe(0);
    expect(await meet(sightOf(2), [0])).toBe(1);
  });
});

it('at a table it speaks when asked, and each step is counted before it is shown', async () => {
  const { coach, table, meet } = seated('hints');
  expect(await meet(sightOf(1), [0])).toBe(0);
  await coach.hint();
  expect([coach.step, table.countHint.mock.calls.length]).toEqual([1, 1]);
  table.countHint.mockResolvedValueOnce(false);
  await coach.hint();
  expect([coach.step, table.countHint.mock.calls.length]).toEqual([1, 2]);
  await coach.hint();
  expect([coach.step, table.countHint.mock.calls.length]).toEqual([2, 3]);
});
