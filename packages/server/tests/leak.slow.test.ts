import { type Chance, type Game, type Kind, type Seat, type Source, seeded } from '@astragal/kernel';
import { shelf } from '@astragal/shelf';
import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../src/ground/settings.ts';
import { House } from '../src/house/house.ts';
import { Connection } from '../src/socket/connection.ts';
import { migrate } from '../src/store/migrations.ts';
import type { Person } from '../src/store/rows.ts';
import { sqlite } from '../src/store/sqlite.ts';
import { Store } from '../src/store/store.ts';
import { answersOf, roomy } from './client.ts';
import { folder } from './databases.ts';
import { errands, errandsTwin, shelfOf } from './toys.ts';
import { wholeLog } from './whole-log.ts';

type Twin = (state: never, seat: Seat | undefined, chance: Chance) => object;

/** Luck by name: the same in both worlds, whoever asks first. */
const namedLuck =
  (seed: string): Source =>
  (n, name) =>
    seeded(`${seed}/${name}`).below(n, name);

/** The same game, whose setup is followed by a change of what `seat` may not know. */
const twinOf = <K extends Kind>(game: Game<K>, twin: Twin, seat: Seat | undefined, seed: string): Game<K> => ({
  ...game,
  setup(seats, options, chance) {
    const { state, first } = game.setup(seats, options, chance);
    return { state: twin(state as never, seat, seeded(seed)) as K['state'], first };
  },
});

/** A house with one table, where every message to everybody is kept. Ids and times are the same in every world. */
class World {
  readonly #house: House;
  readonly #people: Person[];
  readonly #connections: Connection[] = [];
  readonly inboxes: string[][] = [];
  #clock = 1_000_000;
  #ids = 0;

  private constructor(house: House, people: Person[]) {
    this.#house = house;
    this.#people = people;
  }

  static async with<K extends Kind>(game: Game<K>, seats: number, seed: string): Promise<World> {
    const driver = sqlite(`${folder()}/world.db`);
    await migrate(driver);
    const log = wholeLog();
    let world: World | undefined;
    const settings = { ...DEFAULTS, ...roomy, now: () => world?.now() ?? 0 };
    const house = new House({ settings, store: new Store(driver), games: shelfOf(game), log, luck: namedLuck(seed) });
    const people = Array.from(
      { length: seats + 1 },
      (_, i): Person => ({ id: `person${i}`, token: `t${i}`, name: `P${i}`, webhook: undefined, seen: 0 }),
    );
    world = new World(house, people);
    await world.#begin(game.id, seats);
    return world;
  }

  now(): number {
    return this.#clock;
  }

