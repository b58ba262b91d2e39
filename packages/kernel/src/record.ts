/** A match as data: what luck said, what people answered. Everything else can be made again from it. */
import { LuckError, type LuckSaid, replayed } from './chance.ts';
import type { Chance, Game, Kind, Options, Position, Seat } from './game.ts';
import { hash, isObject } from './plain.ts';
import { clone as cloneOf, OptionsError, Play, playOn, read, readOptions, start, type Told } from './play.ts';

/** An answer with what luck said after it, or the taking back of a seat's newest answer. */
export type Entry = (
  | { readonly seat: Seat; readonly choice: string; readonly luck: readonly LuckSaid[] }
  | { readonly seat: Seat; readonly undo: true }
) & {
  readonly fair?: FairPart;
};

/** Where a match has its luck from: the system's randomness (as all older records), a proof, or what others play, too. */
export type LuckOrigin = { readonly from: 'system' } | SharedOrigin | FairLuck;

/** Luck that other tables have, too (`docs/today.md`). The seed itself is never part of a record. */
export interface SharedOrigin {
  readonly from: 'shared';
  /** What it is the luck of: `day 2026-11-18`. Missing in older records. */
  readonly of?: string;
  /** The hash of the seed, as 43 signs. */
  readonly hash?: string;
}

/** What the two sides of a fair match have committed to before anything fell (`docs/fair-dice.md`). 32 bytes are 43 signs. */
export interface FairLuck {
  readonly from: 'fair';
  /** Who holds the house's side: a server, or the very device it is played on. */
  readonly by: 'server' | 'device';
  /** The hash of the hidden secret, and the anchor of the house's first chain. */
  readonly hidden: string;
  readonly open: string;
  /** Which luck everybody sees: all, or what begins with one of these words. */
  readonly shown: true | readonly string[];
  /** By seat: the anchor of its chain; none where nobody but the house stands for it. */
  readonly anchors: readonly (string | null)[];
  /** What was played before, at another table: not proven here. */
  readonly inherited?: { readonly entries: number; readonly digest: string } | undefined;
  /** Binds the deal. */
  readonly sum?: string;
  /** The house's secret, and what binds the end: shown when the game is over. */
  readonly secret?: string;
  readonly closing?: string;
}

/** What an entry of a fair match adds. */
export interface FairPart {
  /** A bot of the house answered. */
  readonly by?: 'bot';
  /** The seat's next link; without one the house stands for both sides. */
  readonly link?: string;
  /** The chain that the seat goes on with, from its next entry. */
  readonly anchor?: string;
  readonly sum: string;
}

/** An entry that is an answer. */
export type Answer = Extract<Entry, { choice: string }>;

/** Append-only, in the order of arrival, undo included. */
export interface MatchRecord {
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
  /** Missing in older records: the system's. */
  readonly luck?: LuckOrigin;
  readonly dealt: readonly LuckSaid[];
  /** Where the match began, if not with a setup (then nothing was dealt): a guess at somebody else's running match. */
  readonly opening?: Position;
  readonly entries: Entry[];
  /** The hash of the last position, put there when a record leaves the house. */
  readonly hash?: string;
}

/** A record with nothing in it but the deal. */
export const dealtRecord = (
  { id, version }: Pick<Game, 'id' | 'version'>,
  seats: number,
  options: Options,
  dealt: readonly LuckSaid[],
  origin?: LuckOrigin,
): MatchRecord => ({ format: 1, game: id, version, seats, options, ...(origin && { luck: origin }), dealt, entries: [] });

/** A record that cannot be read or does not fit the rules: one line that says what is wrong. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
}

/** One step of a replay: the answer given, the position it led to, what was told. Step 0 is the setup, or the opening. */
export interface RecordStep<K extends Kind = Kind> {
  readonly number: number;
  readonly entry?: Answer;
  readonly position: Position<K>;
  readonly told: readonly Told<K>[];
}

/** Reads a record from unknown data, or says what is wrong with it. */
export function readRecord(game: Game, data: unknown): MatchRecord {
  const fail = (why: string): never => {
    throw new RecordError(why);
  };
  if (!isObject(data)) return fail('this is not a match record');
  if (data.format !== 1) fail(`record format ${data.format} is unknown; this program reads format 1`);
  if (data.game !== game.id) fail(`the record is of '${data.game}', not of '${game.id}'`);
  if (data.version !== game.version)
    fail(`the record was played by version ${data.version} of the rules, these are version ${game.version}`);
  if (!isObject(data.options)) fail('the record has no options');
  if (data.luck !== undefined && !isObject(data.luck)) fail("the record's luck is damaged");
  if (!isLuck(data.dealt)) fail("the record's setup luck is damaged");
  if (!Array.isArray(data.entries)) return fail('the record has no entries');
  data.entries.forEach((entry, i) => {
    if (!isEntry(entry)) fail(`entry ${i + 1} of the record is damaged`);
  });
  try {
    readOptions(game, data.seats as number, data.options as Options);
  } catch (error) {
    if (error instanceof OptionsError) fail(error.message);
    throw error;
  }
  if (data.opening !== undefined) checkOpening(game, data as unknown as MatchRecord, fail);
  return data as unknown as MatchRecord;
}

function checkOpening(game: Game, { opening, seats, dealt }: MatchRecord, fail: (why: string) => never): void {
  if (dealt.length > 0) fail('the record has both an opening and luck of a setup');
  if (!isObject(opening) || !isObject(opening.state) || !isStack(game, opening.stack, seats)) fail("the record's opening is damaged");
  try {
    game.check?.(opening!.state);
  } catch (error) {
    fail(`the record's opening cannot be: ${error instanceof Error ? error.message : error}`);
  }
}

