/** A match again, step by step, for one pair of eyes. */
import { type Game, heard, type MatchRecord, replay, waiting } from '@astragal/kernel';
import type { ReplayStep } from '@astragal/wire';
import type { EntryRow } from './store/store.ts';
import type { Viewer } from './story.ts';

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
export function replayFor(
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
