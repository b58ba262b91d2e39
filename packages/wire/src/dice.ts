/** The dice of a house: how they fell in all its finished games, and what that says. */
import * as v from 'valibot';
import type { Output } from './inferred.ts';
import { time } from './tables.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A chi-square test. `p`: how often honest dice stray so far or farther; `adjusted`: what that is worth among all tests of the report (Holm). */
const finding = v.object({ chi: v.number(), degrees: count, p: v.number() });
const test = v.object({ ...finding.entries, adjusted: v.number() });

/** Places of a die are counted, not faces. */
const die = v.object({
  game: v.string(),
  die: v.string(),
  rolls: count,
  seen: v.array(count),
  /** How far from its even share a place of an honest die lies in 95 of 100 cases, as a share of all rolls. */
  band: v.number(),
  verdict: v.picklist(['few', 'usual', 'rare', 'unusual']),
  sides: v.optional(test),
  repeats: v.optional(test),
  seats: v.optional(test),
  players: v.optional(test),
  /** No test of the dice: good rolls win games. */
  winners: v.optional(finding),
});

const mean = v.object({ rolls: count, mean: v.number() });

export const dice = v.object({
  games: count,
  rolls: count,
  since: v.optional(time),
  /** Finished games that are still to be counted. */
  waiting: count,
  /** How many tests were corrected together. */
  tests: count,
  dice: v.array(die),
  /** The same place at least so often in a row, of all dice together. */
  rows: v.array(v.object({ length: count, seen: count, expected: v.number(), test: v.optional(test) })),
  longest: v.optional(v.object({ game: v.string(), die: v.string(), side: count, length: count, at: time })),
  people: v.optional(mean),
  bots: v.optional(mean),
});
export type HouseDiceInfo = Output<typeof dice>;
