/** A game that was played elsewhere, as without a network, goes on here. Its record is played again and never believed. */
import type { MatchRecord } from '@astragal/kernel';
import type { BodyOf } from '@astragal/wire';
import { inVersion, offered } from '../host/games.ts';
import type { House } from '../host/house.ts';
import { refuse } from '../host/problems.ts';
import type { Person } from '../store/rows.ts';
import type { LiveTable } from '../table/live-table.ts';
import { chairFor, underWay } from './making.ts';
import { mayOpen, named } from './rights.ts';

/** Takes the record where it ends, at a private table: me, others at my device, and bots in the seats as they say. */
export async function handOver(house: House, person: Person, { record: given, seats }: BodyOf<'handOver'>): Promise<LiveTable> {
  named(person);
  offered(house.games, given.game, house.settings.hiddenGames);
  const loaded = await inVersion(house.games, given.game, given.version);
  if (!loaded) throw refuse('frozen', { reason: 'version' });
  if (seats.length !== given.seats) throw refuse('bad-setup', { detail: `the record has ${given.seats} seats, the plan ${seats.length}` });
  for (const seat of seats)
    if (seat.by === 'friend' || (seat.by === 'bot' && !loaded.levels.includes(seat.level)))
      throw refuse('bad-setup', { detail: 'seats are me, hot, or bots of this game' });
  if (seats.filter(({ by }) => by === 'me').length !== 1) throw refuse('bad-setup', { detail: 'one seat is mine' });
  // An opening is a position that nobody has played: there is nothing to check it by.
  if (given.opening) throw refuse('bad-record', { detail: 'a record with an opening cannot be checked' });
  const limit = house.settings.limits.entriesPerMatch;
  if (given.entries.length >= limit) throw refuse('record-full', { limit });
  await mayOpen(house, person);
  const { format, game, version, options, dealt, entries } = given as unknown as MatchRecord;
  const record = { format, game, version, seats: given.seats, options, dealt };
  const now = house.settings.now();
  const text = { head: JSON.stringify({ record, at: now }), entries: JSON.stringify(entries.map((entry) => [entry, now])) };
  const checked = await house.replayer.play(loaded, 'check', text, undefined);
  if ('wrong' in checked) throw refuse('bad-record', { detail: checked.wrong.slice(0, 300) });
  if (checked.waits.length === 0) throw refuse('bad-record', { detail: 'the game is over' });
  const chairs = seats.map((seat) => chairFor(seat, person));
  const fresh = underWay({ game, version, options, chairs, host: person.id, created: now, brought: true });
  const head = { record, at: now, after: { waits: checked.waits } };
  await house.writing(house.store.tables.create(fresh, [], { head, entries: JSON.stringify(entries) }));
  house.changed();
  return house.seated(fresh.id);
}
