/** A match as it is begun, and as the store has it: taken up where it stands. */
import { LostThread } from '@astragal/bots';
import { type Game, Match, type Options, type Told } from '@astragal/kernel';
import { inVersion } from '../ground/games.ts';
import { ProblemError, refuse } from '../ground/problems.ts';
import type { Origin } from '../ground/rate-limits.ts';
import { GameLog } from '../replay/game-log.ts';
import { StoreError } from '../store/driver.ts';
import type { Head, RecordText, TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { newClocks, passed } from './clocks.ts';
import { isBot } from './info.ts';
import { LiveMatch } from './live-match.ts';
import type { TableServices } from './services.ts';

/** Why a match cannot be played by these rules. */
export type Unplayable = Extract<NonNullable<TableRow['reason']>, 'version' | 'record'>;

/** Of options that were chosen under another version of the rules, those that there still are. */
const stillThere = (game: Game, options: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([name, value]) => game.options[name]?.values.includes(value)));

/** Deals a new match; `head` is what the store is to keep of it. */
export function begunMatch({ games, luck, settings }: TableServices, row: TableRow): { readonly live: LiveMatch; readonly head: Head } {
  const { game, options, chairs, pace } = row;
  const loaded = games.get(game)!;
  const told: Told[] = [];
  const match = Match.begin(loaded.game, chairs.length, stillThere(loaded.game, options), luck, told);
  const now = settings.now();
  const fresh = newClocks(pace, chairs.length);
  const { waits } = match;
  const clocks =
    fresh &&
    passed(
      pace,
      fresh,
      waits.filter((seat) => !isBot(chairs[seat]!)),
    );
  const { entries: _, ...record } = match.record;
  match.forget();
  const log = new GameLog({ lengths: new Array<number>(chairs.length + 1).fill(0), undos: 0, last: [] });
  log.tell(told);
  const head = { record, at: now, after: { waits, ...(clocks && { clocks }) } };
  return { live: new LiveMatch(loaded, match, log, head, row), head };
}

/** The record of a table, or a refusal if it was forgotten meanwhile. */
export async function recordOf({ matches }: Pick<Store, 'matches'>, id: string): Promise<RecordText> {
  const text = await matches.text(id);
  if (!text) throw refuse('not-found');
  return text;
}

/** The table's match, if it has one. It is played again elsewhere, and the record stays in the store. */
export async function openedMatch(services: TableServices, row: TableRow, by: Origin): Promise<LiveMatch | Unplayable | undefined> {
  const { store, games, replayer, luck, log } = services;
  const { id, game } = row;
  const head = await store.matches.head(id);
  if (!head) return undefined;
  const loaded = await inVersion(games, game, head.record.version);
  if (!loaded) return 'version';
  try {
    const opened = await replayer.play(loaded, 'open', () => recordOf(store, id), undefined, by);
    const match = Match.resume(loaded.game, opened.standing, luck);
    // Of the entry that was read, not of the newest: another server may have written one since.
    const last = await store.matches.after(id, match.length);
    return last && new LiveMatch(loaded, match, new GameLog(opened.log), last, row);
  } catch (error) {
    if (error instanceof StoreError || error instanceof ProblemError) throw error;
    if (error instanceof LostThread) throw new StoreError(error);
    log.error({ table: id, error: error instanceof Error ? error.stack : String(error) }, 'a record does not fit its rules');
    return 'record';
  }
}
