/** A game that was played without the server is played again by it, and taken only if it comes out. */
import { type Entry, Match, type MatchRecord, seeded } from '@astragal/kernel';
import { pig } from '@astragal/kernel/testing/pig';
import { SIZES } from '@astragal/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, few, Guest, type Opened, open, roomy } from './client.ts';

let server: Opened;
let ada: Guest;
beforeAll(async () => {
  server = await open();
  ada = await Guest.named(server.address, 'Ada');
});
afterAll(() => server.stop());

/** So many answers by whoever is asked: everybody rolls twice and holds. */
function played(answers: number): MatchRecord {
  const luck = seeded('brought');
  const match = Match.begin(pig, 2, { goal: '50' }, (n, name) => luck.below(n, name));
  for (let i = 0; i < answers && !match.isOver; i++) {
    const seat = match.waits[0]!;
    if (typeof match.answer(seat, match.ask(seat), i % 3 === 2 ? 'hold' : 'roll') === 'string') match.answer(seat, match.ask(seat), 'roll');
  }
  return structuredClone(match.record);
}

const SEATS = [{ by: 'me' }, { by: 'bot', level: 'random' }] as const;
const bring = (record: MatchRecord | object, seats: readonly object[] = SEATS, guest = ada) =>
  guest.call('importGame', { body: { record, seats } as never });
const tables = async (): Promise<number> => (await ada.call('lobby')).mine.length;

it('goes on where it stood, at a private table, and counts as practice', async () => {
  const record = played(7);
  const { table } = await bring(record, [{ by: 'me' }, { by: 'hot', name: 'Bo' }]);
  expect(table).toMatchObject({ game: 'pig', phase: 'playing', public: false, mine: [0, 1], host: true, options: { goal: '50' } });
  const { view, waits } = Match.reopen(pig, record, () => 0).seen(0);
  await ada.follow(table.id);
  expect(ada.position(table.id, 0)).toMatchObject({ view, waits });
  for (;;) {
    const [seat] = ada.position(table.id, 0).waits;
    if (seat === undefined) break;
    const at = await ada.turn(table.id, seat);
    const holds = answersOf(at).includes('hold') && (at.view as { risked: number }).risked >= 15;
    await ada.answer(table.id, seat, holds ? 'hold' : 'roll');
    await ada.ask({ type: 'ping' });
  }
  const [newest] = (await ada.call('history')).games;
  expect(newest).toMatchObject({ id: table.id, forked: true });
});

const forge = (change: (record: { entries: Entry[] } & Record<string, unknown>) => void): object => {
  const record = played(7) as unknown as { entries: Entry[] } & Record<string, unknown>;
  change(record);
  return record;
};
const roll = { seat: 0, choice: 'roll', luck: [['die', 6, 5]] };

it.each([
  ['an answer that could not be given', forge(({ entries }) => entries.splice(2, 1))],
  ['luck that no die has', forge(({ entries }) => Object.assign(entries[0]!, { luck: [['die', 6, 6]] }))],
  [
    'luck that was not asked for',
    forge(({ entries }) =>
      Object.assign(entries[0]!, {
        luck: [
          ['die', 6, 3],
          ['die', 6, 3],
        ],
      }),
    ),
  ],
  ['the seat of somebody who was not asked', forge(({ entries }) => Object.assign(entries[0]!, { seat: 1 }))],
  ['a seat that is not there', forge(({ entries }) => entries.push({ ...roll, seat: 7 } as unknown as Entry))],
  ['an entry that is none', forge(({ entries }) => entries.push({ seat: 0 } as unknown as Entry))],
  ['an undo of nothing', forge(({ entries }) => entries.push({ seat: 1, undo: true }, { seat: 1, undo: true }))],
  ['options that the game does not know', forge((record) => Object.assign(record, { options: { goal: '7' } }))],
  ['a position that nobody has played', forge((record) => Object.assign(record, { dealt: [], opening: { state: {}, stack: [] } }))],
  ['a game that is over', played(400)],
])('refuses %s, and makes no table', async (_, record) => {
  const before = await tables();
  await expect(bring(record)).rejects.toMatchObject({ problem: { code: 'bad-record' } });
  expect(await tables()).toBe(before);
});

it.each([
  ['a plan of other size', [{ by: 'me' }]],
  ['a bot that does not exist', [{ by: 'me' }, { by: 'bot', level: 'oracle' }]],
  ['a friend', [{ by: 'me' }, { by: 'friend' }]],
  ['nobody of mine', [SEATS[1], SEATS[1]]],
])('refuses %s', async (_, seats) => {
  await expect(bring(played(3), seats)).rejects.toMatchObject({ problem: { code: 'bad-setup' } });
});

it('refuses rules that are not here, what is too large or too long, and whoever brings too many', async () => {
  await expect(bring({ ...played(3), version: 77 })).rejects.toMatchObject({ problem: { code: 'frozen' } });
  const [entry] = played(1).entries;
  const long = { ...played(0), entries: new Array(SIZES.record / 20).fill(entry) };
  await expect(bring(long)).rejects.toMatchObject({ problem: { code: 'too-large' } });
  const small = await open({ limits: { ...roomy.limits, entriesPerMatch: 5 }, rateLimits: { ...roomy.rateLimits, replays: few(2) } });
  const guest = await Guest.named(small.address, 'Bo');
  await expect(bring(played(7), SEATS, guest)).rejects.toMatchObject({ problem: { code: 'record-full' } });
  await bring(played(3), SEATS, guest);
  await expect(bring(played(3), SEATS, guest)).rejects.toMatchObject({ problem: { code: 'too-fast' } });
  await small.stop();
});
