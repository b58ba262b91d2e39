/** How somebody stands with the puzzles of a game. Sums agree: every puzzle is counted under one theme. */
import { NEW_SOLVER } from '@astragal/puzzles/rating';
import type { PuzzleEntry } from './puzzles.ts';
import type { RatingPoint } from './tries.svelte.ts';

export interface ThemeStanding {
  readonly idea: string;
  readonly solved: number;
  readonly all: number;
}

/** The themes with the most puzzles first. */
export function themesOf(entries: readonly PuzzleEntry[], isSolved: (puzzle: string) => boolean): readonly ThemeStanding[] {
  const ideas = [...new Set(entries.map(({ ideas: [idea] }) => idea!))];
  return ideas
    .map((idea) => {
      const own = entries.filter(({ ideas: [each] }) => each === idea);
      return { idea, all: own.length, solved: own.filter(({ id }) => isSolved(id)).length };
    })
    .sort((a, b) => b.all - a.all || (a.idea < b.idea ? -1 : 1));
}

const DAYS = 30 * 24 * 60 * 60 * 1000;
/** Where everybody begins. */
const START = NEW_SOLVER.rating;

/** The rating of the last thirty days: what it was before them, then after each try. Nothing where there was none. */
export function lastDays(history: readonly RatingPoint[], now: number): readonly RatingPoint[] {
  const from = now - DAYS;
  const recent = history.filter(({ at }) => at > from);
  if (recent.length === 0) return [];
  const before = history.filter(({ at }) => at <= from).at(-1)?.rating ?? START;
  return [{ at: before === START && history.length === recent.length ? recent[0]!.at - 1 : from, rating: before }, ...recent];
}
