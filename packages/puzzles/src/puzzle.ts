/** A puzzle as plain JSON: a position as one seat may know it, what counts as solved, and what is told about it. */
import type { Holdings, Measure } from '@astragal/bots';
import {
  isObject,
  type Kind,
  LuckError,
  laid,
  type Options,
  OptionsError,
  type Position,
  playScript,
  type Script,
  type Scriptable,
  ScriptError,
  type Seat,
  type Stack,
  same,
} from '@astragal/kernel';

/** A way through the turn, and what it achieves: facts, for a page to make sentences of. */
export interface PuzzleLine {
  /** The seat's answers in order. */
  readonly answers: readonly string[];
  /** What it does, by the game's own names, whatever the order. */
  readonly deeds: readonly string[];
  /** What the seat comes to hold by it; only what changes. Behind luck, as the puzzle's luck has it. */
  readonly brought: Holdings;
  /** The seat's chance to win after it; 0 where a puzzle is measured. */
  readonly win: number;
}

/** A task told in facts, and the proof of it: everything was tried. */
export interface PuzzleMeasure {
  /** What is asked for, by the game's name of it. */
  readonly goal: string;
  /** The most that any line comes to for certain, the first number that differs deciding; and the most of all that come to less. */
  readonly best: Measure;
  readonly near: Measure;
  /** Ends that differ, and how many of them come to the most. */
  readonly ends: number;
  readonly right: number;
}

export interface Puzzle {
  readonly format: 1;
  /** Of the position: the same puzzle found twice has one name. */
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
  readonly seat: Seat;
  /** Of a script: what is hidden from the seat has been guessed. */
  readonly position: { readonly state: object; readonly stack: Stack };
  /** `certain`: luck has no say in the best line; otherwise it is best on average. */
  readonly task: 'certain' | 'average';
  /** Where it is exact: what counts is this and nothing else. Every line that comes to the best is right. */
  readonly measure?: PuzzleMeasure;
  /** What it is about, by the game's names, the one it is counted under first. None gives the line away. */
  readonly ideas: readonly string[];
  readonly best: PuzzleLine;
  /** Lines that count as right: all that are known to lie within the error of the best, one for each end. */
  readonly right: readonly (readonly string[])[];
  /** The best line with other deeds, and what it costs in win chance; 0 where the puzzle is measured. */
  readonly near: PuzzleLine & { readonly cost: number };
  /** 1 to 5: one more than the levels below the strongest that miss it; where it is measured, those that miss it, bounded by its deeds. */
  readonly difficulty: number;
  /** What each level's answer costs; 1 for a level that comes to less where the puzzle is measured. */
  readonly levels: Readonly<Record<string, number>>;
  /** What luck says inside a line, by name. */
  readonly luck: string;
  /** How it was judged: futures for each seed, and how many rests ahead; none where it is measured. */
  readonly budget: { readonly futures: number; readonly rests: number; readonly seeds: readonly string[] };
  /** How far off a difference of two lines may well be. Whatever lies within it is equal. */
  readonly error: number;
  /** The game it was found in, and after how many answers. */
  readonly source: { readonly seed: string; readonly bots: readonly string[]; readonly answer: number };
}

/** `broken`: no puzzle, or a damaged one; `foreign`: of another game; `old`: of another version of the rules or the format. */
export type PuzzleFault = 'broken' | 'foreign' | 'old';

/** A puzzle that cannot be taken: one line that says what is wrong. */
export class PuzzleError extends Error {
  override readonly name = 'PuzzleError';
  readonly code: PuzzleFault;

  constructor(code: PuzzleFault, message: string) {
    super(message);
    this.code = code;
  }
}

type Test = (data: unknown) => boolean;
const isText: Test = (data) => typeof data === 'string';
const isNumber: Test = (data) => typeof data === 'number' && Number.isFinite(data);
const isCount: Test = (data) => Number.isInteger(data) && (data as number) >= 0;
const isList =
  (test: Test, least = 0): Test =>
  (data) =>
    Array.isArray(data) && data.length >= least && data.every(test);
