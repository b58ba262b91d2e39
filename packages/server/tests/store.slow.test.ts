import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackupError, backup, restore } from '../src/store/backup.ts';
import { Dice } from '../src/store/dice.ts';
import { MIGRATIONS, migrate, SchemaError } from '../src/store/migrations.ts';
import type { EntryRow, Head, Key, KeyKind, NotificationRow, TableRow } from '../src/store/rows.ts';
import { Store } from '../src/store/store.ts';
import { type Databases, folder, postgresDatabases, sqliteDatabases } from './databases.ts';

const table = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  game: 'pig',
  version: 1,
  options: { goal: '50' },
  chairs: [
    { by: 'person', name: 'Ada', person: 'ada' },
    { by: 'open', name: '' },
  ],
  host: 'ada',
  pace: { kind: 'untimed' },
  timeout: 'bot',
  takeover: true,
  listed: false,
  chat: true,
  phase: 'setup',
  created: 1,
  ...more,
});
const head: Head = { record: { format: 1, game: 'pig', version: 1, seats: 2, options: {}, dealt: [] }, at: 5, after: { waits: [0] } };
const entry = (number: number, choice = 'roll'): EntryRow => ({
  number,
  entry: { seat: 0, choice, luck: [['die of seat 0', 6, 3]] },
  at: 1_763_172_000_000 + number,
  after: { waits: [0] },
});

