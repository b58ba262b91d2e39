/** Sums for the eye: damage to come, what shields could stop, how far a mastery is. The rules decide; this only adds up what lies there. */
import {
  type Ability,
  ACTS,
  ACTS_PLAYED,
  type ActId,
  blessingOf,
  boardOf,
  COLOURS,
  type Colour,
  type FoeView,
  type Gem,
  type HeroView,
  type ItemId,
  itemOf,
  lordOf,
  type Mastery,
  PAID,
  type SanctumView,
  type SetLevels,
  SKILLS_OF,
  type SkillId,
  type SkillOp,
  SLOTS,
  SPACES,
  skillOf,
  type Token,
  type Well,
} from '@astragal/sanctum';

/** The numbers to hit; a fury card face down shows none. */
export function numbersOf(foe: FoeView): readonly number[] {
  if (foe.kind === 'demon') return foe.face.hits;
  return foe.card === 'hidden' ? [] : lordOf(foe.card).hits;
}

export const isBeaten = (foe: FoeView): boolean => foe.hits.length > 0 && foe.hits.every((hit) => hit !== 'open');
/** Locations still to be filled. */
export const openOn = (foe: FoeView): number => foe.hits.filter((hit) => hit === 'open').length;

/** What is printed as damage; unknown counts nothing. */
export function printedDamage(foe: FoeView): number {
  if (foe.kind === 'demon') return foe.face.damage;
  return foe.card === 'hidden' ? 0 : lordOf(foe.card).damage;
}

const skillBy = (hero: HeroView, op: SkillOp): SkillId | undefined => hero.skills.find((id) => skillOf(id).op === op);
const ready = (hero: HeroView, op: SkillOp): SkillId | undefined => {
  const id = skillBy(hero, op);
  return id && !hero.fight.used.includes(id) ? id : undefined;
};

/** What a foe deals as things stand (K-3, K-37). */
export function damageOf(view: SanctumView, hero: HeroView, at: number): number {
  const foe = hero.foes[at]!;
  const scares = skillBy(hero, 'intimidate') !== undefined;
  if (foe.kind === 'demon') return isBeaten(foe) || (scares && foe.face.level === 1) ? 0 : foe.face.damage;
  if (view.phase !== 'battle' || at < hero.place || isBeaten(foe)) return 0;
  const damage = printedDamage(foe);
  return scares && at === hero.place ? Math.max(0, damage - skillOf('intimidate').n) : damage;
}

/** All the damage of the block step, before shields. */
export const damageFaced = (view: SanctumView, hero: HeroView): number =>
  hero.foes.reduce((sum, _, at) => sum + damageOf(view, hero, at), view.phase === 'battle' ? hero.extraDamage : 0);

/** What works on an item space now: the item's abilities, or those printed there. */
export function abilitiesAt(hero: HeroView, slot: number): readonly Ability[] {
  const { item } = hero.gear[slot]!;
  if (item !== 'none') return itemOf(item).abilities;
  return hero.hero === 'none' ? [] : boardOf(hero.hero).printed[slot]!;
}

export interface PlacedAbility {
  readonly ability: Ability;
  readonly index: number;
  readonly wells: readonly Well[];
  /** The number of its first well on the item space. */
  readonly first: number;
}

/** The abilities of an item space, each with its own wells. */
export function abilitiesWithWells(hero: HeroView, slot: number): PlacedAbility[] {
  let first = 0;
  return abilitiesAt(hero, slot).map((ability, index) => {
    const placed = { ability, index, first, wells: hero.gear[slot]!.wells.slice(first, first + ability.spaces.length) };
    first += ability.spaces.length;
    return placed;
  });
}

/** The most that shields, skills and blessings could still stop with the tokens at hand. */
export function blockable(view: SanctumView, hero: HeroView): number {
  const shields = SLOTS.flatMap((_, slot) =>
    abilitiesWithWells(hero, slot).filter(({ ability, wells }) => ability.effect === 'shield' && wells.every((well) => well === 'empty')),
  ).map(({ ability }) => ability);
  const best = (at: number, stamina: number, focus: number): number => {
    const shield = shields[at];
    if (!shield) return 0;
    let most = best(at + 1, stamina, focus);
    for (const pay of shield.payments) {
      const left = { stamina, focus };
      for (const token of PAID[pay]) left[token]--;
      if (left.stamina >= 0 && left.focus >= 0) most = Math.max(most, shield.n + best(at + 1, left.stamina, left.focus));
    }
    return most;
  };
  const stopped = best(0, hero.stamina, hero.focus);
  const bonus = stopped > 0 && !hero.fight.shielded && skillBy(hero, 'shield-bonus') ? skillOf('unbreakable').n : 0;
  return stopped + bonus + freeBlock(view, hero);
}

