/** What the shell says about a game before it is loaded: `games/<id>/poster/<language>.ts`. It comes with the shell's own words. */
import type { Personas } from '@astragal/bots';

export interface PosterWords {
  readonly name: string;
  readonly pitch: string;
  /** For a phone. */
  readonly short: string;
  /** Behind the name, on the page of credits. */
  readonly credit: string;
  /** Who its bots are, level by level; a game that does not say calls them by their levels. */
  readonly bots?: Personas;
}
