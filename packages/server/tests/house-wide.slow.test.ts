/** What holds over the whole house, whichever of its servers somebody comes to: two servers in this process, on a real PostgreSQL and a real NATS. */
import { createECDH, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { NoticeOf } from '@astragal/wire';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { SHARDS } from '../src/cluster/shards.ts';
import { natsFrom } from '../src/ground/nats-settings.ts';
import { backup, restore } from '../src/index.ts';
import { answersOf, few, Guest, type Opened, open, roomy } from './client.ts';
import { newDatabase, type Process, startNats } from './cluster.ts';
import { folder, type PostgresServer, startPostgres } from './databases.ts';
import { startHangingProxy } from './hanging-proxy.ts';

let postgres: PostgresServer;
let nats: Process;
let servers: Opened[] = [];
beforeAll(async () => {
  postgres = await startPostgres(true);
  nats = await startNats();
}, 60_000);
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});
afterAll(async () => {
  await nats.kill();
  await postgres.stop();
}, 60_000);

const where = () => natsFrom({ NATS_URL: `nats://127.0.0.1:${nats.port}` });

/** Two servers of a new house. */
async function pair(settings: Parameters<typeof open>[0] = {}): Promise<[Opened, Opened]> {
  const databaseUrl = await newDatabase(postgres);
  const first = await open({ databaseUrl, nats: where(), ...settings });
  const second = await open({ databaseUrl, nats: where(), ...settings });
  servers = [first, second];
  for (const { house } of servers) await expect.poll(() => house.cluster.bus.isUp).toBe(true);
  return [first, second];
}

/** The same person, at another server. */
async function elsewhere(guest: Guest, { address }: Opened): Promise<Guest> {
  const there = new Guest(address);
  there.cookie = guest.cookie;
  await there.connect();
  return there;
}

const keyOf = (link: string): string => link.slice(link.indexOf('#') + 1);

/** Ada's table with a seat for Bo, begun. */
async function begun(ada: Guest, bo: Guest): Promise<string> {
  const { table, links } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }] } });
  await bo.call('join', { body: { key: keyOf(links.sit['1']!) } });
  await ada.call('start', { table: table.id });
  await ada.follow(table.id);
  return table.id;
}

/** Ada rolls or holds until it is Bo's turn. */
async function passTurn(ada: Guest, id: string): Promise<void> {
  for (let at = await ada.turn(id, 0); at.waits[0] === 0; at = ada.position(id, 0))
    await ada.answer(id, 0, answersOf(at).includes('hold') ? 'hold' : 'roll');
}

it('a changed name is seen, and deleted lines vanish, by whoever sits at another server', async () => {
  const [first, second] = await pair();
  const [ada, bo] = [await Guest.named(first.address, 'Ada'), await Guest.named(second.address, 'Bo')];
  const id = await begun(ada, bo);
  await bo.follow(id);
  const said = bo.next((notice) => notice.type === 'chat');
  await ada.ask({ type: 'chat', table: id, text: 'a word of mine' });
  await said;
  const renamed = bo.next((notice) => notice.type === 'table' && notice.table.seats[0]!.name === 'Adele');
  await ada.call('changeMe', { body: { name: 'Adele' } });
  await renamed;
  // Whoever misses the message looks into the store.
  const lost = vi.spyOn(first.house.cluster, 'tellHouse').mockImplementation(() => {});
  const found = bo.next((notice) => notice.type === 'table' && notice.table.seats[0]!.name === 'Adelheid');
  await ada.call('changeMe', { body: { name: 'Adelheid' } });
  await found;
  lost.mockRestore();
  const anew = bo.next<NoticeOf<'chat'>>((notice) => notice.type === 'chat' && notice.anew === true);
  await ada.call('forgetMe');
  expect((await anew).lines).toEqual([]);
});

it('a table is in memory where its people are, wherever it was made; who comes to another server sees all of it live', async () => {
  let later = 0;
  const [first, second] = await pair({ now: () => Date.now() + later });
  const [ada, bo] = [await Guest.named(second.address, 'Ada'), await Guest.named(second.address, 'Bo')];
  expect(ada.latest('welcome').several).toBe(true);
  const [made, joined] = [await elsewhere(ada, first), await elsewhere(bo, first)];
  const { table, links } = await made.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }], public: true } });
  const { id } = table;
  await joined.call('join', { body: { key: keyOf(links.sit['1']!) } });
  await made.call('start', { table: id });
  await ada.follow(id);
  await bo.follow(id);
  expect(first.house.tables.inMemory(id)).toBeDefined();
  await ada.answer(id, 0, 'roll');
  await expect.poll(() => first.house.tables.inMemory(id)).toBeUndefined();
  // Nobody else has said anything about the table for long: it is played without a word to others.
  later = 200_000;
  const said = vi.spyOn(second.house.cluster, 'tellTable');
  const entries = (): number => said.mock.calls.filter(([, news]) => 'entry' in news).length;
  const answer = async (): Promise<void> => {
    const [seat] = ada.position(id, 0).waits;
    const guest = seat === 0 ? ada : bo;
    await guest.turn(id, seat!);
    const both = [ada, bo].map((each) => each.next((notice) => notice.type === 'position'));
    await guest.answer(id, seat!, 'roll');
    await Promise.all(both);
  };
  await answer();
  expect(entries()).toBe(0);
  const cy = await Guest.named(first.address, 'Cy');
  await cy.follow(id);
  await expect.poll(() => said.mock.calls.some(([, news]) => 'entries' in news)).toBe(true);
  // Only messages can tell them.
  vi.spyOn(first.house.store.tables, 'revisions').mockResolvedValue([]);
  for (let i = 0; i < 3; i++) {
    const seen = cy.next((notice) => notice.type === 'position');
    await answer();
    await seen;
  }
  expect(entries()).toBe(3);
});

