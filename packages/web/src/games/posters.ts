/**
 * The posters of the home page. What a game is comes from its manifest; pictures, colours and words lie in `games/<id>/poster/`. A game
 * without pictures hangs no poster.
 */
import { shelf } from '@astragal/shelf';
import logo from '@astragal/table/art/logo.svg';
import { byGame } from './by-game.ts';

import.meta.glob('../../../games/*/poster/colours.css', { eager: true });
const large = byGame(import.meta.glob<string>('../../../games/*/poster/large.*', { eager: true, import: 'default' }));
const small = byGame(import.meta.glob<string>('../../../games/*/poster/small.*', { eager: true, import: 'default' }));

export interface Poster {
  readonly id: string;
  readonly art: string;
  readonly small: string;
  /** Minutes a game takes. */
  readonly minutes: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Its bots, weakest first. */
  readonly levels: readonly string[];
  /** Seats of a quick game, the own one included. */
  readonly quick: number;
}

export const POSTERS: readonly Poster[] = shelf.flatMap(({ id, hidden, minutes, seats, levels, quick }) => {
  const pictures = { art: large[id], small: small[id] };
  return pictures.art && pictures.small && !hidden ? [{ id, minutes, seats, levels, quick, art: pictures.art, small: pictures.small }] : [];
});

/** The small picture of a game; games without a poster show the knucklebone. */
export const smallArt = (game: string): string => small[game] ?? logo;
