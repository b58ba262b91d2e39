/** P-3 to P-11: laying out a game. */
import { type Chance, draw, Play, pick, type Seat } from '@astragal/kernel';
import { LEVEL_FIELDS } from './content/map.ts';
import {
  ARTIFACT_IDS,
  ARTIFACTS,
  type ArtifactId,
  ATTACK_IDS,
  ATTACKS,
  BOSS_IDS,
  type BossId,
  EVENT_IDS,
  HERO_IDS,
  HEROES,
  type HeroId,
  ITEM_IDS,
  MAZES,
  POTION_IDS,
  POTIONS,
  SETUP,
} from './content/tables.ts';
import { revealLevel } from './rules/levels.ts';
import { fillShop, freshTurn } from './rules/verbs.ts';
import { type Climber, OFF, type PlatformerFrame, type PlatformerKind, type PlatformerOptions, type State } from './state.ts';

/** A fresh game: Level 1 open, the shop filled, heroes off the map. */
export function setup(seats: number, options: PlatformerOptions, chance: Chance): { state: State; first: PlatformerFrame } {
  const first = options.first === 'host' ? 0 : chance.below(seats, 'first player');
  const state = emptyTower(seats, options, chance);
  state.climbers = dealHeroes(seats, first, chance);
  state.turn = freshTurn(first, 0);
  const quiet = new Play<PlatformerKind>(chance);
  fillShop(state, quiet);
  revealLevel(state, quiet);
  return { state, first: { step: 'opening', chosen: options.heroes === 'chosen' } };
}

function emptyTower(seats: number, options: PlatformerOptions, chance: Chance): State {
  const solo = seats === 1;
  const boss: BossId = options.boss === 'random' ? pick(BOSS_IDS, chance, 'boss') : options.boss;
  // P-120: solo is played on the standard map.
  const levels = options.map === 'bigger' && !solo ? SETUP.tiers.bigger.length : SETUP.tiers.standard.length;
  const fields = (levels + 1) * LEVEL_FIELDS;
  return {
    house: {
      rounds: Number(options.rounds),
      ladderCatchesFall: options.ladderCatchesFall === 'yes',
      collectWhileFalling: options.collectWhileFalling === 'yes',
      enforceTokenLimits: options.enforceTokenLimits === 'yes',
      ikeeUsesFinalFaces: options.ikeeUsesFinalFaces === 'yes',
      askLadderOwners: options.askLadderOwners === 'yes',
    },
    maze: options.maze === 'random' ? pick(MAZES, chance, 'maze') : options.maze,
    levels,
    boss,
    lowest: 0,
    highest: -1,
    map: new Array<number>(fields).fill(0),
    stands: new Array<number>(fields).fill(0),
    lies: new Array<number>(fields).fill(0),
    tiles: new Array<'hidden'>(2 * (levels + 1)).fill('hidden'),
    enemyCards: new Array<'hidden'>(levels).fill('hidden'),
    climbers: [],
    turn: freshTurn(0, 0),
    shopItems: new Array<'empty'>(SETUP.shopPlaces).fill('empty'),
    shopPotions: new Array<'empty'>(SETUP.shopPlaces).fill('empty'),
    itemDeck: [...ITEM_IDS],
    potionDeck: POTION_IDS.flatMap((id) => new Array<typeof id>(POTIONS[id].count).fill(id)),
    potionBottom: [],
    bossDeck: ATTACK_IDS.filter((id) => ATTACKS[id].boss === boss),
    bossDiscard: [],
    artifacts: options.artifacts === 'yes' ? drawArtifacts(solo, chance) : [],
    events: solo ? [...EVENT_IDS] : [],
    shown: [],
    outcome: 'playing',
    winner: -1,
    overkill: 0,
  };
}

/** P-116, H-45: two of the ten, those that make no sense alone put aside in a solo game. */
function drawArtifacts(solo: boolean, chance: Chance): ArtifactId[] {
  const bag = ARTIFACT_IDS.filter((id) => !solo || ARTIFACTS[id].alone);
  return Array.from({ length: SETUP.artifacts }, () => draw(bag, chance, 'artifacts'));
}

/** P-8, P-10: a random hero for each seat, and a bonus for those who begin later. */
function dealHeroes(seats: number, first: Seat, chance: Chance): Climber[] {
  const bag = [...HERO_IDS];
  return Array.from({ length: seats }, (_, seat) => {
    const bonus = SETUP.seatBonus[(seat - first + seats) % seats]!;
    return climber(draw(bag, chance, `hero of seat ${seat}`), bonus.coins, bonus.gems);
  });
}

const climber = (hero: HeroId, coins: number, gems: number): Climber => ({
  hero,
  at: OFF,
  hearts: HEROES[hero].health,
  coins,
  gems,
  special: 'blank',
  cards: [],
  exhausted: [],
  turned: false,
  tokens: [],
  entered: false,
  stoneSkin: 0,
  floating: false,
  struck: false,
  lettingGo: false,
  defeated: 0,
});
