/** The march with the Demon Lord in mind: demons are chosen by the fight they bring, gems and items by what they are worth in the end. */
import type { Mind } from '@astragal/bots';
import { type Chance, clone, Play, type Position, playOn, type Seat, waiting } from '@astragal/kernel';
import { type ItemId, itemOf } from '../content/cards.ts';
import { COLOURS } from '../content/effects.ts';
import { type HeroId, SKILLS_OF, type SkillId, skillOf } from '../content/heroes.ts';
import { sanctum } from '../game.ts';
import { abilitiesAt, freed, heroAt, tokenTotal, wellCount } from '../rules/hero.ts';
import type { Hero, SanctumAsks, SanctumKind, SanctumState } from '../state.ts';
import { best, bestInTime } from './answers.ts';
import { drawRolls, type Fighter, prospects } from './battle.ts';
import { rested, type Sense, withHero } from './stakes.ts';
import { type Appraisal, bestOutfit, outfitWorth } from './worth.ts';

type S = SanctumState;
type At = Position<SanctumKind>;

/** Plays an answer in a copy of this world. */
function tried(world: At, seat: Seat, choice: { readonly do: string }, luck: Chance): At {
  const position = clone(sanctum, world);
  playOn(sanctum, position, waiting(sanctum, position).find((each) => each.seat === seat)!, choice, new Play<SanctumKind>(luck));
  return position;
}

/** The set that leaves most after the fight it brings. */
export function chooseSet(
  world: At,
  seat: Seat,
  all: readonly SanctumAsks['set'][],
  fighter: Fighter,
  { luck, isLate }: Mind,
): SanctumAsks['set'] {
  const rolls = drawRolls(fighter.rolls, luck);
  return bestInTime(
    all,
    (choice) => {
      const { state } = tried(world, seat, choice, luck);
      return prospects(withHero(state, seat, rested(heroAt(state, seat))), seat, fighter, rolls, isLate);
    },
    isLate,
  );
}

/** What a hero would be worth if the Demon Lord answered now. */
function strength(s: S, seat: Seat, sense: Sense, change: Partial<Hero> = {}): number {
  const ready: S = { ...s, phase: 'response' };
  return sense(withHero(ready, seat, { foes: [], ...rested(heroAt(s, seat)), ...change }), seat);
}

/** Points of strength that count as much as one point of the measure by which items were made. */
const POINTS = 20;

/** What an item changes against the Demon Lord. */
export function appraiseForBattle(s: S, seat: Seat, sense: Sense): Appraisal {
  const known = new Map<string, number>();
  return (me, item, slot) => {
    const key = `${item} ${slot}`;
    const worth = known.get(key) ?? strength(s, seat, sense, wearing(me, item, slot)) / POINTS;
    known.set(key, worth);
    return worth;
  };
}

function wearing(me: Hero, item: ItemId | 'none', slot: number): Partial<Hero> {
  const worn = me.gear[slot]!.item;
  const { gear, stamina, focus } = rested(me) as Pick<Hero, 'gear' | 'stamina' | 'focus'>;
  const flames = (token: 'stamina' | 'focus'): number =>
    (item === 'none' ? 0 : itemOf(item)[token]) - (worn === 'none' ? 0 : itemOf(worn)[token]);
  const dressed: Hero = { ...me, gear: gear.map((each, at) => (at === slot ? { ...each, item } : each)) };
  dressed.gear[slot]!.wells = Array(wellCount(abilitiesAt(dressed, slot))).fill('empty');
  return { gear: dressed.gear, stamina: stamina + flames('stamina'), focus: focus + flames('focus') };
}

/** The item of the chest that betters the outfit most. */
export function chooseLoot(s: S, seat: Seat, all: readonly SanctumAsks['loot'][], sense: Sense): SanctumAsks['loot'] {
  const me = heroAt(s, seat);
  const appraise = appraiseForBattle(s, seat, sense);
  const worn = outfitWorth(me, appraise);
  const rich: Hero = { ...me, pool: { red: 9, green: 9, blue: 9, white: 9 } };
  const dreamt = bestOutfit(rich, [], appraise).worth;
  return best(all, ({ item }) => 2 * (bestOutfit(me, [item], appraise).worth - worn) + (bestOutfit(rich, [item], appraise).worth - dreamt));
}

/** Points of strength that make a skill an ordinary one. */
const SKILL_POINTS = 60;

/** Evasion blocks by colours that are all free: without them it is no help, whatever those who had it came to. */
const useOf = (me: Hero, skill: SkillId): number => {
  const { op, n } = skillOf(skill);
  return op === 'block-per-colour' ? COLOURS.filter((colour) => freed(me, colour) >= n).length / COLOURS.length : 1;
};

/** How much a skill helps against the Demon Lord; an ordinary one is 1, and even the least counts for something. */
export function skillWorth(s: S, seat: Seat, sense: Sense): (place: number) => number {
  const me = heroAt(s, seat);
  const now = strength(s, seat, sense);
  return (place) => {
    const skill = SKILLS_OF[me.hero as HeroId][place]!;
    if (me.skills.includes(skill)) return 0;
    return Math.max(1 / 3, (useOf(me, skill) * (strength(s, seat, sense, learnt(me, skill)) - now)) / SKILL_POINTS);
  };
}

function learnt(me: Hero, skill: SkillId): Partial<Hero> {
  const { stamina, focus, op } = skillOf(skill);
  const more = op === 'extra-rage' ? 1 : 0;
  return {
    skills: [...me.skills, skill],
    stamina: tokenTotal(me, 'stamina') + stamina,
    focus: tokenTotal(me, 'focus') + focus,
    rages: me.rages + more,
    raging: me.raging + more,
  };
}
