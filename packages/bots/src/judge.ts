/** The judge: what everybody's chances are in any position. At rests by a fitted value that knows the rivals, between rests by playing on. */
import {
  type Chance,
  CountedLuck,
  clone,
  type Game,
  isOver,
  type Kind,
  named,
  Play,
  type Position,
  type Seat,
  settle,
  waiting,
} from '@astragal/kernel';
import type { Craft } from './craft.ts';
import { checkNames, dot, type SeatFeatures } from './features.ts';
import { Policy } from './policy.ts';

/** What is to be expected of a position, by seat. */
export interface Chances {
  /** To win; they add up to 1. A tie is shared, and a game that nobody wins by all. Alone: to win or not. */
  readonly win: readonly number[];
  /** Points at the end. */
  readonly points: readonly number[];
  /** How far off a chance to win may well be: a standard error, as the judge believes. */
  readonly error: number;
}

/** How closely a position is looked at. */
export interface Closeness {
  /** As this seat could know it: worlds are guessed from its view. Without it the true position is judged. */
  readonly seat?: Seat;
  /** Judged futures from here; where nothing is said, one at a rest, a few where luck speaks before the next one. */
  readonly futures?: number;
  /** Futures are played at a glance over so many rests. */
  readonly rests?: number;
  /** Says when to come to an end. */
  readonly isLate?: () => boolean;
  /** What futures and guesses are drawn from; the same luck, the same chances. */
  readonly luck?: Chance;
}

/** The weights of one number of seats. */
export interface SeatJudgement {
  readonly win: readonly number[];
  readonly points: readonly number[];
  readonly error: number;
}

/** What a judge has learned, plain JSON: weights by number of seats, and what each of them weighs. */
export interface JudgeWeights {
  readonly features: readonly string[];
  readonly seats: Readonly<Record<number, SeatJudgement>>;
}

/** What a game brings so that its positions can be judged. */
export interface Judging<K extends Kind = Kind> {
  readonly craft: Craft<K>;
  /** What is seen of everybody at a rest: of the position, since the stack may tell what the state does not. */
  readonly features: SeatFeatures<Position<K>>;
  /** Questions at whose opening nothing has happened since the rest before them: they are judged as they stand. */
  readonly opened?: readonly K['frame']['step'][];
  /** Who plays on between rests, where that is not the craft's glance. */
  readonly quick?: Craft<K>['quick'];
  readonly weights: JudgeWeights;
}

export interface Judge<K extends Kind = Kind> extends Judging<K> {
  /** Whether the features can be measured here: at a rest, or where a question has merely opened. */
  isSettled(position: Position<K>): boolean;
  /** Everybody's chances. The position is not changed. */
  chances(position: Position<K>, closeness?: Closeness): Chances;
}

/** Futures where luck speaks before the next rest. */
const FUTURES = 8;

