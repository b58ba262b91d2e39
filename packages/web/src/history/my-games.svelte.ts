/** My games as this page holds them: all pages of the list, read one after the other. */
import type { Language } from '@astragal/kernel';
import type { PlayedGame } from '@astragal/wire';
import { wordingOf } from '../games/registry.ts';
import { call, troubleOf } from '../net/api.ts';
import { gameName, sitterNames } from '../shell/words.svelte.ts';
import { type Favourite, type Played, playedOf } from './statistics.ts';
import type { Words } from './words/en.ts';

const wordings = import.meta.glob<{ readonly words: Words }>('./words/??.ts');

/** What the page says in a language. */
export const wordsIn = async (language: Language): Promise<Words> => (await wordings[`./words/${language}.ts`]!()).words;

/** So many pages are read at most: nobody has played more, and statistics want all. */
const PAGES = 50;

/** The server's and this device's, newest first; without a network this device's alone. */
export async function allGames(): Promise<{ readonly games: Played[]; readonly shared: boolean }> {
  const [there, here] = await Promise.all([gamesThere(), gamesHere()]);
  const games = [...there.games, ...here].sort((a, b) => b.ended - a.ended);
  return { games: games.map(playedOf), shared: there.shared };
}

/** A browser that keeps nothing has none. What was handed to the server stands there. */
async function gamesHere(): Promise<PlayedGame[]> {
  const [{ keptGames }, { playedHere }] = await Promise.all([import('../offline/kept-games.ts'), import('../offline/here.ts')]);
  const games = await keptGames.all().catch(() => []);
  return games.filter(({ result, handedTo }) => result && !handedTo).map(playedHere);
}

async function gamesThere(): Promise<{ readonly games: PlayedGame[]; readonly shared: boolean }> {
  try {
    return await pagesOf();
  } catch (error) {
    if (troubleOf(error).code === 'offline') return { games: [], shared: false };
    throw error;
  }
}

async function pagesOf(): Promise<{ readonly games: PlayedGame[]; readonly shared: boolean }> {
  const games: PlayedGame[] = [];
  let shared = false;
  for (let before: number | undefined, page = 0; page < PAGES; page++) {
    const read: Awaited<ReturnType<typeof call<'history'>>> = await call('history', undefined, { query: { before } });
    games.push(...read.games);
    ({ shared, before } = read);
    if (before === undefined) break;
  }
  return { games, shared };
}

/** Somebody's games by the key of their link. */
export async function gamesOf(
  key: string,
): Promise<{ readonly name: string; readonly avatar?: string | undefined; readonly games: Played[] }> {
  const { games, ...owner } = await call('shared', { key });
  return { ...owner, games: games.map(playedOf) };
}

type Names = Readonly<Record<string, Readonly<Record<string, string | { readonly full?: string; readonly name?: string }>> | undefined>>;

/** What things are called in each game's own box, where it says so. */
export async function namesIn(games: readonly string[], language: Language): Promise<ReadonlyMap<string, Names>> {
  const files = await Promise.all(games.map(async (game) => [game, await wordingOf(game, language)] as const));
  return new Map(files.flatMap(([game, file]) => ((file as { names?: Names })?.names ? [[game, (file as { names: Names }).names]] : [])));
}

/** A hero, a card or a skill by its name; a game that names none is told by the id. */
export function nameOf(names: ReadonlyMap<string, Names>, { game, kind, id }: Pick<Favourite, 'game' | 'kind' | 'id'>): string {
  const box = names.get(game);
  const named = box?.[kind]?.[id] ?? (box && Object.values(box).find((each) => typeof each === 'object' && each?.[id] !== undefined)?.[id]);
  if (typeof named === 'string') return named;
  return named?.full ?? named?.name ?? id;
}

/** Everything of a game that can be searched for. */
export const textOf =
  (names: ReadonlyMap<string, Names>) =>
  ({ game, rivals }: Played): string =>
    [
      gameName(game.game),
      ...sitterNames(game.game, rivals),
      ...(game.tally?.hero ? [nameOf(names, { game: game.game, kind: 'heroes', id: game.tally.hero })] : []),
      ...Object.entries(game.tally?.taken ?? {}).flatMap(([kind, ids]) => ids.map((id) => nameOf(names, { game: game.game, kind, id }))),
    ].join(' ');
