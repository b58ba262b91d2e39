/** A game of this device: it holds both halves of the luck, says so, and its record can be counted again when it is over. */

import { verify } from '@astragal/fair';
import type { Entry, MatchRecord } from '@astragal/kernel';
import { beforeAll, expect, it, vi } from 'vitest';
import { claimsOf } from '../../src/fair/check.ts';
import type { KeptGame } from '../../src/offline/kept-games.ts';
import type { Change, MatchReply, MatchRequest } from '../../src/offline/offline-match.ts';

const { kept } = vi.hoisted(() => ({ kept: new Map<string, { line: KeptGame; entries: Entry[] }>() }));
vi.mock('../../src/offline/kept-games.ts', () => ({
  LocalStoreError: class extends Error {},
  keptGames: {
    add: async (line: KeptGame, entries: Entry[]) => void kept.set(line.id, { line, entries: [...entries] }),
    append: async (id: string, _: number, entry: Entry, progress: Partial<KeptGame>) => {
      const game = kept.get(id)!;
      game.entries.push(structuredClone(entry));
      game.line = { ...game.line, ...progress };
    },
    note: async (id: string, change: Partial<KeptGame>) => {
      const game = kept.get(id)!;
      game.line = { ...game.line, ...change };
    },
    whole: async (id: string) => {
      const { line, entries } = kept.get(id)!;
      return structuredClone({ line, record: { ...line.head, entries } });
    },
    since: async () => [],
  },
}));

const heard = new Map<number, (reply: MatchReply) => void>();
let tell: (message: { data: unknown }) => void;
let number = 0;
const ask = <T>(request: MatchRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    heard.set(++number, (reply) => ('result' in reply ? resolve(reply.result as T) : reject(new Error(reply.failed))));
    tell({ data: { number, request } });
  });

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (_: string, listener: typeof tell) => {
    tell = listener;
  });
  vi.stubGlobal('postMessage', (reply: MatchReply) => heard.get(reply.number)!(reply));
  await import('../../src/offline/match-worker.ts');
});

const SEATS = [
  { by: 'person', name: 'Ada' },
  { by: 'bot', name: 'random', level: 'random' },
] as const;
const make = (id: string, more: object = {}) =>
  ask({ do: 'make', id, game: 'pig', options: { goal: '50' }, seats: SEATS, mine: [0], ...more } as MatchRequest);

/** Both seats roll twice and hold, until it is over. */
async function playOut(id: string): Promise<MatchRecord> {
  let { change } = await ask<{ change: Change }>({ do: 'take', id });
  for (let i = 0; !change.isOver && i < 2000; i++) {
    const [seat] = change.waits as [number];
    const { ask: question } = await ask<{ ask: number }>({ do: 'seen', seat });
    const said = await ask<Change | string>({ do: 'answer', seat, ask: question, choice: i % 3 === 2 ? 'hold' : 'roll' });
    if (typeof said !== 'string') change = said;
    // The page was closed and opened again in the middle of the game.
    if (i === 5) ({ change } = await ask<{ change: Change }>({ do: 'take', id }));
  }
  const { line, entries } = kept.get(id)!;
  return { ...line.head, entries } as MatchRecord;
}

it('is proven as far as one device can: no part of it was changed', async () => {
  await make('device1');
  expect(verify({ ...kept.get('device1')!.line.head, entries: [] }).verdict).toBe('sealed');
  const record = await playOut('device1');
  const found = verify(record);
  expect(found).toMatchObject({ verdict: 'proven', by: 'device' });
  expect(found.rolls.bot).toBeGreaterThan(0);
  expect(claimsOf(found).not).toContainEqual(['device', 0]);
  const entries = record.entries.map((entry, i) => (i === 3 && 'luck' in entry ? { ...entry, choice: 'hold', luck: [] } : entry));
  expect(verify({ ...record, entries }).verdict).toBe('wrong');
});

it('played on from a step of another has secrets of its own, and inherits what was before', async () => {
  const before = await ask<MatchRecord>({ do: 'fork', id: 'device1', step: 4, seat: 0 });
  await make('device2', { record: before, forked: true });
  const record = await playOut('device2');
  const found = verify(record);
  expect(found).toMatchObject({ verdict: 'proven', by: 'device' });
  expect(found.rolls.inherited).toBeGreaterThan(0);
  expect(record.luck).not.toMatchObject({ secret: (kept.get('device1')!.line.head.luck as { secret: string }).secret });
});
