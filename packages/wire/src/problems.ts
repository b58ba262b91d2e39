/** What can go wrong, as codes and facts: the client words them in its reader's language. */
import * as v from 'valibot';
import { PROOFS } from './account.ts';
import { DUPLICATE_CLOSED } from './duplicates.ts';
import { UNHEARD } from './fair.ts';
import type { Output } from './inferred.ts';
import { coach, STOPS } from './tables.ts';
import { DAY_CLOSED, MISFITS, UNBEATABLE } from './today.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Every problem with the facts it carries. */
export const PROBLEMS = {
  /** Not JSON, or not a message of this protocol. `where` is the path of the first wrong field. */
  'bad-message': { where: v.optional(v.string()) },
  /** The first message must be `hello`. */
  'say-hello': {},
  'too-large': { limit: count },
  /** Too many messages or requests; try again after `wait` milliseconds. */
  'too-fast': { wait: count },
  /** Many tables were made in a short time, by this person or at this address; the next after `wait` milliseconds. */
  'tables-too-fast': { wait: count },
  /** A limit per person or address is reached: open `tables`, `sockets`, followed tables (`follows`), `watchers`, `people`; duplicates of one's own that are not over. */
  'too-many': { what: v.picklist(['tables', 'sockets', 'follows', 'watchers', 'people', 'duplicates']), limit: count },
  /** No such table, code or link; also what somebody without the right to know gets. */
  'not-found': {},
  /** The link to this seat was used already, or taken back by the host. */
  'link-spent': {},
  /** Only this table's host may do that. */
  'not-host': {},
  /** This seat is not yours. */
  'not-your-seat': {},
  /** A name is needed first (`PUT /api/me`). */
  'no-name': {},
  /** The table's phase does not allow it: `phase` is where it is now. */
  'wrong-phase': { phase: v.string() },
  /** Every seat is taken. */
  'table-full': {},
  /** Seats are still empty: which. */
  'seats-empty': { seats: v.array(count) },
  /** This person holds a seat here already. */
  'seated-already': {},
  /** The game, option, level or number of seats does not exist; `detail` is for developers. */
  'bad-setup': { detail: v.string() },
  /** A record from elsewhere that the rules would not let happen, or that says more than a record may; `detail` is for developers. */
  'bad-record': { detail: v.string() },
  /** Your question has changed since: the current position follows. */
  stale: {},
  /** Not one of the options. */
  illegal: {},
  /** The link does not follow the last of the seat's chain: commit anew. */
  'bad-link': {},
  /** A doubt about the luck that is not heard any more. */
  'doubt-refused': { reason: v.picklist(UNHEARD) },
  /** There is nothing (more) to take back. */
  'undo-closed': {},
  /** The match has as many entries as a record may hold (for an undo: half as many). No honest game comes near. */
  'record-full': { limit: count },
  /** Somebody shut the chat of this table or muted you. */
  'chat-closed': {},
  /** There are no hints at this table. */
  'coach-off': {},
  /** There is a coach at this table: whoever sits down agrees to it by saying so (`coach`). */
  'coach-first': { coach },
  /** The table has stopped: its rules failed, or its rules version is no longer here. Nothing is lost. */
  frozen: { reason: v.picklist(STOPS) },
  /** The store does not accept writing at the moment; the answer did not count, try again. */
  'store-down': {},
  /** The game still runs: its record is open, and a rematch possible, when it is over. */
  'still-running': {},
  /** The webhook's host is not on this server's list, or the address is private or malformed. */
  'webhook-refused': { reason: v.picklist(['off', 'malformed', 'host', 'address']) },
  /** This server does not call the push service of that browser: its host is not on the list, or the address is private or malformed. */
  'push-refused': { reason: v.picklist(['malformed', 'host', 'address']) },
  /** This passkey or device is kept here already, perhaps by somebody else. */
  'key-taken': {},
  /** Only somebody who has just proved who they are may do that: `POST /api/me/prove` by one of these. */
  'proof-needed': { by: v.array(v.picklist(PROOFS)) },
  /** Coming from another site. */
  'wrong-origin': {},
  /** The seat cannot be taken over: a person is here, or the table does not allow it. */
  'no-takeover': {},
  /** That day is over, or has not come yet. */
  'day-over': {},
  /** No scored try is taken today. */
  'daily-closed': { why: v.picklist(DAY_CLOSED) },
  /** The scored try of today has been made. */
  'daily-done': {},
  /** Practice comes after the scored try. */
  'daily-first': {},
  /** The scored try is somewhere else: at a table of this server, or taken along on another device. */
  'daily-elsewhere': { where: v.picklist(['table', 'device']) },
  /** The record is not a game of that day: why, and at which entry (0 is the deal). */
  'daily-misfit': { why: v.picklist(MISFITS), entry: count },
  /** As many as this duplicate is for take part already. */
  'duplicate-full': {},
  /** Nothing can be begun in this duplicate any more. */
  'duplicate-closed': { why: v.picklist(DUPLICATE_CLOSED) },
  /** This board has been played. */
  'board-done': {},
  /** One of the two plays with somebody else already. */
  'partner-taken': {},
  /** Nobody has sat down opposite me yet, or whoever had is not known here any more. */
  'partner-missing': {},
  /** That game cannot be played once more with its luck. */
  'beat-closed': { why: v.picklist(UNBEATABLE) },
  /** The server is stopping; come back in a moment. */
  stopping: {},
  /** A fault of the server; `trace` finds it in the log. */
  internal: { trace: v.string() },
} as const satisfies Record<string, v.ObjectEntries>;

