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

/** Files of the games' folders by the game's id: `../games/<id>/...`. */
export const byGame = <T>(files: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.split('/')[2]!, file]));
