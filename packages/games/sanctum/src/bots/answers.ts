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

/** The choice with the highest score; the first of equals. */
export function best<C>(choices: readonly C[], score: (choice: C) => number): C {
  let found = choices[0] as C;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const each = score(choice);
    if (each > most) [found, most] = [choice, each];
  }
  return found;
}

/** The same, until the time is up: the options most likely to be right come first. */
export function bestInTime<C>(choices: readonly C[], score: (choice: C) => number, isLate: () => boolean): C {
  const looked: C[] = [];
  const scores = new Map<C, number>();
  for (const choice of choices) {
    looked.push(choice);
    scores.set(choice, choices.length > 1 ? score(choice) : 0);
    if (isLate()) break;
  }
  return best(looked, (choice) => scores.get(choice)!);
}

export const find = <C extends Choice, D extends C['do']>(choices: readonly C[], verb: D): C | undefined =>
  choices.find((choice) => choice.do === verb);
