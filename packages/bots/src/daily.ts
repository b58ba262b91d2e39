/** What a game brings for the daily: the tables that a day may have, and what is compared. */
import type { Kind, Seat } from '@astragal/kernel';

/** What a day may draw. One seat is the person's; which one is drawn, too. */
export interface DailyTable {
  readonly seats: number;
  /** By option: the values that are drawn from. What is not named has its default. */
  readonly options?: Readonly<Record<string, readonly string[]>>;
  /** The levels that each bot's is drawn from; none where the person plays alone. */
  readonly levels?: readonly string[];
}

/** What somebody made of a daily. */
export interface DailyScore {
  /** Larger is better; equal ones share a place. Of two that did not reach the aim, who came farther is ahead. */
  readonly points: number;
  /** The number that is told, as the game counts: glory, health left, a round. */
  readonly value: number;
  /** Whether the game's aim was reached; where there is none, always. */
  readonly done: boolean;
}

/** How far a game is, and what a seat has. */
export interface Along {
  /** The round, from 1, or whatever part people count by; a game that counts none goes by the seat's turns. */
  readonly round?: number;
  /** What the seat had when this round began: glory, skills, a level. Of a game that is over, at its end. */
  readonly value: number;
}

export interface Daily<K extends Kind = Kind> {
  readonly tables: readonly DailyTable[];
  /** Of a game that is over. */
  score(state: K['state'], seat: Seat): DailyScore;
  /** Of a game under way, for whoever plays against somebody who has played it before. */
  along?(state: K['state'], seat: Seat): Along;
}
