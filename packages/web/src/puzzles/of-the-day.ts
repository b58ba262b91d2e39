/** The puzzle of the day: the same for everybody on the same date, from another game each day, and none twice before all had their day. */
import { seeded } from '@astragal/kernel';
import { entriesOf, type PuzzleEntry, puzzledGames } from './puzzles.ts';

export interface PuzzleOfTheDay extends Pick<PuzzleEntry, 'id' | 'task' | 'difficulty' | 'ideas'> {
  readonly game: string;
  readonly href: string;
}

const DAY = 24 * 60 * 60 * 1000;

export const hrefOf = (game: string, id: string): string => `/puzzle/${game}/${id}`;

/** Days since the beginning of time, by the calendar of whoever asks. */
export const dayOf = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;

/** Which of these it is on that day. */
export function chosenFor(day: number, games: readonly { readonly game: string; readonly entries: readonly PuzzleEntry[] }[]) {
  const filled = games.filter(({ entries }) => entries.length > 0);
  const found = filled[((day % filled.length) + filled.length) % filled.length];
  if (!found) return undefined;
  const { game, entries } = found;
  const round = Math.floor(day / filled.length);
  const [times, place] = [Math.floor(round / entries.length), ((round % entries.length) + entries.length) % entries.length];
  return { game, entry: shuffled(entries, `${game} ${times}`)[place]! };
}

function shuffled<T>(all: readonly T[], seed: string): T[] {
  const luck = seeded(seed);
  const mixed = [...all];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = luck.below(i + 1, 'place');
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}

/** Nothing where no game of this site has puzzles, or where they cannot be reached. */
export async function puzzleOfTheDay(date: Date): Promise<PuzzleOfTheDay | undefined> {
  try {
    const games = await Promise.all([...puzzledGames].sort().map(async (game) => ({ game, entries: await entriesOf(game) })));
    const chosen = chosenFor(dayOf(date), games);
    if (!chosen) return undefined;
    const { id, task, difficulty, ideas } = chosen.entry;
    return { game: chosen.game, id, task, difficulty, ideas, href: hrefOf(chosen.game, id) };
  } catch {
    return undefined;
  }
}