const isRecord =
  (test: Test): Test =>
  (data) =>
    isObject(data) && Object.values(data).every(test);
const has =
  (fields: Readonly<Record<string, Test>>): Test =>
  (data) =>
    isObject(data) && Object.entries(fields).every(([name, test]) => test(data[name]));

const isMeasure = isList((data) => Number.isInteger(data), 1);
const LINE = { answers: isList(isText, 1), deeds: isList(isText), brought: isRecord(isNumber), win: isNumber };
const FIELDS: Readonly<Record<Exclude<keyof Puzzle, 'format' | 'game' | 'version' | 'measure'>, Test>> = {
  id: isText,
  seats: isCount,
  options: isRecord(isText),
  seat: isCount,
  position: has({ state: isObject, stack: isList(isObject) }),
  task: (data) => data === 'certain' || data === 'average',
  ideas: isList(isText, 1),
  best: has(LINE),
  right: isList(isList(isText, 1), 1),
  near: has({ ...LINE, cost: isNumber }),
  difficulty: (data) => isCount(data) && (data as number) >= 1 && (data as number) <= 5,
  levels: isRecord(isNumber),
  luck: isText,
  budget: has({ futures: isCount, rests: isCount, seeds: isList(isText, 1) }),
  error: isNumber,
  source: has({ seed: isText, bots: isList(isText), answer: isCount }),
};

const MEASURE = has({ goal: isText, best: isMeasure, near: isMeasure, ends: isCount, right: isCount });

/** A puzzle from unknown data, if these rules can play it; otherwise a `PuzzleError`. */
export function readPuzzle<K extends Kind>(rules: Scriptable<K>, data: unknown): Puzzle {
  const { id, version } = rules.game;
  if (!isObject(data)) throw new PuzzleError('broken', 'this is no puzzle');
  if (data.format !== 1) throw new PuzzleError('old', `puzzles of format ${data.format} are not known here`);
  if (data.game !== id) throw new PuzzleError('foreign', `this is a puzzle of '${data.game}', not of '${id}'`);
  if (data.version !== version) throw new PuzzleError('old', `this puzzle is of version ${data.version} of the rules, not ${version}`);
  for (const [name, test] of Object.entries(FIELDS))
    if (!test(data[name])) throw new PuzzleError('broken', `'${name}' of the puzzle is missing or damaged`);
  if (data.measure !== undefined && !MEASURE(data.measure)) throw new PuzzleError('broken', `'measure' of the puzzle is damaged`);
  const puzzle = data as unknown as Puzzle;
  if (puzzle.seat >= puzzle.seats) throw new PuzzleError('broken', `the puzzle has no seat ${puzzle.seat}`);
  positionOf(rules, puzzle);
  return puzzle;
}

/** A puzzle as a script that plays its best line, for reports and whoever looks at it. */
export const scriptOf = ({ game, seats, options, position, seat, best }: Puzzle): Script => ({
  ...{ game, seats, options, position, luck: 'any' },
  answers: best.answers.map((answer) => `${seat}: ${answer}`),
});

/** Whether a script says all of it: the position, and, where luck has no say, a best line in which nobody else is asked anything. */
export function isWritable<K extends Kind>(rules: Scriptable<K>, puzzle: Puzzle, position: Position<K>): boolean {
  if (!same(positionOf(rules, puzzle), position)) return false;
  if (puzzle.task !== 'certain') return true;
  try {
    playScript(rules, scriptOf(puzzle) as unknown as Script<K>);
    return true;
  } catch (error) {
    if (error instanceof ScriptError) return false;
    throw error;
  }
}

/** Where a puzzle begins. */
export function positionOf<K extends Kind>(rules: Scriptable<K>, { game, seats, options, position }: Puzzle): Position<K> {
  try {
    return laid(rules, { game, seats, options, position } as unknown as Script<K>);
  } catch (error) {
    if (error instanceof ScriptError || error instanceof OptionsError || error instanceof LuckError)
      throw new PuzzleError('broken', error.message);
    throw error;
  }
}
