/** Tables, seats, paces, positions: the shapes that messages and the HTTP API share. */
import type { Choice, Event, Frame, Refusal, Stack } from '@astragal/kernel';
import * as v from 'valibot';
import { bytes32, doubt, seal } from './fair.ts';
import type { Output } from './inferred.ts';
import { COACHES, SIZES } from './protocol.ts';
import { typed } from './typed.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A seat's number, from 0. */
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(31));
/** Milliseconds since 1970 by the server's clock. */
export const time = v.number();
/** A table's id: public enough to be in an address, too long to guess. */
export const tableId = v.pipe(v.string(), v.regex(/^[a-z0-9]{6,32}$/));
/** A name people gave themselves. */
export const name = typed(SIZES.name);
/** How somebody looks: a sign for each part, of which the page alone knows what it stands for. */
export const avatar = v.pipe(v.string(), v.regex(/^[0-9a-z]{5}$/));
/** A secret from a link. */
export const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/));
/** The short code that friends read to one another; letters and digits that cannot be mixed up. */
export const code = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[2-9A-HJ-NP-Z]{8}$/));

/** Untimed; live: a bank plus an increment for each turn, in seconds; slow: so many hours for each turn. */
export const pace = v.variant('kind', [
  v.object({ kind: v.literal('untimed') }),
  v.object({
    kind: v.literal('live'),
    bank: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(7200)),
    increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600)),
  }),
  v.object({ kind: v.literal('slow'), hours: v.pipe(v.number(), v.minValue(1), v.maxValue(336)) }),
]);
export type Pace = Output<typeof pace>;

/** What happens when a clock runs out. */
export const TIMEOUTS = ['bot', 'resign'] as const;
export const timeout = v.picklist(TIMEOUTS);
export type Timeout = (typeof TIMEOUTS)[number];

export const coach = v.picklist(COACHES);
export type Coach = (typeof COACHES)[number];

/** What the host wants in a seat: `hot` is another person at the host's own device. */
export const seatPlan = v.variant('by', [
  v.object({ by: v.literal('me') }),
  v.object({ by: v.literal('friend') }),
  /** A level, or one of its persons ('expert/2'); otherwise the table draws one. */
  v.object({ by: v.literal('bot'), level: v.pipe(v.string(), v.maxLength(40)) }),
  v.object({ by: v.literal('hot'), name }),
]);
export type SeatPlan = Output<typeof seatPlan>;

/** setup: seats fill; playing; over: it has a result; frozen: it cannot go on, nothing is lost; closed: given up before it began. */
export const PHASES = ['setup', 'playing', 'over', 'frozen', 'closed'] as const;
export type Phase = (typeof PHASES)[number];

/** Why a table is frozen: rules that failed, are not here, or do not fit the record; or luck that somebody's browser could not prove. */
export const STOPS = ['rules', 'version', 'record', 'doubt'] as const;

/** `open`: waits for a friend. `person`: somebody at their own or, as `hot`, at another's device. `bot`: plays by itself. */
export const SITTERS = ['open', 'person', 'hot', 'bot'] as const;

/** Why somebody's seat is played by a bot or counts no more. */
export const GONE = ['left', 'resigned', 'timeout', 'away'] as const;

export const seatInfo = v.object({
  by: v.picklist(SITTERS),
  /** Empty while the seat is open, unless it is kept for somebody; a bot's is its level and person ('expert/2'), for the client to word. */
  name: v.string(),
  /** The level of the bot that plays here now, also for somebody who is gone. */
  level: v.optional(v.string()),
  /** Whether the person is connected to this table. */
  here: v.boolean(),
  gone: v.optional(v.picklist(GONE)),
  /** Whether the table's host has shut the chat to them. */
  muted: v.optional(v.boolean()),
  /** The face that the person chose. */
  avatar: v.optional(avatar),
  /** Before the game: what the browser of whoever sits here has committed to, for luck that can be checked. */
  anchor: v.optional(bytes32),
  /** An open seat that waits for somebody who played here before: you, or another. */
  kept: v.optional(v.picklist(['me', 'other'])),
  /** Hints that were taken here. */
  hints: v.optional(count),
});
export type SeatInfo = Output<typeof seatInfo>;

/** Who sits in a seat, in a list. */
export const sitter = v.object({
  by: v.picklist(SITTERS),
  name: v.string(),
  level: v.optional(v.string()),
  avatar: v.optional(avatar),
  gone: v.optional(v.picklist(GONE)),
  /** Hints that were taken here. */
  hints: v.optional(count),
});

export const result = v.object({ scores: v.array(v.number()), winners: v.array(seat) });

