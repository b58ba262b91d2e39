/** The ledger of a finished game as plain data: what luck and choices did, turn by turn. Chances are shares of 1, a number for each seat. */
import type { Holdings } from '@astragal/bots';
import type { Seat } from '@astragal/kernel';

export type BySeat = readonly number[];

/** How an answer is graded: by the win chance it loses beyond the error. */
export const GRADES = ['good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** An answer that was not forced, beside what the reference would have answered there. */
export interface GradedAnswer {
  /** The step of the replay at which it was open: so many answers had been given. */
  readonly entry: number;
  readonly seat: Seat;
  /** The question, by the name of its step. */
  readonly step: string;
  readonly played: string;
  /** The same where the reference agrees. */
  readonly reference: string;
  /** What it did to everybody's win chance against the reference's answer, with the same luck for both. */
  readonly choices: BySeat;
  /** How far off the seat's own number may well be by sampling: a standard error. */
  readonly spread: number;
  /** The same with what the judge itself may be wrong by. */
  readonly error: number;
  readonly grade: Grade;
}

/** From one rest to the next: a whole turn, or what lies between two rests. */
export interface LedgerTurn {
  /** From 0. */
  readonly turn: number;
  /** Whose turn it was, where it was one seat's. */
  readonly seat?: Seat;
  /** Steps of the replay: so many answers had been given when it began, and when it was over. */
  readonly from: number;
  readonly to: number;
  /** before + luck + choices + doubt = after, for every seat. */
  readonly before: BySeat;
  readonly luck: BySeat;
  readonly choices: BySeat;
  readonly doubt: BySeat;
  readonly after: BySeat;
  /** Of `choices`, what each seat's own answers did to its own chance. */
  readonly own: BySeat;
  /** Points expected at its end, by seat. */
  readonly points: BySeat;
  /** How far off a number of luck may well be: a standard error. */
  readonly error: number;
  /** How many other ways luck could have gone were looked at. */
  readonly samples: number;
  readonly answers: readonly GradedAnswer[];
}

/** What became of a seat. */
export interface SeatSummary {
  readonly seat: Seat;
  /** 0 to 100, less the more win chance own choices gave away: `accuracyOf`. */
  readonly accuracy: number;
  /** Win chance that own choices gave away, in all; below 0 where they beat the reference. */
  readonly lost: number;
  /** Win chance that luck brought, in all. */
  readonly luck: number;
  /** Own and rivals' choices together. */
  readonly choices: number;
  readonly doubt: number;
  /** The share of games in which luck brings more; unknown where no scale is kept for so many seats. */
  readonly luckierShare?: number;
  /** The result without the luck. */
  readonly adjusted: number;
  readonly grades: Readonly<Record<Grade, number>>;
}

/** A choice worse than the reference's, or better; luck for the seat, or against it. */
export type MomentKind = 'mistake' | 'find' | 'luck' | 'misfortune';

/** A way through the rest of a turn. */
export interface LedgerLine {
  /** Answers as the record writes them, of the seat alone. */
  readonly answers: readonly string[];
  /** What the seat came to hold by it, by name; only what changed. Empty where the game names nothing. */
  readonly brought: Holdings;
  /** Points that the seat may expect at the end of the game, after it. */
  readonly points: number;
}

/** Something that decided the game: facts, for a page to make a sentence of. */
export interface KeyMoment {
  readonly kind: MomentKind;
  readonly seat: Seat;
  readonly turn: number;
  /** The step of the replay to look at. */
  readonly entry: number;
  /** What it did to the seat's win chance: below 0 is lost. */
  readonly change: number;
  readonly error: number;
  /** From the entry to the end of the turn, as it was. */
  readonly played: LedgerLine;
  /** For a choice: what the reference would have done from there with the luck that fell. */
  readonly reference?: LedgerLine;
  /** For luck: the mean of what it could have brought. */
  readonly mean?: number;
}

/** A whole ledger, or a part of one while it is being counted. */
export interface Ledger {
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  readonly by: 'turns' | 'rests';
  /** 0 to 1: how much has been counted. At 1 nothing changes any more. */
  readonly done: number;
  /** Turns in all; `turns` may hold fewer while it grows. */
  readonly length: number;
  readonly start: BySeat;
  readonly end: BySeat;
  readonly turns: readonly LedgerTurn[];
  readonly seats: readonly SeatSummary[];
  readonly moments: readonly KeyMoment[];
  /** How far start + luck + choices + doubt is from the end, over all seats: nothing but rounding. */
  readonly balance: number;
  /** The doubt of the game, over all seats: the root of the mean square. */
  readonly doubt: number;
  /** How far off a seat's luck may well be by sampling: a standard error. */
  readonly error: number;
}
