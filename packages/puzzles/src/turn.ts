/** A turn as a puzzle sees it: the seat's own answers one by one, until the turn is over or luck has spoken. */
import type { GameRules, Judge, Puzzling } from '@astragal/bots';
import {
  type Chance,
  type Choice,
  CountedLuck,
  choices,
  clone,
  type Kind,
  named,
  Play,
  type Position,
  playAhead,
  playOn,
  type Seat,
  settle,
  type Told,
  type Waiting,
  waiting,
} from '@astragal/kernel';
import { PuzzleError } from './puzzle.ts';

/** Rules of which puzzles can be made. */
export type PuzzleRules<K extends Kind = Kind> = GameRules<K> & { readonly judge: Judge<K>; readonly puzzling: Puzzling<K> };

/** These rules, if puzzles can be made of them. */
export function puzzleRules<K extends Kind>(rules: GameRules<K>): PuzzleRules<K> {
  const { game, judge, puzzling } = rules;
  if (!judge || !puzzling) throw new PuzzleError('foreign', `${game.id} makes no puzzles`);
  return { ...rules, judge, puzzling };
}

/** A turn under way, on a position of its own. */
export class PuzzleTurn<K extends Kind> {
  readonly position: Position<K>;
  readonly #rules: PuzzleRules<K>;
  readonly #seat: Seat;
  readonly #seed: string;
  readonly #luck: CountedLuck;
  readonly #play: Play<K>;

  /** Luck inside the turn is that of the seed, by name. `told`: where what happens is written down. */
  constructor(rules: PuzzleRules<K>, position: Position<K>, seat: Seat, seed: string, told?: Told<K>[]) {
    this.#rules = rules;
    this.#seat = seat;
    this.#seed = seed;
    this.#luck = new CountedLuck(named(seed));
    this.#play = new Play<K>(this.#luck, told, new Set(rules.puzzling.exact?.until ?? rules.judge.craft.horizon));
    this.position = position;
    settle(rules.game, position, this.#play);
    this.#others();
  }

  /** The same turn to be played on elsewhere, while luck has not spoken. */
  forked(): PuzzleTurn<K> {
    return new PuzzleTurn(this.#rules, clone(this.#rules.game, this.position), this.#seat, this.#seed);
  }

  /** What luck says from here on. */
  get luck(): Chance {
    return this.#luck;
  }

  /** What the seat is asked, if the turn goes on. */
  get at(): Waiting<K> | undefined {
    return waiting(this.#rules.game, this.position).find(({ seat }) => seat === this.#seat);
  }

  /** What it may answer. */
  get choices(): readonly Choice[] {
    const { at } = this;
    return at ? choices(this.#rules.game, this.position.state, at.frame) : [];
  }

  /** How often luck has been asked. */
  get asked(): number {
    return this.#luck.asked;
  }

  /** Whether luck has had a say. */
  get hasLuckSpoken(): boolean {
    return this.#luck.asked > 0;
  }

  take(at: Waiting<K>, choice: Choice): void {
    playOn(this.#rules.game, this.position, at, choice, this.#play);
    this.#others();
  }

  /** What others are asked in this turn they answer at a glance. */
  #others(): void {
    const { game, judge } = this.#rules;
    if (waiting(game, this.position).every(({ seat }) => seat === this.#seat)) return;
    const luck = named('others');
    playAhead(game, this.position, this.#play, (state, { seat, frame }) => {
      if (seat === this.#seat) return undefined;
      const all = choices(game, state, frame);
      return all.length === 1 ? all[0] : (judge.quick ?? judge.craft.quick)(state, frame, all, luck);
    });
  }
}
