/** What the house remembers, as those who use it know it; how it lies in the database is known to the files beside this one alone. */
import type { Entry, MatchRecord, Seat, Tally } from '@astragal/kernel';
import type {
  ChosenSettings,
  Clocks,
  GameInfo,
  HoldKind,
  NotificationKind,
  Pace,
  Phase,
  SeatInfo,
  TableInfo,
  Timeout,
} from '@astragal/wire';

/** Somebody with a cookie. `token` is the hash of a cookie that a server before made; sessions are keys now. */
export interface Person {
  readonly id: string;
  readonly token: string;
  readonly name: string | undefined;
  readonly webhook: string | undefined;
  /** The face they chose. */
  readonly avatar?: string;
  /** What they chose on one device, for the others. */
  readonly settings?: ChosenSettings;
  readonly seen: number;
}

/** A seat as the house keeps it. `person` is whose device answers for it. */
export interface Chair {
  readonly by: SeatInfo['by'];
  readonly name: string;
  readonly person?: string;
  readonly avatar?: string;
  readonly level?: string;
  readonly gone?: NonNullable<SeatInfo['gone']>;
  readonly muted?: true;
  /** An open chair that waits for this person: a rematch. */
  readonly keptFor?: string;
}

/** A table as the house keeps it; the position lies in the match's entries. */
export interface TableRow {
  readonly id: string;
  /** How often it was written since it was made; a write compares it, so that nobody writes over what they have not read. */
  readonly revision?: number;
  readonly game: GameInfo['id'];
  readonly version: number;
  readonly options: Readonly<Record<string, string>>;
  readonly chairs: readonly Chair[];
  readonly host: string;
  readonly pace: Pace;
  readonly timeout: Timeout;
  readonly takeover: boolean;
  readonly listed: boolean;
  readonly chat: boolean;
  readonly phase: Phase;
  readonly reason?: NonNullable<TableInfo['reason']>;
  readonly code?: string;
  readonly created: number;
  readonly started?: number;
  readonly ended?: number;
  readonly result?: NonNullable<TableInfo['result']>;
  /** What each seat made of its game, where the rules can tell. */
  readonly tallies?: readonly Tally[];
  readonly rematch?: string;
  /** Somebody who played has given its replay to whoever has the link. */
  readonly shown?: boolean;
  /** People whom the host has sent away: they sit down again only by a new link of the host's. */
  readonly kicked?: readonly string[];
  readonly from?: { readonly table: string; readonly step: number };
  /** It was played elsewhere before it came here, with luck that is not ours: it counts as practice. */
  readonly imported?: true;
  /** The clocks as somebody who left or came back changed them. */
  readonly clocks?: ChangedClocks;
}

/** `left` counts while entry `number` is the last; what was done to a seat's clock, until an entry knows that seat's revision. */
export interface ChangedClocks {
  readonly number: number;
  readonly at: number;
  readonly left: readonly number[];
  /** By seat: the revision of the row that last changed its clock. Earlier servers wrote none. */
  readonly revisions?: readonly number[];
}

/** What is true after an entry and not worth replaying for: lists and clocks read it. */
export interface After {
  readonly waits: readonly Seat[];
  readonly clocks?: Clocks;
  /** The revision of the table's row that the clocks were reckoned with. */
  readonly revision?: number;
}

export interface EntryRow {
  readonly number: number;
  readonly entry: Entry;
  readonly at: number;
  readonly after: After;
}

/** What is true after the last entry, or, without a number, after the deal. */
export type LastEntry = Pick<EntryRow, 'at' | 'after'> & Partial<Pick<EntryRow, 'number'>>;

/** A table that is being played, and what is true there. */
export interface Playing {
  readonly row: TableRow;
  readonly last: LastEntry;
}

/** How far a table is: how often its row was written, the numbers of its last entry and its last line of chat. */
export interface Revision {
  readonly table: string;
  readonly revision: number;
  readonly entries: number;
  readonly lines: number;
}

/** The part of a match's record that comes before its entries; `after` is entry 0's. */
export interface Head {
  readonly record: Omit<MatchRecord, 'entries'>;
  readonly at: number;
  readonly after: After;
}

/** A record as JSON: its head, and its entries with their times as `[entry, at]`. */
export interface RecordText {
  readonly head: string;
  readonly entries: string;
}

/** `share`: a link to a person's games; its `table` is the person. */
export type SecretKind = 'sit' | 'watch' | 'host' | 'share';
export interface Secret {
  readonly hash: string;
  readonly table: string;
  readonly kind: SecretKind;
  readonly seat?: Seat;
}
export type PlaceKind = 'sit' | 'watch';

/** By which somebody is known or comes back. `hash` finds it and is all that is kept of what is secret. */
/** `ended`: a way back that opens nothing any more, but proves for a while who somebody is. `calls`: what they want to be notified of. */
export type KeyKind = HoldKind | 'ended' | 'challenge' | 'calls' | 'event' | 'house';
export interface Key {
  readonly hash: string;
  readonly person: string;
  readonly kind: KeyKind;
  readonly data: string;
  readonly created: number;
  readonly expires?: number;
}

/** A report of rules that failed: the record up to there is in the store as well. */
export interface Fault {
  readonly error: string;
  readonly entry?: Partial<Entry>;
  readonly number: number;
}

/** How somebody is notified: by the push service of their browser, or a program of their own. */
export type NotificationWay = 'push' | 'hook';
/** Something that somebody is to be told about a table. */
export interface NotificationRow {
  readonly person: string;
  readonly table: string;
  readonly way: NotificationWay;
  /** `seen`: what stands on their screens is to be taken back. */
  readonly kind: NotificationKind | 'seen';
  /** Whom it tells of. */
  readonly name: string;
  /** Not before. */
  readonly at: number;
  /** It was sent, and is shown on a screen until the table is looked at. */
  readonly isShown: boolean;
}
