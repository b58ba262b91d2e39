/** What the house remembers, as those who use it know it; how it lies in the database is known to the files beside this one alone. */
import type { DailyScore } from '@astragal/bots';
import type { Entry, MatchRecord, Seat, Tally } from '@astragal/kernel';
import type { Glicko } from '@astragal/puzzles/rating';
import type {
  ChosenSettings,
  Clocks,
  Coach,
  Doubt,
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
  /** What the browser of whoever sits here has committed to, for luck that can be checked. */
  readonly anchor?: string;
  /** An open chair that waits for this person: a rematch. */
  readonly keptFor?: string;
  /** Hints that were taken here. */
  readonly hints?: number;
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
  /** Whether there are hints; missing: off, as at all tables before there were any. */
  readonly coach?: Exclude<Coach, 'off'>;
  readonly phase: Phase;
  readonly reason?: NonNullable<TableInfo['reason']>;
  /** Whenever a browser could not prove what fell. The last one is open until everybody who plays agrees to go on. */
  readonly doubts?: readonly Doubt[];
  readonly code?: string;
  readonly created: number;
  readonly started?: number;
  readonly ended?: number;
  readonly result?: NonNullable<TableInfo['result']>;
  /** What each seat made of its game, where the rules can tell. */
  readonly tallies?: readonly Tally[];
  readonly rematch?: string;
  /** A rematch: it begins by itself as soon as everybody sits and has brought their half of the luck. */
  readonly again?: true;
  /** Somebody who played has given its replay to whoever has the link. */
  readonly shown?: boolean;
  /** People whom the host has sent away: they sit down again only by a new link of the host's. */
  readonly kicked?: readonly string[];
  readonly from?: { readonly table: string; readonly step: number };
  /** It was played elsewhere before it came here, with luck that is not ours: it counts as practice. */
  readonly imported?: true;
  /** What its luck is of, where other tables have the same: `day 2026-11-18`. */
  readonly shared?: string;
  /** The same of the luck with which its game began at another table, as far as it is played again here. */
  readonly begunWith?: string;
  /** It is somebody's scored try of that day. */
  readonly scored?: true;
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

/** What was published of a day. */
export interface DayRow {
  readonly day: string;
  /** The hash of its secret. */
  readonly commitment: string;
  readonly published: number;
  /** Since when everybody may know the secret. */
  readonly shown?: number;
}

/** A scored try of somebody, or what a bot made of the day. */
export interface TryRow {
  readonly day: string;
  readonly game: string;
  readonly who: string;
  /** Where it is played, or seen again. */
  readonly match?: string;
  /** The hash of what the device calls itself that has taken it along. */
  readonly device?: string;
  readonly at: number;
  readonly ended?: number;
  readonly score?: DailyScore;
}

/** The try of somebody at a puzzle that counts. */
export interface PuzzleTryRow {
  readonly game: string;
  readonly puzzle: string;
  readonly who: string;
  /** The theme it is counted under. */
  readonly idea: string;
  readonly at: number;
  readonly ms: number;
  readonly solved: boolean;
  readonly hinted: boolean;
  /** The rating of the puzzle then. */
  readonly against: number;
}

/** What people have made of a puzzle; `revision`: how often that was written. */
export interface StandingRow {
  readonly game: string;
  readonly puzzle: string;
  readonly tried: number;
  readonly solved: number;
  readonly rating: Glicko;
  readonly revision: number;
}

/** A duplicate as the house keeps it. */
export interface DuplicateRow {
  readonly id: string;
  /** Who set it up; nobody any more if they deleted themselves. */
  readonly owner: string;
  readonly game: GameInfo['id'];
  readonly version: number;
  readonly options: Readonly<Record<string, string>>;
  /** Who sits where at the first board: `me`, where pairs change seats `partner`, or which bot. */
  readonly sitters: readonly string[];
  /** For how many people it is, and how many boards each of them plays. */
  readonly people: number;
  readonly boards: number;
  /** The hash of its secret. */
  readonly commitment: string;
  readonly created: number;
  /** Since when nothing counts any more, and everybody may know everything. */
  readonly closed?: number;
}

/** Somebody who takes part in a duplicate. */
export interface EntrantRow {
  readonly duplicate: string;
  /** From 1, in the order of coming. */
  readonly number: number;
  /** A person, or `gone NUMBER`: whoever deleted themselves. */
  readonly who: string;
  readonly name: string;
  readonly avatar?: string;
  readonly team?: string;
  /** With whom they play: the smaller of both numbers. Missing: alone, or they still wait for somebody. */
  readonly pair?: number;
  readonly at: number;
}

/** What an entrant made of a sitting. Ended without a score: given up (`gone`), not finished in time, or not possible any more. */
export interface BoardRow {
  readonly duplicate: string;
  /** Its number: that of the board, or of one side of it. */
  readonly sitting: number;
  readonly entrant: number;
  /** Empty: it was never begun, because one of the pair is not known here any more. */
  readonly match: string;
  readonly at: number;
  readonly ended?: number;
  readonly score?: DailyScore;
  readonly gone?: true;
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
