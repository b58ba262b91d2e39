/** The file of the store: what a start says about a bad one, what a stop leaves behind, and that it belongs to one server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { backup } from '../src/store/backup.ts';
import { OpenError } from '../src/store/driver.ts';
import { openStore } from '../src/store/open.ts';
import { sqlite } from '../src/store/sqlite.ts';
import { sqliteThread } from '../src/store/sqlite-thread.ts';
import { Store } from '../src/store/store.ts';
import { Guest, open } from './client.ts';
import { folder } from './databases.ts';
import { logged } from './whole-log.ts';

const MAIN = new URL('../dist/src/main.js', import.meta.url).pathname;
const NOBODY = 65_534;

/** The program on this folder: what it says on the error output and how it ends. Stopped as soon as it is open. */
async function start(dataDir: string, { uid }: { uid?: number } = {}) {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: { ...env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'debug' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid, gid: uid }),
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += text;
  });
  child.stdout.on('data', (text: Buffer) => {
    logged(text.toString());
    if (text.includes('open at')) child.kill('SIGTERM');
  });
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

const file = (dataDir: string) => join(dataDir, 'astragal.db');

/** A folder in which a server has kept a table. */
async function used(): Promise<{ dataDir: string; table: string }> {
  const dataDir = folder();
  const server = await open({ dataDir });
  const ada = await Guest.named(server.address, 'Ada');
  const { table } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'hot', name: 'Bo' }] } });
  await ada.call('start', { table: table.id });
  await ada.follow(table.id);
  expect(await ada.answer(table.id, 0, 'roll')).toMatchObject({ type: 'position' });
  await server.stop();
  return { dataDir, table: table.id };
}

it('after a clean stop the file alone holds everything', async () => {
  const { dataDir, table } = await used();
  const copy = file(folder());
  copyFileSync(file(dataDir), copy);
  const store = await openStore({ file: copy });
  expect(await store.matches.entries(table)).toMatchObject([{ entry: { seat: 0, choice: 'roll' } }]);
  await store.close();
});

const modes = (path: string): Record<string, string> =>
  Object.fromEntries(readdirSync(path).map((name) => [name, (statSync(join(path, name)).mode & 0o777).toString(8)]));

describe('what the store keeps is for nobody else’s eyes', () => {
  const OPEN = { 'astragal.db': '600', 'astragal.db-shm': '600', 'astragal.db-wal': '600', 'astragal.db.lock': '600' };

  it('from the first start on, of which nothing else is left behind', async () => {
    const dataDir = join(folder(), 'of', 'astragal');
    const server = await open({ dataDir });
    await Guest.named(server.address, 'Ada');
    expect(modes(dataDir)).toEqual({ ...OPEN, 'astragal.db.lock-journal': '600' });
    expect([dataDir, join(dataDir, '..')].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700]);
    await server.stop();
    expect(Object.keys(modes(dataDir)).filter((name) => !(name in OPEN))).toEqual([]);
  });

  it('after a start on files that everybody could read, and on what earlier starts left behind', async () => {
    const { dataDir } = await used();
    for (const name of ['.new', '.new-wal', '.new-shm']) writeFileSync(file(dataDir) + name, 'left behind');
    for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o644);
    const store = await openStore({ file: file(dataDir), alone: true });
    await store.canWrite();
    expect(modes(dataDir)).toEqual({ ...OPEN, 'astragal.db.lock-journal': '600' });
    await store.close();
  });

  it('in a backup, too, while it is written and afterwards', async () => {
    const { dataDir } = await used();
    const [store, to] = [await openStore({ file: file(dataDir) }), folder()];
    const half = join(to, 'house.gz.part');
    writeFileSync(half, 'of a backup that never came to its end');
    chmodSync(half, 0o644);
    const { driver } = store;
    const snapshot: typeof driver.snapshot = (look) =>
      driver.snapshot((all) =>
        look(async (...statement) => {
          await expect.poll(() => modes(to)).toEqual({ 'house.gz.part': '600' });
          return all(...statement);
        }),
      );
    await backup(new Store({ ...driver, snapshot }), join(to, 'house.gz'));
    expect(modes(to)).toEqual({ 'house.gz': '600' });
    await store.close();
  });
});

