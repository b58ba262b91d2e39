/** A match as the store has it: opened again with the rules it was begun with. */
import { Match, type MatchRecord, type Source } from '@astragal/kernel';
import type { Games, LoadedGame } from '../host/games.ts';
import type { Logger } from '../host/log.ts';
import type { After, Store, TableRow } from '../store/store.ts';
import { Stories } from './story.ts';

/** The record, and when its last entry was written with what followed from it. */
export interface Stored {
  readonly record: MatchRecord;
  readonly last: { readonly at: number; readonly after: After };
}

export interface Opened {
  readonly loaded: LoadedGame;
  readonly match: Match;
  readonly stories: Stories;
  readonly last: Stored['last'];
}

/** Why a match cannot be played by these rules. */
type Fault = Extract<NonNullable<TableRow['reason']>, 'version' | 'record'>;

export async function storedMatch(store: Store, table: string): Promise<Stored | undefined> {
  const head = await store.head(table);
  if (!head) return undefined;
  const rows = await store.entries(table);
  return { record: { ...head.record, entries: rows.map(({ entry }) => entry) }, last: rows.at(-1) ?? head };
}

/** The table's match, if it has one. The record stays in the store. */
export async function openedMatch(
  { store, games, luck, log }: { readonly store: Store; readonly games: Games; readonly luck: Source; readonly log: Logger },
  { id, game }: TableRow,
): Promise<Opened | Fault | undefined> {
  const stored = await storedMatch(store, id);
  if (!stored) return undefined;
  const { record, last } = stored;
  const loaded = games.get(game);
  if (loaded?.game.version !== record.version) return 'version';
  try {
    const match = Match.reopen(loaded.game, record, luck);
    const stories = new Stories(loaded.game, record);
    match.forget();
    return { loaded, match, stories, last };
  } catch (error) {
    log.error({ table: id, error: error instanceof Error ? error.stack : String(error) }, 'a record does not fit its rules');
    return 'record';
  }
}
