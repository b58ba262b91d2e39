import { scryptSync } from 'node:crypto';
import type { NoticeOf } from '@astragal/wire';
import { plain, WORD_LISTS } from '@astragal/wire/phrases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULTS } from '../src/ground/settings.ts';
import { tidy } from '../src/house/tidying.ts';
import { backup, restore } from '../src/store/backup.ts';
import { Authenticator } from './authenticator.ts';
import { answersOf, few, Guest, type Opened, open, roomy } from './client.ts';
import { folder } from './databases.ts';

let server: Opened;
beforeAll(async () => {
  server = await open();
});
afterAll(() => server.stop());

const keyOf = (link: string): string => link.slice(link.indexOf('#') + 1);
const notFound = { problem: { code: 'not-found' } };

describe('a recovery phrase', () => {
  it('brings name, tables and history to another device, in whatever way it is typed', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    const { table } = await ada.call('playNow', { body: { game: 'pig' } });
    const { words } = await ada.call('makePhrase');
    expect(words).toHaveLength(6);
    const phone = new Guest(server.address);
    expect((await phone.call('signIn', { body: { phrase: ` ${words.join('\n').toUpperCase()}. ` } })).name).toBe('Ada');
    expect((await phone.call('me')).name).toBe('Ada');
    expect((await phone.call('lobby')).mine.map(({ id }) => id)).toEqual([table.id]);
    expect(await ada.call('account')).toMatchObject({ phrase: expect.any(Number), devices: 2 });
    await phone.connect();
    await phone.follow(table.id);
    expect(phone.position(table.id, 0).seat).toBe(0);
  });

  it.each(['en', 'pl', 'ru'] as const)('is of words of the person’s language (%s), and found without their marks', async (language) => {
    const list = WORD_LISTS[language];
    expect(new Set(list.map(plain)).size).toBe(list.length);
    expect(list.length).toBeGreaterThanOrEqual(2048);
    expect(list.filter((word) => !/^\p{Ll}{3,14}$/u.test(word))).toEqual([]);
    const ola = await Guest.named(server.address, 'Ola');
    const { words } = await ola.call('makePhrase', { body: { language } });
    expect(words.filter((word) => !list.includes(word))).toEqual([]);
    for (const typed of [words.join(' '), plain(words.join(', ')).toUpperCase()])
      expect((await new Guest(server.address).call('signIn', { body: { phrase: typed } })).name).toBe('Ola');
  });

  it('is not in the store, and a new one makes the old one worthless', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    const first = (await ada.call('makePhrase')).words;
    await ada.call('prove', { body: { phrase: first.join(' ') } });
    const second = (await ada.call('makePhrase')).words;
    const rows = JSON.stringify(await server.house.store.driver.all('SELECT * FROM keys'));
    // A tenth of a second of work for each guess, and 32 MB.
    const slow = scryptSync(second.join(' '), await server.house.store.keys.salt(), 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 });
    expect(rows).toContain(slow.toString('base64url'));
    for (const words of [first, second]) {
      expect(rows).not.toContain(words.join(' '));
      expect(rows).not.toContain(words.slice(0, 3).join(' '));
    }
    const other = new Guest(server.address);
    await expect(other.call('signIn', { body: { phrase: first.join(' ') } })).rejects.toMatchObject(notFound);
    await expect(other.call('signIn', { body: { phrase: 'one two three' } })).rejects.toMatchObject(notFound);
    expect(other.cookie).toBeUndefined();
  });

  it('can be tried a few times only', async () => {
    const strict = await open({ now: () => 1_763_172_000_000, rateLimits: { ...roomy.rateLimits, signIns: DEFAULTS.rateLimits.signIns } });
    const guess = new Guest(strict.address);
    const tries = DEFAULTS.rateLimits.signIns.address.burst;
    const phrase = 'abandon ability able about above absent';
    for (let n = 0; n < tries; n++)
      await expect(guess.call('signIn', { body: { phrase: n ? 'x' : phrase } })).rejects.toMatchObject(notFound);
    await expect(guess.call('signIn', { body: { phrase } })).rejects.toMatchObject({ problem: { code: 'too-fast' } });
    await strict.stop();
  });
});

