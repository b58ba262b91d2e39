/** A match as a record: downloaded, seen again step by step, played on from. */
import {
  forkAt,
  type Game,
  guessAt,
  heard,
  lastStep,
  type MatchRecord,
  RecordError,
  replay,
  type Seat,
  seeded,
  waiting,
} from '@astragal/kernel';
import { type BodyOf, type Replay, type ReplayStep, SIZES } from '@astragal/wire';
import { middleLevel } from './games.ts';
import type { House } from './house.ts';
import { seatsOf } from './info.ts';
import { mayOpen, named } from './making.ts';
import { refuse } from './refused.ts';
import { newId, newSeed } from './secrets.ts';
import { exportMatch } from './store/backup.ts';
import type { Chair, EntryRow, Person, TableRow } from './store/store.ts';
import type { Viewer } from './story.ts';
import type { Table } from './table.ts';

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
  const guest = house.games.get(row.game);
  if (!head) throw refuse('wrong-phase', { phase: row.phase });
  if (!guest || guest.game.version !== head.record.version) throw refuse('frozen', { reason: 'version' });
  const mine = seatsOf(row, person);
  const viewer = as === 'watch' ? undefined : (as ?? mine[0]);
  if (viewer !== undefined && viewer >= row.chairs.length) throw refuse('not-found');
  if (viewer !== undefined && !mine.includes(viewer) && row.phase !== 'over') throw refuse('not-your-seat');
  const rows = await house.store.entries(id);
  const record: MatchRecord = { ...head.record, entries: rows.map(({ entry }) => entry) };
  const page = replayFor(guest.game, record, rows, { viewer, started: head.at, from, count: Math.min(count, SIZES.replayPage) });
  return {
    table: table.infoFor(person),
    ...(viewer !== undefined && { as: viewer }),
    from,
    ...page,
    ...(row.result && { result: row.result }),
  };
}

/** Plays on from a step of a game: me in one seat, bots in the others. A game that still runs goes on as far as I may know it. */
export async function fork(house: House, person: Person, id: string, { step, seat, level }: BodyOf<'fork'>): Promise<Table> {
  const name = named(person);
  const { row } = await house.visible(id, person.id);
  const guest = house.games.get(row.game);
  if (row.phase === 'frozen' || !guest) throw refuse('frozen', { reason: row.reason ?? 'version' });
  await mayOpen(house, person);
  const head = await house.store.head(id);
  if (!head) throw refuse('wrong-phase', { phase: row.phase });
  if (guest.game.version !== head.record.version) throw refuse('frozen', { reason: 'version' });
  if (seat >= head.record.seats) throw refuse('bad-setup', { detail: `seats are 0 to ${head.record.seats - 1}` });
  const bot = level ?? middleLevel(guest);
  if (!guest.levels.includes(bot)) throw refuse('bad-setup', { detail: `there is no bot '${bot}'` });
  const whole: MatchRecord = { ...head.record, entries: (await house.store.entries(id)).map(({ entry }) => entry) };
  const begun = begunAt(guest.game, whole, step, row.phase === 'over' ? 'all' : eyesOf(row, person.id, seat));
  const waits = [...new Set(waiting(guest.game, lastStep(guest.game, begun).position).map((each) => each.seat))];
  if (waits.length === 0) throw refuse('bad-setup', { detail: 'the game is over there' });
  const now = house.settings.now();
  const { entries, ...record } = begun;
  const fresh: TableRow = {
    id: newId(),
    game: row.game,
    version: head.record.version,
    options: row.options,
    chairs: row.chairs.map(
      (_, each): Chair => (each === seat ? { by: 'person', name, person: person.id } : { by: 'bot', name: bot, level: bot }),
    ),
    host: person.id,
    pace: { kind: 'untimed' },
    timeout: 'bot',
    takeover: true,
    listed: false,
    chat: false,
    phase: 'playing',
    created: now,
    started: now,
    from: { table: id, step },
  };
  const moved = entries.map((entry, i): EntryRow => ({ number: i + 1, entry, at: now, after: { waits } }));
  await house.writing(house.store.createTable(fresh, [], { head: { record, at: now, after: { waits } }, entries: moved }));
  house.changed();
  return house.seated(fresh.id);
}

/** With whose eyes somebody sees a running game who wants to play on in this seat: their own; a watcher may take any seat. */
function eyesOf(row: TableRow, person: string, seat: Seat): Viewer {
  const mine = seatsOf(row, person);
  if (mine.length === 0) return undefined;
  if (!mine.includes(seat)) throw refuse('not-your-seat');
  return seat;
}

/** The match up to a step; where not all may be known, it begins there, at a guess with luck of its own. */
function begunAt(game: Game, whole: MatchRecord, step: number, eyes: Viewer | 'all'): MatchRecord {
  try {
    return eyes === 'all' ? forkAt(whole, step) : guessAt(game, whole, step, eyes, seeded(newSeed()));
  } catch (error) {
    if (error instanceof RecordError) throw refuse('bad-setup', { detail: error.message });
    throw error;
  }
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
