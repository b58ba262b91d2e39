/** B.1 Setup: heroes, starting bonuses (S-8 to S-12). */
import { type Chance, draw, type Seat } from '@astragal/kernel';
import { BONUS_BY_TURN, BONUS_CARDS, type BonusId, NO_BONUS } from '../content/acts.ts';
import { type Gem, POTIONS } from '../content/effects.ts';
import { HERO_IDS, type HeroId } from '../content/heroes.ts';
import type { SanctumFrame } from '../state.ts';
import { columnStart, heroAt, inTurnOrder, type S } from './hero.ts';
import type { StepsOf } from './steps.ts';
import { climb, drawBonus, drawFirst, enterPhase, gainPotion, takeHero } from './verbs.ts';

/** Who picks a hero next, and out of which: in turn order out of all that are left, or from last to first out of two drawn ones. */
export function nextCasting(s: S, chance: Chance): SanctumFrame | undefined {
  const open = inTurnOrder(s).filter((seat) => heroAt(s, seat).hero === 'none');
  const seat = s.casting === 'draft' ? open.at(-1) : open[0];
  if (seat === undefined) return undefined;
  const left = HERO_IDS.filter((hero) => s.heroes.every((each) => each.hero !== hero));
  return { step: 'casting', seat, offer: s.casting === 'draft' ? drawTwo(left, chance) : left };
}

function drawTwo(left: HeroId[], chance: Chance): HeroId[] {
  const offer: HeroId[] = [];
  while (offer.length < 2 && left.length > 0) offer.push(draw(left, chance, 'hero'));
  return offer;
}

/** the gems a bonus card may move. The last one stays: a bonus gives no skill (Q-5, K-9). */
function bonusGems(s: S, seat: Seat, card: BonusId): Gem[] {
  const { column, level } = BONUS_CARDS[card];
  const at = columnStart(column) + level - 1;
  const me = heroAt(s, seat);
  if (me.table[at]! + me.whites[at]! < 2) return [];
  return [...(me.table[at]! > 0 ? [column] : []), ...(me.whites[at]! > 0 ? (['white'] as const) : [])];
}

export const opening: StepsOf<'lots' | 'casting' | 'bonuses' | 'bonus' | 'bonus-gem'> = {
  // S-10: the first player by lot.
  lots: {
    run(s, _, t) {
      drawFirst(s, t);
      t.next(nextCasting(s, t.chance) ?? { step: 'bonuses' });
    },
  },

  casting: {
    wishes: (_, { offer }) => offer.map((hero) => ({ do: 'pick', hero })),
    take(s, { seat }, { hero }, t) {
      takeHero(s, seat, hero, t);
      t.next(nextCasting(s, t.chance) ?? { step: 'bonuses' });
    },
  },

  // S-10, S-11, K-55: cards and potions in turn order.
  bonuses: {
    run(s, _, t) {
      enterPhase(s, 'march');
      const cards: SanctumFrame[] = [];
      for (const [turn, seat] of inTurnOrder(s).entries()) {
        const bonus = s.bonuses ? BONUS_BY_TURN[turn]! : NO_BONUS;
        for (let i = 0; i < bonus.potions; i++) gainPotion(s, seat, POTIONS[t.chance.below(2, `potion of seat ${seat}`)]!, t);
        for (let i = 0; i < bonus.cards; i++) cards.push({ step: 'bonus', seat, card: drawBonus(s, seat, t) });
      }
      t.next(...cards, { step: 'next-turn', seat: s.first });
    },
  },

  // S-12: one gem to the skill above; the colour is asked only where both lie there.
  bonus: {
    run(s, { seat, card }, t) {
      const gems = bonusGems(s, seat, card);
      if (gems.length > 1) t.next({ step: 'bonus-gem', seat, card });
      else for (const gem of gems) climb(s, seat, BONUS_CARDS[card].column, BONUS_CARDS[card].level, gem, t);
    },
  },

  'bonus-gem': {
    wishes: (s, { seat, card }) => bonusGems(s, seat, card).map((gem) => ({ do: 'lift', gem })),
    take: (s, { seat, card }, { gem }, t) => climb(s, seat, BONUS_CARDS[card].column, BONUS_CARDS[card].level, gem, t),
  },
};
