/** A house is updated server by server, in the middle of games: builds of two neighbouring versions side by side, the newer with another schema and newer rules. */
import { rmSync } from 'node:fs';
import { Match, type MatchRecord } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MIGRATIONS } from '../src/store/migrations.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { Guest } from './client.ts';
import { type House, openHouse, type ServerProcess } from './cluster.ts';
import { nextBuild } from './next-build.ts';

let house: House;
let next: ReturnType<typeof nextBuild>;
let store: Store;
beforeAll(async () => {
  next = nextBuild();
  house = await openHouse(3, { BOT_THINK_MS: '500' });
  store = await openStore({ databaseUrl: house.databaseUrl, file: '' });
}, 120_000);
afterAll(async () => {
  await store.close();
  await house.stop();
  rmSync(next.folder, { recursive: true, force: true });
}, 60_000);

const OLD = 1;
const at = (index: number): string => house.servers[index]!.address;
const keyOf = (link: string): string => link.slice(link.indexOf('#') + 1);
const schema = async (): Promise<readonly number[]> =>
  (await store.driver.all('SELECT number FROM migrations ORDER BY number')).map(({ number }) => Number(number));

/** Somebody who comes back to the next server when theirs says goodbye. */
class Player {
  guest: Guest;
  #server: number;
  #process: ServerProcess | undefined;
  #table = '';
  reconnects = 0;

  constructor(guest: Guest, server: number) {
    this.guest = guest;
    this.#server = server;
    this.#process = house.servers[server];
  }

  async sitAt(table: string): Promise<void> {
    this.#table = table;
    await this.guest.follow(table);
  }

  /** The line is there, at this server or the next that is. A server may be gone a moment before its line is. */
  async onLine(): Promise<Guest> {
    if (house.servers[this.#server] !== this.#process) await expect.poll(() => this.guest.closed).toBeDefined();
    while (this.guest.closed !== undefined) {
      do this.#server = (this.#server + 1) % 3;
      while (!house.servers[this.#server]);
      this.#process = house.servers[this.#server];
      const again = new Guest(at(this.#server));
      again.cookie = this.guest.cookie;
      await again.connect();
      await again.follow(this.#table);
      this.guest = again;
      this.reconnects++;
    }
    return this.guest;
  }
}

interface Pair {
  readonly id: string;
  readonly players: readonly [Player, Player];
}

async function pairAt(...servers: [number, number]): Promise<Pair> {
  const [ada, bo] = await Promise.all(servers.map((server) => Guest.named(at(server), `at ${server}`)));
  const { table, links } = await ada!.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }] } });
  await bo!.call('join', { body: { key: keyOf(links.sit['1']!) } });
  await ada!.call('start', { table: table.id });
  const players = [new Player(ada!, servers[0]), new Player(bo!, servers[1])] as const;
  for (const player of players) await player.sitAt(table.id);
  return { id: table.id, players };
}

/** Some answers of both, each of which the other sees. */
async function play({ id, players }: Pair, answers = 6): Promise<void> {
  for (let i = 0; i < answers; i++) {
    const guests = await Promise.all(players.map((player) => player.onLine()));
    const seat = guests[0]!.position(id, 0).waits[0]!;
    await expect.poll(() => guests[seat]!.position(id, seat).asks.length).toBeGreaterThan(0);
    expect(await guests[seat]!.answer(id, seat, 'roll')).toMatchObject({ type: 'position' });
    const known = (each: number) => {
      const { view, waits } = guests[each]!.position(id, each);
      return { view, waits };
    };
    await expect.poll(() => known(1 - seat)).toEqual(known(seat));
  }
}

it('games go on across builds, new games use the new rules, and the schema is changed once', { timeout: 180_000 }, async () => {
  const { version: before } = onShelf('pig')!;
  const pairs = [await pairAt(0, 1), await pairAt(1, 2), await pairAt(2, 0)];
  for (const pair of pairs) await play(pair);
  expect((await schema()).length).toBe(MIGRATIONS.length);

  await house.end(0);
  await house.start(0, next.main);
  expect(await schema()).toEqual([...MIGRATIONS.keys(), MIGRATIONS.length].map((n) => n + 1));
  // Old and new at one table, and people who come to either.
  for (const pair of pairs) await play(pair);
  const mixed = await pairAt(0, OLD);
  expect((await store.tables.byId(mixed.id))!.version).toBe(before + 1);

  // A game of the new rules: the old server shows that it cannot play it, and changes nothing; with the new one it goes on, bots and all.
  const frozen = await mixed.players[1].guest.call('table', { table: mixed.id });
  expect(frozen.table).toMatchObject({ phase: 'frozen', reason: 'version' });
  expect(await mixed.players[0].guest.answer(mixed.id, 0, 'roll')).toMatchObject({ type: 'position' });
  const cy = await Guest.named(at(0), 'Cy');
  const games = await Promise.all(Array.from({ length: 6 }, () => cy.call('playNow', { body: { game: 'pig', level: 'random' } })));
  for (const { table } of games) {
    await cy.follow(table.id);
    await cy.turn(table.id, 0);
    while (cy.position(table.id, 0).waits[0] === 0) await cy.answer(table.id, 0, 'roll');
  }
  for (const { table } of games) expect((await cy.turn(table.id, 0)).asks.length).toBeGreaterThan(0);

  // An old server that dies meanwhile comes back beside the newer schema.
  await house.servers[OLD]!.kill();
  house.servers[OLD] = undefined;
  for (const pair of pairs) await play(pair, 2);
  await house.start(OLD);
  for (const pair of pairs) await play(pair, 2);

  for (const index of [1, 2]) {
    const earlier = pairs.flatMap(({ players }) => players.map(({ reconnects }) => reconnects));
    await house.end(index);
    await house.start(index, next.main);
    for (const pair of pairs) await play(pair);
    const after = pairs.flatMap(({ players }) => players.map(({ reconnects }) => reconnects));
    expect(Math.max(...after.map((count, i) => count - earlier[i]!))).toBeLessThanOrEqual(1);
  }
  expect(await schema()).toHaveLength(MIGRATIONS.length + 1);
  await play(mixed);

  // What is stored is what everybody sees, by the rules it began with.
  const { game } = await onShelf('pig')!.rules();
  for (const { id, players } of pairs) {
    const head = (await store.matches.head(id))!;
    expect(head.record.version).toBe(before);
    const entries = (await store.matches.entries(id)).map(({ entry }) => entry);
    const match = Match.reopen(game, { ...head.record, entries } as MatchRecord, () => 0);
    for (const [seat, { guest }] of players.entries()) expect(guest.position(id, seat).view).toEqual(match.seen(seat).view);
  }
});
