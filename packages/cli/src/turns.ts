/** What turns bring: counts those that bring nothing, and how long somebody went on so. */
import type { Training } from '@astragal/bots';
import { type Choice, clone, type Game, type Kind, type Seat } from '@astragal/kernel';
import { sum } from './numbers.ts';

type State = Kind['state'];

/** The steps before which turns are over. */
export const turnEndsOf = ({ turnEnds, craft, weights }: Training): readonly string[] => turnEnds ?? craft(weights).horizon;

/** How busy somebody was. */
export interface Busyness {
  /** Turns that were counted, those of them that brought nothing, and most of these in a row of one seat. */
  readonly turns: number;
  readonly empty: number;
  readonly longest: number;
}

export class Turns {
  readonly #game: Game;
  readonly #training: Training | undefined;
  readonly #answers: Choice[][];
  readonly #seen: { turns: number; empty: number; longest: number; row: number }[];
  #before: State | undefined;

  constructor(game: Game, training: Training | undefined, seats: number) {
    this.#game = game;
    this.#training = training;
    this.#answers = Array.from({ length: seats }, () => []);
    this.#seen = Array.from({ length: seats }, () => ({ turns: 0, empty: 0, longest: 0, row: 0 }));
  }

  answered(seat: Seat, choice: Choice): void {
    this.#answers[seat]!.push(choice);
  }

  /** At each rest, and when the game is over. */
  rest(state: State): void {
    const { turnBrings: brings } = this.#training ?? {};
    if (!brings) return;
    for (const [seat, answers] of this.#answers.entries()) {
      if (answers.length > 0 && this.#before) this.#count(seat, brings(this.#before, answers, state, seat));
      answers.length = 0;
    }
    this.#before = clone(this.#game, { state, stack: [] }).state;
  }

  #count(seat: Seat, brought: boolean | undefined): void {
    if (brought === undefined) return;
    const seen = this.#seen[seat]!;
    seen.turns++;
    seen.row = brought ? 0 : seen.row + 1;
    if (!brought) seen.empty++;
    seen.longest = Math.max(seen.longest, seen.row);
  }

  of(seat: Seat): Busyness {
    const { turns, empty, longest } = this.#seen[seat]!;
    return { turns, empty, longest };
  }
}

/** How busy these were altogether. */
export const together = (all: readonly Busyness[]): Busyness => ({
  turns: sum(all.map(({ turns }) => turns)),
  empty: sum(all.map(({ empty }) => empty)),
  longest: Math.max(0, ...all.map(({ longest }) => longest)),
});