describe.each([
  ['SQLite', sqliteDatabases],
  ['PostgreSQL', postgresDatabases],
])('the store on %s', (_, databases) => {
  let all: Databases;
  let store: Store;
  const open = async () => {
    const driver = await all.fresh();
    await migrate(driver);
    return new Store(driver);
  };
  beforeAll(async () => {
    all = await databases();
    store = await open();
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await all.stop();
  }, 60_000);

  it('keeps what dice have shown: all games of a count or none, and never over another count', async () => {
    const dice = new Dice(store.driver);
    const before = await dice.of('pig');
    await store.tables.create(table('rolled', { phase: 'over', ended: 3 }), []);
    await dice.keep('pig', before, ['rolled']);
    const after = await dice.of('pig');
    expect(after.revision).toBe(before.revision + 1);
    await expect(dice.keep('pig', before, [])).rejects.toThrow();
    await expect(dice.keep('pig', after, ['rolled'])).rejects.toThrow();
    expect(await dice.of('pig')).toEqual(after);
  });

  it('keeps people by the hash of their cookie', async () => {
    await store.people.add({ id: 'p1', token: 'hash', name: 'Ada', webhook: undefined, seen: 7 });
    const changed = { id: 'p1', token: 'hash', name: 'Ada L', webhook: 'https://x.example/', seen: 8 };
    expect(await store.people.change('p1', { name: 'Ada L', webhook: 'https://x.example/', seen: 8 })).toEqual(changed);
    expect(await store.people.byToken('hash')).toMatchObject({ person: changed, session: { hash: 'hash', created: 0, data: '' } });
    expect(await store.people.byToken('other')).toBeUndefined();
  });

  it('changes what is named about people, and nobody who is gone', async () => {
    await store.people.add({ id: 'p2', token: 'p2', name: 'Bo', webhook: 'https://x.example/', seen: 1 });
    await store.people.change('p2', { settings: { language: 'pl' }, seen: 2 });
    await store.people.change('p2', { avatar: '41032', webhook: null, seen: 3 });
    expect(await store.people.byId('p2')).toEqual({
      id: 'p2',
      token: 'p2',
      name: 'Bo',
      webhook: undefined,
      avatar: '41032',
      settings: { language: 'pl' },
      seen: 3,
    });
    expect(await store.people.change('nobody', { name: 'Eve', seen: 4 })).toBeUndefined();
    expect(await store.people.byId('nobody')).toBeUndefined();
  });

  it('forgets people who hold no place', async () => {
    await store.people.add({ id: 'idle', token: 'idle', name: 'Idle', webhook: undefined, seen: 1 });
    await store.people.add({ id: 'ada', token: 'ada', name: 'Ada', webhook: undefined, seen: 1 });
    await store.tables.create(table('forget'), []);
    await store.people.forgetUnseen(2);
    expect(await store.people.byId('idle')).toBeUndefined();
    expect(await store.people.byId('ada')).toBeDefined();
  });

  it('lists open tables and the tables of a person', async () => {
    await store.tables.create(table('open1', { listed: true, created: 10, code: 'ABCD2345' }), []);
    await store.tables.create(table('bo1', { host: 'bo', chairs: [{ by: 'person', name: 'Bo', person: 'bo' }] }), []);
    expect((await store.tables.open(10)).map(({ id }) => id)).toEqual(['open1']);
    expect((await store.tables.of('bo', 10)).map(({ id }) => id)).toEqual(['bo1']);
    expect((await store.tables.byCode('ABCD2345'))?.id).toBe('open1');
    expect(await store.tables.countOpen('bo')).toBe(1);
    const { code: _code, ...playing } = table('open1', { listed: true, phase: 'playing' });
    await store.tables.save(playing, 11, store.places.add('bo', 'open1', 'sit'));
    expect(await store.tables.open(10)).toEqual([]);
    expect(await store.tables.byCode('ABCD2345')).toBeUndefined();
    expect((await store.tables.of('bo', 10)).map(({ id }) => id)).toEqual(['open1', 'bo1']);
    expect((await store.tables.playing()).map(({ row }) => row.id)).toEqual([]); // Without a match nothing is being played.
  });

  it('appends an entry only as the next one', async () => {
    await store.tables.create(table('append'), [], { head, entries: '[]' });
    expect(await store.matches.append('append', entry(2))).toBe(false);
    expect(await store.matches.append('append', entry(1))).toBe(true);
    expect(await store.matches.append('append', entry(1, 'hold'))).toBe(false);
    expect(await store.matches.append('append', entry(2))).toBe(true);
    expect(await store.matches.append('nowhere', entry(1))).toBe(false);
    expect(await store.matches.entries('append')).toEqual([entry(1), entry(2)]);
    expect(await store.matches.lastNumber('append')).toBe(2);
    expect(await store.matches.last('append')).toMatchObject({ at: entry(2).at, after: { waits: [0] } });
    expect((await store.matches.head('append'))?.record.game).toBe('pig');
  });

  it('lets exactly one of many writers have a number', async () => {
    await store.tables.create(table('race'), [], { head, entries: '[]' });
    const won = await Promise.all(Array.from({ length: 40 }, (_unused, i) => store.matches.append('race', entry(1, `try ${i}`))));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await store.matches.entries('race')).toHaveLength(1);
  });

  it('commits many tables together, each in its own order', async () => {
    const ids = Array.from({ length: 30 }, (_unused, i) => `group${i}`);
    for (const id of ids) await store.tables.create(table(id), [], { head, entries: '[]' });
    await Promise.all(
      ids.map(async (id) => {
        for (let n = 1; n <= 5; n++) expect(await store.matches.append(id, entry(n))).toBe(true);
      }),
    );
    for (const id of ids) expect((await store.matches.entries(id)).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  it('fails only the writer whose row is bad', async () => {
    const twice = table('twice');
    const results = await Promise.allSettled([
      store.tables.create(twice, []),
      store.tables.create(twice, []),
      store.tables.create(table('beside'), []),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('spends a link once and voids old ones', async () => {
    await store.tables.create(table('links'), [{ hash: 'h1', table: 'links', kind: 'sit', seat: 1 }]);
    expect(await store.secrets.byHash('h1')).toEqual({ hash: 'h1', table: 'links', kind: 'sit', seat: 1 });
    await store.driver.write(...store.secrets.renew({ hash: 'h2', table: 'links', kind: 'sit', seat: 1 }));
    expect(await store.secrets.byHash('h1')).toMatchObject({ kind: 'spent' });
    await store.driver.write(store.secrets.spend('h2'));
    expect(await store.secrets.byHash('h2')).toMatchObject({ kind: 'spent' });
    expect(await store.secrets.byHash('h3')).toBeUndefined();
  });

  it('keeps keys by their hash, for their person, until they are dropped, taken or expire', async () => {
    const key = (hash: string, kind: KeyKind, more: Partial<Key> = {}): Key => ({
      hash,
      person: 'kay',
      kind,
      data: '',
      created: 1,
      ...more,
    });
    await store.people.add({ id: 'kay', token: 'kay', name: 'Kay', webhook: undefined, seen: 1 });
    const { keys } = store;
    const all = [
      key('s1', 'session', { created: 2 }),
      key('s2', 'session', { created: 3 }),
      key('m1', 'move', { expires: 50, created: 4 }),
    ];
    await store.write(keys.insert(all[0]!), keys.insert(all[1]!));
    expect(await keys.add(all[2]!)).toBe(true);
    // A hash that exists is nobody's to keep again, and only its owner changes what is kept with it.
    expect(await keys.add({ ...all[2]!, data: 'mine' })).toBe(false);
    expect(await keys.add({ ...all[2]!, person: 'eve', data: 'mine' })).toBe(false);
    await expect(store.write(keys.insert({ ...all[2]!, person: 'eve' }))).rejects.toThrow();
    const newer = key('s1', 'session', { data: 'newer', created: 9 });
    await store.write(keys.change(newer));
    for (const other of [{ person: 'eve' }, { kind: 'push' }] as const)
      await store.write(keys.change({ ...newer, ...other, data: 'hers' }));
    await store.write(...keys.put(key('wishes', 'calls', { data: 'first' })));
    await store.write(...keys.put(key('wishes', 'calls', { data: 'second' })), ...keys.put(key('wishes', 'calls', { person: 'eve' })));
    expect(await keys.byHash('wishes', 'calls')).toEqual(key('wishes', 'calls', { data: 'second' }));
    await store.write(keys.drop('eve', 'calls', 'wishes'), keys.drop('kay', 'push', 'wishes'));
    expect(await keys.byHash('wishes', 'calls')).toBeDefined();
    await store.write(keys.end('eve', 'calls', 'wishes', 9), keys.end('kay', 'push', 'wishes', 9));
    expect(await keys.byHash('wishes', 'calls')).toBeDefined();
    await store.write(keys.end('kay', 'calls', 'wishes', 9));
    expect(await keys.byHash('wishes', 'ended')).toMatchObject({ person: 'kay', expires: 9 });
    await store.write(keys.drop('kay', 'ended', 'wishes'));
    expect(await keys.of('kay')).toEqual([{ ...all[0], data: 'newer' }, all[1], all[2]]);
    expect(await keys.byHash('m1', 'move')).toEqual(all[2]);
    expect(await keys.byHash('m1', 'session')).toBeUndefined();
    expect(await store.people.byToken('s2')).toEqual({ person: expect.objectContaining({ name: 'Kay' }), session: all[1] });
    expect(await store.people.byToken('m1')).toBeUndefined();
    expect([...(await store.people.strangers(['s1', 's2', 'm1', 'kay', 'x']))].sort()).toEqual(['m1', 'x']);
    const taken = await Promise.all([1, 2, 3].map(() => keys.take('m1', 'move')));
    expect(taken.filter(Boolean)).toEqual([all[2]]);
    await store.write(keys.insert(key('old', 'challenge', { expires: 10 })), keys.insert(key('new', 'challenge', { expires: 30 })));
    await store.write(keys.dropExpired(20), keys.drop('somebody else', 'session', 's1'), keys.drop('kay', 'session', 's2'));
    expect((await keys.of('kay')).map(({ hash }) => hash).sort()).toEqual(['new', 's1']);
    await store.write(keys.dropAll('kay', 'session'), keys.drop('kay', 'challenge', 'new'));
    expect(await keys.of('kay')).toEqual([]);
    for (let created = 1; created <= 4; created++) await store.write(keys.insert(key(`e${created}`, 'event', { created })));
    await store.write(keys.insert(key('e0', 'event', { person: 'eve' })), keys.dropOldest('kay', 'event', 2));
    expect((await keys.of('kay')).map(({ hash }) => hash)).toEqual(['e3', 'e4']);
    expect(await keys.of('eve')).toHaveLength(1);
    const own = await Promise.all([1, 2].map((n) => keys.own('name', () => `made ${n}`)));
    expect(own[0]).toBe(own[1]);
    expect(await keys.salt()).toBe(await keys.salt());
  });

  it('forgets keys with their people, but nobody who has a way back', async () => {
    for (const id of ['phrased', 'gone']) await store.people.add({ id, token: id, name: id, webhook: undefined, seen: 1 });
    const key = { data: '', created: 1 };
    await store.write(
      store.keys.insert({ ...key, hash: 'words', person: 'phrased', kind: 'phrase' }),
      store.keys.insert({ ...key, hash: 'device', person: 'gone', kind: 'push' }),
    );
    await store.people.forgetUnseen(2);
    expect([await store.people.byId('gone'), await store.keys.of('gone')]).toEqual([undefined, []]);
    expect(await store.people.byId('phrased')).toBeDefined();
    await store.write(...store.people.forget('phrased'));
    expect([await store.people.byId('phrased'), await store.keys.of('phrased')]).toEqual([undefined, []]);
  });

  it('lets one of many make a call, which is due again if nothing more is heard of it', async () => {
    const { outbox } = store;
    const call: NotificationRow = { person: 'bo', table: 'links', way: 'push', kind: 'turn', name: 'Ada', at: 5, isShown: false };
    await outbox.put({ ...call, kind: 'over', at: 4 });
    await outbox.put(call);
    await outbox.put({ ...call, way: 'hook', at: 7 });
    expect(await outbox.due(6, 9)).toEqual([call]);
    const claims = await Promise.all([1, 2, 3].map(() => outbox.claim(call, 10)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect((await outbox.due(9, 9)).map(({ way }) => way)).toEqual(['hook']);
    expect((await outbox.due(10, 9)).map(({ way }) => way)).toEqual(['hook', 'push']);
    expect([await outbox.shown(call), await outbox.drop(call)]).toEqual([false, false]);
    expect(await outbox.shown({ ...call, at: 10 })).toBe(true);
    expect(await outbox.at('bo', 'links', 'push')).toEqual({ ...call, at: 10, isShown: true });
    expect((await outbox.due(99, 9)).map(({ way }) => way)).toEqual(['hook']);
    expect(await outbox.drop({ ...call, at: 10, isShown: true })).toBe(true);
    expect(await outbox.at('bo', 'links', 'push')).toBeUndefined();
  });

  it('keeps chat in order', async () => {
    for (let n = 1; n <= 5; n++)
      await store.chat.add('append', { number: n, at: n, name: 'Ada', text: `line ${n}`, ...(n > 2 && { seat: 0 }) });
    expect((await store.chat.last('append', 2)).map(({ text }) => text)).toEqual(['line 4', 'line 5']);
    expect((await store.chat.last('append', 5))[0]).toEqual({ number: 1, at: 1, name: 'Ada', text: 'line 1' });
  });

  it('takes a whole match as text and gives it back as text, in the order of its entries', async () => {
    const moved = Array.from({ length: 12 }, (_, i) => entry(i + 1, `answer ${i}`).entry);
    await store.tables.create(table('moved'), [], { head, entries: JSON.stringify(moved) });
    expect(await store.matches.append('moved', entry(13))).toBe(true);
    const text = (await store.matches.text('moved'))!;
    expect(JSON.parse(text.head)).toEqual(head);
    expect((JSON.parse(text.entries) as [object, number][]).map(([each]) => each)).toEqual([...moved, entry(13).entry]);
    expect(await store.matches.text('nothing')).toBeUndefined();
    await store.tables.create(table('begun'), [], { head, entries: '[]' });
    expect(await store.matches.text('begun')).toMatchObject({ entries: '[]' });
  });

  it('forgets a finished table with all that belongs to it, and no other', async () => {
    const finished = await open();
    for (const [id, phase, changed] of [
      ['old', 'over', 10],
      ['given-up', 'closed', 10],
      ['recent', 'over', 30],
      ['running', 'playing', 10],
    ] as const) {
      await finished.tables.create(table(id), [{ hash: id, table: id, kind: 'watch' }], {
        head,
        entries: JSON.stringify([entry(1).entry]),
      });
      await finished.chat.add(id, { number: 1, at: 1, name: 'Ada', text: 'hello' });
      await finished.tables.save(table(id, { phase }), changed);
    }
    expect([...(await finished.tables.finished(20, 10))].sort()).toEqual(['given-up', 'old']);
    await finished.tables.forget('old');
    expect([await finished.tables.byId('old'), await finished.matches.head('old'), await finished.secrets.byHash('old')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([await finished.matches.entries('old'), await finished.chat.last('old', 9), await finished.places.at('ada', 'old')]).toEqual([
      [],
      [],
      [],
    ]);
    expect((await finished.matches.entries('recent')).map((each) => each.entry)).toEqual([entry(1).entry]);
    expect(await finished.secrets.byHash('running')).toBeDefined();
    await finished.close();
  });

  it('is backed up while it runs, and restored, byte for byte', async () => {
    const file = join(folder(), 'backup.gz');
    const saved = await backup(store, file);
    const other = await open();
    const before = await other.facts.epoch();
    expect(await restore(other, file)).toEqual({ rows: saved, back: 0 });
    expect(await other.matches.entries('append')).toEqual(await store.matches.entries('append'));
    expect(await other.tables.byId('open1')).toEqual(await store.tables.byId('open1'));
    expect(await other.facts.epoch()).not.toBe(before);
    const again = join(folder(), 'again.gz');
    expect(await backup(other, again)).toBe(saved);
    await other.close();
  });

  it('a damaged backup changes nothing', async () => {
    const count = await store.tables.count();
    await expect(restore(store, new URL('../package.json', import.meta.url).pathname)).rejects.toThrow(BackupError);
    expect(await store.tables.count()).toEqual(count);
  });

  it.each(MIGRATIONS.map((_unused, i) => i))('migrates from schema %i, keeping what is there', async (from) => {
    const driver = await all.fresh();
    await migrate(driver, from);
    if (from > 0) await driver.write(['INSERT INTO people (id, token, name, seen) VALUES (?, ?, ?, ?)', 'old', 'old', 'Old', 1]);
    expect(await migrate(driver)).toBe(from);
    expect(await migrate(driver)).toBe(MIGRATIONS.length);
    const migrated = new Store(driver);
    if (from > 0) expect(await migrated.people.byId('old')).toMatchObject({ name: 'Old' });
    expect(await migrated.facts.epoch()).toBe('0');
    // A neighbour has been here that says we may go on; then one who says nothing.
    await driver.write(['INSERT INTO migrations (number, oldest) VALUES (?, ?)', MIGRATIONS.length + 1, MIGRATIONS.length]);
    expect(await migrate(driver)).toBe(MIGRATIONS.length + 1);
    await driver.write(['INSERT INTO migrations (number) VALUES (?)', 999]);
    await expect(migrate(driver)).rejects.toThrow(SchemaError);
    await migrated.close();
  });
});
