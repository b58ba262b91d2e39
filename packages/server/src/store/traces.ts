/**
 * What was deleted, and what may be left of it in SQLite's file. Rows that go are overwritten; but one that was moved to another page before
 * that may have left a copy in unused room of the first. Writing the file anew leaves nothing, and takes the time of a few copies: a small
 * file is after somebody was forgotten, any file once after servers that overwrote nothing.
 */
import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Driver, Statement } from './driver.ts';
import { Facts } from './facts.ts';

/** The fact that says whether there may be any: `some` or `none`. Without it, an earlier server has deleted in its own way. */
export const TRACES = 'traces';
const SMALL_MB = 256;
const MB = 2 ** 20;

/** A new file has none. */
export const freshFile: Statement = ['INSERT INTO house (name, value) VALUES (?, ?)', TRACES, 'none'];

/** Free bytes of the disk that a folder lies on. */
export function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Writes the file anew if there may be traces in it. Only for who has the file alone; what fails is tried at the next start. */
export async function writeAnew(
  driver: Driver,
  file: string,
  when: 'start' | 'stop',
  tell: (line: string) => void,
  free: typeof roomIn,
): Promise<void> {
  try {
    const facts = new Facts(driver);
    const traces = await facts.get(TRACES, 'unknown');
    const { size } = statSync(file);
    if (!(traces === 'some' ? size <= SMALL_MB * MB : traces === 'unknown' && when === 'start')) return;
    // The log holds the new pages until they are moved, and a copy lies among the system's temporary files.
    const needed = 2 * size;
    if (free(dirname(file)) < needed)
      return tell(`${file} may hold traces of what was deleted: rewriting it needs ${Math.ceil(needed / MB)} MB`);
    await driver.run('VACUUM');
    await facts.set(TRACES, 'none');
    await driver.erase();
    tell(`${file} was written anew: nothing that was deleted is left in it`);
  } catch (error) {
    tell(`${file} may hold traces of what was deleted, and could not be rewritten: ${error instanceof Error ? error.message : error}`);
  }
}
