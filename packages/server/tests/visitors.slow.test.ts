/**
 * Visitors with bad intentions: who takes what is another's, and who makes everybody else wait. `npm test` looks at what must never happen;
 * the long form (`npm run -s attack -- visitors`) also measures how long honest people wait beside heavy visitors, next to without them.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BodyOf } from '@astragal/wire';
import { connect } from '@nats-io/transport-node';
import { afterAll, expect, it } from 'vitest';
import { natsFrom } from '../src/ground/nats-settings.ts';
import { RATE_LIMITS } from '../src/ground/settings.ts';
import { patience, report, times as secondsOf } from './attack.ts';
import { Authenticator } from './authenticator.ts';
import { answersOf, Guest, open } from './client.ts';
import { newDatabase, startNats } from './cluster.ts';
import { folder, freePort, startPostgres } from './databases.ts';

/** Seconds of each measurement. */
const SECONDS = secondsOf(4);
const isLong = process.env.ATTACK_REPORT !== undefined;
/** How many times as long honest people may wait beside heavy visitors. */
const MOST = { opening: 5, answers: 3, noviceWait: 2 };
const MAIN = new URL('../dist/src/main.js', import.meta.url).pathname;
const HEAVY = new URL('./heavy-visitors.mjs', import.meta.url).pathname;

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A server as hosts start it, with its usual limits; tables leave memory soon, so that there are some to be opened. */
async function startServer(): Promise<string> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: { ...env, PORT: `${port}`, DATA_DIR: folder(), LOG_LEVEL: 'warn', IDLE_SECONDS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', (text: Buffer) => text.includes('open at') && resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return `http://127.0.0.1:${port}`;
}

