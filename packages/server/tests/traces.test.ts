/** Deleted is gone: not only from the rows, but from every byte of the files that the store keeps. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, expect, it } from 'vitest';
import { hashOf } from '../src/ground/secrets.ts';
import { openStore } from '../src/store/open.ts';
import { Guest, type Opened, open } from './client.ts';
import { folder } from './databases.ts';

let server: Opened | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const keyOf = (link: string): string => link.slice(link.indexOf('#') + 1);

/** Which of these words are in which file of the folder. */
function tracesIn(dataDir: string, words: Readonly<Record<string, string>>): string[] {
  return readdirSync(dataDir).flatMap((name) => {
    const bytes = readFileSync(join(dataDir, name));
    return Object.entries(words).flatMap(([what, word]) => (bytes.includes(word) ? [`${what} in ${name}`] : []));
  });
}

/** Somebody who has left something of themselves everywhere, at a table with a friend who stays. */
async function known(dataDir: string): Promise<{ ada: Guest; bo: Guest; words: Record<string, string> }> {
  server = await open({ dataDir, webhookHosts: ['hooks.example'] });
  const [ada, bo] = [await Guest.named(server.address, 'Firstname'), await Guest.named(server.address, 'Bo')];
  const begin = async (): Promise<string> => {
    const { table, links } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }], chat: true } });
    await bo.call('join', { body: { key: keyOf(links.sit['1']!) } });
    await ada.call('start', { table: table.id });
    for (const guest of [ada, bo]) await guest.follow(table.id);
    return table.id;
  };
  const [over, running] = [await begin(), await begin()];
  await ada.call('changeMe', {
    body: { name: 'Zebrastripe', avatar: 'qwqwq', settings: { theme: 'okapi' }, webhook: 'https://hooks.example/of-ada' },
  });
  await ada.connect();
  await ada.follow(running);
  await ada.ask({ type: 'chat', table: running, text: 'a giraffe said so' });
  await bo.ask({ type: 'chat', table: running, text: 'this line stays' });
  await ada.call('resign', { table: over, body: { seat: 0 } });
  await ada.call('rematch', { table: over });
  // A notification that nobody has looked at yet, by the name of those days.
  const { outbox } = server.house.store;
  await outbox.put({ person: 'bo', table: running, way: 'push', kind: 'rematch', name: 'Firstname', at: 2 ** 41, isShown: false });
  await outbox.put({ person: 'bo', table: over, way: 'push', kind: 'over', name: 'Bo', at: 2 ** 41, isShown: false });
  const phrase = (await ada.call('makePhrase')).words.join(' ');
  await ada.call('prove', { body: { phrase } }); // Whoever deletes themselves says by what they are known.
  const endpoint = 'https://push.example/device-of-ada';
  await ada.call('addDevice', { body: { endpoint, p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22), language: 'en' } });
  const { link } = await ada.call('share', { body: { on: true } });
  const { link: move } = await ada.call('makeMove');
  const words = {
    'first name': 'Firstname',
    name: 'Zebrastripe',
    face: 'qwqwq',
    settings: 'okapi',
    chat: 'giraffe',
    webhook: 'of-ada',
    device: endpoint,
    person: (await server.house.store.tables.byId(over))!.host,
    cookie: hashOf(ada.cookie!.split('=')[1]!),
    'share link': hashOf(keyOf(link!)),
    'move link': hashOf(keyOf(move)),
  };
  return { ada, bo, words };
}

it('whoever has deleted everything is in no file any more, at once and after a clean stop', async () => {
  const dataDir = folder();
  const { ada, bo, words } = await known(dataDir);
  const found = tracesIn(dataDir, words).map((each) => each.split(' in ')[0]);
  expect(Object.keys(words).filter((what) => !found.includes(what))).toEqual([]);
  await ada.call('forgetMe');
  const left = (): string[] => tracesIn(dataDir, { ...words, friend: 'this line stays' });
  await expect.poll(left).toEqual(['friend in astragal.db']);
  expect((await server!.house.store.outbox.due(2 ** 42, 9)).map(({ name }) => name)).toEqual(['Bo']);
  bo.leave();
  await server!.stop();
  server = undefined;
  expect(left()).toEqual(['friend in astragal.db']);
});

it('while somebody reads everything, as a backup does, deleting does not wait; the log is emptied afterwards', async () => {
  const dataDir = folder();
  const { ada, words } = await known(dataDir);
  const { driver } = server!.house.store;
  await driver.snapshot(async (all) => {
    await all('SELECT * FROM people');
    await ada.call('forgetMe');
    expect(statSync(join(dataDir, 'astragal.db-wal')).size).toBeGreaterThan(0);
  });
  await expect.poll(() => tracesIn(dataDir, words)).toEqual([]);
});

/** A file in which an earlier server has deleted somebody, as those did. */
async function spoiled(traces: 'some' | undefined): Promise<string> {
  const dataDir = folder();
  const file = join(dataDir, 'astragal.db');
  const store = await openStore({ file });
  for (let n = 0; n < 200; n++)
    await store.people.add({ id: `person${n}`, token: `token${n}`, name: `Giraffe number ${n}`, webhook: undefined, seen: 0 });
  await store.close();
  const db = new Database(file);
  db.exec("DELETE FROM people WHERE id <> 'person7'; DELETE FROM house WHERE name = 'traces'");
  if (traces) db.exec(`INSERT INTO house VALUES ('traces', '${traces}')`);
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  return dataDir;
}

const DELETED = { deleted: 'Giraffe number 11' };

it.each([undefined, 'some'] as const)('what earlier servers deleted (%s) is gone with the first start', async (traces) => {
  const dataDir = await spoiled(traces);
  expect(tracesIn(dataDir, DELETED)).toEqual(['deleted in astragal.db']);
  const store = await openStore({ file: join(dataDir, 'astragal.db'), alone: true });
  expect(tracesIn(dataDir, DELETED)).toEqual([]);
  expect((await store.people.byId('person7'))!.name).toBe('Giraffe number 7');
  await store.close();
  expect(tracesIn(dataDir, DELETED)).toEqual([]);
});

it('the file is written anew once, where there is room; where there is none it says so and tries at the next start', async () => {
  const dataDir = await spoiled(undefined);
  const place = { file: join(dataDir, 'astragal.db'), alone: true };
  const said: string[] = [];
  const tell = (line: string): void => void said.push(line);
  await (await openStore({ ...place, tell, roomIn: () => 1000 })).close();
  expect(said).toEqual([expect.stringMatching(/astragal\.db.* \d+ MB/)]);
  expect(tracesIn(dataDir, DELETED)).toEqual(['deleted in astragal.db']);
  said.length = 0;
  for (let start = 0; start < 2; start++) await (await openStore({ ...place, tell })).close();
  expect(said).toEqual([expect.stringContaining('written anew')]);
  expect(tracesIn(dataDir, DELETED)).toEqual([]);
});
