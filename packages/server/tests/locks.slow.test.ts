/** NATS behind a lock, and what somebody can do who is inside it all the same: a real NATS, and a real PostgreSQL where whole servers are needed. */
import { connect as connectTo, createServer, type Socket } from 'node:net';
import { connect, type NatsConnection, nkeys } from '@nats-io/transport-node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { NatsBus } from '../src/cluster/nats.ts';
import type { Env } from '../src/ground/env.ts';
import { natsFrom } from '../src/ground/nats-settings.ts';
import { answersOf, Guest, type Opened, open } from './client.ts';
import { newDatabase, type Process, startNats } from './cluster.ts';
import { gone, type PostgresServer, startPostgres } from './databases.ts';
import { fileOf, newAccount, newAuthority } from './nats-lock.ts';

/** What is told to end after each test. */
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
  vi.restoreAllMocks();
});

async function nats(...args: string[]): Promise<Process> {
  const started = await startNats(undefined, args);
  ends.push(() => started.kill());
  return started;
}

/** In front of NATS, to count how often somebody comes. */
async function counted(port: () => number): Promise<{ readonly port: number; readonly count: number }> {
  const sockets = new Set<Socket>();
  let count = 0;
  const server = createServer((client) => {
    count++;
    const there = connectTo(port(), '127.0.0.1');
    for (const [one, other] of [
      [client, there],
      [there, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {}).on('close', () => other.destroy());
    }
    client.pipe(there);
    there.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    port: (server.address() as { port: number }).port,
    get count() {
      return count;
    },
  };
}

interface Heard extends NatsBus {
  readonly whys: string[];
}

/** A bus with these settings, and why it was away so far. */
function busOf(env: Env): Heard {
  const whys: string[] = [];
  const bus = Object.assign(new NatsBus(natsFrom(env)!, 'test', (_, why) => whys.push(why)), { whys });
  ends.push(() => bus.close());
  return bus;
}

const PASSWORD = 'a@b:c/d#e%f,g h';
const SECRET = encodeURIComponent(PASSWORD);
const authority = newAuthority();
const certificate = authority.issue('nats');
const client = authority.issue('client');
const TLS = ['--tls', '--tlscert', certificate.cert, '--tlskey', certificate.key];
const VERIFIED = ['--tlsverify', '--tlscacert', authority.cert];
const user = nkeys.createUser();
const account = newAccount();
const nkeyConfig = fileOf(`authorization { users: [{ nkey: ${user.getPublicKey()} }] }`);
const seed = fileOf(Buffer.from(user.getSeed()).toString());
const mute = fileOf('authorization { users: [{ user: ann, password: x, permissions: { publish: "other.>" } }] }');
const deaf = fileOf('authorization { users: [{ user: ann, password: x, permissions: { subscribe: "other.>" } }] }');

describe('comes in to NATS', () => {
  const ways: Record<string, [string[], (port: number) => Env]> = {
    'without a lock': [[], (port) => ({ NATS_URL: `nats://127.0.0.1:${port}` })],
    'by a user and a password in NATS_URL': [
      ['--user', 'ann', '--pass', PASSWORD],
      (port) => ({ NATS_URL: `nats://ann:${SECRET}@127.0.0.1:${port}` }),
    ],
    'by a token in NATS_URL': [['--auth', PASSWORD], (port) => ({ NATS_URL: `nats://${SECRET}@127.0.0.1:${port}` })],
    'at the one of several servers that is there': [
      ['--auth', PASSWORD],
      (port) => ({ NATS_URL: `nats://ann:other@127.0.0.1:1, nats://${SECRET}@127.0.0.1:${port}` }),
    ],
    'by a user and a password in a file': [
      ['--user', 'ann', '--pass', PASSWORD],
      (port) => ({ NATS_URL: `nats://127.0.0.1:${port}`, NATS_USER: 'ann', NATS_PASSWORD_FILE: fileOf(`${PASSWORD}\n`) }),
    ],
    'by a token': [['--auth', PASSWORD], (port) => ({ NATS_URL: `nats://127.0.0.1:${port}`, NATS_TOKEN: PASSWORD })],
    'by an nkey': [['-c', nkeyConfig], (port) => ({ NATS_URL: `nats://127.0.0.1:${port}`, NATS_CREDS: seed })],
    'by a credentials file': [
      ['-c', account.config],
      (port) => ({ NATS_URL: `nats://127.0.0.1:${port}`, NATS_CREDS: fileOf(account.issue()) }),
    ],
    'by TLS with an authority of its own, and a password': [
      [...TLS, '--auth', PASSWORD],
      (port) => ({ NATS_URL: `tls://${SECRET}@localhost:${port}`, NATS_CA: authority.cert }),
    ],
    'by TLS at a number instead of a name': [TLS, (port) => ({ NATS_URL: `nats://127.0.0.1:${port}`, NATS_CA: authority.cert })],
    'by TLS with a certificate of its own': [
      [...TLS, ...VERIFIED],
      (port) => ({ NATS_URL: `tls://localhost:${port}`, NATS_CA: authority.cert, NATS_CERT: client.cert, NATS_KEY: client.key }),
    ],
  };

  it.each(Object.entries(ways))('%s', async (_, [args, env]) => {
    const { port } = await nats(...args);
    const [ada, bo] = [busOf(env(port)), busOf(env(port))];
    await expect.poll(() => [ada.isUp, bo.isUp]).toEqual([true, true]);
    const heard: string[] = [];
    await ada.subscribe('astragal.x', (data) => heard.push(Buffer.from(data).toString()));
    bo.publish('astragal.x', Buffer.from('hello'));
    await expect.poll(() => heard).toEqual(['hello']);
  });
});

describe('is kept out, says why once, tries for ever, and comes in when it is mended', () => {
  const LOCAL = (port: number): Env => ({ NATS_URL: `nats://127.0.0.1:${port}` });
  const ANN = (port: number): Env => ({ NATS_URL: `nats://ann:x@127.0.0.1:${port}` });
  const ways: Record<string, [string[], (port: number) => Env, RegExp, string[]]> = {
    'no password': [['--auth', PASSWORD], LOCAL, /does not know us/, []],
    'a wrong password': [
      ['--user', 'ann', '--pass', PASSWORD],
      (port) => ({ NATS_URL: `nats://ann:${SECRET}2@127.0.0.1:${port}` }),
      /does not know us/,
      ['--user', 'ann', '--pass', `${PASSWORD}2`],
    ],
    'a user nobody knows by the credentials': [
      ['-c', newAccount().config],
      (port) => ({ ...LOCAL(port), NATS_CREDS: fileOf(account.issue()) }),
      /does not know us/,
      ['-c', account.config],
    ],
    'an authority that is not known': [TLS, (port) => ({ NATS_URL: `tls://localhost:${port}` }), /NATS_CA/, []],
    'an authority that is not the right one': [
      TLS,
      (port) => ({ NATS_URL: `tls://localhost:${port}`, NATS_CA: newAuthority('authority').cert }),
      /NATS_CA/,
      [],
    ],
    'no certificate of ours': [
      [...TLS, ...VERIFIED],
      (port) => ({ NATS_URL: `tls://localhost:${port}`, NATS_CA: authority.cert }),
      /NATS_CERT/,
      TLS,
    ],
    'no TLS, though we insist': [
      [],
      (port) => ({ NATS_URL: `tls://${SECRET}@localhost:${port}`, NATS_CA: authority.cert }),
      /no TLS/,
      [...TLS, '--auth', PASSWORD],
    ],
    'it must not speak': [['-c', mute], ANN, /astragal\.>/, []],
    'it must not listen': [['-c', deaf], ANN, /astragal\.>/, []],
  };

  it.each(Object.entries(ways))('%s', async (_, [args, env, why, mended]) => {
    const printed = vi.spyOn(console, 'log');
    let there = await startNats(undefined, args);
    ends.push(() => there.kill());
    const { port } = there;
    const door = await counted(() => port);
    const bus = busOf(env(door.port));
    await bus.subscribe('astragal.x', () => {});
    await expect.poll(() => door.count, { timeout: 30_000 }).toBeGreaterThan(3);
    expect(bus.isUp).toBe(false);
    expect(bus.whys).toEqual([expect.stringMatching(why)]);
    expect(bus.whys.join()).not.toContain(PASSWORD);
    expect(printed).not.toHaveBeenCalled();
    if (mended.length === 0) return;
    await there.kill();
    await gone(port);
    there = await startNats(port, mended);
    await expect.poll(() => bus.isUp, { timeout: 30_000 }).toBe(true);
  });

  it('nobody there; and again, when NATS is lost and comes back', async () => {
    let there = await nats();
    const { port } = there;
    await there.kill();
    const bus = busOf(LOCAL(port));
    await expect.poll(() => bus.whys).toEqual([expect.stringMatching(/nobody listens/)]);
    const heard: string[] = [];
    await bus.subscribe('astragal.x', (data) => heard.push(Buffer.from(data).toString()));
    for (const _ of ['first', 'again']) {
      await gone(port);
      there = await startNats(port);
      ends.push(() => there.kill());
      await expect.poll(() => bus.isUp).toBe(true);
      const other = busOf(LOCAL(port));
      await expect.poll(() => other.isUp).toBe(true);
      other.publish('astragal.x', Buffer.from('hello'));
      await expect.poll(() => heard.splice(0)).toEqual(['hello']);
      await other.close();
      await there.kill();
      await expect.poll(() => bus.isUp).toBe(false);
    }
    expect(bus.whys).toContain('the connection was lost');
  });

  it('credentials that run out', async () => {
    const { port } = await nats('-c', account.config);
    const creds = fileOf(account.issue(Math.floor(Date.now() / 1000) + 2));
    const bus = busOf({ ...LOCAL(port), NATS_CREDS: creds });
    await expect.poll(() => bus.whys, { timeout: 30_000 }).toContain('our credentials have expired');
    await expect.poll(() => bus.isUp).toBe(false);
  });
});

describe('a house', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres(true);
  }, 60_000);
  afterAll(() => postgres.stop(), 60_000);

  async function server(databaseUrl: string, env: Env, settings: Parameters<typeof open>[0] = {}): Promise<Opened> {
    const opened = await open({ databaseUrl, nats: natsFrom(env), ...settings });
    ends.push(() => opened.stop());
    return opened;
  }

  it('whose NATS keeps it out is open all the same, says so in one line, and is live when it is let in', async () => {
    let there = await startNats(undefined, ['--user', 'ann', '--pass', 'old']);
    ends.push(() => there.kill());
    const { port } = there;
    const door = await counted(() => port);
    const url = `nats://127.0.0.1:${door.port}`;
    const { address, lines } = await server(await newDatabase(postgres), { NATS_URL: url, NATS_USER: 'ann', NATS_PASSWORD: PASSWORD });
    await expect.poll(() => door.count, { timeout: 30_000 }).toBeGreaterThan(3);
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ ok: true, nats: 'away' });
    expect(lines.filter((line) => line.includes('NATS'))).toEqual([expect.stringMatching(/does not know us.*NATS is away/)]);
    expect(lines.join()).not.toContain(PASSWORD);
    await there.kill();
    await gone(port);
    there = await startNats(port, ['--user', 'ann', '--pass', PASSWORD]);
    await expect.poll(async () => (await fetch(`${address}/readyz`)).json(), { timeout: 30_000 }).toEqual({ ok: true, nats: 'here' });
  });

  interface Overheard {
    readonly subject: string;
    readonly data: Uint8Array;
  }

  /** Somebody who may say and hear anything on the bus, but not read the database. */
  async function stranger(port: number): Promise<NatsConnection & { readonly overheard: Overheard[] }> {
    const connection = await connect({ servers: `127.0.0.1:${port}` });
    ends.push(() => connection.close());
    const overheard: Overheard[] = [];
    connection.subscribe('>', {
      callback: (_, { subject, data }) => void overheard.push({ subject, data: Uint8Array.from(data) }),
    });
    await connection.flush();
    return Object.assign(connection, { overheard });
  }

  /** Ada at one server and Bo at another play; a stranger listens. */
  async function played() {
    const { port } = await nats();
    const evil = await stranger(port);
    const databaseUrl = await newDatabase(postgres);
    const env = { NATS_URL: `nats://127.0.0.1:${port}` };
    const [first, second] = [await server(databaseUrl, env), await server(databaseUrl, env)];
    for (const { house } of [first, second]) await expect.poll(() => house.cluster.bus.isUp).toBe(true);
    const [ada, bo] = [await Guest.named(first.address, 'Ada'), await Guest.named(second.address, 'Bo')];
    const { table, links } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }], chat: true } });
    await bo.call('join', { body: { key: links.sit['1']!.split('#')[1]! } });
    await ada.call('start', { table: table.id });
    await ada.follow(table.id);
    await bo.follow(table.id);
    /** Whoever is asked answers; the other hears it. */
    const answer = async (): Promise<void> => {
      const [seat, mine, other] = ada.position(table.id, 0).waits[0] === 0 ? ([0, ada, bo] as const) : ([1, bo, ada] as const);
      const heard = other.next((notice) => notice.type === 'position' && notice.seat === 1 - seat);
      expect(await mine.answer(table.id, seat, answersOf(mine.position(table.id, seat))[0]!)).toMatchObject({ type: 'position' });
      await heard;
    };
    const house = evil.overheard.find(({ subject }) => subject.endsWith('.house'))!.subject.split('.')[1]!;
    return { evil, first, second, ada, bo, id: table.id, answer, house };
  }

  const positions = (guest: Guest): number => guest.heard.filter(({ type }) => type === 'position').length;

  it('is deaf to strangers and tells them nothing, though NATS stands open', async () => {
    const printed = vi.spyOn(console, 'log');
    const { evil, first, second, ada, bo, id, answer, house } = await played();
    await answer();
    await ada.ask({ type: 'chat', table: id, text: 'good evening' });
    await expect.poll(() => bo.heard.some(({ type }) => type === 'chat')).toBe(true);
    const text = Buffer.concat(evil.overheard.map(({ data }) => data)).toString('latin1');
    expect(evil.overheard.length).toBeGreaterThan(3);
    for (const word of ['entry', 'luck', 'die of seat', 'roll', 'good evening', 'revision', 'here']) expect(text).not.toContain(word);

    const seen = positions(bo);
    const [entries, dropped] = [(await first.house.store.matches.entries(id)).length, second.house.cluster.dropped];
    const { waits } = bo.position(id, 1);
    const forged = {
      number: entries + 1,
      entry: { seat: waits[0], choice: 'roll', luck: [[`die of seat ${waits[0]}`, 6, 3]] },
      at: Date.now(),
    };
    const everybody = ['requests', 'messages', 'connects'].map((what) => [what, 'address', '127.0.0.1', 1e12]);
    const toTable = [
      { entry: { ...forged, after: { waits } } },
      { revision: 9e9 },
      { chat: 99 },
      { chatAnew: true },
      { who: true },
      null,
      [],
      'x',
    ];
    const toHouse = [
      { spent: everybody },
      { sockets: [['127.0.0.1', 150]], from: 'x' },
      { signedOut: 'x' },
      { needed: id, bots: true },
      null,
      5,
    ];
    for (const news of toTable) evil.publish(`astragal.${house}.table.${id}`, JSON.stringify(news));
    for (const news of toHouse) evil.publish(`astragal.${house}.house`, JSON.stringify(news));
    for (const data of [new Uint8Array(0), new Uint8Array(900_000)]) evil.publish(`astragal.${house}.house`, data);
    // What was said of the table on its subject reaches nobody elsewhere, though it is genuine.
    for (const { data } of evil.overheard) evil.publish(`astragal.${house}.house`, data);
    await evil.flush();
    await expect.poll(() => second.house.cluster.dropped - dropped).toBeGreaterThan(toTable.length + toHouse.length);
    expect(positions(bo)).toBe(seen);
    expect(second.house.sockets.elsewhere('127.0.0.1')).toBe(1);
    for (const guest of [ada, bo]) expect((await guest.raw('GET', '/api/me')).status).toBe(200);
    await answer();
    await answer();
    expect(positions(bo)).toBe(seen + 2);
    for (const { lines } of [first, second]) expect(lines.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
    expect(printed).not.toHaveBeenCalled();
  });

  it('hears everything once, however often a stranger says it again', async () => {
    const { evil, second, ada, bo, id, answer, first } = await played();
    const owed = vi.spyOn(second.house.rates, 'owe');
    await ada.ask({ type: 'chat', table: id, text: 'good evening' });
    for (let i = 0; i < 3; i++) await answer();
    first.house.cluster.tellHouse({ spent: [['requests', 'address', '127.0.0.1', 3]] });
    first.house.cluster.tellTable(id, { chatAnew: true });
    await expect.poll(() => bo.heard.filter((notice) => notice.type === 'chat' && notice.anew).length).toBe(1);
    await expect.poll(() => owed.mock.calls.length).toBe(1);
    const [heard, dropped, all] = [bo.heard.length, second.house.cluster.dropped, [...evil.overheard]];
    for (let i = 0; i < 100; i++) for (const { subject, data } of all) evil.publish(subject, data);
    await evil.flush();
    // Entries, rows and lines of the chat are known by their numbers; the rest is dropped.
    await expect.poll(() => second.house.cluster.dropped - dropped).toBeGreaterThan(300);
    await answer();
    expect(bo.heard.length).toBe(heard + 1);
    expect(owed).toHaveBeenCalledTimes(1);
    expect((await bo.raw('GET', '/api/me')).status).toBe(200);
  });

  it('closes the sockets of somebody only when the store says that they have signed out,', async () => {
    const { first, second, bo, id } = await played();
    const person = (await first.house.store.tables.byId(id))!.chairs[1]!.person!;
    const looked = vi.spyOn(second.house.store.people, 'strangers');
    first.house.cluster.tellHouse({ signedOut: person });
    await expect.poll(() => looked.mock.results.length).toBeGreaterThan(0);
    await looked.mock.results[0]!.value;
    expect(await bo.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
    expect(bo.closed).toBeUndefined();
  });
});
