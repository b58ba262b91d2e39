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

const first = <C>(_: S, __: Seat, options: readonly C[]): C => options[0]!;

const POLICIES: { readonly [N in Step]: Policy<N> } = {
  casting: (_, __, options, think) => options[think.below(options.length, 'hero')]!,
  'bonus-gem': first,
  turn,
  set,
  loot,
  potions,
  dose: first,
  aside: (_, __, options) => options[0]!,
  attack,
  block,
  spoils: (s, seat, options) => best(options, ({ foe }) => faceOf(heroAt(s, seat).foes[foe]!.card as CardId).level),
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
    const { frame, options } = questions[0]!;
    if (options.length === 1) return notation(options[0]!);
    const policy = POLICIES[frame.step as Step] as Policy<Step>;
    return notation(policy(sanctum.guess(view, seat, think), seat, options as never, think, frame as never));
  },
};
