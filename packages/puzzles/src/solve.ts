/** Solving: what an answered line is to a puzzle. */
import type { Holdings, Measure } from '@astragal/bots';
import { clone, type Kind, type Position, type Told } from '@astragal/kernel';
import { compared } from './exact.ts';
import { type Puzzle, type PuzzleMeasure, positionOf } from './puzzle.ts';
import { broughtBy } from './sets.ts';
import { type PuzzleRules, PuzzleTurn } from './turn.ts';
import { type FoundWay, wayOf } from './ways.ts';
import { mean, Worths } from './worth.ts';

export type PuzzleVerdict =
  | { readonly kind: 'right' }
  /** `cost`: in win chance against the best; `came`: what it comes to where the puzzle is measured, nothing where it leaves that to luck. */
  | { readonly kind: 'weaker'; readonly cost: number; readonly came?: Measure }
  /** Not a line: the rules do not allow answer number `at`, or the turn goes on behind it. */
  | { readonly kind: 'illegal' | 'unfinished'; readonly at: number };

/** One puzzle that somebody works on. */
export class PuzzleSolver<K extends Kind = Kind> {
  readonly puzzle: Puzzle;
  readonly #rules: PuzzleRules<K>;
  readonly #from: Position<K>;
  readonly #worths: Worths<K>;
  #ends: ReadonlySet<string> | undefined;
  #best: number | undefined;

  constructor(rules: PuzzleRules<K>, puzzle: Puzzle) {
    this.puzzle = puzzle;
    this.#rules = rules;
    this.#from = positionOf(rules, puzzle);
    this.#worths = new Worths(rules);
  }

  /** The turn from its beginning, to be played on; `told`: where what happens is written down. */
  turn(told?: Told<K>[]): PuzzleTurn<K> {
    return new PuzzleTurn(this.#rules, clone(this.#rules.game, this.#from), this.puzzle.seat, this.puzzle.luck, told);
  }

  /** Whether these answers are a line at all; nothing is judged. */
  isLine(answers: readonly string[]): boolean {
    return typeof this.#way(answers) !== 'number';
  }

  /**
   * What these answers are. Those behind the first luck must be legal with the puzzle's luck, but it is what came before that is judged: on
   * average over what luck could have said.
   */
  verdict(answers: readonly string[]): PuzzleVerdict {
    const way = this.#way(answers);
    if (typeof way === 'number') return { kind: way < answers.length ? 'illegal' : 'unfinished', at: way };
    if (this.puzzle.measure) return this.#measured(way, this.puzzle.measure);
    this.#ends ??= new Set(this.puzzle.right.map((each) => (this.#way(each) as FoundWay<K>).end));
    if (this.#ends.has(way.end)) return { kind: 'right' };
    // Both are judged here and now, so that they are judged alike even where the judge has learned since the puzzle was made.
    this.#best ??= this.worth(this.#way(this.puzzle.best.answers) as FoundWay<K>);
    const cost = this.#best - this.worth(way);
    return cost <= this.puzzle.error ? { kind: 'right' } : { kind: 'weaker', cost };
  }

  /** What the seat comes to hold by a line; only what changes. Behind luck, as the puzzle's luck has it. */
  brought(answers: readonly string[]): Holdings {
    const way = this.#way(answers);
    return typeof way === 'number' ? {} : broughtBy(this.#rules, way, this.puzzle.seat);
  }

  /** What is measured needs no judge: every line that comes to the best is right. */
  #measured(way: FoundWay<K>, { goal, best }: PuzzleMeasure): PuzzleVerdict {
    const came = way.isFixed ? this.#rules.puzzling.exact?.goals[goal]?.(way, this.puzzle.seat) : undefined;
    if (!came) return { kind: 'weaker', cost: 0 };
    return compared(came, best) < 0 ? { kind: 'weaker', cost: 0, came } : { kind: 'right' };
  }

  #way(answers: readonly string[]): FoundWay<K> | number {
    return wayOf(this.#rules, this.#from, this.puzzle.seat, this.puzzle.luck, answers);
  }

  /** The chance to win after a way, looked at as the puzzle was. */
  worth(way: Pick<FoundWay<K>, 'path' | 'from'>): number {
    const { budget, seat } = this.puzzle;
    return mean(budget.seeds.flatMap((seed) => this.#worths.of(way, seat, { ...budget, seed })));
  }
}
