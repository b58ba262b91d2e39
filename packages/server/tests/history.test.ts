import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, Guest, type Opened, open } from './client.ts';

let server: Opened;
let ada: Guest;
let bo: Guest;
let cy: Guest;
beforeAll(async () => {
  server = await open();
  [ada, bo, cy] = (await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => Guest.named(server.address, name)))) as [Guest, Guest, Guest];
});
afterAll(() => server.stop());

const keyOf = (link: string): string => link.slice(link.indexOf('#') + 1);

/** A game of these two to its end. */
async function played(): Promise<string> {
  const { table, links } = await ada.call('create', {
    body: { game: 'pig', options: { goal: '50' }, seats: [{ by: 'me' }, { by: 'friend' }] },
  });
  await bo.call('join', { body: { key: keyOf(links.sit['1']!) } });
  await ada.call('start', { table: table.id });
  await end(table.id, [ada, bo]);
  return table.id;
}

async function end(table: string, guests: readonly Guest[]): Promise<void> {
  for (const guest of guests) await guest.follow(table);
  for (;;) {
    const seat = guests[0]!.position(table, 0).waits[0];
    if (seat === undefined) return;
    const at = await guests[seat]!.turn(table, seat);
    const choice = answersOf(at).includes('hold') && (at.view as { risked: number }).risked >= 15 ? 'hold' : 'roll';
    await guests[seat]!.answer(table, seat, choice);
    await Promise.all(guests.map((each) => each.ask({ type: 'ping' })));
  }
}

it('tells each of their finished games, and of others only a mark that is the same in all games of one person', async () => {
  const [first, second] = [await played(), await played()];
  const { games } = await ada.call('history');
  expect(games.map(({ id }) => id)).toEqual([second, first]);
  const [newest] = games;
  expect(newest).toMatchObject({ game: 'pig', mine: [0], options: { goal: '50' }, seats: [{ name: 'Ada' }, { name: 'Bo' }] });
  expect(newest!.result.winners).toHaveLength(1);
  expect(newest!.ended).toBeGreaterThanOrEqual(newest!.started);
  const marks = games.map(({ seats }) => seats[1]!.who);
  expect(new Set(marks).size).toBe(1);
  expect(marks[0]).toMatch(/^[\w-]{16}$/);
  const theirs = (await bo.call('history')).games;
  expect(theirs.map(({ mine }) => mine)).toEqual([[1], [1]]);
  expect(theirs[0]!.seats[0]!.who).not.toBe(marks[0]);
  expect((await cy.call('history')).games).toEqual([]);
  expect(await new Guest(server.address).call('history')).toEqual({ games: [], shared: false });
});

it('says which game came after: offered, not yet played; but not one that came to nothing', async () => {
  const { games: before } = await ada.call('history');
  const { table } = await bo.call('rematch', { table: before[0]!.id });
  expect((await ada.call('history')).games[0]!.rematch).toBe(table.id);
  await bo.call('leave', { table: table.id });
  expect((await ada.call('history')).games[0]).not.toHaveProperty('rematch');
});

it('turns pages', async () => {
  const { games, before } = await ada.call('history');
  expect(before).toBeUndefined();
  const older = await ada.call('history', { query: `?before=${games[0]!.ended}` });
  expect(older.games.map(({ id }) => id)).toEqual([games[1]!.id]);
});

it('is nobody else’s, until a link shares it, and then without the names of others; the link can be taken back', async () => {
  const { link } = await ada.call('share', { body: { on: true } });
  expect(link).toMatch(/\/games#[\w-]{32}$/);
  expect((await ada.call('history')).shared).toBe(true);
  const shown = await cy.call('shared', { body: { key: keyOf(link!) } });
  expect(shown.name).toBe('Ada');
  expect(shown.games[0]!.seats).toMatchObject([{ name: 'Ada' }, { name: '' }]);
  expect(JSON.stringify(shown)).not.toMatch(/"Bo"|"who"/);
  await expect(cy.call('join', { body: { key: keyOf(link!) } })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  const { link: next } = await ada.call('share', { body: { on: true } });
  await expect(cy.call('shared', { body: { key: keyOf(link!) } })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  await ada.call('share', { body: { on: false } });
  await expect(cy.call('shared', { body: { key: keyOf(next!) } })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  expect((await ada.call('history')).shared).toBe(false);
});

it('whom one played with is invited again by one call, and finds a kept seat', async () => {
  const { who } = (await ada.call('history')).games[0]!.seats[1]!;
  const { table } = await ada.call('again', { body: { game: 'pig', who: who! } });
  expect(table).toMatchObject({ phase: 'setup', mine: [0], seats: [{ name: 'Ada' }, { by: 'open', name: 'Bo', kept: 'other' }] });
  const seen = (await bo.call('table', { table: table.id })).table;
  expect(seen.seats[1]).toMatchObject({ kept: 'me' });
  expect((await bo.call('lobby')).mine).toContainEqual(expect.objectContaining({ id: table.id, phase: 'setup', mine: [] }));
  expect((await bo.call('sit', { table: table.id, body: {} })).table.mine).toEqual([1]);
  await expect(cy.call('again', { body: { game: 'pig', who: who! } })).rejects.toMatchObject({ problem: { code: 'not-found' } });
});
