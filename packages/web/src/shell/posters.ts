/** What the home page knows about each game without loading it. */
import diceForge from '../art/dice-forge.svg';
import diceForgeSmall from '../art/dice-forge-small.webp';
import logo from '../art/logo.svg';
import platformer from '../art/platformer.svg';
import platformerSmall from '../art/platformer-small.webp';
import sanctum from '../art/sanctum.svg';
import sanctumSmall from '../art/sanctum-small.webp';

export interface Poster {
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

export const POSTERS = {
  'dice-forge': {
    art: diceForge,
    small: diceForgeSmall,
    minutes: 40,
    seats: { min: 2, max: 4 },
    levels: ['novice', 'skilled', 'expert', 'master'],
    quick: 3,
  },
  sanctum: { art: sanctum, small: sanctumSmall, minutes: 75, seats: { min: 2, max: 4 }, levels: ['champion'], quick: 2 },
  platformer: {
    art: platformer,
    small: platformerSmall,
    minutes: 50,
    seats: { min: 1, max: 4 },
    levels: ['random', 'rambler', 'climber'],
    quick: 2,
  },
} as const satisfies Record<string, Poster>;
export type PosterId = keyof typeof POSTERS;
export const POSTER_IDS = Object.keys(POSTERS) as PosterId[];

export const isPoster = (game: string): game is PosterId => Object.hasOwn(POSTERS, game);

/** The small picture of a game; games without a poster show the knucklebone. */
export const smallArt = (game: string): string => (isPoster(game) ? POSTERS[game].small : logo);
