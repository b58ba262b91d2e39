/** A table among servers: who looks after it where its server does nothing, and who is told what happens there. */
import { expect, it } from 'vitest';
import type { TableNews } from '../src/cluster/news.ts';
import type { EntryRow } from '../src/store/rows.ts';
import type { Audience } from '../src/table/audience.ts';
import { PATIENCE_MS, TablePeers } from '../src/table/peers.ts';
import type { TableServices } from '../src/table/services.ts';
import type { TableState } from '../src/table/table-state.ts';

it('whoever stands in for a server that neglects a table goes on doing so: the next answer need not wait as long again', () => {
  let now = 0;
  const clocks = { since: 0 };
  const cluster = { isAlone: false, owns: () => false, bus: { isUp: true }, me: 'me', tellTable() {}, tellHouse() {} };
  const house = { cluster, settings: { now: () => now, botThinkMs: 0, botPauseMs: 0 } } as unknown as TableServices;
  const state = { row: { id: 'a', phase: 'playing' }, isBotAsked: true, live: { clocks }, due: undefined } as unknown as TableState;
  const audience = { size: 1, presence: () => ({ here: [], watchers: 0 }) } as unknown as Audience;
  const peers = new TablePeers(house, state, audience);
  const reminded = (at: number): boolean => {
    now = at;
    peers.remind(now);
    return peers.isOwner;
  };
  expect(reminded(PATIENCE_MS)).toBe(false);
  expect(reminded(2 * PATIENCE_MS)).toBe(true);
  // The bot has answered, and is asked again.
  clocks.since = now;
  expect(reminded(now + 1)).toBe(true);
  // A server that does what it should is left to it after a while.
  clocks.since = 100 * PATIENCE_MS;
  expect(reminded(clocks.since)).toBe(false);
});

it('entries are told only while another server has something to do with the table; who is heard again is told how many there are', () => {
  let now = 0;
  const told: TableNews[] = [];
  const cluster = { isAlone: false, tellTable: (_: string, news: TableNews) => told.push(news) };
  const house = { cluster, settings: { now: () => now } } as unknown as TableServices;
  const state = { row: { id: 'a' }, live: { match: { length: 7 } } } as unknown as TableState;
  const peers = new TablePeers(house, state, {} as Audience);
  const entry = { number: 8 } as EntryRow;
  const tellAt = (at: number): readonly TableNews[] => {
    now = at;
    peers.tellEntry(entry);
    return told.splice(0);
  };
  expect(tellAt(1999), 'nobody can have answered yet').toEqual([{ entry }]);
  expect(tellAt(2000)).toEqual([]);
  now = 10_000;
  peers.heard();
  peers.heard();
  expect(told.splice(0)).toEqual([{ entries: 7 }]);
  // They say something every minute; one word may be lost.
  expect(tellAt(10_000 + 120_000)).toEqual([{ entry }]);
  expect(tellAt(10_000 + 150_000)).toEqual([]);
});
