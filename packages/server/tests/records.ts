/** Whoever downloads a record can play it again. */
import { hash, lastStep, type MatchRecord } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import { expect } from 'vitest';
import type { Guest } from './client.ts';

/** Downloads a finished table's record and replays it to the hash it was sealed with. */
export async function reopenAndCompare(guest: Guest, table: string): Promise<MatchRecord> {
  const record = (await guest.call('record', { table })) as unknown as MatchRecord;
  const { game } = await (await onShelf(record.game)!.at(record.version))!.rules();
  expect(hash(lastStep(game, record).position)).toBe(record.hash);
  return record;
}
