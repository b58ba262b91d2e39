/** A match as a record: downloaded when it is over, and seen again step by step. */
import { LostThread } from '@astragal/bots';
import { signsOf } from '@astragal/fair';
import type { Seat } from '@astragal/kernel';
import { type Replay, SIZES, type TableInfo } from '@astragal/wire';
import { inVersion, type LoadedGame } from '../ground/games.ts';
import { ProblemError, refuse } from '../ground/problems.ts';
import type { Origin } from '../ground/rate-limits.ts';
import type { Viewer } from '../replay/game-log.ts';
import type { ReplayTasks } from '../replay/playing.ts';
import { StoreError } from '../store/driver.ts';
import type { Head, TableRow } from '../store/rows.ts';
import { Audience } from './audience.ts';
import { infoFor, peopleOf, seatsOf } from './info.ts';
import { mayLook } from './looking.ts';
import type { OpenTables } from './open-tables.ts';
import { fairSecret, recordOf } from './opening.ts';
import type { TableServices } from './services.ts';
import { thawed } from './table-state.ts';

/** What it takes to show a record: tables in memory know more than the store does. */
interface Recorded extends Pick<TableServices, 'store' | 'games' | 'log' | 'replayer' | 'fair' | 'isSecret'> {
  readonly tables: OpenTables;
}

interface Playable {
  readonly id: string;
  readonly head: Head;
  readonly loaded: LoadedGame;
}

/** A record whose rules are here, or a refusal. */
export async function playable(house: Recorded, { id, game }: TableRow): Promise<Playable> {
  const head = await house.store.matches.head(id);
  if (!head) throw refuse('not-found');
  const loaded = await inVersion(house.games, game, head.record.version);
  if (!loaded) throw refuse('frozen', { reason: 'version' });
  return { id, head, loaded };
}

/** What a record gives when it is played again, or a refusal: one that does not fit its rules is frozen, whatever its table says. */
export async function played<K extends keyof ReplayTasks>(
  house: Recorded,
  { id, loaded }: Playable,
  kind: K,
  given: ReplayTasks[K]['given'],
  by: Origin,
): Promise<ReplayTasks[K]['gives']> {
  try {
    return await house.replayer.play(loaded, kind, () => recordOf(house.store, id), given, by);
  } catch (error) {
    if (error instanceof ProblemError || error instanceof StoreError || error instanceof LostThread) throw error;
    house.log.error({ table: id, error: error instanceof Error ? error.stack : String(error) }, 'a record does not fit its rules');
    throw refuse('frozen', { reason: 'record' });
  }
}

/** A finished game that somebody who played has given to whoever has the link. */
const isShown = async ({ isSecret }: Recorded, row: TableRow): Promise<boolean> =>
  row.phase === 'over' && (row.shown === true || row.scored === true) && !(await isSecret(row));

/** Somebody's try of a day or a duplicate that is over is seen by whoever has its address, without their name unless they gave it themselves. */
const nameless = (info: TableInfo): TableInfo => ({
  ...info,
  seats: info.seats.map(({ avatar: _, ...seat }) => (seat.by === 'bot' ? seat : { ...seat, name: '' })),
});

const asShown = (row: TableRow, info: TableInfo): TableInfo => (row.scored && !row.shown && info.mine.length === 0 ? nameless(info) : info);

/**
 * Whether a game may be known whole: it is over, and those who played it do not play it again with its luck and changed seats, where they would have what
 * the other held.
 */
export const isOpen = async ({ isSecret }: Pick<Recorded, 'isSecret'>, row: TableRow): Promise<boolean> =>
  row.phase === 'over' && !(peopleOf(row.chairs).length > 1 && (await isSecret(row)));

