/** What servers of a house say to each other. It is checked as what visitors say is, and only a hint: the truth is in the store. */
import { type AccountEvent, accountEvent, bytes32, SIZES, seat, tableId, time } from '@astragal/wire';
import * as v from 'valibot';
import type { Spent } from '../ground/rate-limits.ts';
import type { EntryRow } from '../store/rows.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const list = <S extends v.GenericSchema>(of: S, most: number) => v.pipe(v.array(of), v.maxLength(most));
const yes = v.literal(true);
/** The id of a person or a server. */
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** How many people, addresses or buckets one message may speak of. */
export const MOST_AT_ONCE = 2000;
/** More than one address could ever open. */
const MOST_SOCKETS = 1e6;
const SEATS = 32;
const LUCK = { names: 200, asked: 20_000 } as const;

/** What a server says about a table. Each is known by its first word. */
export type TableNews =
  | { readonly entry: EntryRow }
  /** How many entries there are. */
  | { readonly entries: number }
  /** The row was written. */
  | { readonly revision: number }
  /** The chat has lines up to this one. */
  | { readonly chat: number }
  /** Lines of the chat were deleted. */
  | { readonly chatAnew: true }
  /** Who of those who sit here is at that server, and how many watch there. */
  | { readonly here: readonly string[]; readonly watchers: number }
  /** Somebody wants to know who is here. */
  | { readonly who: true };

/** What a server says to all. */
export type HouseNews =
  /** Lists that show tables are stale. */
  | { readonly lists: true }
  /** Somebody is needed at a table: a bot is asked, or a clock will run out then. */
  | { readonly needed: string; readonly bots?: true; readonly due?: number }
  /** Somebody is to be notified about this table. */
  | { readonly notify: string }
  /** Whose devices are strangers from now on. */
  | { readonly signedOut: string }
  /** What was done to whose account, by a session that need not hear of it. */
  | { readonly account: string; readonly event: AccountEvent; readonly but?: string }
  /** Who is called otherwise, or has another face. */
  | { readonly renamed: string }
  /** Leases are free. */
  | { readonly leases: true }
  /** What people and addresses have used up. */
  | { readonly spent: readonly Spent[] }
  /** Open sockets by address. */
  | { readonly sockets: readonly (readonly [address: string, count: number])[] };

/** A schema for each kind, by its first word. */
type Schemas = Readonly<Record<string, v.GenericSchema>>;

const said = v.tuple([text(LUCK.names), count, count]);
/** What an entry of a fair match adds: without it whoever follows would count another transcript. */
const fair = v.optional(
  v.object({ by: v.optional(v.literal('bot')), link: v.optional(bytes32), anchor: v.optional(bytes32), sum: text(43) }),
);
const entry = v.union([
  v.object({ seat, choice: text(SIZES.choice), luck: list(said, LUCK.asked), fair }),
  v.object({ seat, undo: yes, fair }),
]);
const clocks = v.looseObject({ left: list(v.number(), SEATS), running: list(seat, SEATS) });
const entryRow = v.looseObject({
  number: v.pipe(count, v.minValue(1)),
  entry,
  at: time,
  after: v.looseObject({ waits: list(seat, SEATS), clocks: v.optional(clocks) }),
});
const spent = v.tuple([text(40), v.picklist(['person', 'address']), text(100), v.pipe(v.number(), v.finite(), v.minValue(0))]);

const TABLE_NEWS: Schemas = {
  entry: v.object({ entry: entryRow }),
  entries: v.object({ entries: count }),
  revision: v.object({ revision: count }),
  chat: v.object({ chat: count }),
  chatAnew: v.object({ chatAnew: yes }),
  here: v.object({ here: list(id, SEATS), watchers: count }),
  who: v.object({ who: yes }),
};

const HOUSE_NEWS: Schemas = {
  lists: v.object({ lists: yes }),
  needed: v.object({ needed: tableId, bots: v.optional(yes), due: v.optional(v.pipe(time, v.finite())) }),
  notify: v.object({ notify: tableId }),
  signedOut: v.object({ signedOut: id }),
  account: v.object({ account: id, event: accountEvent, but: v.optional(text(100)) }),
  renamed: v.object({ renamed: id }),
  leases: v.object({ leases: yes }),
  spent: v.object({ spent: list(spent, MOST_AT_ONCE) }),
  sockets: v.object({ sockets: list(v.tuple([text(100), v.pipe(count, v.maxValue(MOST_SOCKETS))]), MOST_AT_ONCE) }),
};

/**
 * When it is heeded. `always`: it carries a number by which what is known is told from what is new, and says something also when it is late.
 * `newest`: it says how things are. All else: once.
 */
export type Heeded = 'always' | 'newest' | 'once';
const HEEDED: Readonly<Record<string, Heeded>> = {
  entry: 'always',
  entries: 'always',
  revision: 'always',
  chat: 'always',
  here: 'newest',
  sockets: 'newest',
};

export interface Read<N> {
  readonly news: N;
  readonly heeded: Heeded;
}

function read<N>(schemas: Schemas, text: string): Read<N> | undefined {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const [kind = ''] = Object.keys(given);
  if (!Object.hasOwn(schemas, kind)) return undefined;
  const found = v.safeParse(schemas[kind]!, given, { abortEarly: true });
  return found.success ? { news: found.output as N, heeded: HEEDED[kind] ?? 'once' } : undefined;
}

/** Undefined: that makes no sense. */
export const readTableNews = (text: string): Read<TableNews> | undefined => read(TABLE_NEWS, text);
export const readHouseNews = (text: string): Read<HouseNews> | undefined => read(HOUSE_NEWS, text);
