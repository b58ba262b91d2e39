/** Servers of one house that have not heard of each other yet: entries, leaving and coming back, heard late, out of order or never. */
import type { Draft, Seat } from '@astragal/kernel';
import type { Clocks, Pace } from '@astragal/wire';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableNews } from '../src/cluster/news.ts';
import type { LoadedGame } from '../src/ground/games.ts';
import { seededLuck } from '../src/ground/seeded-luck.ts';
import { Replayer } from '../src/replay/replayer.ts';
import type { Driver } from '../src/store/driver.ts';
import { migrate } from '../src/store/migrations.ts';
import type { TableRow } from '../src/store/rows.ts';
import { Store } from '../src/store/store.ts';
import { ConflictError } from '../src/store/tables.ts';
import { TableAnswers } from '../src/table/answers.ts';
import { charged, passed, revived } from '../src/table/clocks.ts';
import { TableContext } from '../src/table/context.ts';
import { TableEnds } from '../src/table/ends.ts';
import { isActive, isBot } from '../src/table/info.ts';
import { TableListener } from '../src/table/listener.ts';
import { TableLoader } from '../src/table/loader.ts';
import { SerialQueue } from '../src/table/serial-queue.ts';
import type { TableServices } from '../src/table/services.ts';
import { sqliteDatabases } from './databases.ts';
import { errands } from './toys.ts';

const SEATS = 3;

let driver: Driver;
let store: Store;
let tables = 0;
beforeAll(async () => {
  driver = await (await sqliteDatabases()).fresh();
  await migrate(driver);
  store = new Store(driver);
});
afterAll(() => driver.close());

/** One server with the table in memory, and what it has yet to hear. */
class Server {
  readonly inbox: TableNews[] = [];
  readonly #at: TableContext;
  readonly #ends: TableEnds;
  readonly #loader: TableLoader;
  readonly #answers: TableAnswers;
  readonly #listener: TableListener;
  readonly #queue = new SerialQueue();

