/** The games of the day: what everybody gets, what one made of it, and how the house did (`docs/today.md`). */
import * as v from 'valibot';
import { bytes32 } from './fair.ts';
import type { Output } from './inferred.ts';
import { seat, tableId } from './tables.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A date of the house's calendar. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));

/** What somebody made of it. `points` decides: larger is better, equal ones share a place. `value` is the number that is told; `done`: the aim was reached. */
export const dailyScore = v.object({ points: v.number(), value: v.number(), done: v.boolean() });

/**
 * How far my scored try is. `dealt`: a table waits, nothing was answered yet. `playing`: begun. `taken`: on one of my devices, until it is handed in.
 * `scored`: it counts. `lost`: it ended without a result: given up, or the day was over first.
 */
export const TRY_STATES = ['dealt', 'playing', 'taken', 'scored', 'lost'] as const;

export const dailyTry = v.object({
  state: v.picklist(TRY_STATES),
  /** Where it is played, or seen again. */
  table: v.optional(tableId),
  score: v.optional(dailyScore),
  /** Among all scored tries of people, from 1. */
  place: v.optional(count),
  /** It was played on a device, which knew the luck beforehand. */
  away: v.optional(v.boolean()),
});
export type DailyTry = Output<typeof dailyTry>;

/** The table that everybody gets. */
export const dailySetup = v.object({
  game: v.string(),
  version: v.number(),
  seats: count,
  options: v.record(v.string(), v.string()),
  /** Which seat is the person's. */
  seat,
  /** By seat: `me`, or a bot's level and person (`skilled/2`). */
  sitters: v.array(v.string()),
});

/** A game of a day. */
export const dailyGame = v.object({
  ...dailySetup.entries,
  /** My scored try, once there is a table or a device for it. */
  mine: v.optional(dailyTry),
  /** The best of people, and how many scored. Nobody's name is told. */
  best: v.optional(dailyScore),
  people: count,
  /** How often each result was made, the worst first. */
  bars: v.array(v.object({ value: v.number(), done: v.boolean(), count })),
  /** What bots made of it in the person's place, weakest first, as far as they have played. */
  levels: v.array(v.object({ level: v.string(), score: dailyScore })),
  /** When its day is over: the replay of the best, without names. */
  replay: v.optional(tableId),
});
export type DailyGame = Output<typeof dailyGame>;

/** Why no scored try is taken: the store was restored today, the day's secret is lost or has been shown already. */
export const DAY_CLOSED = ['restored', 'lost', 'shown'] as const;

/** A day as the house tells it. */
export const dayInfo = v.object({
  day,
  /** The hash of its secret. */
  commitment: bytes32,
  /** Whether that hash was published before the day began. */
  announced: v.boolean(),
  /** Whether it is over; then its secret is told, if it is still known. */
  over: v.boolean(),
  secret: v.optional(bytes32),
  closed: v.optional(v.picklist(DAY_CLOSED)),
  games: v.array(dailyGame),
});
export type DayInfo = Output<typeof dayInfo>;

/** The day now. */
export const today = v.object({
  ...dayInfo.entries,
  /** Seconds until midnight of the house, and the time zone it has. */
  left: count,
  zone: v.string(),
  tomorrow: v.object({ day, commitment: bytes32 }),
  /** The last day before this that there was. */
  before: v.optional(day),
  /** On how many days I have come back; one missed day is forgiven. */
  streak: count,
});
export type Today = Output<typeof today>;

const game = v.pipe(v.string(), v.maxLength(40));
/** What a browser calls itself, so that it may ask again: any secret of its own. */
const deviceKey = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));

/** `again`: once more, unscored. */
export const dailyBegin = v.object({ game, again: v.optional(v.boolean(), false) });
export const dailyTake = v.object({ game, device: deviceKey });

/** A scored try to be played without a network: with the seed of this game's luck, which this device knows from now on. */
export const dailyTaken = v.object({
  ...dailySetup.entries,
  day,
  /** What the record's luck is of, and what it comes from. */
  of: v.string(),
  seed: bytes32,
  /** Seconds until it must be handed in. */
  left: count,
});
export type DailyTaken = Output<typeof dailyTaken>;

/** `record`: the finished match, which is played again here before it counts. */
export const dailyHandIn = v.object({ day, game, device: deviceKey, record: v.looseObject({ entries: v.array(v.looseObject({})) }) });

/** A game that somebody has played, to be played once more with its luck; `seat`: whose, where several people sat there. */
export const beatWish = v.object({ seat: v.optional(seat) });

/**
 * Why a game cannot be beaten. `hidden`: there is none, or whoever played it does not show it (any more). `running`: it is not over. `unfinished`: it ended
 * before its end by the rules, or somebody else played that seat on. `middle`: it did not begin at the beginning. `rules`: the rules have changed since.
 * `day`: others still play with its luck today. `bot`: nobody sat in that seat.
 */
export const UNBEATABLE = ['hidden', 'running', 'unfinished', 'middle', 'rules', 'day', 'bot'] as const;

/** The game that a table is played against, as far as its person may know it. */
export const ghost = v.object({
  /** The table of that game; missing where it is not to be seen any more. */
  table: v.optional(tableId),
  /** Who played it; empty where they are not named. */
  name: v.string(),
  /** Hints that were taken in it. */
  hints: v.optional(count),
  /** What each had after every round that I have finished, from the first. */
  mine: v.array(v.number()),
  theirs: v.array(v.number()),
  /** In this round my game asked for a roll that fell not at all there, or in another round. Missing: the dice are the same so far. */
  parted: v.optional(count),
  /** What both came to, once my game is over. */
  scores: v.optional(v.object({ mine: dailyScore, theirs: dailyScore })),
});
export type GhostInfo = Output<typeof ghost>;

/** Why a record is not a game of its day. */
export const MISFITS = ['setup', 'luck', 'bot', 'answer', 'unfinished'] as const;
