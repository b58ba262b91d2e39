/** Ten puzzles in a row: what somebody has not solved yet, the nearest to their rating first, and no theme twice in a row where that can be. */
import { tabStore } from '../base/browser-store.ts';
import type { PuzzleEntry } from './puzzles.ts';

export const SET = 10;
const KEY = 'astragal puzzle set';

export interface PuzzleSet {
  readonly game: string;
  readonly puzzles: readonly string[];
}

/** The puzzles of a set. */
export function chosenSet(
  entries: readonly PuzzleEntry[],
  {
    rating,
    ratingOf,
    isSolved,
    idea,
  }: {
    readonly rating: number;
    readonly ratingOf: (entry: PuzzleEntry) => number;
    readonly isSolved: (puzzle: string) => boolean;
    readonly idea?: string | undefined;
  },
): readonly string[] {
  const about = entries.filter(({ ideas }) => idea === undefined || ideas[0] === idea);
  const open = about.filter(({ id }) => !isSolved(id));
  const left = [...(open.length > 0 ? open : about)].sort(
    (a, b) => Math.abs(ratingOf(a) - rating) - Math.abs(ratingOf(b) - rating) || (a.id < b.id ? -1 : 1),
  );
  const chosen: PuzzleEntry[] = [];
  while (chosen.length < SET && left.length > 0) {
    const other = left.findIndex(({ ideas }) => ideas[0] !== chosen.at(-1)?.ideas[0]);
    chosen.push(...left.splice(Math.max(0, other), 1));
  }
  return chosen.map(({ id }) => id);
}

/** The set that is being solved in this tab. */
export const openSet = (): PuzzleSet | undefined => tabStore.read<PuzzleSet>(KEY);
export const beginSet = (set: PuzzleSet): void => tabStore.write(KEY, set);

/** The puzzle that follows in its set, or in its game: the next that is not solved. */
export function nextAfter(
  game: string,
  id: string,
  entries: readonly PuzzleEntry[],
  isSolved: (puzzle: string) => boolean,
): string | undefined {
  const set = openSet();
  if (set?.game === game && set.puzzles.includes(id)) return set.puzzles[set.puzzles.indexOf(id) + 1];
  const at = entries.findIndex((each) => each.id === id);
  return [...entries.slice(at + 1), ...entries.slice(0, at)].find((each) => !isSolved(each.id))?.id;
}