  private constructor(services: TableServices, row: TableRow) {
    this.#at = new TableContext(
      services,
      row,
      () => {},
      () => {},
    );
    this.#ends = new TableEnds(this.#at);
    this.#loader = new TableLoader(this.#at, this.#ends);
    this.#answers = new TableAnswers(this.#at, this.#ends, this.#loader);
    this.#listener = new TableListener(this.#at, this.#loader, this.#queue);
  }

  static async opened(services: TableServices, id: string): Promise<Server> {
    const server = new Server(services, (await store.tables.byId(id))!);
    await server.#loader.load();
    return server;
  }

  get row(): TableRow {
    return this.#at.row;
  }

  get live() {
    return this.#at.state.live!;
  }

  clocks(now: number): Clocks {
    return this.live.clocks.at(now)!;
  }

  /** As a table does it: whoever was overtaken reads again and does the same once more. */
  async #do(work: () => Promise<void>): Promise<void> {
    this.#at.peers.heard(); // There are others, and they want to be told.
    for (;;)
      try {
        if (this.#at.state.isDoubtful) await this.#loader.reload();
        return await work();
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
      }
  }

  begin(): Promise<void> {
    return this.#do(() => this.#at.state.begin());
  }

  /** Of whoever is asked and thinks there, person or bot. */
  answer(which: number, choice: 'work' | 'rest' | 'home'): Promise<void> {
    return this.#do(async () => {
      const { match } = this.live;
      const seat = match.waits[which % match.waits.length];
      if (this.row.phase !== 'playing' || seat === undefined) return;
      await this.#answers.enter(() => match.draft(seat, match.ask(seat)!, choice) as Draft, { seat, choice });
    });
  }

  leave(seat: Seat): Promise<void> {
    return this.#do(async () => {
      const others = this.row.chairs.filter((chair, each) => each !== seat && isActive(chair));
      if (this.row.phase === 'playing' && isActive(this.row.chairs[seat]!) && others.length > 0)
        await this.#ends.retire(seat, 'left', 'any');
    });
  }

  comeBack(seat: Seat): Promise<void> {
    return this.#do(async () => {
      if (this.row.phase === 'playing' && this.row.chairs[seat]!.gone) await this.#ends.comeBack(seat);
    });
  }

  /** One of the messages that wait. */
  async hear(which: number): Promise<void> {
    const [news] = this.inbox.splice(which % Math.max(1, this.inbox.length), 1);
    if (news) this.#listener.hear(news, 'another');
    await this.#queue.settled();
  }

  /** Looks at the store; whatever was not heard is known now. */
  async look(): Promise<void> {
    this.inbox.length = 0;
    const [stored] = await store.tables.revisions([this.#at.id]);
    if (this.#listener.isBehind(stored!)) await this.#listener.catchUp(stored!);
  }
}

type Deed =
  | { readonly do: 'answer'; readonly which: number; readonly choice: 'work' | 'rest' | 'home' }
  | { readonly do: 'leave' | 'comeBack'; readonly seat: Seat }
  | { readonly do: 'hear' | 'miss'; readonly which: number }
  | { readonly do: 'look' | 'restart' }
  | { readonly do: 'wait'; readonly ms: number };
type Step = Deed & { readonly at: 0 | 1 };

const which = fc.nat(5);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('answer' as const), which, choice: fc.constantFrom('work', 'rest', 'home') }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('leave', 'comeBack'), seat: fc.nat(SEATS - 1) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('hear' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('miss' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('look', 'restart') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 700, 25_000, 50_000) }) },
) as fc.Arbitrary<Deed>;
const steps = fc.array(
  fc.tuple(deed, fc.constantFrom(0 as const, 1 as const)).map(([each, at]): Step => ({ ...each, at })),
  { minLength: 4, maxLength: 24 },
);
/** What went wrong once, or is too seldom met by chance; each is tried first. */
const live: Pace = { kind: 'live', bank: 60, increment: 0 };
const EXAMPLES: [Pace, Step[]][] = [
  // Somebody whose time ran out is back, and a server that has not heard of it writes an entry.
  [
    live,
    [
      { do: 'wait', ms: 50_000, at: 0 },
      { do: 'wait', ms: 25_000, at: 0 },
      { do: 'leave', seat: 0, at: 0 },
      { do: 'look', at: 1 },
      { do: 'comeBack', seat: 0, at: 0 },
      { do: 'answer', which: 1, choice: 'work', at: 1 },
    ],
  ],
  // The other way round: an entry is there already when a server that has not heard of it lets somebody come back.
  [
    live,
    [
      { do: 'wait', ms: 50_000, at: 0 },
      { do: 'wait', ms: 25_000, at: 0 },
      { do: 'leave', seat: 0, at: 0 },
      { do: 'look', at: 1 },
      { do: 'answer', which: 1, choice: 'work', at: 1 },
      { do: 'comeBack', seat: 0, at: 0 },
    ],
  ],
  // An entry is heard before the row that it was reckoned with; the next is written on top of it.
  [
    live,
    [
      { do: 'leave', seat: 0, at: 0 },
      { do: 'answer', which: 1, choice: 'work', at: 0 },
      { do: 'hear', which: 1, at: 1 },
      { do: 'answer', which: 1, choice: 'work', at: 1 },
    ],
  ],
];
const pace = fc.constantFrom<Pace[]>(live, { kind: 'slow', hours: 2 });

