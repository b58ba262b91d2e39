/** How a bot answers: a policy for each kind of question. */

import type { Chance, Choice, Seat } from '@astragal/kernel';
import type { SanctumAsks, SanctumFrame, SanctumState } from '../state.ts';

export type S = SanctumState;
export type Step = keyof SanctumAsks;
/** Answers one kind of question: the options, of which one is given back. */
export type Policy<N extends Step> = (
  s: S,
  seat: Seat,
  options: readonly SanctumAsks[N][],
  think: Chance,
  frame: Extract<SanctumFrame, { step: N }>,
) => SanctumAsks[N];

/** The option with the highest score; the first of equals. */
export function best<C>(options: readonly C[], score: (option: C) => number): C {
  let found = options[0] as C;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const each = score(option);
    if (each > most) [found, most] = [option, each];
  }
  return found;
}

/** The same, until the time is up: the options most likely to be right come first. */
export function bestInTime<C>(options: readonly C[], score: (option: C) => number, isLate: () => boolean): C {
  const looked: C[] = [];
  const scores = new Map<C, number>();
  for (const option of options) {
    looked.push(option);
    scores.set(option, options.length > 1 ? score(option) : 0);
    if (isLate()) break;
  }
  return best(looked, (option) => scores.get(option)!);
}

export const find = <C extends Choice, D extends C['do']>(options: readonly C[], verb: D): C | undefined =>
  options.find((option) => option.do === verb);
