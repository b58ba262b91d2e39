/** Questions about a hero: skills, abilities, tokens, dice, foes, damage. Nothing here writes. */
import type { Seat, Table } from '@astragal/kernel';
import { ACTS_PLAYED, type ActId, FULL_HEALTH, POTION_SPACES, ROW, SPACES } from '../content/acts.ts';
import { type CardId, faceOf, itemOf } from '../content/cards.ts';
import {
  type Ability,
  accepts,
  COLOURS,
  type Colour,
  PAID,
  type Payment,
  type SpaceColour,
  TOKENS,
  type Token,
} from '../content/effects.ts';
import { boardOf, type HeroId, type Silver, type SkillId, type SkillOp, skillOf } from '../content/heroes.ts';
import { type FuryId, type LordId, lordOf } from '../content/lords.ts';
import type { Die, Foe, Hero, SanctumKind, SanctumState } from '../state.ts';

export type S = SanctumState;
export type T = Table<SanctumKind>;

export const heroAt = (s: S, seat: Seat): Hero => s.heroes[seat]!;
export const isAlive = (hero: Hero): boolean => hero.fate === 'alive';
export const heroIdOf = (hero: Pick<Hero, 'hero'>): HeroId => hero.hero as HeroId;

/** S-10: all seats from the first player on, clockwise. */
export const inTurnOrder = (s: S): Seat[] => s.heroes.map((_, turn) => (s.first + turn) % s.heroes.length);

/** Living seats from this one on, clockwise. */
export function livingFrom(s: S, seat: Seat): Seat[] {
  const seats: Seat[] = [];
  const n = s.heroes.length;
  for (let i = 0; i < n; i++) {
    const each = (seat + i) % n;
    if (isAlive(heroAt(s, each))) seats.push(each);
  }
  return seats;
}

/** K-44: the breacher first, then clockwise. */
export const canonical = (s: S): Seat[] => livingFrom(s, Math.max(0, s.breacher));

// ---- The march ----------------------------------------------------------------------------------------------------

/** The space after the last board: the walls (S-70). */
export const wallsOf = (seats: number): number => ACTS_PLAYED[seats]!.length * SPACES + 1;
/** Which space of which board a count of spaces means. */
export const placeOf = (seats: number, at: number): { readonly act: ActId; readonly space: number } => ({
  act: ACTS_PLAYED[seats]![Math.floor((at - 1) / SPACES)]!,
  space: ((at - 1) % SPACES) + 1,
});
export const isAtWalls = (s: S, hero: Hero): boolean => hero.at === wallsOf(s.heroes.length);

// ---- Skills -------------------------------------------------------------------------------------------------------

/** The gained skill that does this, if any. */
export function skillBy(hero: Hero, op: SkillOp): SkillId | undefined {
  for (const id of hero.skills) if (skillOf(id).op === op) return id;
  return undefined;
}

/** The same, if it was not yet used in this fight. */
export function ready(hero: Hero, op: SkillOp): SkillId | undefined {
  const id = skillBy(hero, op);
  return id !== undefined && !hero.fight.used.includes(id) ? id : undefined;
}

/** S-50, Deep Pockets. */
export const potionSpaces = (hero: Pick<Hero, 'skills'>): number =>
  hero.skills.reduce((sum, id) => sum + (skillOf(id).op === 'potion-slots' ? skillOf(id).n : 0), POTION_SPACES);
export const potionCount = (hero: Hero): number => hero.potions.red + hero.potions.blue;

/** The places of a column in the skill table: its level I place. */
export const columnStart = (column: Colour): number => COLOURS.indexOf(column) * 3;

/** S-63: freed gems of a colour lie in the gem pool or on items. */
export function freed(hero: Pick<Hero, 'pool' | 'gear'>, colour: Colour): number {
  let n = hero.pool[colour];
  for (const gear of hero.gear) for (const gem of gear.gems) if (gem === colour) n++;
  return n;
}

// ---- Abilities ----------------------------------------------------------------------------------------------------

/** S-23: the item's abilities, or those printed on the space while no item covers it. */
export function abilitiesAt(hero: Pick<Hero, 'hero' | 'gear'>, slot: number): readonly Ability[] {
  const { item } = hero.gear[slot]!;
  return item === 'none' ? boardOf(heroIdOf(hero)).printed[slot]! : itemOf(item).abilities;
}

export const wellCount = (abilities: readonly Ability[]): number => abilities.reduce((sum, ability) => sum + ability.spaces.length, 0);

/** The first well of an ability among the wells of its item space. */
export function firstWell(abilities: readonly Ability[], ability: number): number {
  let at = 0;
  for (let i = 0; i < ability; i++) at += abilities[i]!.spaces.length;
  return at;
}

/** S-22: all its spaces are free. */
export function isFree(hero: Hero, slot: number, first: number, ability: Ability): boolean {
  const { wells } = hero.gear[slot]!;
  for (let i = 0; i < ability.spaces.length; i++) if (wells[first + i] !== 'empty') return false;
  return true;
}

/** Whether the pools hold these tokens. */
export function canPay(hero: Hero, payment: Payment): boolean {
  const tokens = PAID[payment];
  if (tokens.length === 1) return hero[tokens[0]!] > 0;
  return tokens[0] === tokens[1] ? hero[tokens[0]!] > 1 : hero.stamina > 0 && hero.focus > 0;
}

/** The colour of a well. */
export function wellColour(hero: Hero, slot: number, well: number): SpaceColour {
  let at = well;
  for (const { spaces } of abilitiesAt(hero, slot)) {
    if (at < spaces.length) return spaces[at]!;
    at -= spaces.length;
  }
  throw new RangeError(`no well ${well} on item space ${slot}`);
}

