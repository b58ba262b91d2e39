/** What a game brings so that its finished games can be analysed, besides its judge. */
import type { Kind, Seat } from '@astragal/kernel';
import type { Bot } from './bot.ts';

/** What a seat has, by name, in numbers: points, resources, places. What a turn brought is the difference of two. */
export type Holdings = Readonly<Record<string, number>>;

/** How lucky games of so many seats are: what luck brought a seat in win chance, from the unluckiest on, in even steps of the share of games. */
export type LuckScale = readonly number[];

/** What a game brings to be analysed. */
export interface Analysing<K extends Kind = Kind> {
  /** Who plays well, soon, and always the same: what was played is compared with it. */
  readonly reference: Bot<K>;
  /** Steps before which a whole turn is over, where the judge's horizon lies nearer. */
  readonly turnEnds?: readonly K['frame']['step'][];
  /** Whose turn it was that has just ended; where nothing is said, the seat of the step before which it began. */
  turnOf?(end: K['state']): Seat | undefined;
  /**
   * How closely a quick count looks: so many blocks of lines for every turn, and so many more for each turn, wherever they help most; a close one
   * ends with so many at the latest. The judge is asked so many turns ahead.
   */
  readonly effort?: { readonly blocks: number; readonly more: number; readonly most: number; readonly ahead?: number };
  /** By number of seats, from games of bots: made by `astragal luck GAME`. */
  readonly luck?: Readonly<Record<number, LuckScale>>;
  /** What is worth telling of a seat, by name: what a choice brought or missed is told in these. */
  holdings?(state: K['state'], seat: Seat): Holdings;
}
