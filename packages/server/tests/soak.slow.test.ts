/**
 * Three servers, NATS (with a password and TLS) and PostgreSQL under load, and everything that may happen to them: killed, stopped and woken up, updated one by one, messages
 * lost, doubled, late and out of order. After each: nothing acknowledged is lost or there twice, everybody sees what the database says, clocks
 * were charged once, a seat is one person's. `npm run -s soak -- --minutes N` is the long form.
 */
import { writeFileSync } from 'node:fs';
import { Match, type MatchRecord } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '../src/store/open.ts';
import type { EntryRow } from '../src/store/rows.ts';
import type { Store } from '../src/store/store.ts';
import { charged, passed } from '../src/table/clocks.ts';
import { Guest, type Position } from './client.ts';
import { type House, openHouse } from './cluster.ts';
import { newLock } from './nats-lock.ts';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 0);
const STOPPED_MS = MINUTES > 0 ? 20_000 : 6000;
const SERVERS = 3;
/** Tables for two people at two servers, and for one with a bot. */
const PAIRS = 4;
const ALONE = 3;
/** Between two answers of one person: people, not a bench. */
const THINKING_MS = 10;
/** A game that has become so long is left for a new one, so that looking at it stays cheap. */
const LONG_GAME = 600;
/** Within this everybody sees what the database says; the short form runs on machines that are busy with other things. */
const CONVERGED_MS = MINUTES > 0 ? 5000 : 30_000;
const PACE = { kind: 'live', bank: 3600, increment: 2 } as const;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One after the other, for ever: what happens, in the proportions of the long form (30 servers, 10 NATS, 5 PostgreSQL). */
const LONG = ['server', 'server', 'nats', 'server', 'stop', 'server', 'server', 'nats', 'server', 'postgres', 'update'] as const;
const SHORT = ['server', 'nats', 'server', 'stop', 'postgres', 'update'] as const;
type Fault = (typeof LONG)[number];

const counts = { kills: 0, stops: 0, updates: 0, answers: 0, lost: 0, doubled: 0, diverged: 0, reconnects: 0, slowRefusals: 0 };
const recovered: number[] = [];

let house: House;
let store: Store;
let isPaused = false;
/** The server that was stopped last: it has slept over what it was asked. */
let asleep: number | undefined;
let isOver = false;

const isThere = (index: number): boolean => house.servers[index] !== undefined;

/** Somebody who answers whenever asked, comes back when the line is lost, and remembers what was acknowledged. */
class Person {
  guest: Guest;
  server: number;
  table = '';
  seat = 0;
  readonly isAlone: boolean;
  /** Acknowledged answers by table: to which question. All of them are to roll. */
  readonly acknowledged = new Map<string, string[]>();
  /** When something came through for the first time since we look for it. */
  back: number | undefined;
  isBusy = false;
  reconnects = 0;

  constructor(guest: Guest, server: number, isAlone: boolean) {
    this.guest = guest;
    this.server = server;
    this.isAlone = isAlone;
  }

  async playNow(): Promise<void> {
    const { table } = await this.guest.call('playNow', { body: { game: 'pig', level: 'random' } });
    await this.sitAt(table.id, 0);
  }

  async sitAt(table: string, seat: number): Promise<void> {
    const reply = await this.guest.unlessLost(this.guest.follow(table));
    if (reply && reply.type !== 'done') throw new Error(JSON.stringify(reply));
    this.table = table;
    this.seat = seat;
  }

  /** To a server that is there, with the log going on where it stopped. */
  async comeBack(): Promise<void> {
    for (;;) {
      this.server = (this.server + 1) % SERVERS;
      if (!isThere(this.server)) {
        await pause(20);
        continue;
      }
      const again = new Guest(house.servers[this.server]!.address);
      again.cookie = this.guest.cookie;
      try {
        await within(again.connect(), 3000);
        const reply = await within(again.follow(this.table), 3000);
        if (reply.type !== 'done') throw new Error(JSON.stringify(reply));
        this.guest.leave();
        this.guest = again;
        this.reconnects++;
        return;
      } catch {
        again.leave();
        await pause(50);
      }
    }
  }

