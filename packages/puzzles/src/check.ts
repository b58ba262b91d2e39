/** Checking: is a puzzle still one when it is looked at more closely, with other luck? */
import type { Kind, Position, Seat } from '@astragal/kernel';
import { compared, type Exhausted, type Exhausting, exhausted, standing } from './exact.ts';
import { MOST_TRIED } from './exact-make.ts';
import { LEAD } from './make.ts';
import { type Puzzle, type PuzzleMeasure, positionOf } from './puzzle.ts';
import type { PuzzleRules } from './turn.ts';
import { type FoundWay, TooWide, wayOf } from './ways.ts';
import { errorOf, mean, Worths } from './worth.ts';

/** What a closer look saw. */
export interface PuzzleCheck {
  readonly id: string;
  /** How far the best line is ahead of the near miss. */
  readonly lead: number;
  readonly error: number;
  /** The lead is there, within the error. */
  readonly isKept: boolean;
}

/** `times` the puzzle's budget, with luck of another seed; a measured one is proven again, in another order, with nothing left out. */
export function checked<K extends Kind>(rules: PuzzleRules<K>, puzzle: Puzzle, seed: string, times: number): PuzzleCheck {
  if (puzzle.measure) return exactlyChecked(rules, puzzle, puzzle.measure, seed, times);
  const { seat, budget, luck } = puzzle;
  const worths = new Worths(rules);
  const from = positionOf(rules, puzzle);
  const looking = { rests: budget.rests, futures: times * budget.futures * budget.seeds.length, seed: `${seed}/${puzzle.id}` };
  const [best, near] = [puzzle.best, puzzle.near].map(({ answers }) =>
    worths.of(wayOf(rules, from, seat, luck, answers) as FoundWay<K>, seat, looking),
  ) as [number[], number[]];
  const [lead, error] = [mean(best) - mean(near), errorOf(best, near)];
  return { id: puzzle.id, lead, error, isKept: lead > 0 && lead + error >= LEAD };
}

function exactlyChecked<K extends Kind>(
  rules: PuzzleRules<K>,
  puzzle: Puzzle,
  { goal, best }: PuzzleMeasure,
  seed: string,
  times: number,
): PuzzleCheck {
  const { ends } = provenAgain(rules, positionOf(rules, puzzle), puzzle.seat, { most: times * MOST_TRIED, seed: `${seed}/${puzzle.id}` });
  const found = standing(ends, goal);
  const isKept = found !== undefined && compared(found.best, best) === 0;
  return { id: puzzle.id, lead: isKept ? 1 : 0, error: 0, isKept };
}

/** With nothing left out, if that is not too much. */
function provenAgain<K extends Kind>(rules: PuzzleRules<K>, from: Position<K>, seat: Seat, how: Exhausting): Exhausted {
  try {
    return exhausted(rules, from, seat, { ...how, whole: true });
  } catch (error) {
    if (error instanceof TooWide) return exhausted(rules, from, seat, how);
    throw error;
  }
}
