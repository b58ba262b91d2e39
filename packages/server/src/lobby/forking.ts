/** Playing on from a step of another game, with bots in the other seats. */
import type { Seat } from '@astragal/kernel';
import type { BodyOf } from '@astragal/wire';
import { middleLevel } from '../ground/games.ts';
import { refuse } from '../ground/problems.ts';
import type { House } from '../house/house.ts';
import type { Visitor } from '../house/visitor.ts';
import type { Viewer } from '../replay/game-log.ts';
import type { Chair, TableRow } from '../store/rows.ts';
import { writing } from '../store/writing.ts';
import { seatsOf } from '../table/info.ts';
import { isOpen, playable, played } from '../table/records.ts';
import { coached, underWay, withLuck } from './making.ts';
import { chairOf, mayOpen } from './rights.ts';

/** A table on which one plays on from a step of a game: me in one seat, bots in the others, those that played already as strong as before. A game that still runs goes on as far as I may know it. */
export async function fork(house: House, person: Visitor, id: string, { step, seat, level }: BodyOf<'fork'>): Promise<TableRow> {
  const me = chairOf(person);
  const { row } = await house.tables.visible(id, person.origin);
  if (row.phase === 'frozen') throw refuse('frozen', { reason: row.reason ?? 'version' });
  if (row.phase === 'setup' || row.phase === 'closed') throw refuse('wrong-phase', { phase: row.phase });
  await mayOpen(house, person);
  const found = await playable(house, row);
  const { loaded } = found;
  if (seat >= row.chairs.length) throw refuse('bad-setup', { detail: `seats are 0 to ${row.chairs.length - 1}` });
  const bot = level ?? middleLevel(loaded);
  if (!loaded.levels.includes(bot)) throw refuse('bad-setup', { detail: `there is no bot '${bot}'` });
  const viewer: Viewer | 'all' = (await isOpen(house, row)) ? 'all' : viewerOf(row, person.id, seat);
  const guess = { step, viewer, seed: house.seeds(`guess of step ${step}`) };
  const forked = await played(house, found, 'fork', guess, person.origin);
  if ('wrong' in forked) throw refuse('bad-setup', { detail: forked.wrong });
  const { head, entries, waits, inherited } = forked;
  if (waits.length === 0) throw refuse('bad-setup', { detail: 'the game is over there' });
  const now = house.settings.now();
  const fresh = underWay({
    game: row.game,
    version: head.version,
    options: row.options,
    chairs: row.chairs.map((chair, each): Chair => {
      if (each === seat) return me;
      const strength = level ?? chair.level ?? bot;
      return { by: 'bot', name: strength, level: strength };
    }),
    host: person.id,
    created: now,
    from: { table: id, step },
    ...begunWith(row),
    ...coached(row.coach),
  });
  const record = await withLuck(house, fresh, head, loaded, inherited);
  await writing(house, house.store.tables.create(fresh, [], { head: { record, at: now, after: { waits } }, entries }));
  house.lobby.changed();
  return fresh;
}

/** What fell before falls for others as well, whose table this is not. */
function begunWith({ shared, begunWith: before = shared }: TableRow): Pick<TableRow, 'begunWith'> {
  return before === undefined ? {} : { begunWith: before };
}

/** As whom somebody sees a running game who wants to play on in this seat: as that seat, if it is theirs; a watcher may take any. */
function viewerOf(row: TableRow, person: string, seat: Seat): Viewer {
  const mine = seatsOf(row, person);
  if (mine.length === 0) return undefined;
  if (!mine.includes(seat)) throw refuse('not-your-seat');
  return seat;
}
