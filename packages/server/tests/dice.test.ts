import { named } from '@astragal/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Dice } from '../src/store/dice.ts';
import { answersOf, Guest, type Opened, open } from './client.ts';
import { folder } from './databases.ts';

/** Luck that a test knows: the record of what was said is kept beside it. */
const dataDir = folder();
const said: number[] = [];
const luck = (n: number, name: string): number => {
  const value = named('dice of the house').below(n, name + said.length);
  if (/^die of seat/.test(name)) said.push(value);
  return value;
};
let server: Opened;
let ada: Guest;
let bo: Guest;
beforeAll(async () => {
  server = await open({ dataDir }, { luck });
  [ada, bo] = (await Promise.all(['Ada', 'Bo'].map((name) => Guest.named(server.address, name)))) as [Guest, Guest];
});
afterAll(() => server.stop());

async function begun(): Promise<string> {
  const { table, links } = await ada.call('create', {
    body: { game: 'pig', options: { goal: '50' }, seats: [{ by: 'me' }, { by: 'friend' }] },
  });
  const link = links.sit['1']!;
  await bo.call('join', { body: { key: link.slice(link.indexOf('#') + 1) } });
  await ada.call('start', { table: table.id });
  for (const guest of [ada, bo]) await guest.follow(table.id);
  return table.id;
}

/** Answers until the game is over, or so often. */
async function played(table: string, most = Number.POSITIVE_INFINITY): Promise<void> {
  for (let i = 0; i < most; i++) {
    const seat = ada.position(table, 0).waits[0];
    if (seat === undefined) return;
    const guest = [ada, bo][seat]!;
    const at = await guest.turn(table, seat);
    await guest.answer(table, seat, answersOf(at).includes('hold') && (at.view as { risked: number }).risked >= 12 ? 'hold' : 'roll');
    await Promise.all([ada, bo].map((each) => each.ask({ type: 'ping' })));
  }
}

const seen = (): number[] => Array.from({ length: 6 }, (_, side) => said.filter((value) => value === side).length);

it('counts no roll of a game that still runs, and each of one that is over', async () => {
  const table = await begun();
  await played(table, 3);
  await server.house.dice.count();
  expect(said.length).toBeGreaterThan(0);
  expect(await ada.call('dice')).toEqual({ games: 0, rolls: 0, tests: 0, dice: [], rows: [], waiting: 0 });
  await played(table);
  await server.house.dice.count();
  const report = await new Guest(server.address).call('dice');
  expect(report).toMatchObject({ games: 1, rolls: said.length, waiting: 0, people: { rolls: said.length } });
  expect(report.dice).toMatchObject([{ game: 'pig', die: 'die', rolls: said.length, seen: seen() }]);
  expect(JSON.stringify(report)).not.toMatch(/Ada|Bo|seat \d/);
});

it('counts a game once, whoever counts how often, also after the server was away', async () => {
  await Promise.all([server.house.dice.count(), server.house.dice.count()]);
  expect((await ada.call('dice')).games).toBe(1);
  const table = await begun();
  await played(table);
  await Promise.all([server.house.dice.count(), server.house.dice.count()]);
  expect(await ada.call('dice')).toMatchObject({ games: 2, rolls: said.length, dice: [{ seen: seen() }] });
  // Another who counted the same game from the same counts: nothing happens.
  const dice = new Dice(server.house.store.driver);
  const before = await dice.of('pig');
  await expect(dice.keep('pig', before, [table])).rejects.toThrow();
  await expect(dice.keep('pig', { ...before, revision: before.revision - 1 }, [])).rejects.toThrow();
  expect(await dice.of('pig')).toEqual(before);
  await server.stop();
  server = await open({ dataDir }, { luck });
  await server.house.dice.count();
  expect(await new Guest(server.address).call('dice')).toMatchObject({ games: 2, rolls: said.length });
});

it('leaves out what goes on from another game: its rolls are counted there', async () => {
  ada = await Guest.named(server.address, 'Ada');
  const { table } = await ada.call('playNow', { body: { game: 'pig', seats: 2, options: { goal: '50' } } });
  await ada.follow(table.id);
  await ada.call('resign', { table: table.id, body: { seat: 0 } });
  await server.house.dice.count();
  const { games, rolls } = await ada.call('dice');
  expect(games).toBe(3);
  const fork = await ada.call('fork', { table: table.id, body: { step: 0, seat: 0 } });
  await ada.call('resign', { table: fork.table.id, body: { seat: 0 } });
  await server.house.dice.count();
  expect(await ada.call('dice')).toMatchObject({ games, rolls, waiting: 0 });
});
