/** Whatever somebody asks for, nothing that is another person's changes: every route, aimed at everything that another person has. */
import { API, type BodyOf, type RouteName } from '@astragal/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TABLES } from '../src/store/migrations.ts';
import { Authenticator } from './authenticator.ts';
import { Guest, type Opened, open } from './client.ts';

const keyOf = (link: string): string => link.slice(link.indexOf('#') + 1);
const device = (name: string, auth: string): BodyOf<'addDevice'> => ({
  endpoint: `https://push.example/${name}`,
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth,
  language: 'en',
});

/** What Bo has: ways back, a device, a setup of his own, a game that he plays with Cy, one that is over, links to all of it. */
interface Theirs {
  readonly bo: Guest;
  readonly person: string;
  readonly phrase: string;
  readonly passkey: Authenticator;
  readonly handles: readonly string[];
  readonly setup: string;
  readonly running: string;
  readonly over: string;
  readonly tables: readonly string[];
  readonly spent: string;
  readonly share: string;
  readonly who: string;
  readonly duplicate: string;
  readonly record: Record<string, unknown>;
}

let server: Opened;
let theirs: Theirs;
let eve: Guest;
let hers: string;

async function furnished(): Promise<Theirs> {
  const [bo, cy] = [await Guest.named(server.address, 'Bo'), await Guest.named(server.address, 'Cy')];
  const body = { game: 'pig', seats: [{ by: 'me' as const }, { by: 'friend' as const }] };
  const begun = async (): Promise<{ id: string; spent: string }> => {
    const { table, links } = await bo.call('create', { body });
    const spent = keyOf(links.sit['1']!);
    await cy.call('join', { body: { key: spent } });
    await bo.call('start', { table: table.id });
    await bo.follow(table.id);
    await bo.answer(table.id, 0, 'roll');
    await bo.ask({ type: 'chat', table: table.id, text: 'between us' });
    return { id: table.id, spent };
  };
  const [running, over] = [await begun(), await begun()];
  await bo.call('resign', { table: over.id, body: { seat: 0 } });
  const { table: setup } = await bo.call('create', { body });
  const phrase = (await bo.call('makePhrase')).words.join(' ');
  await bo.call('prove', { body: { phrase } });
  const passkey = new Authenticator();
  await passkey.join(bo);
  await bo.call('addDevice', { body: device('bo', 'A'.repeat(22)) });
  await bo.call('changeNotifications', { body: { for: { over: false } } });
  await bo.call('makeMove');
  await bo.call('takeDaily', { body: { game: 'pig', device: 'the-device-of-bo' } });
  const { host } = (await server.house.store.tables.byId(setup.id))!;
  await server.house.store.puzzles.count(
    { game: 'pig', puzzle: 'one', who: host, idea: 'roll', at: 1, ms: 1, solved: true, hinted: false, against: 1200 },
    { game: 'pig', puzzle: 'one', tried: 1, solved: 1, rating: { rating: 1150, rd: 100, vol: 0.06 }, revision: 0 },
  );
  const { id: duplicate } = await bo.call('makeDuplicate', { body: { game: 'pig', sitters: ['me', 'random'], boards: 2, people: 2 } });
  await cy.call('joinDuplicate', { body: { duplicate } });
  const board = (await bo.call('beginBoard', { body: { duplicate, board: 1 } })).table.id;
  const share = keyOf((await bo.call('share', { body: { on: true } })).link!);
  return {
    bo,
    person: host,
    phrase,
    passkey,
    handles: (await bo.call('account')).holds.map(({ handle }) => handle),
    setup: setup.id,
    running: running.id,
    over: over.id,
    tables: [setup.id, running.id, over.id, board],
    duplicate,
    spent: running.spent,
    share,
    who: (await bo.call('history')).games[0]!.seats[1]!.who!,
    record: await bo.call('record', { table: over.id }),
  };
}

beforeAll(async () => {
  server = await open();
  theirs = await furnished();
  eve = await Guest.named(server.address, 'Eve');
  const { table } = await eve.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }] } });
  hers = (await server.house.store.tables.byId(table.id))!.host;
});
afterAll(() => server.stop());

