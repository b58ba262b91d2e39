/** A player with a plan for every question: it fights with the solver, rests when spent, equips by worth. */

import type { Bot } from '@astragal/bots';
import { notation, type Seat } from '@astragal/kernel';
import { type CardId, faceOf } from '../content/cards.ts';
import { sanctum } from '../game.ts';
import { heroAt } from '../rules/hero.ts';
import type { SanctumKind } from '../state.ts';
import { best, type Policy, type S, type Step } from './answers.ts';
import { effect, penalty, potions } from './confrontation.ts';
import { attack, block } from './fights.ts';
import { level, loot, rest, set, turn } from './march.ts';

const first = <C>(_: S, __: Seat, choices: readonly C[]): C => choices[0]!;

const POLICIES: { readonly [N in Step]: Policy<N> } = {
  casting: (_, __, choices, think) => choices[think.below(choices.length, 'hero')]!,
  'bonus-gem': first,
  turn,
  set,
  loot,
  potions,
  dose: first,
  aside: (_, __, choices) => choices[0]!,
  attack,
  block,
  spoils: (s, seat, choices) => best(choices, ({ foe }) => faceOf(heroAt(s, seat).foes[foe]!.card as CardId).level),
  level,
  trophy: first,
  rest,
  effect,
  penalty,
  end: first,
};

/** Plays each question by its policy, on one guessed world. */
export const champion: Bot<SanctumKind> = {
  name: 'champion',
  answer({ seat, questions, view }, { luck: think }) {
    const { frame, options: choices } = questions[0]!;
    if (choices.length === 1) return notation(choices[0]!);
    const policy = POLICIES[frame.step as Step] as Policy<Step>;
    return notation(policy(sanctum.guess(view, seat, think), seat, choices as never, think, frame as never));
  },
};
