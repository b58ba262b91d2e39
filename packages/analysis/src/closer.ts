/** A closer look at one moment of a game: what each answer is worth there, and what each roll would have been. */
import type { GameRules, Judge } from '@astragal/bots';
import {
  type Choice,
  choices,
  clone,
  type Game,
  guessed,
  isOver,
  type Kind,
  type LuckSaid,
  type MatchRecord,
  named,
  notation,
  outcomes,
  Play,
  type Position,
  playOn,
  read,
  recorded,
  replay,
  type Seat,
  seeded,
  TooManyOutcomes,
  type Waiting,
  waiting,
} from '@astragal/kernel';
import { referenceOf, turnEndsOf } from './analysis.ts';
import { AnalysisError } from './errors.ts';
import { minus } from './numbers.ts';
import { Reference } from './reference.ts';
import { Strata } from './strata.ts';
import { turnsOf } from './turns.ts';

/** An answer that could be given, and what it is worth to the seat. */
export interface AnswerWorth {
  readonly choice: string;
  /** The seat's win chance after it, played on by the reference to the end of the turn. */
  readonly worth: number;
  /** How far off the distance to the best may well be: a standard error. Nothing for the best itself. */
  readonly error: number;
  readonly points: number;
  /** Not to be told from the best. */
  readonly isBest: boolean;
  readonly isPlayed: boolean;
}

/** A way that luck may answer. */
export interface RollWorth {
  readonly luck: readonly LuckSaid[];
  /** How likely it is; each alike where they were drawn. */
  readonly odds: number;
  /** Everybody's win chance after it. */
  readonly win: readonly number[];
}

/** What a roll brought, beside what it could have brought. */
export interface RollLuck {
  readonly entry: number;
  readonly fell: RollWorth;
  readonly rolls: readonly RollWorth[];
  readonly mean: readonly number[];
  /** fell - mean. */
  readonly luck: readonly number[];
  /** Whether every way was listed; otherwise `error` says how far off the mean may well be. */
  readonly isExact: boolean;
  readonly error: number;
}

/** How closely. */
export interface Closer {
  readonly seed?: string;
  /** Lines for each answer, or rolls that are drawn where they cannot be listed. */
  readonly lines?: number;
  readonly isLate?: () => boolean;
}

const LINES = 12;
const MOST_ROLLS = 216;
const NOISE = 2;

interface Looking<K extends Kind> {
  readonly game: Game<K>;
  readonly judge: Judge<K>;
  readonly reference: Reference<K>;
}

function looking<K extends Kind>(rules: GameRules<K>): Looking<K> {
  const { game, judge } = rules;
  if (!judge) throw new AnalysisError('no-judge', `nobody can judge version ${game.version} of ${game.id}`);
  return { game, judge, reference: new Reference(game, referenceOf(rules), turnEndsOf(rules, judge, 'turns'), true) };
}

/** The position after so many answers, and the answer given there. */
function momentOf<K extends Kind>(
  game: Game<K>,
  record: MatchRecord,
  entry: number,
): { readonly position: Position<K>; readonly given?: string; readonly seat?: Seat; readonly luck?: readonly LuckSaid[] } {
  let position: Position<K> | undefined;
  for (const step of replay(game, record)) {
    if (step.number === entry) position = step.position;
    if (step.number === entry + 1)
      return { position: position!, seat: step.entry!.seat, given: step.entry!.choice, luck: step.entry!.luck };
  }
  if (!position) throw new AnalysisError('broken', `the record has no answer ${entry}`);
  return { position };
}

/** What each answer is worth to a seat that is asked something, the best first; all meet the same luck in the same worlds. */
export function answersAt<K extends Kind>(
  rules: GameRules<K>,
  record: MatchRecord,
  entry: number,
  seat: Seat,
  closer: Closer = {},
): AnswerWorth[] {
  const { position, given, seat: by } = momentOf(rules.game, record, entry);
  return answersIn(rules, position, seat, closer).map((each) => ({ ...each, isPlayed: by === seat && each.choice === given }));
}

/** The same of any position, whether or not it was ever played: for a coach. */
export function answersIn<K extends Kind>(
  rules: GameRules<K>,
  position: Position<K>,
  seat: Seat,
  { seed = '1', lines = LINES, isLate }: Closer = {},
): AnswerWorth[] {
  const { game, judge, reference } = looking(rules);
  const all = waiting(game, position)
    .filter((each) => each.seat === seat)
    .flatMap(({ frame }) => choices(game, position.state, frame).map(notation));
  const strata = new Strata(lines, seed);
  const found = all.map((choice) => ({ choice, rows: [] as number[], points: 0 }));
  for (let i = 0; i < lines && !(i > 0 && isLate?.()); i++) {
    const world = game.open ? position : guessed(game, position, seat, seeded(`${seed}/world ${i}`));
    let isFixed = game.open === true;
    for (const each of found) {
      const line = reference.from(world, strata.line(i), { seat, choice: each.choice });
      const { win, points } = judge.chances(line.end);
      each.rows.push(win[seat]!);
      each.points += points[seat]!;
      isFixed &&= line.isFixed;
    }
    if (isFixed) break;
  }
  const worthOf = (rows: readonly number[]): number => rows.reduce((sum, each) => sum + each, 0) / rows.length;
  const sorted = found.map((each) => ({ ...each, worth: worthOf(each.rows) })).sort((a, b) => b.worth - a.worth);
  const best = sorted[0];
  return sorted.map(({ choice, rows, points, worth }) => {
    const error = spread(rows.map((each, i) => each - best!.rows[i]!));
    return { choice, worth, error, points: points / rows.length, isBest: best!.worth - worth <= NOISE * error, isPlayed: false };
  });
}

