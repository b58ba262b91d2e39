/** Random fights after their roll, and every result of one by trying all that the rules offer. */
import { type Chance, choices, clone, noLuck, Play, type Position, playOn, seeded, settle, shuffled, waiting } from '@astragal/kernel';
import type { BlessingId } from '../src/content/blessings.ts';
import { itemOf } from '../src/content/cards.ts';
import { FITS, SLOT_AT, type SpaceColour } from '../src/content/effects.ts';
import { SKILLS_OF, type SkillId, skillOf } from '../src/content/heroes.ts';
import { type Hero, type SanctumKind, type SanctumState, sanctum } from '../src/index.ts';
import { abilitiesAt, heroIdOf } from '../src/rules/hero.ts';
import { gainSkill, layBoard } from '../src/rules/verbs.ts';
import type { Well } from '../src/state.ts';
import { atTheWalls } from '../src/toolkit.ts';
import { battle, chase, me, oneFight } from './helpers.ts';

export type At = Position<SanctumKind>;
export const quiet = () => new Play<SanctumKind>(noLuck);

const atStart = (chance: Chance): SanctumState =>
  (atTheWalls.setup(2, { difficulty: 'normal', heroes: 'random', bonuses: 'off', hints: 'on' }, chance) as { state: SanctumState }).state;

/** A random fight after its roll: any hero, some skills, few tokens, some of them spent in earlier fights. */
export function randomFight(seed: string): At {
  const chance = seeded(seed);
  const state = atStart(chance);
  const hero = me(state);
  hero.skills = [];
  for (const skill of shuffled([...SKILLS_OF[heroIdOf(hero)]], chance, 'skills').slice(0, 6))
    gainSkill(state, 0, skill as SkillId, quiet());
  for (const gear of hero.gear)
    gear.wells = gear.wells.map((_, i) =>
      chance.below(5, 'filled') < 3 ? 'corrupt' : chance.below(3, 'spent') === 0 ? (i % 2 ? 'stamina' : 'focus') : 'empty',
    );
  hero.stamina = chance.below(3, 'stamina');
  hero.focus = chance.below(3, 'focus');
  hero.raging = chance.below(2, 'rage');
  hero.potions = { red: chance.below(2, 'red'), blue: 0 };
  hero.gold = 2 + chance.below(2, 'dice');
  hero.foes = [];
  if (chance.below(2, 'act VI') === 0) prepareBattle(state, chance);
  else for (let level = 0; level < 2; level++) chase(state, 0, state.decks[chance.below(level + 2, 'level')]!.at(-1)!);
  return afterRoll(state, chance);
}

/** What lies on an ability space of a small fight, by its colour: few are open. */
const WELLS: Readonly<Record<SpaceColour, readonly Well[]>> = {
  red: ['corrupt', 'corrupt', 'empty', 'empty', 'stamina'],
  blue: ['corrupt', 'corrupt', 'corrupt', 'empty', 'focus'],
  purple: ['corrupt', 'corrupt', 'empty', 'empty', 'stamina', 'focus'],
};

/** A small fight of the huntress with Surge of Power: any three items, two dice, few tokens. */
export function surgeFight(seed: string): At {
  const chance = seeded(seed);
  const state = atStart(chance);
  const hero = me(state);
  layBoard(hero, 'huntress');
  Object.assign(hero, { health: 30, raging: 0, gold: 2, skills: [], blessings: [], foes: [], potions: { red: 0, blue: 0 } });
  Object.assign(hero, { stamina: chance.below(3, 'stamina'), focus: chance.below(3, 'focus') });
  for (const gear of hero.gear) gear.item = 'none';
  const cards = SKILLS_OF.huntress.filter((skill) => skill !== 'surge-of-power' && skillOf(skill).kind === 'card');
  const others = shuffled(cards, chance, 'skills').slice(0, chance.below(3, 'skills'));
  for (const skill of ['surge-of-power', ...others] as const) gainSkill(state, 0, skill, quiet());
  for (const item of shuffled(state.decks.flat(), chance, 'items').slice(0, 3)) {
    const slots = FITS[itemOf(item).type];
    hero.gear[SLOT_AT[slots[chance.below(slots.length, 'slot')]!]]!.item = item;
  }
  hero.gear.forEach((gear, slot) => {
    const spaces = abilitiesAt(hero, slot).flatMap((ability) => ability.spaces);
    gear.wells = spaces.map((space) => WELLS[space][chance.below(WELLS[space].length, 'well')]!);
  });
  if (chance.below(4, 'act VI') === 0) prepareBattle(state, chance);
  else for (let i = 0; i < 2; i++) chase(state, 0, state.decks[chance.below(3, 'level')]!.at(-1)!);
  return afterRoll(state, chance);
}