/** Every row that names Bo or one of his tables; what Eve keeps for herself may name a table. */
async function rows(): Promise<Record<string, readonly string[]>> {
  const marks = [theirs.person, ...theirs.tables];
  const all = TABLES.map(async (table) => {
    const found = (await server.house.store.driver.all(`SELECT * FROM ${table}`)).map((row) => JSON.stringify(row));
    const isBos = (row: string): boolean => marks.some((mark) => row.includes(mark)) && !(table === 'keys' && row.includes(hers));
    return [table, found.filter(isBos).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

interface Aim {
  readonly table?: string;
  readonly body?: unknown;
  readonly query?: string;
}
type Aims = (theirs: Theirs) => readonly Aim[] | Promise<readonly Aim[]>;

const once: Aims = () => [{}];
/** The same at each of Bo's tables. */
const atEach =
  (body: unknown = {}, query = ''): Aims =>
  ({ tables }) =>
    tables.map((table) => ({ table, body, query }));
/** With a passkey of Eve's that claims Bo's id, and with a phrase like his. */
const proofs: Aims = async ({ phrase, passkey }) => [
  { body: { phrase: phrase.split(' ').reverse().join(' ') } },
  { body: await new Authenticator(passkey.id).proof(eve) },
];

/** What Eve tries. A new route is aimed at Bo here before it is served. */
const AIMS: Readonly<Record<RouteName, Aims>> = {
  me: once,
  changeMe: ({ person }) => [{ body: { name: 'Bo', id: person, avatar: '00000' } }],
  history: once,
  account: once,
  // Even with what is truly Bo's: it proves nothing about Eve.
  prove: async (all) => [...(await proofs(all)), { body: { phrase: all.phrase } }, { body: await all.passkey.proof(eve) }],
  makeMove: ({ person }) => [{ body: { person } }],
  newPasskey: ({ person }) => [{ body: { person } }],
  addPasskey: async ({ passkey }) => {
    const claim = new Authenticator(passkey.id);
    const { options } = await eve.call('newPasskey');
    return [{ body: { response: claim.made(options as never, server.address), label: 'mine' } }];
  },
  dropPasskey: ({ handles, passkey }) => [...handles, passkey.id, `passkey ${passkey.id}`].map((id) => ({ body: { id } })),
  signOutEverywhere: ({ handles, person }) => [{ body: { person } }, { body: { keep: [] } }, { body: { keep: handles } }],
  notifications: once,
  changeNotifications: ({ running, person }) => [{ body: { person, for: { turn: false }, mute: { table: running, muted: true } } }],
  addDevice: () => [{ body: device('bo', 'B'.repeat(22)) }],
  dropDevice: () => [{ body: { endpoint: device('bo', '').endpoint } }],
  testNotification: once,
  exportMe: once,
  passkeySignIn: once,
  signIn: async (all) => [...(await proofs(all)), { body: { move: 'A'.repeat(32) } }],
  share: ({ person }) => [{ body: { on: true, person } }, { body: { on: false, person } }],
  shared: ({ share }) => [{ body: { key: share } }],
  // Eve has never played with whom Bo knows by this mark.
  again: ({ who, person }) => [who, person].map((each) => ({ body: { game: 'pig', who: each } })),
  games: once,
  lobby: once,
  create: ({ person }) => [{ body: { game: 'pig', host: person, seats: [{ by: 'me' }, { by: 'friend' }] } }],
  seal: once,
  playNow: () => [{ body: { game: 'pig' } }],
  invitation: ({ share, spent }) => [share, spent].map((key) => ({ body: { key } })),
  join: ({ share, spent }) => [share, spent].map((key) => ({ body: { key } })),
  table: atEach(),
  change: atEach({ public: true, chat: false, seats: [{ by: 'me' }, { by: 'bot' }] }),
  links: atEach({ seats: [0, 1], watch: true, host: true }),
  sit: async (all) => [...(await atEach({ seat: 1 })(all)), ...(await atEach()(all))],
  start: atEach(),
  leave: atEach(),
  resign: atEach({ seat: 0 }),
  takeover: atEach({ seat: 0 }),
  kick: atEach({ seat: 0 }),
  mute: atEach({ seat: 0, muted: true }),
  rematch: atEach(),
  show: atEach({ on: true }),
  story: atEach({}, '?to=5'),
  replay: atEach({}, '?from=0'),
  record: atEach(),
  analysis: atEach(),
  fork: atEach({ step: 0, seat: 0 }),
  beat: atEach({ seat: 0 }),
  ghost: atEach(),
  // Brought as if it were hers: a table of its own.
  importGame: ({ record }) => [{ body: { record, seats: [{ by: 'me' }, { by: 'bot' }] } }],
  today: once,
  day: () => [{ query: `?day=${server.house.days.day}` }, { query: '?day=2020-01-01' }],
  beginDaily: ({ person }) => [{ body: { game: 'pig', person } }, { body: { game: 'pig', again: true } }],
  takeDaily: ({ person }) => [{ body: { game: 'pig', device: 'a'.repeat(20), person } }],
  handInDaily: ({ record, person }) => [
    { body: { day: server.house.days.day, game: 'pig', device: 'a'.repeat(20), record, person } },
    { body: { day: server.house.days.day, game: 'pig', device: person.padEnd(16, 'a'), record } },
  ],
  puzzles: () => [{ query: '?game=pig' }],
  madePuzzle: ({ person }) => [{ query: '?game=pig&puzzle=one' }, { query: `?game=pig&puzzle=${person}` }],
  handInPuzzles: ({ person }) => [
    { body: { tries: [{ game: 'pig', puzzle: 'one', hinted: false, at: 0, ms: 1, who: person, person }] } },
    { body: { tries: [{ game: 'pig', puzzle: person, hinted: false, at: 0, ms: 1 }], person } },
  ],
  duplicates: once,
  makeDuplicate: ({ person }) => [{ body: { game: 'pig', sitters: ['me', 'random'], boards: 1, people: 2, owner: person } }],
  duplicate: ({ duplicate }) => [{ query: `?duplicate=${duplicate}` }],
  // It is full, so that nobody else comes in.
  joinDuplicate: ({ duplicate, person }) => [{ body: { duplicate, person } }],
  beginBoard: ({ duplicate }) => [1, 2].map((board) => ({ body: { duplicate, board } })),
  closeDuplicate: ({ duplicate }) => [{ body: { duplicate } }],
  dice: once,
  house: once,
  privacy: once,
  // Last: there is no Eve afterwards; and whoever has a phrase is asked for it.
  forgetMe: ({ person }) => [{ body: { person } }],
  makePhrase: ({ person }) => [{ body: { person } }],
};

describe('no request of somebody else changes what is mine', () => {
  it('every route is tried', () => {
    expect(Object.keys(AIMS).sort()).toEqual(Object.keys(API).sort());
  });

  it('and what is mine is there to be changed', async () => {
    const mine = await rows();
    expect(TABLES.filter((table) => mine[table]!.length === 0)).toEqual([
      'faults',
      'calls',
      'dice',
      'analyses',
      'days',
      'standings',
      'puzzles',
      'searched',
    ]);
    expect(new Set(mine.keys!.map((row) => (JSON.parse(row) as { kind: string }).kind))).toEqual(
      new Set(['session', 'phrase', 'passkey', 'push', 'calls', 'move', 'event']),
    );
  });

  it.each(Object.keys(AIMS) as RouteName[])('%s', async (name) => {
    const { method, path } = API[name];
    const before = await rows();
    const aims = await AIMS[name](theirs);
    expect(aims).not.toEqual([]);
    for (const { table = '', body = {}, query = '' } of aims) {
      const reply = await eve.raw(method, path.replace(':table', table) + query, method === 'GET' ? undefined : body);
      expect(reply.status, JSON.stringify(await reply.json())).toBeLessThan(500);
      expect(await rows()).toEqual(before);
    }
  });

  it('and mine is all still good', async () => {
    const guest = new Guest(server.address);
    expect((await guest.call('signIn', { body: { phrase: theirs.phrase } })).name).toBe('Bo');
    expect((await guest.call('signIn', { body: await theirs.passkey.proof(guest) })).name).toBe('Bo');
    expect((await theirs.bo.call('lobby')).mine.map(({ id }) => id).sort()).toEqual(expect.arrayContaining([theirs.setup, theirs.running]));
  });
});
