/** Many tables of two people play at once, everybody on a socket of their own: nothing is lost, doubled or out of order. */
import { Match } from '@astragal/kernel';
import { expect, it } from 'vitest';
import { cryptoLuck } from '../src/ground/secrets.ts';
import { patience, report, times } from './attack.ts';
import { answersOf, Guest, open } from './client.ts';

const TABLES = times(30);
const AT_ONCE = 20;

it(`${TABLES} tables of two people play a whole game at once`, { timeout: patience(120_000) }, async () => {
  const server = await open();
  let answers = 0;

  async function sitDown() {
    const [ada, bo] = [await Guest.named(server.address, 'Ada'), await Guest.named(server.address, 'Bo')];
    const { table, links } = await ada.call('create', {
      body: { game: 'pig', options: { goal: '50' }, seats: [{ by: 'me' }, { by: 'friend' }] },
    });
    await bo.call('join', { body: { key: links.sit['1']!.split('#')[1]! } });
    await ada.call('start', { table: table.id });
    for (const guest of [ada, bo]) await guest.follow(table.id);
    return { id: table.id, guests: [ada, bo] };
  }

  /** One seat plays until the game is over; gives the number of answers. */
  async function play(guest: Guest, id: string, seat: number): Promise<void> {
    for (let at = await guest.turn(id, seat); !at.over; at = await guest.turn(id, seat)) {
      const all = answersOf(at);
      const reply = await guest.answer(id, seat, at.ask % 3 === 2 ? all.at(-1)! : all[0]!, at.ask);
      expect(reply.type).toBe('position');
      answers++;
    }
  }

  const tables: Awaited<ReturnType<typeof sitDown>>[] = [];
  while (tables.length < TABLES)
    tables.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, TABLES - tables.length) }, sitDown))));
  await Promise.all(tables.flatMap(({ id, guests }) => guests.map((guest, seat) => play(guest, id, seat))));

  const { store, games } = server.house;
  let entries = 0;
  for (const { id, guests } of tables) {
    const { record } = (await store.matches.head(id))!;
    const rows = await store.matches.entries(id);
    entries += rows.length;
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1));
    const match = Match.reopen(games.get('pig')!.game, { ...record, entries: rows.map(({ entry }) => entry) }, cryptoLuck);
    expect(match.isOver).toBe(true);
    expect(guests[0]!.logs.get('0')).toEqual(guests[1]!.logs.get('1'));
    for (const guest of guests) guest.leave();
  }
  expect(entries).toBe(answers);
  await server.stop();
  report({ tables: TABLES, answers });
});
