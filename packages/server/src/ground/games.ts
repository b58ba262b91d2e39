/** The shelf, loaded: rules and bots by name. */
import { type Bot, type Daily, levelsOf } from '@astragal/bots';
import { type DieName, type Game, LANGUAGES, type Language, type Toolkit } from '@astragal/kernel';
import { type ShelvedGame, shelf } from '@astragal/shelf';
import type { GameInfo } from '@astragal/wire';
import { refuse } from './problems.ts';

export interface LoadedGame {
  readonly game: Game;
  readonly levels: readonly string[];
  readonly bots: readonly Bot[];
  readonly hidden: boolean;
  /** What it is called, language by language, if it has words. */
  readonly names?: Readonly<Record<Language, string>>;
  /** What a seat made of its game, if the rules can tell. */
  readonly tally?: NonNullable<Toolkit['tally']>;
  /** Its dice, if it says so: how they fall is counted. */
  readonly dice?: readonly DieName[];
  /** Its game a day, if it has one. */
  readonly daily?: Daily;
  /** Whether threads can load it as well. */
  readonly onShelf?: boolean;
  /** The same game in another version of its rules, if that one is kept. */
  readonly at?: (version: number) => Promise<LoadedGame | undefined>;
}

export type Games = ReadonlyMap<string, LoadedGame>;

/** Loads all rules once: answers must never wait for a module. Kept versions come when a match of theirs does. */
export async function loadGames(): Promise<Games> {
  return new Map(await Promise.all(shelf.map(async (entry) => [entry.id, await loaded(entry)] as const)));
}

async function loaded(entry: ShelvedGame): Promise<LoadedGame> {
  const { game, bots, daily, toolkit } = await entry.rules();
  const names = await Promise.all(LANGUAGES.map(async (language) => [language, (await entry.words(language)).name] as const));
  const at = async (version: number): Promise<LoadedGame | undefined> => {
    const kept = await entry.at(version);
    return kept && loaded(kept);
  };
  return {
    game,
    bots,
    levels: levelsOf(bots),
    hidden: entry.hidden === true,
    names: Object.fromEntries(names) as Record<Language, string>,
    onShelf: true,
    ...(toolkit.tally && { tally: toolkit.tally }),
    ...(daily && { daily }),
    ...(entry.dice && { dice: entry.dice }),
    at,
  };
}

/** The game in the version that a match began with, if it is here. */
export async function inVersion(games: Games, id: string, version: number): Promise<LoadedGame | undefined> {
  const present = games.get(id);
  return present?.game.version === version ? present : present?.at?.(version);
}

/** The game, if guests may have it. */
export function offered(games: Games, id: string, hidden: boolean): LoadedGame {
  const found = games.get(id);
  if (!found || (found.hidden && !hidden)) throw refuse('bad-setup', { detail: `there is no game '${id}' here` });
  return found;
}

/** The level of a bot that takes over somebody's seat: a fair middle. */
export const middleLevel = ({ levels }: LoadedGame): string => levels[Math.floor((levels.length - 1) / 2)]!;

/** The games that guests may have. */
export const gameList = (games: Games, hidden: boolean): GameInfo[] =>
  [...games.values()].filter((each) => !each.hidden || hidden).map(gameInfo);

const gameInfo = ({ game, levels }: LoadedGame): GameInfo => ({
  id: game.id,
  version: game.version,
  seats: game.seats,
  options: game.options,
  levels,
});