it('limits: who has used up theirs at one server waits at the other, and so does their address', async () => {
  const lobbies = { person: { ...few(4).person }, address: { ...few(6).address } };
  const [first, second] = await pair({ rateLimits: { ...roomy.rateLimits, lobbies } });
  const heard = vi.spyOn(second.house.rates, 'owe');
  const ada = await Guest.named(first.address, 'Ada');
  for (let i = 0; i < 4; i++) await ada.call('lobby');
  const owed = (whose: string): number =>
    heard.mock.calls.reduce((sum, [what, who, , cost]) => sum + (what === 'lobbies' && who === whose ? cost : 0), 0);
  await expect.poll(() => [owed('person'), owed('address')].map(Math.round)).toEqual([4, 4]);
  const there = await elsewhere(ada, second);
  await expect(there.call('lobby')).rejects.toMatchObject({ problem: { code: 'too-fast' } });
  const bo = await Guest.named(second.address, 'Bo');
  for (let i = 0; i < 2; i++) await bo.call('lobby');
  await expect(bo.call('lobby')).rejects.toMatchObject({ problem: { code: 'too-fast' } });
});

it('limits: sockets of an address and tables of a person are counted together', async () => {
  const [first, second] = await pair({ limits: { ...roomy.limits, socketsPerAddress: 3, tablesPerPerson: 2 } });
  const ada = await Guest.named(first.address, 'Ada');
  await Guest.named(first.address, 'Bo');
  await expect.poll(() => second.house.sockets.elsewhere('127.0.0.1')).toBe(2);
  const there = await elsewhere(ada, second);
  await expect(elsewhere(ada, second)).rejects.toThrow('429');
  const plan = { body: { game: 'pig', seats: [{ by: 'me' as const }, { by: 'friend' as const }] } };
  await ada.call('create', plan);
  await there.call('create', plan);
  for (const guest of [ada, there]) await expect(guest.call('create', plan)).rejects.toMatchObject({ problem: { code: 'too-many' } });
});

it('a restored store is the truth at every server', async () => {
  const [first, second] = await pair();
  const ada = await Guest.named(first.address, 'Ada');
  const bo = await Guest.named(second.address, 'Bo');
  const id = await begun(ada, bo);
  await bo.follow(id);
  const file = join(folder(), 'backup.gz');
  await backup(first.house.store, file);
  // Whoever rolls a one at once leaves everything as it was, but for whose turn it is.
  const { view, waits } = ada.position(id, 0);
  await passTurn(ada, id);
  await bo.turn(id, 1);
  await restore(first.house.store, file);
  for (const [guest, seat] of [
    [ada, 0],
    [bo, 1],
  ] as const)
    await expect.poll(() => guest.position(id, seat)).toMatchObject({ view, waits });
  // They have found a new key, too: what one does the other hears, and need not look for.
  const gaps = second.house.metrics.get('gaps');
  const heard = bo.next((notice) => notice.type === 'position');
  expect(await ada.answer(id, 0, 'roll')).toMatchObject({ type: 'position' });
  await heard;
  expect(second.house.metrics.get('gaps')).toBe(gaps);
});

it('signing out everywhere closes sockets everywhere, also where nobody heard of it', async () => {
  const [first, second] = await pair();
  const ada = await Guest.named(first.address, 'Ada');
  const there = await elsewhere(ada, second);
  await ada.call('signOutEverywhere');
  await expect.poll(() => [ada.closed, there.closed]).toEqual([expect.any(Number), expect.any(Number)]);
  expect(there.latest('account')).toMatchObject({ what: 'signed-out' });
  // The cookie that asked is new; the sockets of the old one are gone for good.
  const again = await elsewhere(ada, second);
  await there.connect();
  expect(there.latest('welcome').name).toBeUndefined();
  const { house } = second;
  await nats.kill();
  await expect.poll(() => house.cluster.bus.isUp).toBe(false);
  await ada.call('signOutEverywhere');
  nats = await startNats(nats.port);
  await expect.poll(() => again.closed).toEqual(expect.any(Number));
});

