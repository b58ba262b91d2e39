/** A game that was played elsewhere, as without a network, goes on here. Its record is played again and never believed. */
import { personNamed } from '@astragal/bots';
import { inVersion, offered } from '../ground/games.ts';
import { ProblemError, refuse } from '../ground/problems.ts';
import type { House } from '../house/house.ts';
import type { Visitor } from '../house/visitor.ts';
import type { TableRow } from '../store/rows.ts';
import { writing } from '../store/writing.ts';
import { chairFor, coached, underWay, withLuck } from './making.ts';
import { mayOpen, named } from './rights.ts';

/** Takes a record where it ends, at a private table: me, others at my device, and bots in the seats as they say. `text`: the request as it came. */
export async function importGame(house: House, person: Visitor, text: string): Promise<TableRow> {
  named(person);
  await mayOpen(house, person);
  const { entriesPerRecord, entriesPerMatch } = house.settings.limits;
  const imported = await house.replayer.import({ text, limit: Math.min(entriesPerRecord, entriesPerMatch) }, person.origin);
  if ('wrong' in imported) throw new ProblemError(imported.wrong);
  const { record: brought, entries, waits, seats, coach, hints, inherited } = imported;
  const { game, version, options } = brought;
  offered(house.games, game, house.settings.hiddenGames);
  const loaded = (await inVersion(house.games, game, version))!;
  const { levels } = loaded;
  for (const seat of seats)
    if (seat.by === 'friend' || (seat.by === 'bot' && !levels.includes(personNamed(seat.level).level)))
      throw refuse('bad-setup', { detail: 'seats are me, hot, or bots of this game' });
  if (seats.filter(({ by }) => by === 'me').length !== 1) throw refuse('bad-setup', { detail: 'one seat is mine' });
  const now = house.settings.now();
  const chairs = seats.map((seat, each) => ({ ...chairFor(seat, person), ...(hints?.[each] && { hints: hints[each] }) }));
  const fresh = underWay({ game, version, options, chairs, host: person.id, created: now, imported: true, ...coached(coach) });
  const record = await withLuck(house, fresh, brought, loaded, inherited);
  await writing(house, house.store.tables.create(fresh, [], { head: { record, at: now, after: { waits } }, entries }));
  house.lobby.changed();
  return fresh;
}
