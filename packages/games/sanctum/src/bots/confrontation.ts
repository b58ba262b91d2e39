/** Against the Demon Lord: potions, penalties or wounds. */
import { POTION_TOKEN, SLOT_AT } from '../content/effects.ts';
import { lordOf, type Penalty } from '../content/lords.ts';
import { abilitiesAt, deathMark, freeDice, heroAt } from '../rules/hero.ts';
import type { Hero } from '../state.ts';
import { best, find, type Policy } from './answers.ts';

export const potions: Policy<'potions'> = (s, seat, choices) => {
  const roll = find(choices, 'roll')!;
  if (s.phase !== 'battle') return roll;
  const me = heroAt(s, seat);
  const drinks = choices.flatMap((choice) => (choice.do === 'drink' ? [choice] : []));
  const spent = (token: 'stamina' | 'focus') => me.gear.reduce((sum, { wells }) => sum + wells.filter((well) => well === token).length, 0);
  const worthwhile = drinks.filter(({ potion }) => me[POTION_TOKEN[potion]] <= 2 || spent(POTION_TOKEN[potion]) >= 3);
  if (worthwhile.length > 0) return best(worthwhile, ({ slot, well }) => freesAbility(me, SLOT_AT[slot], well));
  return find(choices, 'bless') ?? roll;
};

/** A token whose return opens an ability is worth more. */
function freesAbility(me: Hero, slot: number, well: number): number {
  let first = 0;
  for (const { spaces, effect, n } of abilitiesAt(me, slot)) {
    if (well < first + spaces.length) {
      const others = me.gear[slot]!.wells.slice(first, first + spaces.length).filter((held) => held !== 'empty').length;
      return others === 1 ? (effect === 'shield' ? n : 2.5) : 0.5;
    }
    first += spaces.length;
  }
  return 0;
}

/** About how many points of health a penalty costs. */
const PENALTY_COST: Readonly<Record<Penalty, number>> = {
  'lose-stamina': 0.9,
  'lose-focus': 0.9,
  'lose-blessing': 1,
  'lose-blessing-then-heal-1': 0,
  'corrupt-any': 0.4,
  'corrupt-red': 0.8,
  'corrupt-blue': 0.8,
  'corrupt-purple': 0.8,
  'one-die-less-next-fight': 1.6,
  'two-more-damage-next-fight': 1.3,
  'shorten-track-2': 1.1,
  'drink-and-lose': 0.9,
  'pay-for-space': 0.6,
  'reroll-all-2': 0.3,
  'reroll-all-3': 0.3,
  'reroll-all-5': 0.3,
  'use-rage': 0.9,
  'lose-unassigned-die': 0.9,
  'only-modified-dice': 1.2,
};

export const effect: Policy<'effect'> = (s, seat, choices, _, { card }) => {
  const me = heroAt(s, seat);
  const { penalty, wounds } = lordOf(card);
  const suffer = find(choices, 'suffer');
  const left = me.health - deathMark(me);
  const cost =
    penalty === 'shorten-track-2' && left <= 4 ? 50 : penalty === 'lose-unassigned-die' && freeDice(me) > 1 ? 0.5 : PENALTY_COST[penalty];
  const price = left <= wounds ? 100 : wounds * (left <= 4 ? 1.6 : 1);
  return suffer && cost <= price ? suffer : (find(choices, 'wounds') ?? choices[0]!);
};

export const penalty: Policy<'penalty'> = (s, seat, choices) => {
  const me = heroAt(s, seat);
  return best(choices, (choice) => {
    if (choice.do === 'corrupt' || choice.do === 'fill')
      return -freesAbility(me, SLOT_AT[choice.slot], choice.well) - (choice.do === 'fill' ? 2 / (1 + me[choice.token]) : 0);
    return choice.do === 'forfeit' ? (choice.blessing.startsWith('shield') ? -1 : 0) : 0;
  });
};