  async #begin(game: string, seats: number): Promise<void> {
    for (const person of this.#people) (await this.#house.store.people.byId(person.id)) ?? (await this.#house.store.people.add(person));
    const chairs = this.#people.slice(0, seats).map(({ id, name }) => ({ by: 'person' as const, name: name!, person: id }));
    await this.#house.store.tables.create(
      {
        id: 'thetable',
        game,
        version: 1,
        options: {},
        chairs,
        host: 'person0',
        pace: { kind: 'live', bank: 600, increment: 1 },
        timeout: 'bot',
        takeover: true,
        listed: true,
        chat: true,
        phase: 'setup',
        created: 1,
      },
      [],
    );
    const guest = this.#house.games.get(game)!;
    const table = (await this.#house.tables.get('thetable'))!;
    await table.do(() =>
      table.change({ options: Object.fromEntries(Object.entries(guest.game.options).map(([name, spec]) => [name, spec.default])) }),
    );
    for (const person of this.#people) {
      const inbox: string[] = [];
      this.inboxes.push(inbox);
      const connection = new Connection(this.#house, { send: (text) => void inbox.push(text), close: () => {}, waiting: 0 }, person);
      this.#connections.push(connection);
      await connection.receive('{"type":"hello","protocol":2}');
      await connection.receive('{"type":"follow","id":0,"table":"thetable"}');
    }
    await table.do(() => table.begin());
  }

  /** What this seat (the last: a watcher) sees now. */
  seen(seat: number): { ask: number; asks: never; over?: object; waits: number[] } {
    return JSON.parse(this.inboxes[seat]!.findLast((text) => text.startsWith('{"type":"position"'))!);
  }

  async say(seat: number, message: object): Promise<void> {
    this.#clock += 7;
    await this.#connections[seat]!.receive(JSON.stringify({ id: ++this.#ids, table: 'thetable', ...message }));
    await new Promise((resolve) => setImmediate(resolve)); // The position that follows a stale answer.
  }

  async stop(): Promise<void> {
    await this.#house.stop();
  }
}

/**
 * Plays a random game in two worlds that differ only in what `seat` may not know (the last: a watcher), chat, refusals and undo included.
 * Everything that seat receives must be byte-equal until something is revealed. Gives the number of messages compared.
 */
async function compare<K extends Kind>(game: Game<K>, twin: Twin, seats: number, seat: number, seed: string): Promise<number> {
  const viewer = seat === seats ? undefined : seat;
  const worlds = await Promise.all([World.with(game, seats, seed), World.with(twinOf(game, twin, viewer, seed), seats, seed)]);
  const [here, there] = worlds as [World, World];
  const chance = seeded(seed);
  const both = (who: number, message: object) => Promise.all(worlds.map((world) => world.say(who, message)));
  let compared = 0;
  try {
    for (let turn = 0; turn < 60; turn++) {
      expect(there.inboxes[seat]!.slice(compared)).toEqual(here.inboxes[seat]!.slice(compared));
      compared = here.inboxes[seat]!.length;
      const { waits } = here.seen(seat);
      const who = waits[chance.below(Math.max(1, waits.length), 'who')];
      if (who === undefined) break;
      const [mine, theirs] = [here.seen(who), there.seen(who)];
      const common = answersOf(mine).filter((text) => text !== 'fail' && answersOf(theirs).includes(text));
      if (common.length === 0) break;
      const kind = chance.below(8, 'kind');
      if (kind === 0) await both(chance.below(seats, 'talker'), { type: 'chat', text: `line ${turn}` });
      else if (kind === 1)
        await both(seat === seats ? 0 : seat, { type: 'answer', seat: seat === seats ? 0 : seat, ask: 9999, choice: 'x' });
      else if (kind === 2) await both(who, { type: 'undo', seat: who, ask: mine.ask });
      else if (kind === 3) await both(who, { type: 'answer', seat: who, ask: mine.ask, choice: 'no such answer' });
      else {
        await both(who, { type: 'answer', seat: who, ask: mine.ask, choice: common[chance.below(common.length, 'answer')]! });
        if (hasNews(here, seat, compared) || hasNews(there, seat, compared)) break;
      }
    }
  } finally {
    await Promise.all(worlds.map((world) => world.stop()));
  }
  return compared;
}

/** Whether the seat has just learnt something that was hidden: the toys turn coins over and let a seat peek at its own. */
const hasNews = (world: World, seat: number, from: number): boolean =>
  world.inboxes[seat]!.slice(from).some(
    (text) => /"kind":"turned"/.test(text) || new RegExp(`"kind":"peeked","seat":${seat},"coin"`).test(text),
  );

describe('two worlds that differ only in what a seat may not know send it byte-equal messages', () => {
  it('in a game with secrets, for seats and watchers', async () => {
    let compared = 0;
    for (const seat of [0, 1, 2, 3])
      for (let game = 0; game < 5; game++) compared += await compare(errands(), errandsTwin as Twin, 3, seat, `errands ${seat} ${game}`);
    expect(compared).toBeGreaterThan(300);
  });

  it('and the comparison notices a secret that gets out', async () => {
    const games = Array.from({ length: 8 }, (_, game) => compare(errands({ leaky: true }), errandsTwin as Twin, 3, 3, `leaky ${game}`));
    const results = await Promise.allSettled(games);
    expect(results.some(({ status }) => status === 'rejected')).toBe(true);
  });

  it.each(shelf.map(({ id }) => id))('in %s, whose twin or guess makes the other world', async (id) => {
    const { game, toolkit } = await shelf.find((entry) => entry.id === id)!.rules();
    const seats = Math.min(3, game.seats.max);
    const twin: Twin = toolkit.twin?.bind(toolkit) ?? ((state, seat, chance) => game.guess(game.view(state, seat), seat, chance));
    let compared = 0;
    for (let seat = 0; seat <= seats; seat++) compared += await compareUntilNews(game, twin, seats, seat, `${id} ${seat}`);
    expect(compared).toBeGreaterThan(seats);
  });
});

/** As `compare`, for any game: where the worlds part, something must have been revealed by the rules. */
async function compareUntilNews(game: Game, twin: Twin, seats: number, seat: number, seed: string): Promise<number> {
  let news = false;
  const watched: Game = { ...game, steps: watchedSteps(game, () => (news = true)) };
  try {
    return await compare(watched, twin, seats, seat, seed);
  } catch (error) {
    if (news) return seats + 1;
    throw error;
  }
}

/** The game's steps at a table that notices `reveal` and `show`. */
function watchedSteps(game: Game, noticed: () => void): Game['steps'] {
  const wrap = (table: object): object =>
    new Proxy(table, {
      get(target, name) {
        if (name === 'reveal' || name === 'show') noticed();
        const value = Reflect.get(target, name, target) as unknown;
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  type Step = Record<string, unknown> & { run?: (...given: unknown[]) => void; take?: (...given: unknown[]) => void };
  const steps = game.steps as unknown as Record<string, Step>;
  return Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [
      name,
      {
        ...step,
        ...(step.run && { run: (state: unknown, frame: unknown, table: object) => step.run!(state, frame, wrap(table)) }),
        ...(step.take && {
          take: (state: unknown, frame: unknown, choice: unknown, table: object) => step.take!(state, frame, choice, wrap(table)),
        }),
      },
    ]),
  ) as unknown as Game['steps'];
}
