/** Who looks after a table whose server does nothing for it. */
import { expect, it } from 'vitest';
import type { Audience } from '../src/table/audience.ts';
import { PATIENCE_MS, TablePeers } from '../src/table/peers.ts';
import type { TableServices } from '../src/table/services.ts';
import type { TableState } from '../src/table/table-state.ts';

it('whoever stands in for a server that neglects a table goes on doing so: the next answer need not wait as long again', () => {
  let now = 0;
  const clocks = { since: 0 };
  const cluster = { isAlone: false, doesFor: () => false, bus: { isUp: true }, me: 'me', tellTable() {}, tellHouse() {} };
  const house = { cluster, settings: { now: () => now, botThinkMs: 0, botPauseMs: 0 } } as unknown as TableServices;
  const state = { row: { id: 'a', phase: 'playing' }, isBotAsked: true, live: { clocks }, due: undefined } as unknown as TableState;
  const audience = { size: 1, presence: () => ({ here: [], watchers: 0 }) } as unknown as Audience;
  const peers = new TablePeers(house, state, audience);
  const reminded = (at: number): boolean => {
    now = at;
    peers.remind(now);
    return peers.isDoer;
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