  async play(): Promise<void> {
    while (!isOver) {
      this.isBusy = false;
      if (isPaused && this.guest.closed === undefined) {
        await pause(5);
        continue;
      }
      this.isBusy = true;
      if (this.guest.closed !== undefined) await this.comeBack();
      const now = this.guest.position(this.table, this.seat);
      if (now.over && this.isAlone) await this.playNow().catch(() => pause(50));
      else if (now.asks.length > 0) await this.#answer(now);
      await pause(THINKING_MS);
    }
  }

  /** Rolls, for ever: so a game of two people never ends. */
  async #answer({ ask }: Position): Promise<void> {
    const { table } = this;
    const began = performance.now();
    const reply = await this.guest.unlessLost(this.guest.answer(table, this.seat, 'roll', ask));
    if (!reply) return;
    if (reply.type === 'position') {
      const known = this.acknowledged.get(table) ?? [];
      this.acknowledged.set(table, known);
      known.push(`${this.seat} ${ask}`);
      counts.answers++;
      this.back ??= performance.now();
    } else if (reply.type === 'refused') {
      expect(['store-down', 'stale', 'stopping', 'not-found', 'wrong-phase']).toContain(reply.problem.code);
      if (reply.problem.code === 'store-down' && performance.now() - began > 2000 && this.server !== asleep) counts.slowRefusals++;
      await pause(20);
    }
  }
}

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('too late')), ms);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(late);
  }
}

const people: Person[] = [];
interface Pair {
  readonly people: readonly [Person, Person];
  readonly pace: typeof PACE | { readonly kind: 'untimed' };
}
const pairs: Pair[] = [];

/** Two people at two servers sit down at a new table. */
async function deal({ people: [ada, bo], pace }: Pair): Promise<void> {
  const { table, links } = await ada.guest.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }], pace } });
  await bo.guest.call('join', { body: { key: links.sit['1']!.split('#')[1]! } });
  await ada.guest.call('start', { table: table.id });
  await ada.sitAt(table.id, 0);
  await bo.sitAt(table.id, 1);
}

let playing: Promise<unknown>;
/** What nobody expected. */
const failures: unknown[] = [];
let rules: Awaited<ReturnType<NonNullable<ReturnType<typeof onShelf>>['rules']>>['game'];

beforeAll(async () => {
  house = await openHouse(SERVERS, {}, newLock());
  store = await openStore({ databaseUrl: house.databaseUrl, file: '' });
  rules = (await onShelf('pig')!.rules()).game;
  const named = (server: number, name: string) => Guest.named(house.servers[server]!.address, name);
  for (let i = 0; i < PAIRS; i++) {
    const servers = [i % SERVERS, (i + 1) % SERVERS];
    const pair = await Promise.all(servers.map(async (server, seat) => new Person(await named(server, `P${i}-${seat}`), server, false)));
    pairs.push({ people: [pair[0]!, pair[1]!], pace: i % 2 === 0 ? PACE : { kind: 'untimed' } });
    people.push(...pair);
    await deal(pairs[i]!);
  }
  for (let i = 0; i < ALONE; i++) {
    const person = new Person(await named(i % SERVERS, `A${i}`), i % SERVERS, true);
    await person.playNow();
    people.push(person);
  }
  house.chaos.faults = { lost: 5, doubled: 5, delayed: 10, delayMs: 300 };
  playing = Promise.all(people.map((person) => person.play().catch((error) => failures.push(error))));
}, 120_000);

afterAll(async () => {
  isOver = true;
  await Promise.race([playing, pause(CONVERGED_MS)]);
  for (const { guest } of people) guest.leave();
  await store.close();
  await house.stop();
}, 60_000);

