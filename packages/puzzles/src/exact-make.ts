/** Making exact puzzles: turns in which something can be reached for certain that is easily missed, proven by trying everything. */
import { botNamed, LEVELS } from '@astragal/bots';
import { clone, hash, type Kind, seeded, shuffled } from '@astragal/kernel';
import { AsksLuck, type Exhausted, exhausted, type MeasuredEnd, type MeasuredStanding, standing } from './exact.ts';
import {
  answered,
  balanced,
  botGames,
  FAILINGS,
  type Failing,
  gameAfter,
  ideasFor,
  type Made,
  type Making,
  OF_ONE_GAME,
  PuzzleMaker,
  type SourceTurn,
  type TurnSource,
} from './make.ts';
import { isWritable, type Puzzle, type PuzzleLine, positionOf } from './puzzle.ts';
import { broughtBy, deedsOf } from './sets.ts';
import { PuzzleSolver } from './solve.ts';
import type { PuzzleRules } from './turn.ts';
import { answersOf, type FoundWay, TooWide, wayOf } from './ways.ts';

/** Positions that are tried in one turn, at most. */
export const MOST_TRIED = 4_000;
/** What a person can keep in mind; a line with fewer deeds and fewer answers is no puzzle. */
const MOST_DEEDS = 5;
const LEAST_DEEDS = 2;
const LEAST_ANSWERS = 4;
/** Different measures that a turn must be able to come to, and the share of its ends that may be right. */
const LEAST_STEPS = 3;
const MOST_RIGHT = 0.2;
/** What every level finds is a puzzle still, an easy one, where so few ends are right; where hardly any is, a puzzle is harder. */
const FEW = 0.1;
const RARE = 0.02;
/** No goal is asked for in more than about this share of a set. */
const MOST_ASKED = 0.15;
/** Turns tried of one game. */
const TURNS = 20;
/** Who plays the games: what is exact needs no strong players, only turns of all kinds. */
const PLAYERS = ['amateur', 'skilled'];

/** Makes puzzles of turns: exact ones where the game says how. */
export interface PuzzleMaking {
  /** Whoever drives it may stop at any time. */
  steps(): Generator<void, void>;
  readonly found: readonly Puzzle[];
  readonly made: Made;
}

/** Of games between bots, or of whatever games `turns` has. */
export const makerFor = <K extends Kind>(rules: PuzzleRules<K>, making: Making, turns?: TurnSource<K>): PuzzleMaking =>
  rules.puzzling.exact ? new ExactMaker(rules, making, turns) : new PuzzleMaker(rules, making, turns);

export class ExactMaker<K extends Kind> implements PuzzleMaking {
  readonly #rules: PuzzleRules<K>;
  readonly #making: Making;
  readonly #turns: TurnSource<K>;
  readonly #failed = Object.fromEntries(FAILINGS.map((why) => [why, 0])) as Record<Failing, number>;
  readonly #puzzles: Puzzle[];
  #candidates = 0;
  #games: number;

  constructor(rules: PuzzleRules<K>, making: Making, turns: TurnSource<K> = botGames(rules, making.seed, PLAYERS)) {
    this.#rules = rules;
    this.#making = making;
    this.#turns = turns;
    this.#puzzles = [...(making.had ?? [])];
    this.#games = Math.max(0, ...this.#puzzles.map(({ source }) => gameAfter(making.seed, source.seed)));
  }