describe('a link for another device', () => {
  it('signs in once, within two minutes', async () => {
    let now = Date.now();
    const timed = await open({ now: () => now });
    const ada = await Guest.named(timed.address, 'Ada');
    const { link, until } = await ada.call('makeMove');
    expect(until - now).toBe(120_000);
    const phone = new Guest(timed.address);
    expect((await phone.call('signIn', { body: { move: keyOf(link) } })).name).toBe('Ada');
    await expect(new Guest(timed.address).call('signIn', { body: { move: keyOf(link) } })).rejects.toMatchObject(notFound);
    const late = await ada.call('makeMove');
    now += 120_001;
    await expect(new Guest(timed.address).call('signIn', { body: { move: keyOf(late.link) } })).rejects.toMatchObject(notFound);
    await timed.stop();
  });
});

it('signing out everywhere leaves this device alone signed in, closes the others’ sockets, and makes a stolen cookie worthless', async () => {
  const ada = await Guest.named(server.address, 'Ada');
  const stolen = new Guest(server.address);
  stolen.cookie = ada.cookie;
  const phone = new Guest(server.address);
  await phone.call('signIn', { body: { move: keyOf((await ada.call('makeMove')).link) } });
  await phone.connect();
  expect((await ada.call('signOutEverywhere')).name).toBe('Ada');
  await expect.poll(() => phone.closed).toBeDefined();
  expect((await ada.call('me')).name).toBe('Ada');
  expect((await stolen.call('me')).name).toBeUndefined();
  expect((await phone.call('me')).name).toBeUndefined();
  expect((await ada.call('account')).devices).toBe(1);
});

it('passkeys can be asked for and tried a few times only', async () => {
  const strict = await open({ rateLimits: { ...roomy.rateLimits, signIns: few(2) } });
  const tooFast = { problem: { code: 'too-fast' } };
  const ada = await Guest.named(strict.address, 'Ada');
  for (let n = 0; n < 2; n++) await ada.call('newPasskey');
  await expect(ada.call('newPasskey')).rejects.toMatchObject(tooFast);
  await expect(new Guest(strict.address).call('passkeySignIn')).rejects.toMatchObject(tooFast);
  await strict.stop();
});

it('a passkey that nobody has made opens nothing, and a ceremony needs a challenge of ours', async () => {
  const ada = await Guest.named(server.address, 'Ada');
  const { options } = await ada.call('newPasskey');
  expect(options).toMatchObject({ rp: { name: 'Astragal' }, challenge: expect.any(String) });
  const made = {
    id: 'abc',
    rawId: 'abc',
    type: 'public-key',
    response: { clientDataJSON: 'e30', attestationObject: 'o2M' },
    clientExtensionResults: {},
  };
  await expect(ada.call('addPasskey', { body: { response: made, label: 'phone' } })).rejects.toMatchObject(notFound);
  await expect(new Guest(server.address).call('signIn', { body: { passkey: made } })).rejects.toMatchObject(notFound);
});