/** A table that whoever asks may look at. To see its game again nobody has to sit down there, so it need not come into memory. */
export async function shown(house: Recorded, id: string, by: Origin): Promise<{ readonly row: TableRow; readonly info: TableInfo }> {
  const live = house.tables.inMemory(id);
  if (live) {
    const table = (await isShown(house, live.row)) ? live : await house.tables.visible(id, by);
    return { row: table.row, info: asShown(table.row, table.infoFor(by.person)) };
  }
  const stored = await house.store.tables.byId(id);
  if (!stored || !((await isShown(house, stored)) || (await mayLook(house, stored, by.person)))) throw refuse('not-found');
  const row = thawed(stored);
  return { row, info: asShown(row, infoFor(row, by.person, new Audience())) };
}

/** The record of a match that is over, as JSON. Before that nobody may read it: it holds what is hidden. */
export async function record(house: Recorded, by: Origin, id: string): Promise<{ readonly game: string; readonly json: string }> {
  const { row } = await shown(house, id, by);
  if (row.phase === 'setup' || row.phase === 'closed') throw refuse('wrong-phase', { phase: row.phase });
  if (!(await isOpen(house, row))) throw refuse('still-running');
  const found = await playable(house, row);
  const secret = await fairSecret(house, id, found.head.record);
  const json = await played(house, found, 'seal', { secret: secret && signsOf(secret) }, by);
  return { game: row.game, json: row.doubts ? `${json.slice(0, -1)},"doubts":${JSON.stringify(row.doubts)}}` : json };
}

/** What the house has counted of a match that is over; nothing where it does not, or has not yet. */
export async function analysisOf(
  house: Recorded,
  by: Origin,
  id: string,
): Promise<{ readonly ledger: Readonly<Record<string, unknown>> | null }> {
  const { row } = await shown(house, id, by);
  if (!(await isOpen(house, row))) throw refuse('still-running');
  const kept = await house.store.analyses.of(id);
  return { ledger: (kept?.ledger as Readonly<Record<string, unknown>> | undefined) ?? null };
}

type Chosen = number | 'watch' | undefined;

/** As whom somebody may look: as their own seat or a watcher, as anybody where the game is open. */
function viewerFor({ phase, reason, chairs }: TableRow, mine: readonly Seat[], as: Chosen, open: boolean): Viewer {
  // Rules that failed leave a record that they can play up to there; any other record is known to fail.
  if (phase === 'frozen' && reason && reason !== 'rules') throw refuse('frozen', { reason });
  if (phase === 'setup' || phase === 'closed') throw refuse('wrong-phase', { phase });
  const viewer = as === 'watch' ? undefined : (as ?? mine[0]);
  if (viewer !== undefined && viewer >= chairs.length) throw refuse('not-found');
  if (viewer !== undefined && !mine.includes(viewer) && !open) throw refuse('not-your-seat');
  return viewer;
}

/** Lines of the log before one, as JSON. */
export async function storyBefore(house: Recorded, by: Origin, id: string, { to, as }: { to: number; as?: Chosen }): Promise<string> {
  const { row } = await shown(house, id, by);
  const viewer = viewerFor(row, seatsOf(row, by.person), as, await isOpen(house, row));
  const from = Math.max(0, to - SIZES.storyPage);
  return `{"from":${from},"events":${await played(house, await playable(house, row), 'story', { viewer, from, to }, by)}}`;
}

/** A page of a game, as JSON. */
export async function replayOf(
  house: Recorded,
  by: Origin,
  id: string,
  { from = 0, count = SIZES.replayPage, as }: { from?: number; count?: number; as?: Chosen },
): Promise<string> {
  const { row, info } = await shown(house, id, by);
  const open = await isOpen(house, row);
  const viewer = viewerFor(row, seatsOf(row, by.person), as, open);
  const page = { viewer, from, count: Math.min(count, SIZES.replayPage) };
  const { total, steps } = await played(house, await playable(house, row), 'page', page, by);
  const about: Omit<Replay, 'steps'> = {
    table: { ...info, ...(row.phase === 'over' && !open && { guarded: true }) },
    ...(viewer !== undefined && { as: viewer }),
    from,
    total,
    ...(row.result && { result: row.result }),
  };
  return `${JSON.stringify(about).slice(0, -1)},"steps":${steps}}`;
}
