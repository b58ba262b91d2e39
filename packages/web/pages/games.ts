/** The games of the house as a page test meets them: all of them, or any; no test names one. */
import { shelf } from '@astragal/shelf';
import { en } from '../src/text/en.ts';

/** What guests see, in the order of the shelf. */
export const GAMES: readonly string[] = shelf.flatMap(({ id, hidden }) => (hidden ? [] : [id]));

/** One of them, and another where there is one. */
export const [ANY = 'pig', OTHER = ANY] = GAMES;

/** What a game is called in English. */
export const nameOf = (game: string): string => en.games[game]!.name;