/** Heavy visitors until `stop`, which gives what they were answered. */
async function heavyVisitors(address: string): Promise<{ stop(): Promise<Record<string, number>> }> {
  const child = spawn(process.execPath, [HEAVY, address], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  let said = '';
  child.stdout!.on('data', (text: Buffer) => {
    said += text;
  });
  await once(child.stdout!, 'data');
  return {
    async stop() {
      const ended = once(child, 'exit');
      child.stdin!.end();
      await ended;
      return JSON.parse(said.split('\n')[1]!) as Record<string, number>;
    },
  };
}

/** Somebody who takes note of how long they wait, again and again until `end`. */
class Waits {
  readonly all: number[] = [];

  /** `before`: what is done first each time and does not count. */
  async until(end: number, pauseMs: number, work: () => Promise<unknown>, before: () => Promise<void> = async () => {}): Promise<void> {
    while (performance.now() < end) {
      await before();
      const began = performance.now();
      await work();
      this.all.push(performance.now() - began);
      await sleep(pauseMs);
    }
  }

  at(part: number): number {
    const sorted = [...this.all].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  }
}

interface Waited {
  readonly opening: number;
  readonly answers: number;
  readonly noviceWait: number;
}

class HonestPeople {
  readonly #address: string;
  readonly #game: string;
  /** Tables that leave memory between two visits, and who visits them. */
  readonly #cold: { readonly guest: Guest; readonly id: string }[] = [];

  constructor(address: string, game: string) {
    this.#address = address;
    this.#game = game;
  }

  async come(): Promise<this> {
    const guests = await Promise.all(['Ada', 'Ben', 'Cora'].map((name) => Guest.named(this.#address, name)));
    for (let i = 0; i < 4; i++) for (const guest of guests) this.#cold.push({ guest, id: await this.#newTable(guest) });
    return this;
  }

  async #newTable(guest: Guest): Promise<string> {
    const { table } = await guest.call('create', { body: { game: this.#game, seats: [{ by: 'me' }, { by: 'hot', name: 'Bo' }] } });
    await guest.call('start', { table: table.id });
    return table.id;
  }

  /** How long they wait, for so many seconds: to come in to a table, for an answer to be taken, for a novice. */
  async wait(seconds: number): Promise<Waited> {
    const end = performance.now() + seconds * 1000;
    const [opening, answers, novice] = [new Waits(), new Waits(), new Waits()];
    await Promise.all([this.#open(opening, end), this.#answer(answers, end), this.#playWithNovice(novice, end)]);
    return { opening: opening.at(0.99), answers: answers.at(0.95), noviceWait: novice.at(0.95) };
  }

  async #open(waits: Waits, end: number): Promise<void> {
    await waits.until(end, 250, async () => {
      const { guest, id } = this.#cold[0]!;
      expect(await guest.follow(id)).toMatchObject({ type: 'done' });
      await guest.ask({ type: 'unfollow', table: id });
      this.#cold.push(this.#cold.shift()!);
    });
  }

  /** Sits somebody down, again whenever the game is over; gives where. */
  #always(guest: Guest, newTable: () => Promise<string>): { readonly id: () => string; readonly sit: () => Promise<void> } {
    let id = '';
    const sit = async (): Promise<void> => {
      if (id !== '' && !guest.position(id, 0).over) return;
      id = await newTable();
      await guest.follow(id);
    };
    return { id: () => id, sit };
  }

  async #answer(waits: Waits, end: number): Promise<void> {
    const bob = await Guest.named(this.#address, 'Bob');
    const { id, sit } = this.#always(bob, () => this.#newTable(bob));
    let seat = 0;
    const asked = async (): Promise<void> => {
      await bob.ask({ type: 'ping' }); // What the last answer brought has come for every seat.
      await sit();
      seat = bob.position(id(), 0).waits[0]!;
      await bob.turn(id(), seat);
    };
    const answer = async (): Promise<void> => {
      expect(await bob.answer(id(), seat, answersOf(bob.position(id(), seat))[0]!)).toMatchObject({ type: 'position' });
    };
    await waits.until(end, 150, answer, asked);
    bob.leave();
  }

  /** Against the gentlest bot: from one's answer until one is asked again. */
  async #playWithNovice(waits: Waits, end: number): Promise<void> {
    const carol = await Guest.named(this.#address, 'Carol');
    const { levels } = (await carol.call('games')).games.find(({ id }) => id === this.#game)!;
    const { id, sit } = this.#always(carol, async () => {
      const { table } = await carol.call('playNow', { body: { game: this.#game, level: levels[0]!, seats: 2 } });
      return table.id;
    });
    const asked = async (): Promise<void> => {
      do await sit();
      while ((await carol.turn(id(), 0)).over);
    };
    const answer = async (): Promise<void> => {
      await carol.answer(id(), 0, answersOf(carol.position(id(), 0))[0]!);
      await carol.turn(id(), 0);
    };
    await waits.until(end, 100, answer, asked);
    carol.leave();
  }
}

/** What the long form tells; whatever is counted must be 0. */
const counted: Record<string, number> = {};
const figures: Record<string, number> = {};
afterAll(() => report({ ...counted, ...figures }));

const keyOf = (link: string): string => link.slice(link.indexOf('#') + 1);

/** Whoever has a copy of the cookie. */
function copyOf({ address, cookie }: Guest): Guest {
  return Object.assign(new Guest(address), { cookie });
}

/** Who somebody is who comes in that way; nobody, if they are not let in. */
async function whoComesIn(address: string, by: BodyOf<'signIn'> | Promise<BodyOf<'signIn'>>): Promise<string | undefined> {
  const guest = new Guest(address);
  try {
    return (await guest.call('signIn', { body: await by })).name;
  } catch (error) {
    expect(error).toMatchObject({ problem: { code: 'not-found' } });
    return undefined;
  }
}

it("nobody takes another's place by the id of their passkey, or stays in it when they have signed out everywhere", async () => {
  const server = await open();
  const { address } = server;
  const [ada, eve] = [await Guest.named(address, 'Ada'), await Guest.named(address, 'Eve')];
  const mine = new Authenticator();
  await mine.join(ada);
  const forged = new Authenticator(mine.id);
  for (const guest of [eve, copyOf(ada)]) await expect(forged.join(guest)).rejects.toMatchObject({ problem: {} });
  counted.passkeyTaken = [await whoComesIn(address, forged.proof(eve))].filter(Boolean).length;
  expect(await whoComesIn(address, mine.proof(ada))).toBe('Ada');

  const owner = new Guest(address);
  await owner.call('signIn', { body: await mine.proof(owner) });
  const thief = copyOf(owner);
  const phrase = (await thief.call('makePhrase')).words.join(' ');
  const passkey = new Authenticator();
  await passkey.join(thief);
  await thief.call('addDevice', {
    body: { endpoint: 'https://push.example/thief', p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22), language: 'en' },
  });
  const link = keyOf((await thief.call('makeMove')).link);
  await owner.call('signOutEverywhere');
  const still = [
    (await thief.call('me')).name,
    await whoComesIn(address, { phrase }),
    await whoComesIn(address, { move: link }),
    await whoComesIn(address, passkey.proof(eve)),
    (await owner.call('notifications')).devices > 0 ? 'a device' : undefined,
  ];
  counted.signedInAfterSignOut = still.filter(Boolean).length;
  expect((await owner.call('me')).name).toBe('Ada');
  await server.stop();
  expect(counted).toMatchObject({ passkeyTaken: 0, signedInAfterSignOut: 0 });
});

it('whoever reaches NATS shows nobody anything and locks nobody out', { timeout: patience(120_000) }, async () => {
  const [postgres, nats] = [await startPostgres(true), await startNats()];
  const databaseUrl = await newDatabase(postgres);
  const settings = { databaseUrl, nats: natsFrom({ NATS_URL: `nats://127.0.0.1:${nats.port}` }) };
  const evil = await connect({ servers: `127.0.0.1:${nats.port}` });
  const overheard: { readonly subject: string; readonly data: Uint8Array }[] = [];
  evil.subscribe('>', { callback: (_, { subject, data }) => void overheard.push({ subject, data: Uint8Array.from(data) }) });
  await evil.flush();
  const servers = [await open(settings), await open(settings)];
  for (const { house } of servers) await expect.poll(() => house.cluster.bus.isUp).toBe(true);
  const [ada, bo] = [await Guest.named(servers[0]!.address, 'Ada'), await Guest.named(servers[1]!.address, 'Bo')];
  const { table, links } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }] } });
  await bo.call('join', { body: { key: keyOf(links.sit['1']!) } });
  await ada.call('start', { table: table.id });
  for (const guest of [ada, bo]) await guest.follow(table.id);
  const heard = bo.next((notice) => notice.type === 'position');
  await ada.answer(table.id, 0, 'roll');
  await heard;
  const positions = (): number => bo.heard.filter(({ type }) => type === 'position').length;
  const seen = positions();
  const [seat] = bo.position(table.id, 1).waits;
  const after = { waits: [seat] };
  const forged = { number: 2, entry: { seat, choice: 'roll', luck: [[`die of seat ${seat}`, 6, 3]] }, at: Date.now(), after };
  const spent = Object.keys(RATE_LIMITS).map((what) => [what, 'address', '127.0.0.1', 1e12]);
  const house = overheard.find(({ subject }) => subject.endsWith('.house'))!.subject;
  const tableAt = house.replace(/house$/, `table.${table.id}`);
  const dropped = servers[1]!.house.cluster.dropped;
  evil.publish(tableAt, JSON.stringify({ entry: forged }));
  for (const news of [{ spent }, { sockets: [['127.0.0.1', 1e6]] }, null]) evil.publish(house, JSON.stringify(news));
  for (const { subject, data } of [...overheard]) for (let i = 0; i < 20; i++) evil.publish(subject, data);
  await evil.flush();
  await expect.poll(() => servers[1]!.house.cluster.dropped - dropped).toBeGreaterThanOrEqual(4);
  counted.forgedShown = positions() - seen;
  counted.lockedOut = (await Promise.all([ada, bo].map((guest) => guest.raw('GET', '/api/me')))).filter(
    ({ status }) => status !== 200,
  ).length;
  await evil.close();
  for (const server of servers) await server.stop();
  await nats.kill();
  await postgres.stop();
  expect(counted).toMatchObject({ forgedShown: 0, lockedOut: 0 });
});

it('whoever is deleted leaves no byte, and the log of it all holds no secret', async () => {
  const dataDir = folder();
  const server = await open({ dataDir });
  const ada = await Guest.named(server.address, 'Zebrastripe');
  const { table, links } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }], chat: true } });
  await ada.follow(table.id);
  await ada.ask({ type: 'chat', table: table.id, text: 'a giraffe said so' });
  const endpoint = 'https://push.example/device-of-ada';
  await ada.call('addDevice', { body: { endpoint, p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22), language: 'en' } });
  const phrase = (await ada.call('makePhrase')).words.join(' ');
  const { link } = await ada.call('makeMove');
  const shared = (await ada.call('share', { body: { on: true } })).link!;
  const secrets = [ada.cookie!.split('=')[1]!, phrase, keyOf(link), keyOf(shared), keyOf(links.sit['1']!), endpoint];
  await ada.call('prove', { body: { phrase } });
  await ada.call('forgetMe');
  ada.leave();
  await server.stop();
  const files = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name)));
  const words = ['Zebrastripe', 'giraffe', endpoint];
  counted.bytesLeft = files
    .flatMap((bytes) => words.filter((word) => bytes.includes(word)).map((word) => word.length))
    .reduce((a, b) => a + b, 0);
  counted.secretsInLog = secrets.filter((secret) => server.lines.some((line) => line.includes(secret))).length;
  expect(counted).toMatchObject({ bytesLeft: 0, secretsInLog: 0 });
});

