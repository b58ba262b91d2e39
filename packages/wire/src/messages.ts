/** Every message on the socket. Each is a JSON object with a `type`; `docs/protocol.md` shows an example of each. */
import * as v from 'valibot';
import { accountEvent } from './account.ts';
import { bytes32, fairNews, luckClaim, luckMisfit } from './fair.ts';
import type { Output } from './inferred.ts';
import { problem } from './problems.ts';
import { SIZES } from './protocol.ts';
import { chatLine, clocks, lobby, result, seat, seen, stack, story, table, tableId, time } from './tables.ts';
import { typed } from './typed.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** The client's own number for a request; the reply carries it back as `re`. */
const id = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const mark = v.pipe(v.string(), v.maxLength(40));

/** From the client. A request with an `id` gets exactly one reply with that `re`: `position`, `done` or `refused`. */
export const REQUESTS = {
  /** The first message. The cookie says who it is. */
  hello: { protocol: count },
  /** Begin (or stop) receiving `lobby`. */
  lobby: { id, follow: v.boolean() },
  /** Begin receiving a table. `mark` is that of the last position seen per seat: the log goes on from there, without gap or double. */
  follow: { id, table: tableId, marks: v.optional(v.record(v.pipe(v.string(), v.regex(/^(\d{1,2}|watch)$/)), mark)) },
  unfollow: { id, table: tableId },
  /**
   * Answer the seat's question; `choice` is the option's notation. `link`: the next of the chain that the seat's browser has committed to;
   * `anchor`: it commits anew.
   */
  answer: {
    id,
    table: tableId,
    seat,
    ask: count,
    choice: v.pipe(v.string(), v.maxLength(SIZES.choice)),
    link: v.optional(bytes32),
    anchor: v.optional(bytes32),
  },
  /** Before the game: what this browser commits to, by seat, for luck that can be checked. */
  commit: { id, table: tableId, anchors: v.record(v.pipe(v.string(), v.regex(/^\d{1,2}$/)), bytes32) },
  /** This seat's browser could not prove what fell. If the server cannot show that it fits, the table stands still for everybody. */
  doubt: { id, table: tableId, seat, misfit: luckMisfit, claim: luckClaim },
  /** Whoever sits here agrees, with all their seats, to go on all the same. */
  agree: { id, table: tableId },
  /** Take back the seat's last answer. */
  undo: { id, table: tableId, seat, ask: count },
  chat: { id, table: tableId, text: typed(SIZES.chat) },
  /** A hint is about to be shown to the seat: it is counted, and everybody hears of it. */
  hint: { id, table: tableId, seat },
  /** Are you there? */
  ping: { id },
} as const satisfies Record<string, v.ObjectEntries>;

/** From the server. */
export const NOTICES = {
  /** The reply to `hello`. `now` sets the client's clock against the server's. `several`: other servers keep this house, too. */
  welcome: { protocol: count, now: time, name: v.optional(v.string()), several: v.optional(v.literal(true)) },
  /** This client is too old: load the page again. */
  reload: { protocol: count },
  lobby: lobby.entries,
  /** The table's people and phase: after `follow`, and whenever they change. */
  table: { table },
  /**
   * The position for one of my seats (or for `seat` missing: a watcher), after `follow` and after every change.
   * At a hot seat one arrives for each seat. `re`: the answer or undo that this accepts.
   */
  position: {
    re: v.optional(id),
    table: tableId,
    seat: v.optional(seat),
    ...seen.entries,
    story,
    /** Where the log stands after this: hand it back in `follow`. */
    mark,
    clocks: v.optional(clocks),
    /** Luck that can be checked. */
    fair: v.optional(fairNews),
    /** With a coach, to a seat that is asked: what lies ahead, so that the browser can think about it. */
    stack: v.optional(stack),
    /** The game's end. */
    over: v.optional(result),
  },
  /** You no longer receive this table: its host sent you away, you left, or it is no longer public. */
  unfollowed: { table: tableId },
  /** Who is connected, by seat, and how many watch. */
  presence: { table: tableId, here: v.array(v.boolean()), watchers: count },
  /** Lines of chat: after `follow` the latest ones, then each new one. `anew`: lines were deleted, and these are all that are left. */
  chat: { table: tableId, lines: v.array(chatLine), anew: v.optional(v.literal(true)) },
  /** Something about me was done by another browser: a way back, a sign-in. `GET /api/me/account` says it again. */
  account: accountEvent.entries,
  /** The request was done. */
  done: { re: id },
  /** The request was not done, and why. After `stale` the current position follows. */
  refused: { re: v.optional(id), problem },
  /** The reply to a doubt about what was told to everybody: it fits, from where that browser stood, by this entry. Nothing stands still. */
  fits: { re: id, table: tableId, fair: fairNews },
  pong: { re: id, now: time },
  /** The server is going down; connect again after about `wait` milliseconds. */
  bye: { wait: count },
} as const satisfies Record<string, v.ObjectEntries>;

type Entries = Readonly<Record<string, v.ObjectEntries>>;
type Message<T extends Entries> = {
  [N in keyof T & string]: { readonly type: N } & Output<v.ObjectSchema<T[N], undefined>>;
}[keyof T & string];

/** Something a client sends. */
export type Request = Message<typeof REQUESTS>;
/** Something the server sends. */
export type Notice = Message<typeof NOTICES>;
export type RequestOf<N extends Request['type']> = Extract<Request, { type: N }>;
export type NoticeOf<N extends Notice['type']> = Extract<Notice, { type: N }>;

const schemasOf = <T extends Entries>(entries: T): ReadonlyMap<string, Schema> =>
  new Map(Object.entries(entries).map(([type, fields]) => [type, v.object({ type: v.literal(type), ...fields })]));
const requests = schemasOf(REQUESTS);
const notices = schemasOf(NOTICES);

/** Any schema of this package. */
export type Schema = v.GenericSchema;

/** Data that fits the schema, or the path of the first field that does not. */
export function check(schema: Schema, given: unknown): { readonly value: unknown } | { readonly wrong: string } {
  const parsed = v.safeParse(schema, given, { abortEarly: true });
  return parsed.success ? { value: parsed.output } : { wrong: v.getDotPath(parsed.issues[0]) ?? '' };
}

/** What came of reading a message: the message, or where it goes wrong, with the number that a reply carries if that can be read. */
export type Reading<M> = { readonly message: M } | { readonly wrong: string; readonly id?: number };

function read<M>(schemas: ReadonlyMap<string, Schema>, text: string): Reading<M> {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { wrong: 'json' };
  }
  const type = (given as { type?: unknown } | null)?.type;
  const schema = typeof type === 'string' ? schemas.get(type) : undefined;
  const found = schema ? check(schema, given) : { wrong: 'type' };
  return 'value' in found ? { message: found.value as M } : { wrong: found.wrong, ...numberOf(given) };
}

function numberOf(given: unknown): { readonly id?: number } {
  const found = v.safeParse(id, (given as { id?: unknown } | null)?.id);
  return found.success ? { id: found.output } : {};
}

/** Reads a client's message. Unknown fields are dropped. */
export const readRequest = (text: string): Reading<Request> => read<Request>(requests, text);
/** Reads a server's message. A client ignores those it cannot read: a newer server may say more. */
export const readNotice = (text: string): Reading<Notice> => read<Notice>(notices, text);
