/** The coach at a table: agreed to by whoever sits down, and every hint counted before it is shown. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Guest, type Opened, open } from './client.ts';

let server: Opened;
let ada: Guest;
let bo: Guest;
beforeAll(async () => {
  server = await open();
  ada = await Guest.named(server.address, 'Ada');
  bo = await Guest.named(server.address, 'Bo');
});
afterAll(() => server.stop());

const keyOf = (link: string): string => link.slice(link.indexOf('#') + 1);
const SEATS = [{ by: 'me' }, { by: 'friend' }] as const;

/** A table of Ada and Bo with a coach, begun. */
async function table(coach: 'off' | 'hints' | 'warnings' = 'hints'): Promise<string> {
  const { table: made, links } = await ada.call('create', { body: { game: 'pig', options: { goal: '50' }, seats: [...SEATS], coach } });
  await bo.call('join', { body: { key: keyOf(links.sit['1']!), coach } });
  await ada.call('start', { table: made.id });
  await ada.follow(made.id);
  await bo.follow(made.id);
  return made.id;
}
const hintsOf = (guest: Guest): readonly (number | undefined)[] => {
  const last = guest.heard.findLast((notice) => notice.type === 'table');
  return last?.type === 'table' ? last.table.seats.map(({ hints }) => hints) : [];
};

it('everybody hears of a hint, and the count is kept: in lists, on the result, after a restart', async () => {
  const id = await table();
  expect(await ada.ask({ type: 'hint', table: id, seat: 0 })).toMatchObject({ type: 'done' });
  expect(await ada.ask({ type: 'hint', table: id, seat: 0 })).toMatchObject({ type: 'done' });
  await bo.ask({ type: 'ping' });
  expect(hintsOf(bo)).toEqual([2, undefined]);
  const { mine } = await bo.call('lobby');
  expect(mine.find((line) => line.id === id)).toMatchObject({ coach: 'hints', seats: [{ hints: 2 }, {}] });
  await bo.call('resign', { table: id, body: { seat: 1 } });
  const [newest] = (await bo.call('history')).games;
  expect(newest).toMatchObject({ id, seats: [{ hints: 2 }, {}] });
});

it('is kept by the store', async () => {
  const first = await open();
  const cy = await Guest.named(first.address, 'Cy');
  const { table: made } = await cy.call('playNow', { body: { game: 'pig', coach: 'warnings' } });
  await cy.follow(made.id);
  await cy.ask({ type: 'hint', table: made.id, seat: 0 });
  await first.stop();
  const second = await open({ dataDir: first.house.settings.dataDir });
  const back = new Guest(second.address);
  back.cookie = cy.cookie;
  expect((await back.call('table', { table: made.id })).table).toMatchObject({ coach: 'warnings', seats: [{ hints: 1 }, {}] });
  await second.stop();
});

it('nobody counts for another seat, for a table they do not sit at, or where nothing is asked', async () => {
  const id = await table();
  expect(await bo.ask({ type: 'hint', table: id, seat: 0 })).toMatchObject({ problem: { code: 'not-your-seat' } });
  expect(await bo.ask({ type: 'hint', table: id, seat: 1 })).toMatchObject({ problem: { code: 'stale' } });
  const eve = await Guest.named(server.address, 'Eve');
  expect(await eve.ask({ type: 'hint', table: id, seat: 0 })).toMatchObject({ problem: { code: 'not-found' } });
  expect((await ada.call('table', { table: id })).table.seats.map(({ hints }) => hints)).toEqual([undefined, undefined]);
});

it('without a coach there is no hint, and nobody is told what lies ahead', async () => {
  const id = await table('off');
  expect(await ada.ask({ type: 'hint', table: id, seat: 0 })).toMatchObject({ problem: { code: 'coach-off' } });
  expect(ada.position(id, 0)).not.toHaveProperty('stack');
  expect((await ada.call('table', { table: id })).table).not.toHaveProperty('coach');
});

it('with a coach the seat that is asked gets what lies ahead, and nobody else', async () => {
  const id = await table();
  expect(ada.position(id, 0)).toMatchObject({ stack: [{ step: 'turn', seat: 0 }] });
  expect(bo.position(id, 1)).not.toHaveProperty('stack');
});

it('whoever sits down agrees to what they were shown; without that nobody sits', async () => {
  const { table: made, links } = await ada.call('create', { body: { game: 'pig', seats: [...SEATS], coach: 'warnings', public: true } });
  const key = keyOf(links.sit['1']!);
  expect(await bo.call('invitation', { body: { key } })).toMatchObject({ coach: 'warnings' });
  const first = { problem: { code: 'coach-first', coach: 'warnings' } };
  await expect(bo.call('join', { body: { key } })).rejects.toMatchObject(first);
  await expect(bo.call('join', { body: { code: made.code! } })).rejects.toMatchObject(first);
  await expect(bo.call('sit', { table: made.id })).rejects.toMatchObject(first);
  await expect(bo.call('join', { body: { key, coach: 'hints' } })).rejects.toMatchObject(first);
  expect(await bo.call('join', { body: { key, coach: 'warnings' } })).toMatchObject({ as: 'seat' });
});

it('once somebody has agreed, the host may take the coach away but bring no other', async () => {
  const { table: made, links } = await ada.call('create', { body: { game: 'pig', seats: [...SEATS] } });
  const change = (coach: 'off' | 'hints' | 'warnings') => ada.call('change', { table: made.id, body: { coach } });
  expect((await change('hints')).table).toMatchObject({ coach: 'hints' });
  await bo.call('join', { body: { key: keyOf(links.sit['1']!), coach: 'hints' } });
  await expect(change('warnings')).rejects.toMatchObject({ problem: { code: 'bad-setup' } });
  expect((await change('off')).table).not.toHaveProperty('coach');
  await expect(change('hints')).rejects.toMatchObject({ problem: { code: 'bad-setup' } });
});

it('a rematch has the same coach and begins to count anew', async () => {
  const { table: made } = await ada.call('playNow', { body: { game: 'pig', coach: 'hints' } });
  await ada.follow(made.id);
  await ada.ask({ type: 'hint', table: made.id, seat: 0 });
  await ada.call('resign', { table: made.id, body: { seat: 0 } });
  const { table: next } = await ada.call('rematch', { table: made.id });
  expect(next.coach).toBe('hints');
  expect(next.seats.map(({ hints }) => hints)).toEqual([undefined, undefined]);
});