interface Made {
  readonly by: Opened;
  /** Whether that server looked after the table just then. */
  readonly asDoer: boolean;
}

/** Bo's device, and every notification about a table that any server sent there. */
async function withDevice(bo: Guest, table: () => string = () => ''): Promise<Made[]> {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  await bo.call('addDevice', {
    body: { endpoint: `https://push.example/${auth}`, p256dh: keys.getPublicKey('base64url'), auth, language: 'en' },
  });
  const made: Made[] = [];
  for (const by of servers) {
    by.house.devices.resolve = async () => [{ address: '93.184.216.34', family: 4 }];
    by.house.devices.post = async () => {
      made.push({ by, asDoer: by.house.cluster.owns(table()) });
      return 201;
    };
  }
  return made;
}

it('notifications are sent once, by the server that looks after the table, and taken back by the one where somebody looks', async () => {
  await pair();
  await expect.poll(() => servers.map(({ house }) => house.cluster.leases!.held)).toEqual([SHARDS / 2, SHARDS / 2]);
  for (const [at, other] of [servers, servers.toReversed()] as [Opened, Opened][]) {
    const ada = await Guest.named(at.address, 'Ada');
    const bo = await Guest.named(other.address, 'Bo');
    bo.leave();
    const made = await withDevice(bo, () => id);
    const id = await begun(ada, bo);
    await passTurn(ada, id);
    await expect.poll(() => made.length).toBe(1);
    expect(made[0]!.asDoer).toBe(true);
    const { store } = at.house;
    const person = (await store.tables.byId(id))!.chairs[1]!.person!;
    await expect.poll(() => store.outbox.at(person, id, 'push')).toMatchObject({ isShown: true });
    await bo.connect();
    await bo.follow(id);
    await expect.poll(() => made.length).toBe(2);
    expect(made[1]!.by).toBe(other);
    expect(await store.outbox.at(person, id, 'push')).toBeUndefined();
  }
});

it('a notification that a server died over is sent by the next', async () => {
  let later = 0;
  await pair({ now: () => Date.now() + later });
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map((name) => Guest.named(servers[0]!.address, name)));
  bo!.leave();
  const made = await withDevice(bo!);
  const id = await begun(ada!, bo!);
  const owner = (): Opened | undefined => servers.find(({ house }) => house.cluster.owns(id));
  await expect.poll(owner).toBeDefined();
  const dying = owner()!;
  const tried = new Promise<void>((resolve) => {
    dying.house.devices.post = () => {
      resolve();
      return new Promise(() => {});
    };
  });
  await passTurn(ada!, id);
  await tried;
  servers.splice(servers.indexOf(dying), 1);
  await dying.stop();
  later = 31_000;
  await expect.poll(() => made.length).toBe(1);
  expect(made[0]!.by).toBe(servers[0]);
});

it('a PostgreSQL that hangs: answers are refused meanwhile, and count again when it goes on; nobody waits for it in order to stop', async () => {
  const databaseUrl = await newDatabase(postgres);
  const port = Number(new URL(databaseUrl).port);
  const proxy = await startHangingProxy(port);
  const server = await open({ databaseUrl: databaseUrl.replace(`:${port}/`, `:${proxy.port}/`) });
  servers = [server];
  const ada = await Guest.named(server.address, 'Ada');
  const { table } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'hot', name: 'Bo' }] } });
  await ada.call('start', { table: table.id });
  await ada.follow(table.id);
  proxy.hang();
  for (let i = 0; i < 3; i++)
    expect(await ada.answer(table.id, 0, 'roll')).toMatchObject({ type: 'refused', problem: { code: 'store-down' } });
  await expect(ada.call('lobby')).rejects.toMatchObject({ problem: { code: 'store-down' } });
  proxy.goOn();
  await expect.poll(async () => (await ada.answer(table.id, ada.position(table.id, 0).waits[0]!, 'roll')).type).toBe('position');
  proxy.hang();
  await server.stop();
  servers = [];
  await proxy.stop();
});

it('a NATS that hangs is away: people at other servers follow all the same, and are live again when it goes on', async () => {
  const [first, second] = await pair();
  const ada = await Guest.named(first.address, 'Ada');
  const bo = await Guest.named(second.address, 'Bo');
  const id = await begun(ada, bo);
  await bo.follow(id);
  nats.child.kill('SIGSTOP');
  try {
    const follows = bo.next((notice) => notice.type === 'position');
    await ada.answer(id, 0, 'roll');
    await follows;
    expect(bo.position(id, 1).view).toEqual(ada.position(id, 0).view);
    for (const { house } of servers) await expect.poll(() => house.cluster.bus.isUp).toBe(false);
  } finally {
    nats.child.kill('SIGCONT');
  }
  for (const { house } of servers) await expect.poll(() => house.cluster.bus.isUp).toBe(true);
});