describe('a passkey', () => {
  it('brings its owner back, whoever else has tried to register its id with a key of their own', async () => {
    const [victim, evil] = [await Guest.named(server.address, 'Victim'), await Guest.named(server.address, 'Evil')];
    const mine = new Authenticator();
    await mine.join(victim);
    const theirs = new Authenticator(mine.id);
    const taken = { problem: { code: 'key-taken' } };
    await expect(theirs.join(evil)).rejects.toMatchObject(taken);
    expect((await evil.call('account')).passkeys).toEqual([]);
    const stranger = new Guest(server.address);
    await expect(stranger.call('signIn', { body: await theirs.proof(stranger) })).rejects.toMatchObject(notFound);
    expect((await stranger.call('signIn', { body: await mine.proof(stranger) })).name).toBe('Victim');
  });

  it('is not replaced by its owner either', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    const [first, again] = [new Authenticator('AAAA'), new Authenticator('AAAA')];
    await first.join(ada);
    await ada.call('prove', { body: await first.proof(ada) });
    await expect(again.join(ada)).rejects.toMatchObject({ problem: { code: 'key-taken' } });
    const phone = new Guest(server.address);
    expect((await phone.call('signIn', { body: await first.proof(phone) })).name).toBe('Ada');
  });
});

describe('a face and what was chosen', () => {
  const settings = { language: 'pl', speed: 'fast', textTable: true, volumes: { dice: 0.5 }, levels: { pig: 'careful' } };

  it('go with me to another device and to every table, and into what I may download', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    expect(await ada.call('me')).toEqual({ name: 'Ada', webhooks: false });
    await ada.call('changeMe', { body: { avatar: '41032' } });
    expect(await ada.call('changeMe', { body: { settings } })).toEqual({ name: 'Ada', avatar: '41032', settings, webhooks: false });
    const phone = new Guest(server.address);
    const { link } = await ada.call('makeMove');
    expect(await phone.call('signIn', { body: { move: keyOf(link) } })).toMatchObject({ name: 'Ada', avatar: '41032', settings });
    const { table } = await phone.call('playNow', { body: { game: 'pig' } });
    expect(table.seats[0]).toMatchObject({ name: 'Ada', avatar: '41032' });
    expect((await ada.call('lobby')).mine[0]!.seats[0]).toEqual({ by: 'person', name: 'Ada', avatar: '41032' });
    await ada.call('resign', { table: table.id, body: { seat: 0 } });
    expect((await ada.call('history')).games[0]!.seats[0]).toMatchObject({ name: 'Ada', avatar: '41032' });
    const all = await ada.call('exportMe');
    expect(all).toMatchObject({ person: { name: 'Ada', avatar: '41032', settings } });
    expect(all).not.toHaveProperty('person.token');
  });

  it('stand side by side when both are changed at the same moment', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    await Promise.all([{ settings }, { avatar: '41032' }, { name: 'Adele' }].map((body) => ada.call('changeMe', { body })));
    expect(await ada.call('me')).toMatchObject({ name: 'Adele', avatar: '41032', settings });
  });

  it('are seen by whoever sits at my table, and by a stranger with my link on me alone', async () => {
    const [ada, bo] = [await Guest.named(server.address, 'Ada'), await Guest.named(server.address, 'Bo')];
    await ada.call('changeMe', { body: { avatar: '00001' } });
    await bo.call('changeMe', { body: { avatar: '00002' } });
    const { table, links } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }] } });
    const { seats } = await bo.call('invitation', { body: { key: keyOf(links.sit['1']!) } });
    expect(seats[0]).toMatchObject({ avatar: '00001' });
    await bo.call('join', { body: { key: keyOf(links.sit['1']!) } });
    await ada.call('start', { table: table.id });
    expect((await ada.call('table', { table: table.id })).table.seats.map(({ avatar }) => avatar)).toEqual(['00001', '00002']);
    await ada.call('resign', { table: table.id, body: { seat: 0 } });
    const { link } = await ada.call('share', { body: { on: true } });
    const shared = await new Guest(server.address).call('shared', { body: { key: keyOf(link!) } });
    expect(shared).toMatchObject({ name: 'Ada', avatar: '00001' });
    expect(shared.games[0]!.seats.map(({ name, avatar }) => [name, avatar])).toEqual([
      ['Ada', '00001'],
      ['', undefined],
    ]);
  });

  it('that change are seen at once wherever I sit or am waited for, by everybody, and after a restart; a game that is over keeps its own', async () => {
    const dataDir = folder();
    const first = await open({ dataDir });
    const [ada, bo] = [await Guest.named(first.address, 'Ada'), await Guest.named(first.address, 'Bo')];
    await ada.call('changeMe', { body: { avatar: '00001' } });
    const begin = async (): Promise<string> => {
      const { table, links } = await ada.call('create', {
        body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }, { by: 'hot', name: 'Ada' }] },
      });
      await bo.call('join', { body: { key: keyOf(links.sit['1']!) } });
      await ada.call('start', { table: table.id });
      return table.id;
    };
    const [over, running] = [await begin(), await begin()];
    await ada.call('leave', { table: over });
    await bo.call('leave', { table: over });
    const { table: kept } = await bo.call('rematch', { table: over });
    await bo.follow(running);
    const told = bo.next<NoticeOf<'table'>>((notice) => notice.type === 'table' && notice.table.id === running);
    await ada.call('changeMe', { body: { name: 'Adele', avatar: '00009' } });
    const now = [{ name: 'Adele', avatar: '00009' }, { name: 'Bo' }, { name: 'Ada' }];
    expect((await told).table.seats).toMatchObject(now);
    expect((await bo.call('lobby')).mine.find(({ id }) => id === running)!.seats).toMatchObject(now);
    expect((await bo.call('table', { table: kept.id })).table.seats).toContainEqual(
      expect.objectContaining({ kept: 'other', name: 'Adele' }),
    );
    await first.stop();
    const second = await open({ dataDir });
    const again = new Guest(second.address);
    again.cookie = bo.cookie;
    expect((await again.call('table', { table: running })).table.seats).toMatchObject(now);
    expect((await again.call('history')).games[0]!.seats[0]).toMatchObject({ name: 'Ada', avatar: '00001' });
    await second.stop();
  });

  it('that change again and again write no table, yet whoever looks sees them at once, and whoever comes later', async () => {
    const dataDir = folder();
    const first = await open({ dataDir });
    const [ada, bo] = [await Guest.named(first.address, 'Ada'), await Guest.named(first.address, 'Bo')];
    const tables: string[] = [];
    for (let n = 0; n < 30; n++) {
      const { table } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }], public: true } });
      tables.push(table.id);
    }
    await bo.call('sit', { table: tables[0]!, body: {} });
    await ada.call('start', { table: tables[0]! });
    for (const id of tables.slice(0, 5)) await bo.follow(id);
    const written = async (): Promise<string> =>
      JSON.stringify(await first.house.store.driver.all('SELECT id, revision, changed, data FROM tables ORDER BY id'));
    const before = await written();
    for (let n = 1; n <= 20; n++) await ada.call('changeMe', { body: { name: `Ada ${n}`, avatar: `0000${n % 10}` } });
    expect(await written()).toBe(before);
    const now = { name: 'Ada 20', avatar: '00000' };
    await bo.ask({ type: 'ping' });
    for (const id of tables.slice(0, 5))
      expect(bo.heard.findLast((notice) => notice.type === 'table' && notice.table.id === id)).toMatchObject({
        table: { seats: [now, {}] },
      });
    const shown = async (guest: Guest) => {
      const { mine, open: free } = await guest.call('lobby');
      return [...mine, ...free].map(({ seats }) => seats[0]);
    };
    expect(await shown(bo)).toEqual(tables.map(() => expect.objectContaining(now)));
    await first.stop();
    const second = await open({ dataDir });
    const again = new Guest(second.address);
    again.cookie = bo.cookie;
    expect(await shown(again)).toEqual(tables.map(() => expect.objectContaining(now)));
    for (const id of [tables[0]!, tables[9]!]) expect((await again.call('table', { table: id })).table.seats[0]).toMatchObject(now);
    await second.stop();
  });

  it('at the end of a game are those it keeps', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    const { table } = await ada.call('playNow', { body: { game: 'pig' } });
    await ada.call('changeMe', { body: { name: 'Eve' } });
    await ada.call('resign', { table: table.id, body: { seat: 0 } });
    await ada.call('changeMe', { body: { name: 'Lilith' } });
    expect((await ada.call('history')).games[0]!.seats[0]!.name).toBe('Eve');
    expect((await ada.call('table', { table: table.id })).table.seats[0]!.name).toBe('Eve');
  });

  it.each([
    { avatar: '4103' },
    { avatar: '<svg>' },
    { settings: { language: 'x'.repeat(81) } },
    { settings: { deep: { deeper: { deepest: 1 } } } },
    { settings: Object.fromEntries(Array.from({ length: 61 }, (_, i) => [`s${i}`, i])) },
  ])('that make no sense are refused, and nothing is changed: %o', async (body) => {
    const ada = await Guest.named(server.address, 'Ada');
    await expect(ada.call('changeMe', { body: body as never })).rejects.toMatchObject({ problem: { code: 'bad-message' } });
    expect(await ada.call('me')).toEqual({ name: 'Ada', webhooks: false });
  });
});

