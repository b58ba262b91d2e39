/** Opening the store that the settings name: in its newest shape, or with one line that says why not. */
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { type Driver, OpenError } from './driver.ts';
import { migrate } from './migrations.ts';
import { keepDatabase, postgres } from './postgres.ts';
import { alone as inOneGo } from './sqlite.ts';
import { sqliteThread } from './sqlite-thread.ts';
import { Store } from './store.ts';
import { roomIn as freeIn, freshFile, writeAnew } from './traces.ts';

/** What the first bytes of every SQLite file say. */
const MAGIC = 'SQLite format 3\0';

export interface StorePlace {
  /** PostgreSQL instead of the file. */
  readonly databaseUrl?: string | undefined;
  readonly file: string;
  /** Refuse if another server has it open. Commands that work beside a server leave it out. */
  readonly alone?: boolean;
  /** Others may have the database open, if they hear us, too. */
  readonly shared?: boolean;
  /** Another server has taken the database while it was away. */
  readonly lost?: (why: string) => void;
  /** What the host should know of the file. */
  readonly tell?: (line: string) => void;
  /** Free bytes of the disk that a folder lies on; tests bring their own. */
  readonly roomIn?: (folder: string) => number;
}

/** Opens the store, which is made if it never existed. */
export async function openStore(place: StorePlace): Promise<Store> {
  const { databaseUrl, file, alone = false, shared = false, lost = () => {}, tell = () => {}, roomIn = freeIn } = place;
  if (databaseUrl) return openDatabase(databaseUrl, alone ? (url) => keepDatabase(url, shared, lost) : async () => async () => {});
  opening(dirname(file), (folder) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  });
  const release = alone ? holdFile(file) : () => {};
  try {
    if (alone) removeLeftovers(file);
    if (existsSync(file)) checkFile(file);
    else await makeFile(file);
    for (const part of ['', '-wal', '-shm']) makePrivate(file + part);
    const driver = await inNewestShape(sqliteThread(file), file);
    if (!alone) return new Store(driver);
    const withoutTraces = (when: 'start' | 'stop') => writeAnew(driver, file, when, tell, roomIn);
    await withoutTraces('start');
    await driver.erase(); // What was deleted before a sudden end.
    return new Store({ ...driver, close: () => withoutTraces('stop').finally(driver.close).finally(release) });
  } catch (error) {
    release();
    throw error;
  }
}

async function openDatabase(url: string, keep: (url: string) => Promise<() => Promise<void>>): Promise<Store> {
  const what = 'the database of DATABASE_URL';
  const release = await keep(url).catch((error) => {
    throw openError(what, error);
  });
  try {
    const driver = await inNewestShape(postgres(url), what);
    return new Store({ ...driver, close: () => driver.close().finally(release) });
  } catch (error) {
    await release();
    throw error;
  }
}

/** Says in one line what is wrong with opening the file. */
function opening<T>(file: string, open: (file: string) => T): T {
  try {
    return open(file);
  } catch (error) {
    throw openError(file, error);
  }
}

const openError = (what: string, error: unknown): Error =>
  error instanceof OpenError ? error : new OpenError(`${what} cannot be used: ${error instanceof Error ? error.message : error}`);

/** What was left of making a file stays no longer: earlier servers left it behind, and so does a sudden end. */
function removeLeftovers(file: string): void {
  for (const part of ['', '-wal', '-shm', '-journal']) rmSync(`${file}.new${part}`, { force: true });
}

/** For nobody's eyes but the server's, whatever others are used to; if it is not ours, that is its owner's business. */
function makePrivate(file: string): void {
  try {
    if (existsSync(file)) chmodSync(file, 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw openError(file, error);
  }
}

/** Makes an empty file that is private from its first moment; one that exists becomes so. */
function privateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  makePrivate(file);
}

async function inNewestShape(driver: Driver, what: string): Promise<Driver> {
  try {
    await migrate(driver);
    return driver;
  } catch (error) {
    await driver.close().catch(() => {});
    throw openError(what, error);
  }
}

/** A new file is made beside its place and moved there whole: one that is empty or half made was never ours. */
async function makeFile(file: string): Promise<void> {
  const fresh = `${file}.new`;
  removeLeftovers(file);
  try {
    privateFile(fresh);
    const alone: Driver['alone'] = (work) => inOneGo(fresh, work, 'DELETE');
    await migrate({ kind: 'sqlite', alone });
    await alone((run) => run(...freshFile));
    renameSync(fresh, file);
  } catch (error) {
    throw openError(file, error);
  }
}

/** Looks before anything is written: an empty, foreign or damaged file stays as it is. */
function checkFile(file: string): void {
  if (opening(file, (path) => statSync(path)).size === 0)
    throw new OpenError(`${file} is empty: put a backup in its place, or remove it to begin with nothing`);
  if (opening(file, firstBytes) !== MAGIC) throw new OpenError(`${file} is damaged, or no store of Astragal`);
  opening(file, (path) => {
    const db = new Database(path);
    try {
      const found = db.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
      const how = found[0]?.quick_check.replaceAll(/\s+/g, ' ');
      if (how !== 'ok') throw new OpenError(`${file} is damaged (${how}): put a backup in its place`);
      if (db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").all().length === 0)
        throw new OpenError(`${file} is no store of Astragal`);
    } finally {
      db.close();
    }
  });
}

function firstBytes(file: string): string {
  const at = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(MAGIC.length);
    readSync(at, bytes);
    return bytes.toString('latin1');
  } finally {
    closeSync(at);
  }
}

/**
 * Keeps other servers away from the file for as long as this process lives. The lock is that of a small SQLite file beside it: the system
 * itself lets go of it when the process ends, however it ends.
 */
function holdFile(file: string): () => void {
  const lock = opening(`${file}.lock`, (path) => {
    privateFile(path);
    return new Database(path);
  });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (/locked|busy/i.test(String(error))) throw new OpenError(`${file} is in use by another server`);
    throw openError(`${file}.lock`, error);
  }
  return () => lock.close();
}