/** Whether some ability space holds such a token (any token, if none is named). */
export function hasSpent(hero: Hero, token?: Token): boolean {
  for (const { wells } of hero.gear)
    for (const well of wells) if (token === undefined ? well === 'stamina' || well === 'focus' : well === token) return true;
  return false;
}

/** S-114, S-115, Q-9: whether an empty space of this colour is left. */
export function hasEmptyWell(hero: Hero, colour: SpaceColour | 'any'): boolean {
  return hero.gear.some(({ wells }, slot) =>
    wells.some((well, i) => well === 'empty' && (colour === 'any' || wellColour(hero, slot, i) === colour)),
  );
}

/** S-126: whether a token of the pools fits on some empty space. */
export const canFillWell = (hero: Hero): boolean =>
  hero.gear.some(({ wells }, slot) => wells.some((well, i) => well === 'empty' && TOKENS.some((token) => canFill(hero, slot, i, token))));
export const canFill = (hero: Hero, slot: number, well: number, token: Token): boolean =>
  hero[token] > 0 && accepts(wellColour(hero, slot, well), token);

/** S-49: what the board, gained tiles and equipped items give together. */
export function tokenTotal(hero: Hero, token: Token): number {
  let n = boardOf(heroIdOf(hero))[token];
  for (const id of hero.skills) n += skillOf(id)[token];
  for (const { item } of hero.gear) if (item !== 'none') n += itemOf(item)[token];
  return n;
}

// ---- Dice ---------------------------------------------------------------------------------------------------------

/** The skill of the silver die, once it is gained. */
function silverOf(hero: Hero): Silver | undefined {
  const id = skillBy(hero, 'silver-die');
  return id === undefined ? undefined : skillOf(id).silver;
}

const SILVER_ROLLS: Readonly<Record<Silver['when'], (hero: Hero) => boolean>> = {
  always: () => true,
  'drunk-or-dry': (hero) => hero.fight.drunk > 0 || potionCount(hero) === 0,
  raging: (hero) => hero.raging > 0,
};

/** S-44, K-30: whether the silver die is rolled in this fight. */
export function rollsSilver(hero: Hero): boolean {
  const silver = silverOf(hero);
  return silver !== undefined && SILVER_ROLLS[silver.when](hero);
}

/** K-27: the skill by which the silver die may still copy another one, if any. */
export function copiesToSilver(hero: Hero): SkillId | undefined {
  const id = ready(hero, 'silver-die');
  return id !== undefined && skillOf(id).silver?.change === 'copying' ? id : undefined;
}

/** K-26, K-29: only a free die may be changed, and a silver one only if its skill lets it. */
export const canChange = (hero: Hero, die: Die): boolean => die.use === 'free' && !(die.silver && silverOf(hero)?.change === 'never');

export function freeDice(hero: Hero): number {
  let n = 0;
  for (const die of hero.fight.dice) if (die.use === 'free') n++;
  return n;
}

// ---- Foes ---------------------------------------------------------------------------------------------------------

/** The numbers to hit on a foe's card. */
export const locationsOf = (s: S, foe: Foe): readonly number[] =>
  s.phase === 'battle' ? lordOf(foe.card as LordId | FuryId).hits : faceOf(foe.card as CardId).hits;

export function isBeaten(foe: Foe): boolean {
  if (foe.side === 'down') return false;
  for (const hit of foe.hits) if (hit === 'open') return false;
  return true;
}

/** S-94: in the Final Battle only the card of the figure can be hit; before, any demon. */
export const canTarget = (s: S, hero: Hero, foe: number): boolean => s.phase !== 'battle' || foe === hero.place;

/** S-130: whether this die may lie on this foe. */
export const mayLieOn = (hero: Hero, die: Die, foe: number): boolean => hero.fight.strict !== foe || die.changed;

/** What a foe deals now, with Intimidate (K-3, K-37). */
export function damageOf(s: S, hero: Hero, at: number): number {
  const foe = hero.foes[at]!;
  const scares = skillBy(hero, 'intimidate');
  if (s.phase !== 'battle') {
    const face = faceOf(foe.card as CardId);
    return isBeaten(foe) || (scares !== undefined && face.level === 1) ? 0 : face.damage;
  }
  if (at < hero.place || foe.side !== 'up') return 0;
  const { damage } = lordOf(foe.card as LordId | FuryId);
  return scares !== undefined && at === hero.place ? Math.max(0, damage - skillOf(scares).n) : damage;
}

/** S-32, S-96, S-117: all that is to be faced in the block step. */
export function damageFaced(s: S, hero: Hero): number {
  let n = s.phase === 'battle' ? hero.extraDamage : 0;
  for (let i = 0; i < hero.foes.length; i++) n += damageOf(s, hero, i);
  return n;
}

/** Whether a foe is still to be beaten. */
export const hasFoe = (s: S, hero: Hero): boolean => (s.phase === 'battle' ? hero.place < ROW : hero.foes.some((foe) => !isBeaten(foe)));

/** S-141: hits on the current card, dice and markers. */
export function hitsOnCurrent(hero: Hero): number {
  const foe = hero.foes[hero.place];
  if (!foe) return 0;
  let n = 0;
  for (const hit of foe.hits) if (hit !== 'open') n++;
  return n;
}

/** S-33, S-118, K-54: at this health the hero dies. */
export const deathMark = (hero: Pick<Hero, 'shortened'>): number => Math.max(0, hero.shortened * 2 - 1);

/** S-119: one step above the track is possible. */
export const MOST_HEALTH = FULL_HEALTH + 1;

// ---- Blessings ----------------------------------------------------------------------------------------------------

/** S-61, S-82: only in the confrontation. */
export const mayBless = (s: S): boolean => s.phase === 'battle' || s.phase === 'response';