describe('deleting everything about me', () => {
  it('is true: seats fall to a bot, chat lines vanish, records keep a nameless seat, and no row knows me', async () => {
    const ada = await Guest.named(server.address, 'Adelaide');
    await ada.call('changeMe', { body: { avatar: 'qqqqq', settings: { motto: 'my own way' } } });
    const bo = await Guest.named(server.address, 'Bo');
    const begin = async (): Promise<string> => {
      const { table, links } = await ada.call('create', {
        body: { game: 'pig', options: { goal: '50' }, seats: [{ by: 'me' }, { by: 'friend' }], chat: true },
      });
      await bo.call('join', { body: { key: keyOf(links.sit['1']!) } });
      await ada.call('start', { table: table.id });
      for (const guest of [ada, bo]) await guest.follow(table.id);
      return table.id;
    };
    const [over, running] = [await begin(), await begin()];
    for (;;) {
      const seat = ada.position(over, 0).waits[0];
      if (seat === undefined) break;
      const guest = [ada, bo][seat]!;
      const at = await guest.turn(over, seat);
      await guest.answer(over, seat, answersOf(at).includes('hold') && (at.view as { risked: number }).risked > 14 ? 'hold' : 'roll');
      await Promise.all([ada, bo].map((each) => each.ask({ type: 'ping' })));
    }
    await ada.ask({ type: 'chat', table: running, text: 'a word of mine' });
    const { words } = await ada.call('makePhrase');
    await ada.call('share', { body: { on: true } });
    const id = (await server.house.store.tables.byId(over))!.host;

    const all = await ada.call('exportMe');
    expect(all).toMatchObject({ person: { name: 'Adelaide' }, account: { holds: [{ kind: 'session' }, { kind: 'phrase' }] } });
    expect(JSON.stringify(all)).toContain('a word of mine');

    await ada.call('prove', { body: { phrase: words.join(' ') } });
    await ada.call('forgetMe');
    expect(await new Guest(server.address).call('me')).not.toHaveProperty('name');
    expect((await ada.call('me')).name).toBeUndefined();
    expect((await bo.call('table', { table: running })).table).toMatchObject({ seats: [{ name: '', gone: 'left' }, { name: 'Bo' }] });
    expect((await bo.call('table', { table: over })).table).toMatchObject({ phase: 'over', seats: [{ name: '' }, { name: 'Bo' }] });
    for (const table of ['people', 'keys', 'places', 'secrets', 'tables', 'chat', 'calls']) {
      const rows = JSON.stringify(await server.house.store.driver.all(`SELECT * FROM ${table}`));
      expect(rows, table).not.toMatch(new RegExp(`${id}|Adelaide|a word of mine|qqqqq|my own way`));
    }
    await expect(bo.call('record', { table: over })).resolves.toMatchObject({ game: 'pig' });
  });

  it('takes every line of mine from the chat, under whatever name and from wherever I said it, and from the screens of whoever looks', async () => {
    const [host, ada] = [await Guest.named(server.address, 'Host'), await Guest.named(server.address, 'Adelaide')];
    const make = async (game: { listed: boolean }) =>
      (await host.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }], public: game.listed, chat: true } })).table
        .id;
    const [sat, watched] = [await make({ listed: true }), await make({ listed: true })];
    const say = async (table: string, text: string): Promise<void> => {
      await ada.follow(table);
      await ada.ask({ type: 'chat', table, text });
    };
    await ada.call('sit', { table: sat, body: {} });
    await say(sat, 'from a seat that I left');
    await ada.call('leave', { table: sat });
    await say(watched, 'as a watcher');
    await ada.call('changeMe', { body: { name: 'Anne' } });
    await ada.connect();
    await say(watched, 'under another name');
    await host.follow(watched);
    await host.ask({ type: 'chat', table: watched, text: 'a line of the host' });
    expect(JSON.stringify(await ada.call('exportMe'))).toMatch(/from a seat that I left.*as a watcher.*under another name/s);

    const anew = host.next<NoticeOf<'chat'>>((notice) => notice.type === 'chat' && notice.anew === true);
    await ada.call('forgetMe');
    expect((await anew).lines.map(({ text }) => text)).toEqual(['a line of the host']);
    const rows = JSON.stringify(await server.house.store.driver.all('SELECT * FROM chat'));
    expect(rows).not.toMatch(/from a seat|as a watcher|another name/);
    expect(rows).toContain('a line of the host');
    const late = await Guest.named(server.address, 'Late');
    await late.follow(watched);
    expect(late.latest('chat').lines.map(({ text }) => text)).toEqual(['a line of the host']);
  });
});