/** A judge with these weights. Throws for weights of other features. */
export function judgeWith<K extends Kind>(judging: Judging<K>): Judge<K> {
  const { craft, features, opened = [], weights, quick = craft.quick } = judging;
  const { game } = craft;
  checkJudgement(features.names, weights);
  const policy = new Policy({ ...craft, quick });
  const asks = new Set<string>(opened);

  const isSettled = (position: Position<K>): boolean =>
    !isOver(position) && waiting(game, position).every(({ frame }) => asks.has(frame.step));

  /** By the weights, as it stands. */
  function seen(position: Position<K>): Chances {
    const rows = features.of(position);
    const { win, points, error } = weights.seats[rows.length] ?? missing(game.id, rows.length);
    return { win: softmax(rows.map((row) => dot(row, win))), points: rows.map((row) => dot(row, points)), error };
  }

  /** Plays on in place, everybody at a glance, to where it can be judged. */
  function future(position: Position<K>, rests: number, luck: Chance): Chances {
    const near = new Play<K>(luck, undefined, policy.horizon);
    const far = new Play<K>(luck);
    for (let rest = 0; !isOver(position) && rest < rests; rest++) {
      if (rest > 0 || isSettled(position)) settle(game, position, far);
      policy.complete(position, near);
    }
    return isOver(position) ? finished(game, position) : seen(position);
  }

  /** Where a question is open and no luck comes before the next rest, one future is as good as many. */
  function between(position: Position<K>, luck: Chance): Chances {
    const counted = new CountedLuck(named(luck.below(2 ** 30, 'future')));
    const first = clone(game, position);
    const near = new Play<K>(counted, undefined, policy.horizon);
    policy.complete(first, near);
    const judged = isOver(first) ? finished(game, first) : seen(first);
    if (counted.asked === 0) return judged;
    const others = Array.from({ length: FUTURES - 1 }, () => future(clone(game, position), 1, named(luck.below(2 ** 30, 'future'))));
    return mean([judged, ...others]);
  }

  return {
    ...judging,
    isSettled,
    chances(position, { seat, futures, rests = 1, isLate = never, luck = named('judge') } = {}) {
      if (isOver(position)) return finished(game, position);
      const hidden = seat !== undefined && !game.open;
      if (futures === undefined && !hidden) return isSettled(position) ? seen(position) : between(position, luck);
      const view = hidden ? game.view(position.state, seat) : undefined;
      const all: Chances[] = [];
      for (let i = 0; i < (futures ?? FUTURES) && !(i > 0 && isLate()); i++) {
        const world = hidden ? { state: game.guess(view!, seat, luck), stack: clone(game, position).stack } : clone(game, position);
        if (futures === undefined && isSettled(world)) all.push(seen(world));
        else all.push(future(world, rests, named(luck.below(2 ** 30, 'future'))));
      }
      return mean(all);
    },
  };
}

const never = (): boolean => false;

function missing(game: string, seats: number): never {
  throw new Error(`the judge of ${game} has no weights for ${seats} seats`);
}

/** Throws for weights of other features, or of another number of them. */
function checkJudgement(names: readonly string[], { features, seats }: JudgeWeights): void {
  checkNames(names, features);
  for (const [count, { win, points }] of Object.entries(seats))
    if (win.length !== names.length || points.length !== names.length)
      throw new Error(`${names.length} features have ${win.length} and ${points.length} weights for ${count} seats`);
}

/** What a game that is over has come to. */
export function finished<K extends Kind>(game: Game<K>, { state }: Position<K>): Chances {
  const { scores, winners } = game.result(state);
  return { win: sharesOf(winners, scores.length), points: scores, error: 0 };
}

/** Who has won how much: alone all or nothing; otherwise a tie is shared, and a game that nobody wins by all. */
export function sharesOf(winners: readonly Seat[], seats: number): number[] {
  const share = seats === 1 ? winners.length : winners.length === 0 ? 1 / seats : 1 / winners.length;
  const takes = (seat: Seat): boolean => (seats > 1 && winners.length === 0) || winners.includes(seat);
  return Array.from({ length: seats }, (_, seat) => (takes(seat) ? share : 0));
}

/** Shares of 1 by score; of one score alone its chance against none. */
export function softmax(scores: readonly number[]): number[] {
  if (scores.length === 1) return [1 / (1 + Math.exp(-scores[0]!))];
  const most = Math.max(...scores);
  const each = scores.map((score) => Math.exp(score - most));
  const all = each.reduce((sum, one) => sum + one, 0);
  return each.map((one) => one / all);
}

/** Several judgements of one position: the mean, and how far off it may be, by the judge's own error and by their spread. */
function mean(all: readonly Chances[]): Chances {
  const average = (of: (each: Chances) => number): number => all.reduce((sum, each) => sum + of(each), 0) / all.length;
  const win = all[0]!.win.map((_, seat) => average((each) => each.win[seat]!));
  const points = all[0]!.points.map((_, seat) => average((each) => each.points[seat]!));
  const spread = average((each) => (each.win[0]! - win[0]!) ** 2) / all.length;
  return { win, points, error: Math.sqrt(average(({ error }) => error ** 2) + spread) };
}
