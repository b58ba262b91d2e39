/** My games as this page holds them: all pages of the list, read one after the other. */
import type { Language } from '@astragal/kernel';
import { readWords } from '@astragal/table/read-words.ts';
import type { PlayedGame } from '@astragal/wire';
import { gameName, sitterNames } from '../base/words.svelte.ts';
import { call, troubleOf } from '../net/api.ts';
import { type FinishedGame, playedOf } from './statistics.ts';
import { type Histories, nameOf } from './told.ts';
import type { HistoryWords } from './words/en.ts';

const wordings = import.meta.glob<{ readonly words: HistoryWords }>('./words/??.ts');

/** What the page says in a language. */
export const wordsIn = async (language: Language): Promise<HistoryWords> => (await readWords(wordings[`./words/${language}.ts`]!)).words;

/** So many pages are read at most: nobody has played more, and statistics want all. */
const PAGES = 50;

/** The server's and this device's, newest first; without a network this device's alone. */
export async function allGames(): Promise<{ readonly games: FinishedGame[]; readonly shared: boolean }> {
  const [there, here] = await Promise.all([gamesThere(), localGames()]);
  const games = [...there.games, ...here].sort((a, b) => b.ended - a.ended);
  return { games: games.map(playedOf), shared: there.shared };
}

/** The last of them by their ids: as many as the server tells at once, and all of this device. */
export async function lastGames(): Promise<ReadonlyMap<string, FinishedGame>> {
  const [there, here] = await Promise.all([gamesThere(1), localGames()]);
  return new Map([...there.games, ...here].map((game) => [game.id, playedOf(game)]));
}

/** A browser that keeps nothing has none. What was handed to the server stands there. */
async function localGames(): Promise<PlayedGame[]> {
  const [{ keptGames }, { playedLocal }] = await Promise.all([import('../offline/kept-games.ts'), import('../offline/local-tables.ts')]);
  const games = await keptGames.all().catch(() => []);
  return games.filter(({ result, importedTo }) => result && !importedTo).map(playedLocal);
}

async function gamesThere(pages = PAGES): Promise<{ readonly games: PlayedGame[]; readonly shared: boolean }> {
  try {
    return await read(pages);
  } catch (error) {
    if (troubleOf(error).code === 'offline') return { games: [], shared: false };
    throw error;
  }
}

async function read(pages: number): Promise<{ readonly games: PlayedGame[]; readonly shared: boolean }> {
  const games: PlayedGame[] = [];
  let shared = false;
  for (let before: number | undefined, page = 0; page < pages; page++) {
    const found: Awaited<ReturnType<typeof call<'history'>>> = await call('history', undefined, { query: { before } });
    games.push(...found.games);
    ({ shared, before } = found);
    if (before === undefined) break;
  }
  return { games, shared };
}

/** Somebody's games by the key of their link. */
export async function gamesOf(
  key: string,
): Promise<{ readonly name: string; readonly avatar?: string | undefined; readonly games: FinishedGame[] }> {
  const { games, ...owner } = await call('shared', { key });
  return { ...owner, games: games.map(playedOf) };
}

/** Everything of a game that can be searched for. */
export const textOf =
  (boxes: Histories) =>
  ({ game, rivals }: FinishedGame): string =>
    [
      gameName(game.game),
      ...sitterNames(game.game, rivals),
      ...(game.tally?.hero ? [nameOf(boxes, { game: game.game, kind: 'heroes', id: game.tally.hero })] : []),
      ...Object.entries(game.tally?.taken ?? {}).flatMap(([kind, ids]) => ids.map((id) => nameOf(boxes, { game: game.game, kind, id }))),
    ].join(' ');