  *steps(): Generator<void, void> {
    const { count, seed, games } = this.#making;
    for (; this.#games < games && this.#puzzles.length < count; this.#games++) {
      const source = `${seed}/${this.#games}`;
      for (const turn of shuffled(this.#turns(this.#games), seeded(source), 'turns').slice(0, TURNS)) {
        const made = this.#varied(turn);
        if (typeof made === 'string') this.#failed[made]++;
        else this.#puzzles.push(made);
        yield;
        if (this.#puzzles.length >= count) return;
        if (this.#puzzles.filter((each) => each.source.seed === turn.source.seed).length >= OF_ONE_GAME) break;
      }
    }
  }

  get found(): readonly Puzzle[] {
    return this.#puzzles;
  }

  get made(): Made {
    return { games: this.#games, candidates: this.#candidates, failed: this.#failed, puzzles: balanced(this.#puzzles) };
  }

  /** The turn as it was, or else as luck might have had it. */
  #varied(turn: SourceTurn<K>): Puzzle | Failing {
    const { position, seat, source } = turn;
    const first = this.#made(turn);
    if (typeof first !== 'string' || first === 'wide') return first;
    const luck = seeded(`${source.seed}/${source.answer}`);
    for (const each of this.#rules.puzzling.exact!.variants?.(position, seat, luck) ?? []) {
      const made = this.#made({ ...turn, position: each });
      if (typeof made !== 'string') return made;
    }
    return first;
  }

  /** The first goal that makes a puzzle, those asked for least first; otherwise why the one that came furthest did not. */
  #made(turn: SourceTurn<K>): Puzzle | Failing {
    const { position, seat } = turn;
    try {
      const found = exhausted(this.#rules, position, seat, { most: MOST_TRIED });
      const asked = (goal: string): number => this.#puzzles.filter(({ measure }) => measure?.goal === goal).length;
      let furthest: Failing = 'forced';
      this.#candidates++;
      const goals = Object.keys(this.#rules.puzzling.exact!.goals).sort((a, b) => asked(a) - asked(b));
      for (const goal of goals.filter((each) => asked(each) <= MOST_ASKED * this.#making.count)) {
        const made = this.#asking(turn, goal, found);
        if (typeof made !== 'string') return made;
        if (FAILINGS.indexOf(made) > FAILINGS.indexOf(furthest)) furthest = made;
      }
      return furthest;
    } catch (error) {
      if (error instanceof TooWide) return 'wide';
      if (error instanceof AsksLuck) return 'lucky';
      throw error;
    }
  }

  #asking(turn: SourceTurn<K>, goal: string, { ends, risks }: Exhausted): Puzzle | Failing {
    const all = standing(ends, goal);
    if (!all || all.steps < LEAST_STEPS || all.right.length > MOST_RIGHT * ends.length) return 'forced';
    if (all.best[0]! <= all.idle[0]!) return 'forced';
    if (risks.some(({ measures }) => measures[goal]![0]! >= all.best[0]!)) return 'lucky';
    const { game } = this.#rules;
    const { position, seat, source, options } = turn;
    const luck = `puzzle ${source.seed}/${source.answer}`;
    const [best, near] = [this.#plainest(turn, luck, all.right), this.#plainest(turn, luck, all.weaker)];
    const deeds = deedsOf(this.#rules, best, seat).length;
    if (deeds > MOST_DEEDS) return 'long';
    if (deeds < LEAST_DEEDS && best.path.length < LEAST_ANSWERS) return 'forced';
    const ideas = ideasFor(this.#rules, { seat, best, near, goal }, this.#puzzles, this.#making.count);
    if (typeof ideas === 'string') return ideas;
    const line = (way: FoundWay<K>): PuzzleLine => ({
      answers: answersOf(way),
      deeds: deedsOf(this.#rules, way, seat),
      brought: broughtBy(this.#rules, way, seat),
      win: 0,
    });
    const { state, stack } = position;
    const plain: Puzzle = {
      ...{ format: 1, id: hash([game.id, state, stack, seat]).slice(0, 10), game: game.id, version: game.version },
      ...{ seats: source.bots.length, options, seat, position: { state, stack }, task: 'certain' },
      measure: measureOf(goal, all, ends),
      ideas,
      best: line(best),
      right: [answersOf(best)],
      near: { ...line(near), cost: 0 },
      ...{ difficulty: 1, levels: {}, luck, budget: { futures: 0, rests: 0, seeds: [luck] }, error: 0, source },
    };
    if (this.#puzzles.some(({ id }) => id === plain.id)) return 'twice';
    if (this.#puzzles.some((each) => isAlike(each, plain))) return 'alike';
    if (!isWritable(this.#rules, plain, position)) return 'unwritable';
    const levels = this.#tried(plain);
    const missed = Object.values(levels).filter((cost) => cost > 0).length;
    if (missed === 0 && all.right.length > FEW * ends.length) return 'played';
    return { ...plain, levels, difficulty: difficultyOf(missed, deeds, all.right.length / ends.length) };
  }

  /** The way with the fewest deeds, and of those the shortest. */
  #plainest({ position, seat }: SourceTurn<K>, luck: string, ends: MeasuredStanding['right']): FoundWay<K> {
    const few = [...ends].sort((a, b) => a.path.length - b.path.length).slice(0, 200);
    const ways = few.map((end) => wayOf(this.#rules, clone(this.#rules.game, position), seat, luck, answersOf(end)) as FoundWay<K>);
    const deeds = new Map(ways.map((way) => [way, deedsOf(this.#rules, way, seat).length]));
    return ways.sort((a, b) => deeds.get(a)! - deeds.get(b)!)[0]!;
  }

  /** Which levels come to less. They play to win, not for the task: whoever misses it shows that the eye is drawn elsewhere. */
  #tried(puzzle: Puzzle): Puzzle['levels'] {
    const solver = new PuzzleSolver(this.#rules, puzzle);
    const from = positionOf(this.#rules, puzzle);
    return Object.fromEntries(
      LEVELS.flatMap((level) => {
        const bot = botNamed(this.#rules.bots, level);
        if (!bot) return [];
        return [[level, solver.verdict(answered(this.#rules, from, puzzle.seat, puzzle.luck, bot)).kind === 'right' ? 0 : 1]];
      }),
    );
  }
}

/** Levels play for other things, too: no puzzle is harder than its line is long, and one more where nearly every end is wrong. */
const difficultyOf = (missed: number, deeds: number, right: number): number =>
  Math.max(1, Math.min(5, missed, deeds + (right < RARE ? 1 : 0)));

const measureOf = (
  goal: string,
  { best, near, right }: MeasuredStanding,
  ends: readonly MeasuredEnd[],
): NonNullable<Puzzle['measure']> => ({
  ...{ goal, best, near, ends: ends.length, right: right.length },
});

/** The same task, solved and nearly solved by the same deeds, wherever it comes from. */
const isAlike = (a: Puzzle, b: Puzzle): boolean =>
  a.measure?.goal === b.measure?.goal && a.best.deeds.join() === b.best.deeds.join() && a.near.deeds.join() === b.near.deeds.join();