/** What happens. Recovery counts from when it begins; from its end where nobody could play meanwhile. */
const FAULTS: Readonly<Record<Fault, (round: number) => Promise<void>>> = {
  async server(round) {
    const index = round % SERVERS;
    const server = house.servers[index]!;
    house.servers[index] = undefined;
    lookForRecovery();
    await server.kill();
    counts.kills++;
    await pause(300);
    await house.start(index);
  },
  async nats() {
    lookForRecovery();
    await house.restartNats();
    counts.kills++;
  },
  async postgres() {
    await house.postgres.kill();
    counts.kills++;
    await pause(500);
    await house.postgres.start();
    lookForRecovery();
  },
  /** A holder of leases sleeps and wakes up; meanwhile others look after its bots. */
  async stop(round) {
    const index = round % SERVERS;
    const { child } = house.servers[index]!;
    child.kill('SIGSTOP');
    asleep = index;
    counts.stops++;
    lookForRecovery();
    await pause(STOPPED_MS);
    const elsewhere = people.filter((person) => person.isAlone && person.server !== index);
    await expect.poll(() => elsewhere.every(({ back }) => back !== undefined), { message: 'bots elsewhere play on' }).toBe(true);
    child.kill('SIGCONT');
    lookForRecovery();
  },
  /** One server after the other stops politely and comes back. */
  async update() {
    counts.updates++;
    for (let index = 0; index < SERVERS; index++) {
      const before = people.map(({ reconnects }) => reconnects);
      lookForRecovery();
      await house.end(index);
      await house.start(index);
      for (const [i, { reconnects }] of people.entries())
        expect(reconnects - before[i]!, 'reconnects of one update').toBeLessThanOrEqual(1);
    }
  },
};

let since = 0;

/** From now on: when was each heard again? */
function lookForRecovery(): void {
  since = performance.now();
  for (const person of people) person.back = undefined;
}

/** Until everybody was heard again, or a while has passed. */
async function everybodyRecovers(): Promise<void> {
  const until = performance.now() + 2 * CONVERGED_MS;
  while (people.some(({ back }) => back === undefined) && performance.now() < until) await pause(10);
  for (const { back } of people) recovered.push((back ?? performance.now()) - since);
}

/** The match as the database has it, and which answers were given to which question. */
async function recordOf(table: string): Promise<{ match: Match; answers: Map<string, string[]>; rows: readonly EntryRow[] }> {
  const head = (await store.matches.head(table))!;
  const rows = await store.matches.entries(table);
  const answers = new Map<string, string[]>();
  const match = Match.reopen(rules, { ...head.record, entries: [] } as MatchRecord, () => 0);
  for (const { entry } of rows) {
    const key = `${entry.seat} ${match.ask(entry.seat)}`;
    answers.set(key, [...(answers.get(key) ?? []), 'choice' in entry ? entry.choice : 'undo']);
    match.commit(match.redraft(entry));
  }
  return { match, answers, rows };
}

const seen = (view: object, ask: number, waits: readonly number[]): string => JSON.stringify([view, ask, waits]);

/** Nobody is in the middle of anything. */
async function everybodyRests(): Promise<void> {
  isPaused = true;
  const until = performance.now() + 6 * CONVERGED_MS;
  while (people.some(({ isBusy }) => isBusy) && performance.now() < until) await pause(5);
  expect(failures).toEqual([]);
  const busy = people.filter(({ isBusy }) => isBusy);
  expect(
    busy.map(({ table, seat, server, guest }) => ({ table, seat, server, closed: guest.closed, last: guest.heard.at(-1) })),
    'who waits for an answer for ever',
  ).toEqual([]);
  await pause(50);
}

async function check(fault: string): Promise<void> {
  await everybodyRests();
  const tables = [...new Set(people.map(({ table }) => table))];
  const until = performance.now() + CONVERGED_MS;
  const isRight = async (): Promise<string[]> => {
    const wrong: string[] = [];
    const records = new Map(await Promise.all(tables.map(async (table) => [table, await recordOf(table)] as const)));
    for (const { table, seat, guest } of people) {
      const { match } = records.get(table)!;
      const { view, ask, waits } = match.seen(seat);
      const shown = guest.position(table, seat);
      if (seen(shown.view, shown.ask, shown.waits) !== seen(view, ask, waits)) wrong.push(`${table} ${seat}`);
    }
    return wrong;
  };
  let wrong = await isRight();
  while (wrong.length > 0 && performance.now() < until) {
    await pause(50);
    wrong = await isRight();
  }
  counts.diverged += wrong.length;
  for (const table of tablesPlayed()) if (!settled.has(table)) await checkRecord(table);
  for (const table of tablesPlayed()) if (!tables.includes(table)) settled.add(table);
  await checkSeats();
  for (const pair of pairs) if ((await store.matches.lastNumber(pair.people[0].table)) > LONG_GAME) await deal(pair);
  expect({ fault, ...counts }).toMatchObject({ lost: 0, doubled: 0, diverged: 0 });
  isPaused = false;
}