const isLuck = (data: unknown): boolean =>
  Array.isArray(data) &&
  data.every((said) => Array.isArray(said) && typeof said[0] === 'string' && Number.isInteger(said[1]) && Number.isInteger(said[2]));
const isEntry = (data: unknown): boolean =>
  isObject(data) && Number.isInteger(data.seat) && (data.undo === true || (typeof data.choice === 'string' && isLuck(data.luck)));
const isStack = (game: Game, data: unknown, seats: number): boolean =>
  Array.isArray(data) &&
  data.every((entry) => {
    if (!isObject(entry)) return false;
    if (Array.isArray(entry.lanes)) return entry.lanes.every((lane) => isStack(game, lane, seats));
    const { step, seat } = entry;
    return (
      typeof step === 'string' &&
      Object.hasOwn(game.steps, step) &&
      (seat === undefined || ((seat as number) >= 0 && (seat as number) < seats))
    );
  });

/** The same match without what was taken back. */
export function fairCopy(record: MatchRecord): MatchRecord {
  const entries: Entry[] = [];
  for (const entry of record.entries) {
    if (!('undo' in entry)) entries.push(entry);
    else
      entries.splice(
        entries.findLastIndex(({ seat }) => seat === entry.seat),
        1,
      );
  }
  return { ...record, entries };
}

/** Runs a part of a replay; luck that does not fit becomes a fault of the record, with its place (0 is the setup). */
export function atEntry<T>(number: number, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof LuckError) throw new RecordError(`${number ? `entry ${number}` : 'setup'}: ${error.message}`);
    throw error;
  }
}

/** The position that a match begins with: its opening, or what the setup dealt. */
export function beginning<K extends Kind>(
  game: Game<K>,
  { seats, options, dealt, opening }: Omit<MatchRecord, 'entries'>,
  told?: Told<K>[],
): Position<K> {
  if (opening) return cloneOf(game, opening as Position<K>);
  return atEntry(0, () => {
    const luck = replayed(dealt);
    const first = start(game, seats, options, new Play<K>(luck, told));
    luck.done();
    return first;
  });
}

/** Plays an answer again, with the luck it had, on a copy of the position before it; `number` is its place in the record. */
export function answeredAgain<K extends Kind>(
  game: Game<K>,
  before: Position<K>,
  { seat, choice, luck }: Answer,
  told: Told<K>[],
  number: number,
): Position<K> {
  const position = cloneOf(game, before);
  const found = read(game, position, seat, choice);
  if (!found) throw new RecordError(`entry ${number}: '${choice}' is not an answer that seat ${seat} may give there`);
  const chance = replayed(luck);
  return atEntry(number, () => {
    playOn(game, position, found.at, found.choice, new Play<K>(chance, told));
    chance.done();
    return position;
  });
}

/** Plays a record again, step by step. Positions handed out belong to the caller. */
export function* replay<K extends Kind>(game: Game<K>, record: MatchRecord): Generator<RecordStep<K>> {
  const { entries } = fairCopy(record);
  let told: Told<K>[] = [];
  let position = beginning(game, record, told);
  yield { number: 0, position, told };
  for (const [i, each] of entries.entries()) {
    const entry = each as Answer;
    told = [];
    const from = answeredAgain(game, position, entry, told, i + 1);
    position = from;
    yield { number: i + 1, entry, position, told };
  }
}

/** The last step of a replay. */
export function lastStep<K extends Kind>(game: Game<K>, record: MatchRecord): RecordStep<K> {
  let last: RecordStep<K> | undefined;
  for (const step of replay(game, record)) last = step;
  return last!;
}

/** The match as it stood after `n` answers (of those not taken back), to be played on differently. */
export function forkAt(record: MatchRecord, n: number): MatchRecord {
  const fair = fairCopy(record);
  if (!Number.isInteger(n) || n < 0 || n > fair.entries.length)
    throw new RecordError(`the match has moments 0 to ${fair.entries.length}, not ${n}`);
  // It goes on with luck of its own: what was proven of the other match is proven there.
  const { hash: _, luck: __, ...rest } = fair;
  return { ...rest, entries: fair.entries.slice(0, n).map(({ fair: _, ...entry }) => entry) };
}

/** A position as `seat` (or a watcher) may imagine it: only the view goes in, so nothing hidden can come out; frames hold no secrets. */
export const guessed = <K extends Kind>(
  game: Game<K>,
  { state, stack }: Position<K>,
  seat: Seat | undefined,
  chance: Chance,
): Position<K> => cloneOf(game, { state: game.guess(game.view(state, seat), seat, chance), stack });

/** The match after `n` answers as `seat` (or a watcher) may imagine it: it begins there, and nothing is told of what came before. */
export function guessAt<K extends Kind>(
  game: Game<K>,
  record: MatchRecord,
  n: number,
  seat: Seat | undefined,
  chance: Chance,
): MatchRecord {
  const whole = forkAt(record, n);
  return { ...whole, dealt: [], opening: guessed(game, lastStep(game, whole).position, seat, chance), entries: [] };
}

/** The record with the hash of its last position, so that whoever replays it can tell whether it came out the same. */
export const sealed = <K extends Kind>(game: Game<K>, record: MatchRecord): MatchRecord => ({
  ...record,
  hash: hash(lastStep(game, record).position),
});
