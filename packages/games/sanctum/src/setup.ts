/** B.1 What lies on the table before the first question (S-1 to S-9). */
import { type Chance, draw, shuffled } from '@astragal/kernel';
import { ACHIEVEMENTS, BONUS_IDS, FIRST_ROAR, FULL_HEALTH, type Mastery, STARTING_DICE } from './content/acts.ts';
import { BLESSING_IDS, type BlessingId } from './content/blessings.ts';
import { CARDS_BY_LEVEL } from './content/cards.ts';
import { SLOTS } from './content/effects.ts';
import { HERO_IDS } from './content/heroes.ts';
import { FURY_IDS, LORD_IDS } from './content/lords.ts';
import { layBoard } from './rules/verbs.ts';
import { type Achievement, freshFight, type Hero, type SanctumFrame, type SanctumOptions, type SanctumState } from './state.ts';

/** S-8: an empty seat's board; the hero comes later. */
const freshHero = (): Hero => ({
  hero: 'none',
  fate: 'alive',
  health: FULL_HEALTH,
  shortened: 0,
  rages: 1,
  raging: 1,
  stamina: 0,
  focus: 0,
  gold: STARTING_DICE,
  angel: true,
  table: Array(9).fill(0),
  whites: Array(9).fill(0),
  skills: [],
  pool: { red: 0, green: 0, blue: 0, white: 1 },
  gear: SLOTS.map(() => ({ item: 'none', gems: [], wells: [] })),
  bag: [],
  potions: { red: 0, blue: 0 },
  bonus: [],
  blessings: [],
  at: 0,
  foes: [],
  called: false,
  answered: 0,
  place: 0,
  defeated: 0,
  fight: freshFight(),
  fewerDice: 0,
  extraDamage: 0,
  fitted: [],
  brewed: [],
});

/** Q-7: which mastery a roll of 1 to 6 takes out of play at two players. */
const BLOCKED_BY: readonly Mastery[] = ['skill', 'skill', 'gem', 'gem', 'equip', 'equip'];

/** S-4, S-5: tiles on the achievement board; at two players one space of each level is out of play. */
function layAchievements(seats: number, tiles: BlessingId[], chance: Chance): Achievement[] {
  const blocked = new Set<string>();
  if (seats === 2)
    for (let level = 1; level <= 3; level++) blocked.add(`${BLOCKED_BY[chance.below(6, `achievement level ${level}`)]!}-${level}`);
  return ACHIEVEMENTS.map((space) =>
    blocked.has(space) ? { tile: 'none', by: 'blocked' } : { tile: draw(tiles, chance, 'achievement tile'), by: 'open' },
  );
}

/** A fresh table. */
export function setup(seats: number, options: SanctumOptions, chance: Chance): { state: SanctumState; first: SanctumFrame } {
  const tiles = [...BLESSING_IDS];
  const state: SanctumState = {
    difficulty: options.difficulty,
    casting: options.heroes,
    bonuses: options.bonuses === 'on',
    phase: 'setup',
    first: 0,
    decks: CARDS_BY_LEVEL.map((cards, i) => shuffled(cards, chance, `demon deck ${i + 1}`)),
    discards: [[], [], []],
    front: 0,
    sets: [],
    chest: [],
    marching: [],
    achievements: layAchievements(seats, tiles, chance),
    boxed: tiles,
    bonusDeck: [...BONUS_IDS],
    breacher: -1,
    lords: [...LORD_IDS],
    cathedral: [],
    turned: 0,
    furies: [...FURY_IDS],
    roar: [],
    roared: 0,
    roarSize: FIRST_ROAR[options.difficulty],
    round: 0,
    heroes: Array.from({ length: seats }, freshHero),
  };
  if (options.heroes === 'random') {
    const heroes = [...HERO_IDS];
    for (const [seat, hero] of state.heroes.entries()) layBoard(hero, draw(heroes, chance, `hero of seat ${seat}`));
  }
  return { state, first: { step: 'lots' } };
}