it(`honest people beside heavy visitors, ${SECONDS} s`, { timeout: patience(240_000) }, async () => {
  const address = await startServer();
  const stranger = new Guest(address);
  const [game] = (await stranger.call('games')).games;
  const people = await new HonestPeople(address, game!.id).come();
  const alone = await people.wait(SECONDS);
  const visitors = await heavyVisitors(address);
  const beside = await people.wait(SECONDS);
  const answered = await visitors.stop();
  // Whatever they asked for was answered, and never by a fault of ours. Who still sends what nobody reads may find the line closed.
  expect(Object.keys(answered).filter((each) => !/ (200|409|413|429)$|^import (EPIPE|ECONNRESET)$/.test(each))).toEqual([]);
  expect(answered['import 200'] ?? 0).toBeGreaterThan(0);
  if (!isLong) return;
  const times = (what: keyof Waited): number => beside[what] / alone[what];
  Object.assign(figures, {
    openingP99Ms: beside.opening,
    answersP95Ms: beside.answers,
    noviceWaitP95Ms: beside.noviceWait,
    openingTimes: times('opening'),
    answersTimes: times('answers'),
    noviceWaitTimes: times('noviceWait'),
  });
  console.log(JSON.stringify({ alone, beside, answered }));
  for (const [what, most] of Object.entries(MOST)) expect.soft(times(what as keyof Waited), what).toBeLessThanOrEqual(most);
});
