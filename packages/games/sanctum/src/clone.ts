/** A copy of the state by hand, as literals: search copies a position at every thought. */
import type { Achievement, Blessed, Die, Fight, Foe, Gear, Hero, SanctumState } from './state.ts';

const cloneAll = <A>(list: readonly A[], cloneOne: (one: A) => A): A[] => {
  const twin = new Array<A>(list.length);
  for (let i = 0; i < list.length; i++) twin[i] = cloneOne(list[i]!);
  return twin;
};

const slice = <A>(list: readonly A[]): A[] => list.slice();

const cloneDie = (die: Die): Die => ({
  value: die.value,
  rolled: die.rolled,
  silver: die.silver,
  changed: die.changed,
  use: die.use,
  foe: die.foe,
  location: die.location,
});

export const cloneFight = (fight: Fight): Fight => ({
  phase: fight.phase,
  dice: cloneAll(fight.dice, cloneDie),
  used: fight.used.slice(),
  drunk: fight.drunk,
  aside: fight.aside.slice(),
  begun: fight.begun,
  blocked: fight.blocked,
  shielded: fight.shielded,
  wounds: fight.wounds,
  strict: fight.strict,
});

export const cloneGear = (gear: Gear): Gear => ({ item: gear.item, gems: gear.gems.slice(), wells: gear.wells.slice() });
const cloneFoe = (foe: Foe): Foe => ({ card: foe.card, hits: foe.hits.slice(), side: foe.side });
const cloneBlessed = (blessed: Blessed): Blessed => ({ tile: blessed.tile, used: blessed.used });
const cloneAchievement = (space: Achievement): Achievement => ({ tile: space.tile, by: space.by });

const cloneHero = (hero: Hero): Hero => ({
  hero: hero.hero,
  fate: hero.fate,
  health: hero.health,
  shortened: hero.shortened,
  rages: hero.rages,
  raging: hero.raging,
  stamina: hero.stamina,
  focus: hero.focus,
  gold: hero.gold,
  angel: hero.angel,
  table: hero.table.slice(),
  whites: hero.whites.slice(),
  skills: hero.skills.slice(),
  pool: { red: hero.pool.red, green: hero.pool.green, blue: hero.pool.blue, white: hero.pool.white },
  gear: cloneAll(hero.gear, cloneGear),
  bag: hero.bag.slice(),
  potions: { red: hero.potions.red, blue: hero.potions.blue },
  bonus: hero.bonus.slice(),
  blessings: cloneAll(hero.blessings, cloneBlessed),
  at: hero.at,
  foes: cloneAll(hero.foes, cloneFoe),
  called: hero.called,
  answered: hero.answered,
  place: hero.place,
  defeated: hero.defeated,
  fight: cloneFight(hero.fight),
  fewerDice: hero.fewerDice,
  extraDamage: hero.extraDamage,
  fitted: hero.fitted.slice(),
  brewed: hero.brewed.slice(),
});

/** An equal, independent state. */
export const cloneState = (s: SanctumState): SanctumState => ({
  difficulty: s.difficulty,
  casting: s.casting,
  bonuses: s.bonuses,
  phase: s.phase,
  first: s.first,
  decks: cloneAll(s.decks, slice),
  discards: cloneAll(s.discards, slice),
  front: s.front,
  sets: cloneAll(s.sets, slice),
  chest: s.chest.slice(),
  marching: s.marching.slice(),
  achievements: cloneAll(s.achievements, cloneAchievement),
  boxed: s.boxed.slice(),
  bonusDeck: s.bonusDeck.slice(),
  breacher: s.breacher,
  lords: s.lords.slice(),
  cathedral: s.cathedral.slice(),
  turned: s.turned,
  furies: s.furies.slice(),
  roar: s.roar.slice(),
  roared: s.roared,
  roarSize: s.roarSize,
  round: s.round,
  heroes: cloneAll(s.heroes, cloneHero),
});
