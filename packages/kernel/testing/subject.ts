/** What the laws look at, and how they say that one is broken. */
import type { Chance, Game, Kind, Lexicons, Options, Seat } from '../src/index.ts';

export interface Subject<K extends Kind = Kind> {
  readonly game: Game<K>;
  readonly lexicons?: Lexicons<K>;
  /** Changes what this seat (or a spectator) may not know, and nothing else. Needed where a game has secrets. */
  readonly twin?: (state: K['state'], seat: Seat | undefined, chance: Chance) => K['state'];
}

/** How one game of a law is set up. */
export interface Setting {
  readonly seed: string;
  readonly seats: number;
  readonly options: Options;
}

export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  readonly law: string;

  constructor(law: string, message: string) {
    super(`${law}: ${message}`);
    this.law = law;
  }
}

export function must(holds: boolean, law: string, message: () => string): void {
  if (!holds) throw new LawBroken(law, message());
}

/** Longer than any honest game: a game that does not end by then never will. */
export const LONGEST = 20_000;
