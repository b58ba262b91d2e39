/** Who plays each game by clicks: `tests/pages/player.ts` in the game's folder. A game without one is skipped where that is needed. */
import type { Bot } from '@astragal/bots';
import type { Choice, Kind } from '@astragal/kernel';
import { byGame } from '../src/games/by-game.ts';
import { GAMES } from './games.ts';
import type { Asked, Guidance } from './guided.ts';

export interface TablePlayer<K extends Kind = Kind> {
  /** Who decides: quick to answer, and remembers one game. */
  newBot(): Bot<K>;
  /** Pieces to click before an answer shows itself. */
  way(choice: Choice, asked: Asked<K>): readonly string[];
  /** Where to look when no piece is in sight: tabs of a phone. */
  readonly tabs: string;
  /** Whether a whole game takes too long for every run. */
  readonly isLong?: boolean;
}

const players = byGame(import.meta.glob<TablePlayer>('../../games/*/tests/pages/player.ts', { eager: true, import: 'player' }));

/** The games that are played by clicks, in the order of the shelf. */
export const PLAYED: readonly string[] = GAMES.filter((game) => players[game]);

export const isLongGame = (game: string): boolean => players[game]?.isLong ?? false;

/** Somebody new at a table of this game. */
export function guideOf(game: string, seed: string): Guidance<Kind> {
  const { newBot, way, tabs } = players[game]!;
  return { bot: newBot(), way, tabs, seed };
}