/** Tables that were looked at when nobody sat there any more; once again at the very end. */
const settled = new Set<string>();

/** All tables at which an answer was acknowledged. */
const tablesPlayed = (): Set<string> => new Set(people.flatMap(({ acknowledged }) => [...acknowledged.keys()]));

async function checkRecord(table: string): Promise<void> {
  const { answers, rows } = await recordOf(table);
  for (const { acknowledged } of people)
    for (const key of acknowledged.get(table) ?? []) if (answers.get(key)?.[0] !== 'roll') counts.lost++;
  for (const all of answers.values()) if (all.length > 1) counts.doubled++;
  const row = (await store.tables.byId(table))!;
  if (row.pace.kind === 'untimed') return;
  // Every clock is what the entry before left, less the time that passed, once.
  const head = (await store.matches.head(table))!;
  let before = { at: head.at, clocks: head.after.clocks! };
  for (const { entry, at, after } of rows) {
    expect(after.clocks, `clocks after an answer of seat ${entry.seat}`).toEqual(
      passed(row.pace, charged(before.clocks, at - before.at), after.waits),
    );
    before = { at, clocks: after.clocks! };
  }
}

/** Every server says that it can do its work: one at which nobody played may find out only now that the database is back. */
async function everyServerIsReady(): Promise<void> {
  for (const server of house.servers) await expect.poll(async () => (await fetch(`${server!.address}/readyz`)).status).toBe(200);
}

/** Three people at three servers want one seat. */
async function checkSeats(): Promise<void> {
  await everyServerIsReady();
  const guests = await Promise.all(house.servers.map((server, i) => Guest.named(server!.address, `S${i}`)));
  const { table } = await guests[0]!.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }], public: true } });
  const tries = await Promise.allSettled([...guests.slice(1), guests[1]!].map((guest) => guest.call('sit', { table: table.id, body: {} })));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const sitting = (await store.tables.byId(table.id))!.chairs.flatMap(({ person }) => person ?? []);
  expect(new Set(sitting).size).toBe(2);
  for (const guest of guests) guest.leave();
}

it('nothing is lost, twice or different, whatever happens to servers, NATS and PostgreSQL', {
  timeout: MINUTES > 0 ? 0 : 600_000,
}, async () => {
  const until = performance.now() + MINUTES * 60_000;
  const faults = MINUTES > 0 ? LONG : SHORT;
  let round = 0;
  do {
    const fault = faults[round % faults.length]!;
    asleep = undefined;
    await pause(300);
    await FAULTS[fault](round);
    await everybodyRecovers();
    await check(fault);
    if (process.env.SOAK_SAY) console.error(`${round} ${fault}: ${JSON.stringify(counts)}`);
    round++;
  } while (MINUTES > 0 ? performance.now() < until : round < faults.length);
  for (const table of tablesPlayed()) await checkRecord(table);
  expect(counts).toMatchObject({ lost: 0, doubled: 0, diverged: 0 });
  expect(counts.answers).toBeGreaterThan(100);
  expect(house.chaos.harmed).toBeGreaterThan(10);
  counts.reconnects = people.reduce((sum, { reconnects }) => sum + reconnects, 0);
  recovered.sort((a, b) => a - b);
  const recoverMsP99 = Math.round(recovered[Math.floor(recovered.length * 0.99)] ?? 0);
  if (process.env.SOAK_REPORT)
    writeFileSync(process.env.SOAK_REPORT, JSON.stringify({ ...counts, harmed: house.chaos.harmed, recoverMsP99 }));
});
