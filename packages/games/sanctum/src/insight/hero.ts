/** What a hero has, and what an answer would bring it. */
import { choices, clone, noLuck, Play, playOn, type Seat, waiting } from '@astragal/kernel';
import { cloneState } from '../clone.ts';
import { type ItemId, itemOf } from '../content/cards.ts';
import type { Ability, Colour, Gem, Slot, Token } from '../content/effects.ts';
import type { SkillId } from '../content/heroes.ts';
import { sanctum } from '../game.ts';
import { diceAtHand } from '../rules/fight.ts';
import { abilitiesAt } from '../rules/hero.ts';
import { climb } from '../rules/verbs.ts';
import { answersWith } from '../rules/walls.ts';
import type { HeroView, RestChoice, SanctumKind, SanctumView, Well } from '../state.ts';
import { heroIn, worldOf } from './world.ts';

export interface PlacedAbility {
  readonly ability: Ability;
  readonly index: number;
  readonly wells: readonly Well[];
  /** The number of its first well on the item space. */
  readonly first: number;
}

/** The abilities that work on an item space now, each with its own wells. */
export function abilitiesOn(hero: HeroView, slot: number): PlacedAbility[] {
  if (hero.hero === 'none') return [];
  let first = 0;
  return abilitiesAt(hero, slot).map((ability, index) => {
    const placed = { ability, index, first, wells: hero.gear[slot]!.wells.slice(first, first + ability.spaces.length) };
    first += ability.spaces.length;
    return placed;
  });
}

const wellsOf = ({ gear }: HeroView): Well[] => gear.flatMap(({ wells }) => wells);
/** All tokens of a kind that a hero owns: in the pool, or spent on a space. */
export const tokensOwned = (hero: HeroView, token: Token): number => hero[token] + wellsOf(hero).filter((well) => well === token).length;
/** Tokens that a rest would bring back. */
export const spentTokens = (hero: HeroView): number => wellsOf(hero).filter((well) => well === 'stamina' || well === 'focus').length;

/** The dice that a fight would be rolled with now. */
export function diceToRoll(view: SanctumView, seat: Seat): { readonly gold: number; readonly silver: boolean } {
  const me = heroIn(view, seat);
  const { gold, silver } = diceAtHand(me);
  return { gold: Math.max(0, gold - Math.max(0, me.fewerDice - me.fight.aside.length)), silver };
}

/** How many Demon Lord cards an answer to the call would lead to (S-75). */
export const cardsToFace = (view: SanctumView, seat: Seat): number => answersWith(worldOf(view), seat);

/** The skill that would be gained if this gem climbed. */
export function unlockedBy(view: SanctumView, seat: Seat, column: Colour, level: number, gem: Gem): SkillId | undefined {
  const world = cloneState(worldOf(view));
  const before = heroIn(view, seat).skills.length;
  climb(world, seat, column, level, gem, new Play<SanctumKind>(noLuck));
  return world.heroes[seat]!.skills[before];
}

/** The symbols of a price that the gem pool cannot pay yet, white gems used where colours are missing. */
export function missingGems({ pool }: HeroView, item: ItemId): Gem[] {
  const left = { ...pool };
  return itemOf(item).cost.filter((gem) => {
    const paid = left[gem] > 0 ? gem : left.white > 0 ? 'white' : undefined;
    if (paid) left[paid]--;
    return paid === undefined;
  });
}

/** Whether an item could be put on a space in this rest once the worn one is off: its gems are free at once (S-47). */
export function couldSwap(view: SanctumView, seat: Seat, item: ItemId, slot: Slot): boolean {
  const frame = { step: 'rest', seat, last: false } as const;
  const position = clone(sanctum, { state: worldOf(view), stack: [frame] });
  const [at] = waiting(sanctum, position);
  playOn(sanctum, position, at!, { do: 'unequip', slot } as RestChoice, new Play<SanctumKind>(noLuck));
  const all = choices(sanctum, position.state, frame) as readonly RestChoice[];
  return all.some((choice) => choice.do === 'equip' && choice.item === item && choice.slot === slot);
}