function afterRoll(state: SanctumState, chance: Chance): At {
  const position: At = { state, stack: [...oneFight] };
  const play = new Play<SanctumKind>(chance);
  settle(sanctum, position, play);
  playOn(sanctum, position, waiting(sanctum, position)[0]!, { do: 'roll' } as never, play);
  return position;
}

function prepareBattle(s: SanctumState, chance: Chance): void {
  s.lords = shuffled(s.lords, chance, 'lords');
  s.furies = shuffled(s.furies, chance, 'furies');
  battle(s, 0);
  const hero = me(s);
  hero.blessings = shuffled([...hero.blessings.map(({ tile }) => tile), ...s.boxed], chance, 'tiles')
    .slice(0, chance.below(3, 'blessings'))
    .map((tile) => ({ tile: tile as BlessingId, used: false }));
  // A row at its end holds no hidden card; a strict card takes changed dice only.
  const place = 4 + chance.below(5, 'place');
  for (let i = 0; i < 9; i++) {
    const foe = hero.foes[i]!;
    foe.side = 'up';
    if (i < place) foe.hits = foe.hits.map(() => 'mark');
    else if (foe.hits.length === 0) foe.hits = ['open'];
  }
  hero.place = place;
  hero.defeated = place;
  if (chance.below(3, 'strict') === 0) hero.fight.strict = place;
}

/** What tells two positions of a fight apart. */
function keyOf(step: string, { fight, gear, foes, stamina, focus, raging, blessings, potions }: Hero): string {
  let key = `${step} ${stamina} ${focus} ${raging} ${potions.red} ${potions.blue} ${fight.begun} ${fight.blocked} ${fight.shielded} ${fight.used.join()}`;
  for (const { value, changed, use, foe, location } of fight.dice) key += `;${value}${changed ? 'c' : ''}${use}${foe},${location}`;
  for (const { wells } of gear) key += `|${wells.join()}`;
  for (const { hits, side } of foes) key += `|${side}${hits.join()}`;
  for (const { used } of blessings) key += used ? 'u' : 'b';
  return key;
}

/** All results of an attack by trying everything the rules offer, rolling again aside: fewest wounds for each number of levels. */
export function byTrying(from: At, most: number): Map<number, number> | undefined {
  const start = me(from.state);
  const found = new Map<number, number>();
  const seen = new Set<string>();
  const walk = (position: At): void => {
    const [at] = waiting(sanctum, position);
    const hero = position.state.heroes[0]!;
    if (at?.frame.step === 'attack' || at?.frame.step === 'block') {
      const key = keyOf(at.frame.step, hero);
      if (seen.has(key)) return;
      seen.add(key);
      if (seen.size > most) return;
      for (const choice of choices(sanctum, position.state, at.frame)) {
        if (choice.do === 'reroll') continue;
        const next = clone(sanctum, position);
        playOn(sanctum, next, waiting(sanctum, next)[0]!, choice, quiet());
        walk(next);
      }
      return;
    }
    const levels = levelsOf(position.state, start.place);
    found.set(levels, Math.min(found.get(levels) ?? Number.POSITIVE_INFINITY, start.health - hero.health));
  };
  walk(from);
  return seen.size > most ? undefined : found;
}

/** Levels of the demons killed, or cards defeated. After the block the spoils are still to be claimed. */
export const levelsOf = (s: SanctumState, place: number): number =>
  s.phase === 'battle'
    ? me(s).place - place
    : me(s).foes.reduce((sum, { hits }) => sum + (hits.every((hit) => hit !== 'open') ? hits.length : 0), 0);
