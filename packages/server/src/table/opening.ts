/** A match as it is begun, and as the store has it: taken up where it stands. */
import { LostThread } from '@astragal/bots';
import { type Bytes, dealFair, FairMatch, fairLuck, isCommitted, signsOf } from '@astragal/fair';
import { type Game, Match, type MatchRecord, type Options, RecordError, type Told } from '@astragal/kernel';
import { gameBeaten, RecordedLuck, type SharedLuck } from '@astragal/today';
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

/** Deals a new match; `head` is what the store is to keep of it. `secret`: the house's half of its luck; `shared`: luck that other tables have, too. */
export function begunMatch(
  { games, luck, settings }: TableServices,
  row: TableRow,
  secret?: Bytes,
  shared?: SharedLuck,
): { readonly live: LiveMatch; readonly head: Head } {
  const { game, options, chairs, pace } = row;
  const loaded = games.get(game)!;
  const told: Told[] = [];
  const given = stillThere(loaded.game, options);
  const anchors = chairs.map(({ by, anchor }) => (by === 'bot' ? null : (anchor ?? null)));
  const { match, fair, deal } = secret
    ? dealFair(loaded.game, chairs.length, given, secret, fairLuck(loaded.game, secret, anchors), told)
    : {
        match: Match.begin(loaded.game, chairs.length, given, shared?.source ?? luck, told, shared?.origin(row.shared!)),
        fair: undefined,
        deal: undefined,
      };
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
  return { live: new LiveMatch(loaded, match, log, head, row, { fair, deal, shared }), head };
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
    const secret = await fairSecret(services, id, head.record);
    const shared = await sharedBefore(services, row, head.record, by);
    const opened = await replayer.play(loaded, 'open', () => recordOf(store, id), { secret: secret && signsOf(secret) }, by);
    const match = Match.resume(loaded.game, opened.standing, shared?.source ?? luck);
    // Of the entry that was read, not of the newest: another server may have written one since.
    const last = await store.matches.after(id, match.length);
    const fair = secret && opened.fair && FairMatch.resume(secret, opened.fair);
    return last && new LiveMatch(loaded, match, new GameLog(opened.log), last, row, { fair, shared });
  } catch (error) {
    if (error instanceof StoreError || error instanceof ProblemError) throw error;
    if (error instanceof LostThread) throw new StoreError(error);
    log.error({ table: id, error: error instanceof Error ? error.stack : String(error) }, 'a record does not fit its rules');
    return 'record';
  }
}

/** The house's secret of a match whose luck can be checked. A house that has lost its key goes on with the system's luck, and the record says so. */
export async function fairSecret(
  { fair }: Pick<TableServices, 'fair'>,
  id: string,
  { luck }: Pick<MatchRecord, 'luck'>,
): Promise<Bytes | undefined> {
  if (!fair || luck?.from !== 'fair') return undefined;
  const secret = await fair.secretOf(id);
  return isCommitted(secret, luck) ? secret : undefined;
}

/** The luck that a match had from the beginning. With another it would not be that of others any more: without its key the table stands still. */
async function sharedBefore(
  services: TableServices,
  row: TableRow,
  { luck }: Pick<MatchRecord, 'luck'>,
  by: Origin,
): Promise<SharedLuck | undefined> {
  if (luck?.from !== 'shared' || luck.of === undefined) return undefined;
  const found = await sharedLuck(services, row, luck.of, by);
  if (found.hash !== luck.hash) throw new RecordError(`the seed of '${luck.of}' is lost`);
  return found;
}

/** The luck that tables share; that of a finished game as far as it went. What is left of a game that was deleted meanwhile is its seed. */
export async function sharedLuck(
  { shared, store, games, replayer }: TableServices,
  { game, version, chairs }: TableRow,
  of: string,
  by: Origin,
): Promise<SharedLuck> {
  const beaten = gameBeaten(of);
  const loaded = beaten === undefined ? undefined : await inVersion(games, game, version);
  const text = loaded && (await store.matches.text(beaten!));
  if (!text) return shared.luckOf(of, game);
  const seat = chairs.findIndex((chair) => chair.by !== 'bot');
  const [seed, leavings] = await Promise.all([shared.seedOf(of, game), replayer.play(loaded, 'leavings', async () => text, { seat }, by)]);
  return new RecordedLuck(seed, leavings);
}
