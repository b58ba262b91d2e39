/** Backups: every row as a line of JSON, the same for both databases, made and read back while servers run. */
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { fairOf, opened } from '@astragal/fair';
import { type MatchRecord, sealed } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import { FairSecrets } from '../ground/fair-secrets.ts';
import type { Row, SqlValue } from './driver.ts';
import { MIGRATIONS, TABLES } from './migrations.ts';
import type { Store } from './store.ts';

/** A backup that cannot be read: one line that says why. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

interface Heading {
  readonly astragal: 'backup';
  readonly schema: number;
  readonly made: string;
}

const PAGE = 5000;

/** Writes the whole store, as of one moment, into a compressed file; gives the number of rows. */
export async function backup(store: Store, file: string): Promise<number> {
  let rows = 0;
  const partial = `${file}.part`;
  await rm(partial, { force: true }); // One that was left behind keeps its rights.
  await store.driver.snapshot(async (all) => {
    async function* lines() {
      const heading: Heading = { astragal: 'backup', schema: MIGRATIONS.length, made: new Date().toISOString() };
      yield `${JSON.stringify(heading)}\n`;
      for (const table of TABLES) {
        for (let from = 0; ; from += PAGE) {
          const page = await all(`SELECT * FROM ${table} ORDER BY ${KEYS[table]} LIMIT ? OFFSET ?`, PAGE, from);
          for (const row of page) yield `${JSON.stringify([table, row])}\n`;
          rows += page.length;
          if (page.length < PAGE) break;
        }
      }
      yield `${JSON.stringify(['end', rows])}\n`;
    }
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(partial, { mode: 0o600 }));
  });
  await rename(partial, file);
  return rows;
}

const KEYS: Readonly<Record<(typeof TABLES)[number], string>> = {
  people: 'id',
  tables: 'id',
  places: 'person, match, kind',
  secrets: 'hash',
  matches: 'id',
  entries: 'match, number',
  chat: 'match, number',
  faults: 'match, at',
  keys: 'hash',
  calls: 'person, match, way',
  dice: 'game',
  analyses: 'match',
  days: 'day',
  tries: 'day, game, who',
  solvings: 'game, puzzle, who',
  standings: 'game, puzzle',
  puzzles: 'game, id',
  searched: 'match',
  duplicates: 'id',
  entrants: 'duplicate, number',
  boards: 'duplicate, board, entrant',
};

export interface Restored {
  readonly rows: number;
  /** People whom the store no longer knew, and who are back: some of them had deleted everything. None if it knew nobody at all. */
  readonly back: number;
}

/** Replaces everything in the store by a backup, in one transaction; running servers notice and load their tables again. */
export async function restore(store: Store, file: string): Promise<Restored> {
  const restored = await store.driver.alone<Restored>(async (run, all) => {
    let heading: Heading | undefined;
    let rows = 0;
    let whole = false;
    let strangers = 0;
    const known = new Set((await all('SELECT id FROM people')).map(({ id }) => id));
    for (const table of TABLES) await run(`DELETE FROM ${table}`);
    try {
      for await (const line of createInterface({
        input: createReadStream(file).pipe(createGunzip()),
        crlfDelay: Number.POSITIVE_INFINITY,
      })) {
        if (!heading) {
          heading = readHeading(line);
          continue;
        }
        const [table, row] = JSON.parse(line) as [string, Row | number];
        if (table === 'end') {
          whole = row === rows;
          continue;
        }
        if (!(TABLES as readonly string[]).includes(table)) throw new BackupError(`the backup has rows of an unknown table '${table}'`);
        const columns = Object.keys(row);
        if (!columns.every((column) => /^[a-z]+$/.test(column))) throw new BackupError(`the backup has a damaged row of '${table}'`);
        const values = Object.values(row as Row).map((value): SqlValue => value ?? undefined);
        await run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`, ...values);
        rows++;
        if (table === 'people' && !known.has((row as Row).id!)) strangers++;
      }
    } catch (error) {
      if (error instanceof BackupError) throw error;
      throw new BackupError(`the backup cannot be read: ${error instanceof Error ? error.message : error}`);
    }
    if (!whole) throw new BackupError('the backup is incomplete; nothing was changed');
    await run("UPDATE house SET value = ? WHERE name = 'epoch'", `${Date.now()}`);
    return { rows, back: known.size > 0 ? strangers : 0 };
  });
  await store.driver.erase();
  return restored;
}

function readHeading(line: string): Heading {
  let heading: Heading;
  try {
    heading = JSON.parse(line) as Heading;
  } catch {
    throw new BackupError('this is not a backup of Astragal');
  }
  if (heading?.astragal !== 'backup') throw new BackupError('this is not a backup of Astragal');
  if (heading.schema > MIGRATIONS.length) throw new BackupError(`the backup was made by a newer server (schema ${heading.schema})`);
  return heading;
}

/** The record of a match, sealed with the hash of its last position if its rules are here. */
export async function exportMatch(store: Store, id: string): Promise<MatchRecord | undefined> {
  const head = await store.matches.head(id);
  if (!head) return undefined;
  const stored: MatchRecord = { ...head.record, entries: (await store.matches.entries(id)).map(({ entry }) => entry) };
  const record = (await store.tables.byId(id))?.phase === 'over' ? await openedRecord(store, id, stored) : stored;
  const rules = await (await onShelf(record.game)?.at(record.version))?.rules();
  return rules ? sealed(rules.game, record) : record;
}

/** A match that is over shows the house's secret of its luck. */
async function openedRecord({ keys }: Store, id: string, record: MatchRecord): Promise<MatchRecord> {
  const secret = await new FairSecrets((make) => keys.own('fair', make)).secretOf(id);
  const fair = fairOf(record, secret);
  return fair && record.luck?.from === 'fair' ? { ...record, luck: opened(record.luck, fair, secret) } : record;
}
