/** What the laws look at, and how they say that one is broken. */
import type { Game, Kind, Lexicons, Options, Toolkit } from '../src/index.ts';

export interface Subject<K extends Kind = Kind> extends Pick<Toolkit<K>, 'twin'> {
  readonly game: Game<K>;
  readonly lexicons?: Lexicons<K>;
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
