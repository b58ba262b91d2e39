/** A match as a record: downloaded, and seen again step by step. */
import { type Game, heard, type MatchRecord, replay, waiting } from '@astragal/kernel';
import { type Replay, type ReplayStep, SIZES } from '@astragal/wire';
import type { House } from '../host/house.ts';
import { refuse } from '../host/problems.ts';
import { exportMatch } from '../store/backup.ts';
import type { EntryRow } from '../store/store.ts';
import { seatsOf } from './info.ts';
import type { Viewer } from './story.ts';

/** The record of a finished match. */
export async function record(house: House, person: string | undefined, id: string): Promise<MatchRecord> {
  const table = await house.visible(id, person);
  if (table.row.phase === 'playing' || table.row.phase === 'setup') throw refuse('still-running');
  const record = await exportMatch(house.store, id);
  if (!record) throw refuse('not-found');
  return record;
}

/** Steps of a game as somebody may know them: their own seat's or a watcher's while it runs, anybody's when it is over. */
export async function replayOf(
  house: House,
  person: string | undefined,
  id: string,
  { from = 0, count = SIZES.replayPage, as }: { from?: number; count?: number; as?: number | 'watch' },
): Promise<Replay> {
  const table = await house.visible(id, person);
  const { row } = table;
  const head = await house.store.head(id);
  const loaded = house.games.get(row.game);
  if (!head) throw refuse('wrong-phase', { phase: row.phase });
  if (!loaded || loaded.game.version !== head.record.version) throw refuse('frozen', { reason: 'version' });
  const mine = seatsOf(row, person);
  const viewer = as === 'watch' ? undefined : (as ?? mine[0]);
  if (viewer !== undefined && viewer >= row.chairs.length) throw refuse('not-found');
  if (viewer !== undefined && !mine.includes(viewer) && row.phase !== 'over') throw refuse('not-your-seat');
  const rows = await house.store.entries(id);
  const record: MatchRecord = { ...head.record, entries: rows.map(({ entry }) => entry) };
  const page = replayFor(loaded.game, record, rows, { viewer, started: head.at, from, count: Math.min(count, SIZES.replayPage) });
  return {
    table: table.infoFor(person),
    ...(viewer !== undefined && { as: viewer }),
    from,
    ...page,
    ...(row.result && { result: row.result }),
  };
}

/** Times of the answers that still stand, by step; step 0 is the start. */
function timesOf(started: number, rows: readonly EntryRow[]): number[] {
  const standing: EntryRow[] = [];
  for (const row of rows) {
    if (!('undo' in row.entry)) standing.push(row);
    else
      standing.splice(
        standing.findLastIndex(({ entry }) => entry.seat === row.entry.seat),
        1,
      );
  }
  return [started, ...standing.map(({ at }) => at)];
}

/** Steps `from` to `from + count`, and how many there are in all. */
function replayFor(
  game: Game,
  record: MatchRecord,
  rows: readonly EntryRow[],
  { viewer, started, from, count }: { readonly viewer: Viewer; readonly started: number; readonly from: number; readonly count: number },
): { readonly total: number; readonly steps: ReplayStep[] } {
  const times = timesOf(started, rows);
  const steps: ReplayStep[] = [];
  for (const { number, entry, position, told } of replay(game, record)) {
    if (number < from) continue;
    if (number >= from + count) break;
    steps.push({
      step: number,
      ...(entry && { seat: entry.seat }),
      ...(times[number] !== undefined && { at: times[number] }),
      view: game.view(position.state, viewer),
      waits: [...new Set(waiting(game, position).map(({ seat }) => seat))],
      events: heard(told, viewer),
    });
  }
  return { total: times.length, steps };
}
