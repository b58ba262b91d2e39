/** What a value looks at: numbers with names. Weights are kept with the names, so that none is ever taken for another's. */
import type { Seat } from '@astragal/kernel';

/** A feature: what it is called, and how it is measured from what is seen. */
export type Feature<S> = readonly [name: string, measure: (seen: S) => number];

/** A game's features: always as many numbers as names, the first of them 1. */
export interface Features<S> {
  readonly names: readonly string[];
  /** As this seat sees it; the others' standing belongs to it. The numbers hold until the next question: whoever keeps them copies them. */
  of(state: S, seat: Seat): ArrayLike<number>;
}

/** Features of everybody at once: a row for each seat, of as many numbers as names. */
export interface SeatFeatures<S> {
  readonly names: readonly string[];
  /** The rows hold until the next question: whoever keeps them copies them. */
  of(state: S): readonly ArrayLike<number>[];
}

/** The weights of one number of seats: the seat's final points and its chance to have won, each a weighted sum of the features. */
export interface Weights {
  /** Of any unit; only differences matter to a bot. */
  readonly points: readonly number[];
  readonly win: readonly number[];
}

/** What was learned, plain JSON: weights by number of seats, and what each of them weighs. */
export interface LearnedWeights {
  readonly features: readonly string[];
  readonly seats: Readonly<Record<number, Weights>>;
}

/** Finds the place of a feature by its name; throws for a name that is not there, or is there twice. */
export function placesOf(names: readonly string[]): (name: string) => number {
  const places = new Map(names.map((name, at) => [name, at]));
  const twice = names.find((name, at) => places.get(name) !== at);
  if (twice !== undefined) throw new Error(`two features are called '${twice}'`);
  return (name) => {
    const at = places.get(name);
    if (at === undefined) throw new Error(`no feature is called '${name}'`);
    return at;
  };
}

/** Weights are of use only for the features that they were learned with: throws where these are others, or stand in another order. */
export function checkWeights(names: readonly string[], { features, seats }: LearnedWeights): void {
  checkNames(names, features);
  for (const [count, { points, win }] of Object.entries(seats))
    if (points.length !== names.length || (win.length !== names.length && win.length > 0))
      throw new Error(`${names.length} features have ${points.length} and ${win.length} weights for ${count} seats`);
}

/** The names that weights were learned with must be those of the features, in the same order. */
export function checkNames(names: readonly string[], features: readonly string[]): void {
  const at = Array.from({ length: Math.max(names.length, features.length) }).findIndex((_, i) => names[i] !== features[i]);
  if (at >= 0)
    throw new Error(
      `the weights do not fit the features: number ${at} is ${quoted(names[at])}, but the weights have ${quoted(features[at])} there; ` +
        'learn again, or put the row back where it was',
    );
}

const quoted = (name: string | undefined): string => (name === undefined ? 'nothing' : `'${name}'`);

/** The weighted sum of features. */
export function dot(features: ArrayLike<number>, weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += features[i]! * weights[i]!;
  return sum;
}
