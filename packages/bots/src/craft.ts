/** What a game brings so that bots can plan, roll out and learn: where a turn ends, what to look at, what to do at a glance. */
import type { Chance, Choice, Game, Kind, Position, Seat } from '@astragal/kernel';
import { isOver } from '@astragal/kernel';
import type { Value } from './bot.ts';
import { checkWeights, dot, type Features, type LearnedWeights } from './features.ts';

type StepOf<K extends Kind> = K['frame']['step'];

export interface Craft<K extends Kind = Kind> {
  readonly game: Game<K>;
  /**
   * Steps that no plan runs: there the turn ends for whoever plans, and the value judges. They should come before the dice of the next
   * turn, so that a plan of a turn without luck asks luck nothing.
   */
  readonly horizon: readonly StepOf<K>[];
  /** What the value looks at. */
  readonly features: Features<K['state']>;
  /**
   * An answer at a glance: a few microseconds, no clones. It plays everybody in roll-outs, answers others' questions in a plan, and
   * completes plans, so it should waste nothing. It may draw luck of the thought to vary.
   */
  quick(state: K['state'], frame: K['frame'], choices: readonly Choice[], luck: Chance): Choice;
  /** Questions too small to plan: the quick answer is the answer. */
  readonly small?: readonly StepOf<K>[];
  /** How many answers to a question a plan tries, the most promising first; all where nothing is said. */
  readonly widths?: Readonly<Partial<Record<StepOf<K>, number>>>;
  /** Answers not worth trying (the same with another equal die); at least one must be left. */
  sensible?(state: K['state'], frame: K['frame'], choices: readonly Choice[]): readonly Choice[];
  /** Verbs that pass a chance by (`end`, `decline`): whoever errs never errs that way, it would look silly. */
  readonly passing?: readonly string[];
  /** Positions with the same text are the same for the rest of the turn. Without it the whole position is compared. */
  sameness?(position: Position<K>): string;
  /** How many seats a state has. */
  seats(state: K['state']): number;
  readonly weights: LearnedWeights;
  /** What a game won is worth in points: how a bot weighs winning against points. */
  readonly victory: number;
}

/** Points and winning in one row of weights, by number of seats; `victory` is what a game won is worth in points. Throws for weights of other features. */
export function rowsOf(names: readonly string[], weights: LearnedWeights, victory: number): ReadonlyMap<number, readonly number[]> {
  checkWeights(names, weights);
  return new Map(
    Object.entries(weights.seats).map(([seats, { points, win }]) => [
      Number(seats),
      points.map((each, i) => each + victory * (win[i] ?? 0)),
    ]),
  );
}

/** A game's learned value. */
export function learnedValue<K extends Kind>({ features, weights, victory, seats }: Craft<K>): Value<K> {
  const rows = rowsOf(features.names, weights, victory);
  return (state, seat) => dot(features.of(state, seat), rows.get(seats(state))!);
}

/** The share of a finished game that a seat has won: ties are shared. */
export function shareOf<K extends Kind>(game: Game<K>, state: K['state'], seat: Seat): { points: number; win: number } {
  const { scores, winners } = game.result(state);
  return { points: scores[seat]!, win: winners.includes(seat) ? 1 / winners.length : 0 };
}

/** How good a position is for a seat: by the result if the game is over, else by the value. */
export function judgeOf<K extends Kind>(
  craft: Craft<K>,
  value: Value<K> = learnedValue(craft),
): (position: Position<K>, seat: Seat) => number {
  return (position, seat) => {
    if (!isOver(position)) return value(position.state, seat);
    const { points, win } = shareOf(craft.game, position.state, seat);
    return points + craft.victory * win;
  };
}