/** The standard error of a mean. */
function spread(rows: readonly number[]): number {
  if (rows.length < 2) return 0;
  const mean = rows.reduce((sum, each) => sum + each, 0) / rows.length;
  return Math.sqrt(rows.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (rows.length - 1) / rows.length);
}

/** A seat's chance where the turn ends that goes on with this answer: with luck of its own, in a world that the seat could imagine. */
export function chanceAfter<K extends Kind>(
  rules: GameRules<K>,
  position: Position<K>,
  first: { readonly seat: Seat; readonly choice: string },
  seed: string,
): number {
  const { game, judge, reference } = looking(rules);
  const world = game.open ? clone(game, position) : guessed(game, position, first.seat, seeded(seed));
  return judge.chances(reference.line(world, named(seed), first).end).win[first.seat]!;
}

/** The same of the game itself: a seat's chance where the turn of an answer came to its end. */
export function chanceReached<K extends Kind>(rules: GameRules<K>, record: MatchRecord, entry: number, seat: Seat): number {
  const { game, judge } = looking(rules);
  const turn = turnsOf(game, record, turnEndsOf(rules, judge, 'turns')).find(({ to }) => entry < to);
  if (!turn) throw new AnalysisError('broken', `the record has no answer ${entry}`);
  return judge.chances(turn.after).win[seat]!;
}

/** What luck said after an answer, beside all it could have said: listed where it can be, else drawn. Nothing where luck was not asked. */
export function rollAt<K extends Kind>(
  rules: GameRules<K>,
  record: MatchRecord,
  entry: number,
  { seed = '1', lines = 10 }: Closer = {},
): RollLuck | undefined {
  const { game, judge } = looking(rules);
  const { position, seat, given, luck: said } = momentOf(game, record, entry);
  if (given === undefined || said!.length === 0) return undefined;
  const { at, choice } = read(game, position, seat!, given)!;
  const winOf = (end: Position<K>): readonly number[] => judge.chances(end).win;
  const fell = { luck: said!, odds: 0, win: winOf(momentOf(game, record, entry + 1).position) };
  const listed = listedRolls(game, position, at, choice);
  const rolls = listed
    ? listed.map(({ of, position: end, luck }) => ({
        luck: luck.map((value, i) => [said![i]?.[0] ?? '', said![i]?.[1] ?? 0, value] as const),
        odds: 1 / of,
        win: winOf(end),
      }))
    : drawnRolls(game, position, seat!, given, seed, lines, winOf);
  const mean = fell.win.map((_, each) => rolls.reduce((sum, { odds, win }) => sum + odds * win[each]!, 0));
  const error = listed ? 0 : Math.max(...mean.map((_, each) => spread(rolls.map(({ win }) => win[each]!))));
  return { entry, fell, rolls, mean, luck: minus(fell.win, mean), isExact: listed !== undefined, error };
}

/** Every way luck may answer, if there are few and nothing is hidden. */
function listedRolls<K extends Kind>(
  game: Game<K>,
  position: Position<K>,
  at: Waiting<K>,
  choice: Choice,
): ReturnType<typeof outcomes<K>> | undefined {
  if (!game.open) return undefined;
  try {
    return outcomes(game, position, at, choice, MOST_ROLLS);
  } catch (error) {
    if (error instanceof TooManyOutcomes) return undefined;
    throw error;
  }
}

function drawnRolls<K extends Kind>(
  game: Game<K>,
  position: Position<K>,
  seat: Seat,
  given: string,
  seed: string,
  lines: number,
  winOf: (end: Position<K>) => readonly number[],
): RollWorth[] {
  const strata = new Strata(lines, seed);
  return Array.from({ length: lines }, (_, i) => {
    const world = game.open ? clone(game, position) : guessed(game, position, seat, seeded(`${seed}/world ${i}`));
    const luck: LuckSaid[] = [];
    const found = read(game, world, seat, given);
    if (found && !isOver(world)) playOn(game, world, found.at, found.choice, new Play<K>(recorded(strata.line(i), luck)));
    return { luck, odds: 1 / lines, win: winOf(world) };
  });
}