export type ProblemCode = keyof typeof PROBLEMS;

/** A problem and its facts, e.g. `{ code: 'too-fast', wait: 800 }`. */
export type Problem = Coded<typeof PROBLEMS>;
type Coded<T extends Record<string, v.ObjectEntries>> = {
  [C in keyof T & string]: { readonly code: C } & Output<v.ObjectSchema<T[C], undefined>>;
}[keyof T & string];

/** A problem as it travels: a client takes codes it does not know yet for a general failure. */
export const problem = v.looseObject({ code: v.string() });

/** Whether the code is one of this version's. */
export const isKnown = (given: { readonly code: string }): given is Problem => Object.hasOwn(PROBLEMS, given.code);

/** The HTTP status that goes with each problem. */
export const STATUS: Readonly<Record<ProblemCode, number>> = {
  'bad-message': 400,
  'say-hello': 400,
  'too-large': 413,
  'too-fast': 429,
  'tables-too-fast': 429,
  'too-many': 429,
  'not-found': 404,
  'link-spent': 410,
  'not-host': 403,
  'not-your-seat': 403,
  'no-name': 403,
  'wrong-phase': 409,
  'table-full': 409,
  'seats-empty': 409,
  'seated-already': 409,
  'bad-setup': 422,
  'bad-record': 422,
  stale: 409,
  illegal: 422,
  'bad-link': 409,
  'doubt-refused': 409,
  'undo-closed': 409,
  'record-full': 409,
  'chat-closed': 403,
  'coach-off': 403,
  'coach-first': 409,
  frozen: 409,
  'store-down': 503,
  'still-running': 409,
  'webhook-refused': 422,
  'push-refused': 422,
  'key-taken': 409,
  'proof-needed': 401,
  'wrong-origin': 403,
  'no-takeover': 409,
  'day-over': 409,
  'daily-closed': 409,
  'daily-done': 409,
  'daily-first': 409,
  'daily-elsewhere': 409,
  'daily-misfit': 422,
  'duplicate-full': 409,
  'duplicate-closed': 409,
  'board-done': 409,
  'partner-taken': 409,
  'partner-missing': 409,
  'beat-closed': 409,
  stopping: 503,
  internal: 500,
};