/** What stops damage without tokens. */
function freeBlock(view: SanctumView, hero: HeroView): number {
  let n = 0;
  const perColour = ready(hero, 'block-per-colour');
  const plain = ready(hero, 'block');
  const pins = ready(hero, 'reduce-hit-card');
  const smoke = ready(hero, 'reduce-one-card');
  if (perColour) n += COLOURS.filter((colour) => freedGems(hero, colour) >= skillOf(perColour).n).length;
  if (plain) n += skillOf(plain).n;
  if (smoke ?? pins) {
    const targets = hero.foes.map((foe, at) => (pins && foe.hits.every((hit) => hit === 'open') ? 0 : damageOf(view, hero, at)));
    n += Math.min(skillOf((smoke ?? pins)!).n, Math.max(0, ...targets));
  }
  if (ready(hero, 'potion-block') && hero.potions.red + hero.potions.blue > 0) n += skillOf('venom-in-the-veins').n;
  const guard = skillBy(hero, 'block-per-die');
  if (guard && hero.fight.phase === 'attack') n += Math.min(skillOf(guard).n, freeDice(hero));
  if (view.phase === 'battle')
    for (const { tile, used } of hero.blessings)
      if (!used && tile !== 'hidden' && !blessingOf(tile).token && blessingOf(tile).power.effect === 'shield')
        n += blessingOf(tile).power.n;
  return n;
}

export const freeDice = (hero: HeroView): number => hero.fight.dice.filter(({ use }) => use === 'free').length;

/** At this health the hero dies (S-118). */
export const deathMark = (hero: HeroView): number => Math.max(0, hero.shortened * 2 - 1);

/** Freed gems of a colour, in the gem pool or on items (S-63). */
export const freedGems = (hero: HeroView, colour: Colour): number =>
  hero.pool[colour] + hero.gear.reduce((sum, { gems }) => sum + gems.filter((gem) => gem === colour).length, 0);

/** How far a hero is in each mastery. */
export function progressOf(hero: HeroView): Readonly<Record<Mastery, number>> {
  const freed = COLOURS.map((colour) => freedGems(hero, colour)).toSorted((a, b) => b - a);
  return {
    skill: hero.skills.length,
    gem: freed[1] ?? 0,
    equip: hero.gear.reduce((sum, { item }) => sum + (item === 'none' ? 0 : itemOf(item).level), 0),
  };
}

/** All tokens of a kind that a hero owns: in the pool, or spent on a space. */
export const tokensOwned = (hero: HeroView, token: Token): number =>
  hero[token] + hero.gear.reduce((sum, { wells }) => sum + wells.filter((well) => well === token).length, 0);

/** Tokens that a rest would bring back. */
export const spentTokens = (hero: HeroView): number =>
  hero.gear.reduce((sum, { wells }) => sum + wells.filter((well) => well === 'stamina' || well === 'focus').length, 0);

// ---- The march --------------------------------------------------------------------------------------------------

export const wallsAt = (seats: number): number => ACTS_PLAYED[seats]!.length * SPACES + 1;
/** The board that a count of spaces lies on; `V` are the walls. */
export const actAt = (seats: number, at: number): ActId | 'V' =>
  at >= wallsAt(seats) ? 'V' : ACTS_PLAYED[seats]![Math.max(0, Math.floor((at - 1) / SPACES))]!;
/** What the space after the front lays out: one set, five on a new board, nothing behind the walls. */
export function nextSets(view: SanctumView): readonly SetLevels[] {
  const seats = view.heroes.length;
  const next = view.front + 1;
  if (next >= wallsAt(seats)) return [];
  return ACTS[actAt(seats, next) as ActId][(next - 1) % SPACES]!;
}

// ---- The skill table --------------------------------------------------------------------------------------------

/** The place of a column's level in the skill table. */
export const placeAt = (column: Colour, level: number): number => COLOURS.indexOf(column) * 3 + level - 1;

/** The skill that would be gained if this gem climbed: the last one to leave it. */
export function unlockedBy(hero: HeroView, column: Colour, level: number): SkillId | undefined {
  const at = placeAt(column, level);
  if (hero.hero === 'none' || hero.table[at]! + hero.whites[at]! !== 1) return undefined;
  const skill = SKILLS_OF[hero.hero][at]!;
  return hero.skills.includes(skill) ? undefined : skill;
}

// ---- Items ------------------------------------------------------------------------------------------------------

/** The symbols of a price that the gem pool cannot pay yet, white gems used where colours are missing. */
export function missingGems(hero: HeroView, item: ItemId): Gem[] {
  const pool = { ...hero.pool };
  return itemOf(item).cost.filter((gem) => {
    if (pool[gem] > 0) pool[gem]--;
    else if (pool.white > 0) pool.white--;
    else return true;
    return false;
  });
}
