/** What the shell says about a game before it is loaded: `games/<id>/poster/<language>.ts`. It comes with the shell's own words. */
import type { Personas } from '@astragal/bots';

export interface PosterWords {
  readonly name: string;
  readonly pitch: string;
  /** For a phone. */
  readonly short: string;
  /** Behind the name, on the page of credits. */
  readonly credit: string;
  /** What its dice are called within a line, by the ids of its manifest. */
  readonly dice?: Readonly<Record<string, string>>;
  /** What somebody made of the game of the day, in a line: the number that counts, and whether its aim was reached. */
  readonly score?: (value: number, done: boolean) => string;
  /** Of a game under way: after which part, and what somebody had then; without it by rounds and the number alone. */
  readonly along?: { readonly part?: string; readonly after?: (part: number) => string; readonly had: (value: number) => string };
  /** Who its bots are, level by level; a game that does not say calls them by their levels. */
  readonly bots?: Personas;
}
