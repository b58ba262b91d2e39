/** Friends find their seats: rematches keep them, links say where they lead, forks keep the bots as strong as they were. */
import { shelf } from '@astragal/shelf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Guest, type Opened, open } from './client.ts';

let server: Opened;
let ada: Guest;
let bo: Guest;
let cara: Guest;
beforeAll(async () => {
  server = await open();
  [ada, bo, cara] = (await Promise.all(['Ada', 'Bo', 'Cara'].map((name) => Guest.named(server.address, name)))) as [Guest, Guest, Guest];
});
afterAll(() => server.stop());

const keyOf = (link: string): string => link.slice(link.indexOf('#') + 1);

/** A game of Ada and Bo that is over, and the rematch that Ada has asked for. */
async function rematch(): Promise<{ readonly over: string; readonly fresh: string; readonly code: string }> {
  const { table, links } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }] } });
  await bo.call('join', { body: { key: keyOf(links.sit['1']!) } });
  await ada.call('start', { table: table.id, body: {} });
  await bo.call('resign', { table: table.id, body: { seat: 1 } });
  const { table: fresh } = await ada.call('rematch', { table: table.id });
  return { over: table.id, fresh: fresh.id, code: fresh.code! };
}

it('a rematch keeps the seat of whoever played, by name', async () => {
  const { fresh } = await rematch();
  expect((await ada.call('table', { table: fresh })).table.seats[0]).toMatchObject({ by: 'open', name: 'Bo', kept: 'other' });
  expect((await bo.call('table', { table: fresh })).table.seats[0]).toMatchObject({ by: 'open', name: 'Bo', kept: 'me' });
});

it('nobody else gets a kept seat, not even with the code', async () => {
  const { over, fresh, code } = await rematch();
  await expect(cara.call('join', { body: { code } })).rejects.toMatchObject({ problem: { code: 'table-full' } });
  expect((await bo.call('rematch', { table: over })).table).toMatchObject({ id: fresh, phase: 'playing', mine: [0] });
});

it('whoever declines frees the seat with one call, for anybody with the code', async () => {
  const { fresh, code } = await rematch();
  await bo.call('leave', { table: fresh, body: {} });
  expect((await ada.call('table', { table: fresh })).table.seats[0]).toEqual({ by: 'open', name: '', here: false });
  expect(await cara.call('join', { body: { code } })).toMatchObject({ table: { mine: [0] } });
});

it('a seat stays kept when the host changes another one', async () => {
  const { fresh } = await rematch();
  await ada.call('change', { table: fresh, body: { seats: [{ by: 'friend' }, { by: 'me' }, { by: 'bot', level: 'random' }] } });
  expect((await bo.call('table', { table: fresh })).table.seats[0]).toMatchObject({ kept: 'me' });
});

it('a link says where it leads, and is not used up by being looked at', async () => {
  const { links } = await ada.call('create', {
    body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }, { by: 'bot', level: 'random' }], pace: { kind: 'slow', hours: 24 } },
  });
  const key = keyOf(links.sit['1']!);
  const seen = { as: 'seat', game: 'pig', host: 'Ada', phase: 'setup', pace: { kind: 'slow', hours: 24 } };
  for (let i = 0; i < 2; i++) expect(await cara.call('invitation', { body: { key } })).toMatchObject(seen);
  expect(await cara.call('invitation', { body: { key: keyOf(links.watch!) } })).toMatchObject({ as: 'watch' });
  await bo.call('join', { body: { key } });
  await expect(cara.call('invitation', { body: { key } })).rejects.toMatchObject({ problem: { code: 'link-spent' } });
  await expect(cara.call('invitation', { body: { key: 'x'.repeat(32) } })).rejects.toMatchObject({ problem: { code: 'not-found' } });
});

it('a list of finished games knows when each was played', async () => {
  const { over } = await rematch();
  const line = (await ada.call('lobby')).mine.find(({ id }) => id === over);
  expect(line).toMatchObject({ phase: 'over', result: { winners: [0] } });
  expect(line!.ended! - line!.started!).toBeGreaterThanOrEqual(0);
});

/** A game with room for two bots, and with levels to choose from. */
const [{ id: game, levels: choice }] = shelf.filter(({ levels, seats }) => levels.length > 2 && seats.max > 2) as [(typeof shelf)[number]];

it('whoever plays on from a game meets its bots as strong as they were, unless another level is asked for', async () => {
  const [weak, middle, strong] = [choice[0]!, choice[1]!, choice.at(-1)!];
  const calm = await open({ botPauseMs: 600_000 }); // No bot's turn comes.
  const eve = await Guest.named(calm.address, 'Eve');
  const seats = [{ by: 'me' }, { by: 'bot', level: weak }, { by: 'bot', level: strong }] as const;
  const { table } = await eve.call('create', { body: { game, seats: [...seats] } });
  await eve.call('start', { table: table.id, body: {} });
  const levels = async (body: { step: number; seat: number; level?: string }): Promise<unknown[]> =>
    (await eve.call('fork', { table: table.id, body })).table.seats.map((seat) => ('level' in seat ? seat.level : seat.by));
  expect(await levels({ step: 0, seat: 0 })).toEqual(['person', weak, strong]);
  expect(await levels({ step: 0, seat: 0, level: middle })).toEqual(['person', middle, middle]);
  await calm.stop();
});
