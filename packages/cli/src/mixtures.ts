/** Levels at one table, in every mixture: whose turns bring nothing, and which games come to no end. */
import type { BusyGame } from './tasks.ts';
import { type Busyness, together } from './turns.ts';

/** A game of a mixture. */
export interface Mixed extends BusyGame {
  readonly bots: readonly string[];
  readonly seed: string;
}

export interface BusyLevel extends Busyness {
  readonly bot: string;
}

export interface Mixture {
  readonly games: number;
  readonly endless: number;
  readonly levels: readonly BusyLevel[];
  /** Games without an end, or in which somebody stood still for long, as `sim` plays them. */
  readonly stuck: readonly { readonly bots: readonly string[]; readonly seed: string }[];
}

/** So many turns in a row that bring nothing are too many. */
const LONG = 4;

/** Every way to fill so many seats, whoever sits where. */
export const mixturesOf = (names: readonly string[], seats: number): string[][] =>
  seats === 0 ? [[]] : names.flatMap((name, i) => mixturesOf(names.slice(i), seats - 1).map((others) => [name, ...others]));

export const mixtureOf = (names: readonly string[], played: readonly Mixed[]): Mixture => ({
  games: played.length,
  endless: played.filter(({ isEndless }) => isEndless).length,
  levels: names.map((bot) => ({ bot, ...together(played.flatMap(({ bots, seats }) => seats.filter((_, seat) => bots[seat] === bot))) })),
  stuck: played
    .filter(({ seats, isEndless }) => isEndless || together(seats).longest >= LONG)
    .map(({ bots, seed }) => ({ bots, seed: seed.replace(/\/0$/, '') })),
});