/** Plays these steps at two servers, and beside them at one that hears everything at once, in the order of the store. */
async function played(pace: Pace, all: readonly Step[], isQuiet: boolean) {
  let now = 1_000_000;
  const id = `t${++tables}`;
  const servers: Server[] = [];
  const game = { game: errands({ rounds: 30 }), levels: ['any'], bots: [], hidden: false } as unknown as LoadedGame;
  const nothing = (): void => {};
  const servicesOf = (index: number): TableServices =>
    ({
      store,
      games: new Map([['errands', game]]),
      luck: seededLuck(`${id} ${index}`).luck,
      replayer: new Replayer(),
      settings: { now: () => now, limits: { entriesPerMatch: 1000 } },
      log: { error: (said: unknown) => expect.fail(JSON.stringify(said)) },
      metrics: { count: nothing },
      opened: 0,
      cluster: {
        isAlone: false,
        me: `${index}`,
        bus: { isUp: true },
        owns: () => false,
        tellHouse: nothing,
        tellTable: (_: string, news: TableNews) => {
          if ('entry' in news || 'revision' in news)
            for (const [each, server] of servers.entries()) if (each !== index) server.inbox.push(structuredClone(news));
        },
      },
      changed: nothing,
      asked: nothing,
      ended: nothing,
    }) as unknown as TableServices;
  await store.tables.create(
    {
      id,
      game: 'errands',
      version: 1,
      options: {},
      chairs: ['ada', 'bo', 'cy'].map((person) => ({ by: 'person' as const, name: person, person })),
      host: 'ada',
      pace,
      timeout: 'bot',
      takeover: true,
      listed: false,
      chat: false,
      phase: 'setup',
      created: now,
    },
    [],
  );
  const open = (index: number): Promise<Server> => Server.opened(servicesOf(index), id);
  await (await open(9)).begin();
  for (let i = 0; i < 3; i++) servers.push(await open(i));
  const witness = servers[2]!;
  /** The clocks of somebody who does everything themselves, one thing after the other. */
  let model: Clocks = witness.clocks(now);
  let modelAt = now;

  for (const step of all) {
    const server = servers[step.at]!;
    const before = { number: witness.live.match.length, chairs: witness.row.chairs };
    if (step.do === 'answer') await server.answer(step.which, step.choice);
    else if (step.do === 'leave' || step.do === 'comeBack') await server[step.do](step.seat);
    else if (step.do === 'hear') await server.hear(step.which);
    else if (step.do === 'miss') server.inbox.splice(step.which, 1);
    else if (step.do === 'wait') {
      if (isQuiet) for (const each of servers) await each.look();
      now += step.ms;
    } else if (step.do === 'look') await server.look();
    else servers[step.at] = await open(step.at);
    while (witness.inbox.length > 0) await witness.hear(0);
    const { live, row } = witness;
    const asked = live.humansAsked(row);
    model = charged(model, now - modelAt);
    modelAt = now;
    if (live.match.length > before.number) model = passed(pace, model, asked);
    for (const [seat, chair] of row.chairs.entries())
      if (before.chairs[seat]!.gone && !chair.gone) model = { ...revived(pace, model, seat), running: asked };
    model = { ...model, running: asked };
  }
  servers[0] = await open(0);
  for (const server of servers) await server.look();
  servers.push(await open(3));
  return { now, servers, witness, model, entries: await store.matches.entries(id) };
}

/** The clocks of those who play, by seat, and whose run. */
const ofPeople = ({ row }: Server, { left, running }: Clocks) => ({
  left: left.map((ms, seat) => (isBot(row.chairs[seat]!) ? 'gone' : ms)),
  running: [...running].sort(),
});

describe('two servers that hear each other late, out of order or not at all', () => {
  it('have the same clocks in the end, as after a restart and as a server that heard everything in order', async () => {
    await fc.assert(
      fc.asyncProperty(pace, steps, async (given, all) => {
        const { now, servers, witness, entries } = await played(given, all, false);
        for (const server of servers) expect(server.clocks(now + 5000)).toEqual(witness.clocks(now + 5000));
        const { running } = witness.clocks(now);
        if (witness.row.phase === 'playing') expect([...running].sort()).toEqual(witness.live.humansAsked(witness.row).sort());
        // Nobody writes on top of an entry that was reckoned with a row they have not read.
        const revisions = entries.map(({ after }) => after.revision!);
        expect(revisions).toEqual(revisions.toSorted((a, b) => a - b));
      }),
      { numRuns: 100, examples: EXAMPLES },
    );
  });

  it('in one moment change the clocks as one server would that did all of it itself', async () => {
    await fc.assert(
      fc.asyncProperty(pace, steps, async (given, all) => {
        const { now, servers, model } = await played(given, all, true);
        for (const server of servers) expect(ofPeople(server, server.clocks(now))).toEqual(ofPeople(server, model));
      }),
      { numRuns: 100, examples: EXAMPLES },
    );
  });
});
