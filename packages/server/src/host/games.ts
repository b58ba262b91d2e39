/** The shelf, loaded: rules and bots by name. */
import { type Bot, levelsOf } from '@astragal/bots';
import type { Game } from '@astragal/kernel';
import { shelf } from '@astragal/shelf';
import type { GameInfo } from '@astragal/wire';
import { refuse } from './problems.ts';

export interface LoadedGame {
  readonly game: Game;
  readonly levels: readonly string[];
  readonly bots: readonly Bot[];
  readonly hidden: boolean;
  /** Whether threads can load it as well. */
  readonly onShelf?: boolean;
}

export type Games = ReadonlyMap<string, LoadedGame>;

/** Loads all rules once: answers must never wait for a module. */
export async function loadGames(): Promise<Games> {
  const all = await Promise.all(
    shelf.map(async (entry) => {
      const { game, bots } = await entry.rules();
      return [entry.id, { game, bots, levels: levelsOf(bots), hidden: entry.hidden === true, onShelf: true }] as const;
    }),
  );
  return new Map(all);
}

/** The game, if guests may have it. */
export function offered(games: Games, id: string, hidden: boolean): LoadedGame {
  const found = games.get(id);
  if (!found || (found.hidden && !hidden)) throw refuse('bad-setup', { detail: `there is no game '${id}' here` });
  return found;
}

/** The level of a bot that takes over somebody's seat: a fair middle. */
export const middleLevel = ({ levels }: LoadedGame): string => levels[Math.floor((levels.length - 1) / 2)]!;

export const gameInfo = ({ game, levels }: LoadedGame): GameInfo => ({
  id: game.id,
  version: game.version,
  seats: game.seats,
  options: Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, { ...spec, values: [...spec.values] }])),
  levels: [...levels],
});