/** Everything about a table that is not the position, for one person. */
export const table = v.object({
  id: tableId,
  game: v.string(),
  /** The rules version this match is pinned to. */
  version: v.number(),
  options: v.record(v.string(), v.string()),
  seats: v.array(seatInfo),
  pace,
  timeout,
  /** Whether a bot may be asked to take over the seat of somebody who is away. */
  takeover: v.boolean(),
  /** Whether it is listed for everybody. */
  public: v.boolean(),
  /** Whether people may chat here. */
  chat: v.boolean(),
  /** Whether there are hints. Missing: off. */
  coach: v.optional(coach),
  phase: v.picklist(PHASES),
  /** Why it is frozen. */
  reason: v.optional(v.picklist(STOPS)),
  /** Whenever a browser here could not prove what fell, and whether all agreed to go on. */
  doubts: v.optional(v.array(doubt)),
  created: time,
  started: v.optional(time),
  ended: v.optional(time),
  result: v.optional(result),
  /** The seats that are yours. Several at a hot seat; none if you watch. */
  mine: v.array(seat),
  /** Whether you are its host. */
  host: v.boolean(),
  /** The short code for friends; only to those seated, only while seats are free. */
  code: v.optional(v.string()),
  watchers: count,
  /** The table of the rematch, once somebody asked for one. */
  rematch: v.optional(tableId),
  /** Where it was forked from. */
  from: v.optional(v.object({ table: tableId, step: count })),
  /** Before the game: what the house has committed to, for luck that can be checked. */
  seal: v.optional(seal),
  /** What its luck is of, where other tables have the same: `day 2026-11-18`. */
  shared: v.optional(v.string()),
  /** It is somebody's scored try of that day. */
  scored: v.optional(v.boolean()),
  /** A game that is over, but not to be seen through other eyes yet: the same people play it once more with changed seats. */
  guarded: v.optional(v.boolean()),
});
export type TableInfo = Output<typeof table>;

/** A table in a list. */
export const tableLine = v.object({
  id: tableId,
  game: v.string(),
  options: v.record(v.string(), v.string()),
  seats: v.array(sitter),
  pace,
  phase: v.picklist(PHASES),
  public: v.boolean(),
  /** Whether there are hints. Missing: off. */
  coach: v.optional(coach),
  mine: v.array(seat),
  /** Who is asked something now, and since when. */
  waits: v.array(seat),
  since: time,
  started: v.optional(time),
  ended: v.optional(time),
  result: v.optional(result),
  /** As at the table itself. */
  shared: v.optional(v.string()),
  scored: v.optional(v.boolean()),
});
export type TableLine = Output<typeof tableLine>;

/** The lists of the home page. */
export const lobby = v.object({ mine: v.array(tableLine), open: v.array(tableLine) });
export type Lobby = Output<typeof lobby>;

/** Rules data passes as it is: the client knows its game's types. */
const plain = <T extends object>() =>
  v.custom<T>((given) => typeof given === 'object' && given !== null && !Array.isArray(given), 'Expected an object');

/** One open question of a seat: the frame, what may be answered, and what may not with the reason. */
export const question = v.object({
  frame: plain<Frame>(),
  options: v.array(plain<Choice>()),
  refused: v.optional(v.array(v.object({ wish: plain<Choice>(), refusal: plain<Refusal>() }))),
});
export type Question = Output<typeof question>;

/** Clocks at the moment of sending: milliseconds left by seat, and whose are running. Count down from here. */
export const clocks = v.object({ left: v.array(v.number()), running: v.array(seat) });
export type Clocks = Output<typeof clocks>;

/**
 * New lines of the log: forget everything from `from` on (an undo took it back), then add these. If `from` lies beyond the lines you have,
 * forget those: the log begins there. Earlier lines are in the replay.
 */
export const story = v.object({ from: count, events: v.array(plain<Event>()) });
export type Story = Output<typeof story>;

/** The position as one seat, or a spectator, may know it. */
export const seen = v.object({
  /** The number to answer with. It changes when my questions change, never because others move. */
  ask: count,
  view: plain<object>(),
  asks: v.array(question),
  /** The seats that are asked something. Empty: the game is over. */
  waits: v.array(seat),
  /** Whether I may take back my last answer. */
  undo: v.boolean(),
});

/** What is left to resolve, the last entry first: places and public facts alone, for whoever thinks ahead. */
export const stack = v.array(plain<Stack[number]>());

/** One line of chat. */
export const chatLine = v.object({
  number: count,
  at: time,
  /** The seat that speaks; a watcher has only a name. */
  seat: v.optional(seat),
  name: v.string(),
  text: v.string(),
});
export type ChatLine = Output<typeof chatLine>;