it('a phrase still opens after the house has moved to another store by a backup', async () => {
  const ada = await Guest.named(server.address, 'Ada');
  const { words } = await ada.call('makePhrase');
  const file = `${folder()}/house.gz`;
  await backup(server.house.store, file);
  const other = await open();
  await restore(other.house.store, file);
  expect((await new Guest(other.address).call('signIn', { body: { phrase: words.join(' ') } })).name).toBe('Ada');
  await other.stop();
});

it('a backup that is restored says how many come back whom the house no longer knew', async () => {
  const house = await open();
  const [ada] = [await Guest.named(house.address, 'Ada'), await Guest.named(house.address, 'Bo')];
  const file = `${folder()}/house.gz`;
  await backup(house.house.store, file);
  await ada.call('forgetMe');
  await Guest.named(house.address, 'Newcomer');
  expect(await restore(house.house.store, file)).toMatchObject({ back: 1 });
  expect((await ada.call('me')).name).toBeUndefined(); // Her browser has forgotten her as well.
  expect(await house.house.store.driver.all('SELECT name FROM people ORDER BY name')).toEqual([{ name: 'Ada' }, { name: 'Bo' }]);
  await house.stop();
});

it('whoever has a way back is not forgotten however long they stay away; everybody else is, with their keys', async () => {
  let now = Date.now();
  const timed = await open({ now: () => now });
  const [kept, stranger] = [await Guest.named(timed.address, 'Kept'), await Guest.named(timed.address, 'Stranger')];
  const { words } = await kept.call('makePhrase');
  await stranger.call('makeMove');
  now += 400 * 24 * 3_600_000;
  await tidy(timed.house);
  expect((await new Guest(timed.address).call('signIn', { body: { phrase: words.join(' ') } })).name).toBe('Kept');
  expect((await stranger.call('me')).name).toBeUndefined();
  expect(await timed.house.store.driver.all("SELECT * FROM keys WHERE kind = 'move'")).toEqual([]);
  await timed.stop();
});