it('what is written is moved into the file while the house is open', async () => {
  const path = file(folder());
  const driver = sqliteThread(path);
  await driver.run('CREATE TABLE lines (text TEXT)');
  const write = (rows: number) =>
    driver.run(
      "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) INSERT INTO lines SELECT printf('%0400d', i) FROM n",
      rows,
    );
  await write(5000);
  const [{ pages }] = (await driver.all('SELECT page_count AS pages FROM pragma_page_count')) as [{ pages: number }];
  // Pages are moved in order: with the last one all are there.
  await expect.poll(() => statSync(path).size).toBe(pages * 4096);
  expect(await write(1)).toBe(1);
  const copy = file(folder());
  copyFileSync(path, copy);
  const alone = sqlite(copy);
  expect(await alone.all('SELECT count(*) AS lines FROM lines')).toEqual([{ lines: 5000 }]);
  await alone.close();
  await driver.close();
});

it('whoever asks of a store that is being closed is told so; the process stays, and no thread opens the file again', async () => {
  for (let round = 0; round < 10; round++) {
    const path = file(folder());
    const driver = sqliteThread(path);
    await driver.run('CREATE TABLE lines (text TEXT)');
    const ask = () => Array.from({ length: 200 }, (_, i) => driver.all('SELECT text FROM lines WHERE text = ?', i));
    const before = Promise.allSettled(ask());
    const closing = driver.close();
    const after = await Promise.allSettled(ask());
    expect(driver.close()).toBe(closing);
    await closing;
    expect((await before).filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(after.filter(({ status }) => status === 'fulfilled')).toEqual([]);
    await expect(driver.write(["INSERT INTO lines VALUES ('late')"])).rejects.toThrow('the store is closed');
    expect(readdirSync(dirname(path))).toEqual(['astragal.db']);
  }
});

describe('a start that cannot be', () => {
  beforeAll(() => {
    if (!existsSync(MAIN)) throw new Error('build the server first: node tools/build.mjs');
  });

  it('on an empty file: one line, and the file stays as it is', async () => {
    const dataDir = folder();
    writeFileSync(file(dataDir), '');
    const { code, said } = await start(dataDir);
    expect(said).toBe(`${file(dataDir)} is empty: put a backup in its place, or remove it to begin with nothing\n`);
    expect(code).toBe(1);
    expect(statSync(file(dataDir)).size).toBe(0);
  });

  it('on something else: one line, and it stays as it is', async () => {
    const dataDir = folder();
    writeFileSync(file(dataDir), 'my diary '.repeat(1000));
    const { code, said } = await start(dataDir);
    expect([code, said]).toEqual([1, `${file(dataDir)} is damaged, or no store of Astragal\n`]);
    expect(readFileSync(file(dataDir), 'utf8')).toBe('my diary '.repeat(1000));
  });

  it('on a file whose middle is lost: one line', async () => {
    const { dataDir } = await used();
    truncateSync(file(dataDir), 8192);
    const { code, said } = await start(dataDir);
    expect(said).toMatch(/^\S+astragal\.db (is damaged|cannot be used: .*malformed)[^\n]*\n$/);
    expect(code).toBe(1);
  });

  it('in a folder that may not be written: one line', async () => {
    const dataDir = join(folder(), 'data');
    mkdirSync(dataDir);
    chmodSync(join(dataDir, '..'), 0o755);
    chmodSync(dataDir, 0o555);
    const { code, said } = await start(dataDir, process.getuid?.() === 0 ? { uid: NOBODY } : {});
    expect(said).toMatch(/^\S+data cannot be used: EACCES: permission denied[^\n]*\n$/);
    expect(code).toBe(1);
  });

  it('where no folder can be made: one line', async () => {
    const { code, said } = await start('/dev/null/data');
    expect([code, said]).toEqual([1, "/dev/null/data cannot be used: ENOTDIR: not a directory, mkdir '/dev/null/data'\n"]);
  });

  it('beside another server on the same file: one line, until the first is gone, even by kill -9', async () => {
    const dataDir = folder();
    const { NODE_OPTIONS: _, ...env } = process.env;
    const first = spawn(process.execPath, [MAIN], {
      env: { ...env, PORT: '0', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(first.stdout, 'data');
    expect(await start(dataDir)).toEqual({ code: 1, said: `${file(dataDir)} is in use by another server\n` });
    // Commands that work beside a server still do.
    await (await openStore({ file: file(dataDir) })).close();
    first.kill('SIGKILL');
    await once(first, 'exit');
    expect(await start(dataDir)).toEqual({ code: 0, said: '' });
  });
});

it('a server whose start was refused lets go of the file', async () => {
  const place = file(folder());
  writeFileSync(place, '');
  await expect(openStore({ file: place, alone: true })).rejects.toThrow(OpenError);
  await expect(openStore({ file: place, alone: true })).rejects.toThrow('is empty');
});
