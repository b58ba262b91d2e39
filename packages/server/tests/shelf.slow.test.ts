/** Every game on the shelf at a table: random answers and undo through the wire, then everything again from the store. */
import { Match, type Position, seeded, sortedJson } from '@astragal/kernel';
import { shelf } from '@astragal/shelf';
import { type NoticeOf, readNotice } from '@astragal/wire';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../src/ground/games.ts';
import { HOUSE_ITSELF } from '../src/ground/rate-limits.ts';
import { cryptoLuck } from '../src/ground/secrets.ts';
import { DEFAULTS } from '../src/ground/settings.ts';
import { House } from '../src/house/house.ts';
import { create } from '../src/lobby/making.ts';
import { changeMe, newPerson } from '../src/people/people.ts';
import { Connection } from '../src/socket/connection.ts';
import { migrate } from '../src/store/migrations.ts';
import { sqlite } from '../src/store/sqlite.ts';
import { Store } from '../src/store/store.ts';
import { answersOf, roomy } from './client.ts';
import { folder } from './databases.ts';
import { wholeLog } from './whole-log.ts';

const ANSWERS = 250;

async function newHouse(): Promise<House> {
  const driver = sqlite(`${folder()}/shelf.db`);
  await migrate(driver);
  return new House({
    settings: { ...DEFAULTS, hiddenGames: true, ...roomy, botPauseMs: 0 },
    store: new Store(driver),
    games: await loadGames(),
    log: wholeLog(),
  });
}

/** One device that holds every seat of a table, keeping positions and logs as the protocol says. */
class Device {
  readonly positions = new Map<number, NoticeOf<'position'>>();
  readonly logs = new Map<number, object[]>();
  /** Lines from before somebody came in late are fetched when wanted, not sent. */
  readonly since = new Map<number, number>();
  readonly #connection: Connection;
  readonly #table: string;
  refused: string | undefined;
  #ids = 0;

  constructor(house: House, person: { readonly id: string; readonly name: string }, table: string) {
    this.#connection = new Connection(house, { send: (text) => this.#hear(text), close: () => {}, waiting: 0 }, person);
    this.#table = table;
  }

  #hear(text: string): void {
    const reading = readNotice(text);
    if ('wrong' in reading) throw new Error(`unreadable at ${reading.wrong}: ${text}`);
    const { message } = reading;
    if (message.type === 'refused') this.refused = message.problem.code;
    if (message.type !== 'position') return;
    const log = this.logs.get(message.seat!) ?? [];
    if (!this.since.has(message.seat!)) this.since.set(message.seat!, message.story.from);
    const from = message.story.from - this.since.get(message.seat!)!;
    expect(from).toBeLessThanOrEqual(log.length);
    log.splice(from, log.length, ...message.story.events);
    this.logs.set(message.seat!, log);
    this.positions.set(message.seat!, message);
  }

  async say(message: object): Promise<void> {
    this.refused = undefined;
    await this.#connection.receive(JSON.stringify({ id: ++this.#ids, table: this.#table, ...message }));
  }

  async begin(): Promise<void> {
    await this.#connection.receive('{"type":"hello","protocol":2}');
    await this.say({ type: 'follow' });
  }
}

describe.each(shelf.map(({ id }) => id))('%s', (id) => {
  it('is played with undo over the wire; logs, numbers and rights come back from the store', { timeout: 120_000 }, async () => {
    const house = await newHouse();
    const { game } = house.games.get(id)!;
    const { person } = await newPerson(house);
    await changeMe(house, person, { name: 'Ada' });
    const me = { ...person, name: 'Ada', origin: HOUSE_ITSELF };
    const hot = Array.from({ length: Math.min(3, game.seats.max) - 1 }, (_, i) => ({ by: 'hot' as const, name: `Friend ${i}` }));
    const { table } = await create(house, me, {
      game: id,
      options: {},
      seats: [{ by: 'me' }, ...hot],
      pace: { kind: 'untimed' },
      timeout: 'bot',
      takeover: true,
      public: false,
      chat: true,
    });
    await table.do(() => table.begin());
    const device = new Device(house, me, table.id);
    await device.begin();
    const chance = seeded(id);
    let undone = 0;
    for (let n = 0; n < ANSWERS; n++) {
      const asked = [...device.positions.values()].filter(({ asks }) => asks.length > 0);
      const at = asked[chance.below(Math.max(1, asked.length), 'who')];
      if (!at) break;
      const regretful = [...device.positions.values()].filter(({ undo }) => undo);
      if (regretful.length > 0 && chance.below(4, 'undo') === 0) {
        const who = regretful[chance.below(regretful.length, 'who')]!;
        await device.say({ type: 'undo', seat: who.seat, ask: who.ask });
        undone++;
      } else {
        const all = answersOf(at);
        await device.say({ type: 'answer', seat: at.seat, ask: at.ask, choice: all[chance.below(all.length, 'answer')] });
      }
      expect(device.refused).toBeUndefined();
    }
    if (id !== 'pig') expect(undone).toBeGreaterThan(0);
    const late = new Device(house, me, table.id);
    await late.begin();
    for (const [seat, log] of device.logs) expect(late.logs.get(seat)).toEqual(log.slice(late.since.get(seat)!));
    const head = (await house.store.matches.head(table.id))!;
    const record = { ...head.record, entries: (await house.store.matches.entries(table.id)).map(({ entry }) => entry) };
    const again = Match.reopen(game, record, cryptoLuck);
    const json = (position: Position) => sortedJson(position);
    expect(json(again.now)).toBe(json(table.match!.now));
    for (const [seat, { ask, undo }] of device.positions)
      if (!again.isOver) expect([again.ask(seat), again.mayUndo(seat)]).toEqual([ask, undo]);
    await house.stop();
  });

  it('is played to the end by its bots, in their threads', { timeout: 180_000 }, async () => {
    const house = await newHouse();
    const { game, levels } = house.games.get(id)!;
    const { person } = await newPerson(house);
    await changeMe(house, person, { name: 'Ada' });
    const { table } = await create(
      house,
      { ...person, name: 'Ada', origin: HOUSE_ITSELF },
      {
        game: id,
        options: {},
        seats: Array.from({ length: Math.max(game.seats.min, 2) }, () => ({ by: 'bot' as const, level: levels[0]! })),
        pace: { kind: 'untimed' },
        timeout: 'bot',
        takeover: true,
        public: false,
        chat: true,
      },
    );
    await table.follow({ person: person.id, send() {}, unfollowed() {} });
    await table.do(() => table.begin());
    await expect.poll(() => table.row.phase, { timeout: 170_000, interval: 100 }).toBe('over');
    expect(table.row.result!.scores).toHaveLength(table.row.chairs.length);
    expect(house.bots.failures).toBe(0);
    await house.stop();
  });
});
