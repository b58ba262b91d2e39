/** Everything in the box but the tiles, as tables; ids are derived from them. */
import type { BossStep, Deed, EnemyAbility, EventEffect, Passive, TokenEffect, Use } from './effects.ts';

export const MAZES = ['forest', 'void'] as const;
export type Maze = (typeof MAZES)[number];

export const SYMBOLS = ['boot', 'sword', 'hand', 'coin', 'star'] as const;
export type ActionSymbol = (typeof SYMBOLS)[number];
/** The special die may also be blank. */
export type Special = ActionSymbol | 'blank';

export const ENEMY_FACES = ['attack', 'left', 'right'] as const;
export type EnemyFace = (typeof ENEMY_FACES)[number];

/** The six faces of the dice. */
export const ACTION_DIE: readonly ActionSymbol[] = ['boot', 'boot', 'sword', 'hand', 'coin', 'star'];
export const ENEMY_DIE: readonly EnemyFace[] = ['attack', 'attack', 'left', 'left', 'right', 'right'];

/** How many of each the box holds. */
export const COMPONENTS = { actionDice: 5, coins: 35, gems: 50, hearts: 25, minionTokens: 4 } as const;

/** How a game is laid out; `seatBonus` by place in the first round (Q1). */
export const SETUP = {
  seatBonus: [
    { coins: 0, gems: 0 },
    { coins: 1, gems: 0 },
    { coins: 0, gems: 1 },
    { coins: 1, gems: 1 },
  ],
  tiers: { standard: ['I', 'II', 'III'], bigger: ['I', 'II', 'III', 'III'] },
  shopPlaces: 3,
  artifacts: 2,
  bossHealth: { base: 4, perLevel: 1 },
} as const;

export type Tier = 'I' | 'II' | 'III';

/** A hero card: hearts, what a star may be used as, and a passive or once-per-turn ability. */
export interface Hero {
  readonly health: number;
  readonly star: readonly ActionSymbol[];
  readonly passive?: Passive;
  readonly use?: Use;
}
const heroes = {
  sweety: { health: 5, star: ['sword', 'boot'], passive: { handBonus: 1 } },
  etorn: { health: 4, star: ['sword', 'boot'], passive: { coinsOnDefeat: 1 } },
  calla: { health: 5, star: ['boot', 'hand'], use: { effect: 'copy-die' } },
  grom: { health: 6, star: ['sword', 'coin'], passive: { ignoreTraps: 1 } },
  nix: { health: 5, star: ['boot', 'sword'], use: { effect: 'safe-step' } },
  oona: { health: 4, star: ['boot', 'hand'], passive: { potionDiscount: 1 } },
} satisfies Record<string, Hero>;
export type HeroId = keyof typeof heroes;
export const HEROES: Readonly<Record<HeroId, Hero>> = heroes;
export const HERO_IDS = Object.keys(HEROES) as HeroId[];

/** Anything that counts as an enemy: wounds one attack must deal, wounds it deals, what it leaves. */
export interface Foe {
  readonly kind: 'enemy' | 'minion' | 'boss';
  readonly health: number;
  readonly damage: number;
  readonly coins: number;
  readonly gems: number;
  readonly ability?: EnemyAbility;
}
/** An enemy card. */
export interface Enemy extends Foe {
  readonly tier: Tier;
  readonly tokens: number;
}
const enemies = {
  shambler: { kind: 'enemy', tier: 'I', health: 1, damage: 1, coins: 2, gems: 0, tokens: 4, ability: { slow: true } },
  sporeling: { kind: 'enemy', tier: 'I', health: 2, damage: 1, coins: 1, gems: 1, tokens: 4, ability: { thornCap: 1 } },
  treant: { kind: 'enemy', tier: 'II', health: 2, damage: 2, coins: 2, gems: 1, tokens: 4, ability: { roots: true } },
  golem: { kind: 'enemy', tier: 'II', health: 3, damage: 1, coins: 1, gems: 2, tokens: 4, ability: { handCost: 2 } },
  werewolf: { kind: 'enemy', tier: 'III', health: 3, damage: 3, coins: 2, gems: 2, tokens: 4, ability: { howl: true } },
  gargoyle: { kind: 'enemy', tier: 'III', health: 4, damage: 2, coins: 3, gems: 2, tokens: 4, ability: { winged: true } },
} satisfies Record<string, Enemy>;
export type EnemyId = keyof typeof enemies;
export const ENEMIES: Readonly<Record<EnemyId, Enemy>> = enemies;
export const ENEMY_IDS = Object.keys(ENEMIES) as EnemyId[];

const minions = {
  serpent: { kind: 'minion', health: 1, damage: 1, coins: 1, gems: 0 },
  guard: { kind: 'minion', health: 2, damage: 1, coins: 0, gems: 1 },
} satisfies Record<string, Foe>;
export type MinionId = keyof typeof minions;
export const MINIONS: Readonly<Record<MinionId, Foe>> = minions;

/** Health 0 in this table: a boss's health depends on the height of the tower (P-97). */
const bossFigures = {
  medusa: { kind: 'boss', health: 0, damage: 2, coins: 0, gems: 0 },
  ikee: { kind: 'boss', health: 0, damage: 2, coins: 0, gems: 0 },
} satisfies Record<string, Foe>;
export type BossId = keyof typeof bossFigures;
export const BOSS_FIGURES: Readonly<Record<BossId, Foe>> = bossFigures;
export const BOSS_IDS = Object.keys(BOSS_FIGURES) as BossId[];

export type FoeId = EnemyId | MinionId | BossId;
export const FOES: Readonly<Record<FoeId, Foe>> = { ...ENEMIES, ...MINIONS, ...BOSS_FIGURES };
export const FOE_IDS = Object.keys(FOES) as FoeId[];

/** A boss token: good ones lie on special icons, bad ones come with attacks. */
export interface Token {
  readonly boss: BossId;
  readonly count: number;
  readonly good: boolean;
  readonly effect: TokenEffect;
  /** The symbol that may be spent to be rid of it. */
  readonly shedFor?: ActionSymbol;
}
const tokens = {
  mirror: { boss: 'medusa', count: 4, good: true, effect: { cancelBossCard: true } },
  'stone-legs': { boss: 'medusa', count: 4, good: false, effect: { firstBootLost: true }, shedFor: 'hand' },
  'stone-arm': { boss: 'medusa', count: 4, good: false, effect: { attackLess: 1 }, shedFor: 'hand' },
  banner: { boss: 'ikee', count: 4, good: true, effect: { bossAttackBonus: 1 } },
  chain: { boss: 'ikee', count: 4, good: false, effect: { noLadders: true }, shedFor: 'sword' },
} satisfies Record<string, Token>;
export type TokenId = keyof typeof tokens;
export const TOKENS: Readonly<Record<TokenId, Token>> = tokens;
export const TOKEN_IDS = Object.keys(TOKENS) as TokenId[];

export const RANGES = ['row', 'adjacent4', 'around8', 'tile', 'unlimited'] as const;
export type Range = (typeof RANGES)[number];

/** A boss attack card: the indicator decides whether it is resolved (P-102). */
export interface BossAttack {
  readonly boss: BossId;
  readonly indicator: EnemyFace | ActionSymbol;
  readonly range: Range;
  readonly steps: readonly BossStep[];
}
const attacks = {
  m1: {
    boss: 'medusa',
    indicator: 'attack',
    range: 'row',
    steps: [
      { effect: 'attack', more: 0, ifToken: 'stone-legs' },
      { effect: 'give', token: 'stone-legs' },
    ],
  },
  m2: { boss: 'medusa', indicator: 'left', range: 'adjacent4', steps: [{ effect: 'attack', more: 0 }] },
  m3: { boss: 'medusa', indicator: 'right', range: 'unlimited', steps: [{ effect: 'summon', minions: 2 }] },
  m4: {
    boss: 'medusa',
    indicator: 'left',
    range: 'tile',
    steps: [
      { effect: 'wounds', wounds: 1 },
      { effect: 'give', token: 'stone-arm' },
    ],
  },
  m5: { boss: 'medusa', indicator: 'right', range: 'unlimited', steps: [{ effect: 'wounds-per-bad-token', wounds: 1 }] },
  k1: {
    boss: 'ikee',
    indicator: 'boot',
    range: 'row',
    steps: [
      { effect: 'charge', fields: 2 },
      { effect: 'attack', more: 0 },
    ],
  },
  k2: { boss: 'ikee', indicator: 'boot', range: 'around8', steps: [{ effect: 'attack', more: 0 }, { effect: 'gravity' }] },
  k3: { boss: 'ikee', indicator: 'sword', range: 'adjacent4', steps: [{ effect: 'attack', more: 1 }] },
  k4: { boss: 'ikee', indicator: 'hand', range: 'tile', steps: [{ effect: 'give', token: 'chain' }] },
  k5: { boss: 'ikee', indicator: 'coin', range: 'unlimited', steps: [{ effect: 'pay-or-wound', coins: 2, wounds: 1 }] },
  k6: { boss: 'ikee', indicator: 'star', range: 'unlimited', steps: [{ effect: 'summon', minions: 1 }, { effect: 'reset-special' }] },
} satisfies Record<string, BossAttack>;
export type AttackId = keyof typeof attacks;
export const ATTACKS: Readonly<Record<AttackId, BossAttack>> = attacks;
export const ATTACK_IDS = Object.keys(ATTACKS) as AttackId[];

/** A boss card: how its turn chooses an attack, its minion, its icon token, and whether minions stand there from the start. */
export interface Boss {
  readonly chooses: 'by-enemy-die' | 'by-common-symbol';
  readonly minion: MinionId;
  readonly icon: TokenId;
  readonly minionsPerTile: number;
}
export const BOSSES: Readonly<Record<BossId, Boss>> = {
  medusa: { chooses: 'by-enemy-die', minion: 'serpent', icon: 'mirror', minionsPerTile: 1 },
  ikee: { chooses: 'by-common-symbol', minion: 'guard', icon: 'banner', minionsPerTile: 0 },
};

/** An item, potion or artifact. Items and artifacts are passive or exhausted by use; potions go back under their deck. */
export interface Card {
  readonly family: 'item' | 'potion' | 'artifact';
  readonly price: number;
  readonly passive?: Passive;
  readonly use?: Use;
}
const items = {
  'speed-boots': { family: 'item', price: 4, use: { effect: 'walk', fields: 1 } },
  'greed-hammer': { family: 'item', price: 4, use: { effect: 'next-attack', wounds: 1 } },
  grapnel: { family: 'item', price: 6, use: { effect: 'place-under-platform' } },
  'long-gloves': { family: 'item', price: 3, use: { effect: 'hand' } },
  'lucky-purse': { family: 'item', price: 5, use: { effect: 'coins', coins: 1 } },
  'loaded-die': { family: 'item', price: 3, use: { effect: 'reroll', dice: 'one' } },
  'iron-soles': { family: 'item', price: 3, passive: { ignoreTraps: 1 } },
  'feather-cloak': { family: 'item', price: 5, use: { effect: 'steady' } },
  buckler: { family: 'item', price: 4, passive: { firstAttackLess: 1 } },
  'ember-blade': { family: 'item', price: 7, passive: { twoDiceBonus: 1 } },
  'gem-loupe': { family: 'item', price: 4, passive: { coinsOnGem: 1 } },
  'twin-ring': { family: 'item', price: 3, passive: { fuseWithSpecial: 1 } },
  'smoke-pouch': { family: 'item', price: 5, use: { effect: 'safe-moves' } },
  'trade-seal': { family: 'item', price: 4, passive: { discount: 1 } },
  'iron-heart': { family: 'item', price: 6, passive: { maxHealth: 1 } },
} satisfies Record<string, Card>;
export type ItemId = keyof typeof items;
export const ITEMS: Readonly<Record<ItemId, Card>> = items;
export const ITEM_IDS = Object.keys(ITEMS) as ItemId[];

export interface Potion extends Card {
  readonly count: number;
}
const potions = {
  healing: { family: 'potion', price: 2, count: 3, use: { effect: 'heal', hearts: 3 } },
  'stone-skin': { family: 'potion', price: 2, count: 2, use: { effect: 'thick-skin' } },
  leap: { family: 'potion', price: 3, count: 2, use: { effect: 'climb', fields: 3 } },
  rage: { family: 'potion', price: 4, count: 2, use: { effect: 'next-attack', wounds: 2 } },
  mist: { family: 'potion', price: 3, count: 2, use: { effect: 'place-in-row' } },
  'cloud-oil': { family: 'potion', price: 2, count: 1, use: { effect: 'float' } },
  prism: { family: 'potion', price: 3, count: 2, use: { effect: 'gems', gems: 1 } },
  'fools-luck': { family: 'potion', price: 1, count: 1, use: { effect: 'reroll', dice: 'any' } },
} satisfies Record<string, Potion>;
export type PotionId = keyof typeof potions;
export const POTIONS: Readonly<Record<PotionId, Potion>> = potions;
export const POTION_IDS = Object.keys(POTIONS) as PotionId[];

/** `deed`: what brings it to a player. `alone`: used in solo games too (H-45). */
export interface Artifact extends Card {
  readonly deed: Deed;
  readonly alone: boolean;
}
const artifacts = {
  'summit-crown': { family: 'artifact', price: 0, deed: 'highest-alone', alone: false, passive: { coinsOnRecharge: 1 } },
  'giants-belt': { family: 'artifact', price: 0, deed: 'great-defeat', alone: true, use: { effect: 'next-attack', wounds: 1 } },
  'paupers-bowl': { family: 'artifact', price: 0, deed: 'penniless', alone: true, use: { effect: 'coins', coins: 1 } },
  'fallen-feather': { family: 'artifact', price: 0, deed: 'long-fall', alone: true, use: { effect: 'steady' } },
  'bullys-gauntlet': { family: 'artifact', price: 0, deed: 'hero-pushed', alone: false, use: { effect: 'hand' } },
  'phoenix-ash': { family: 'artifact', price: 0, deed: 'fainted', alone: false, passive: { freeRespawn: 1 } },
  lodestone: { family: 'artifact', price: 0, deed: 'gem-collected', alone: true, use: { effect: 'pull-token' } },
  ledger: { family: 'artifact', price: 0, deed: 'dear-purchase', alone: true, passive: { discount: 1 } },
  'twin-dice': { family: 'artifact', price: 0, deed: 'triple-roll', alone: true, use: { effect: 'turn-die' } },
  'winged-sandals': { family: 'artifact', price: 0, deed: 'high-climb', alone: true, use: { effect: 'climb', fields: 1 } },
} satisfies Record<string, Artifact>;
export type ArtifactId = keyof typeof artifacts;
export const ARTIFACTS: Readonly<Record<ArtifactId, Artifact>> = artifacts;
export const ARTIFACT_IDS = Object.keys(ARTIFACTS) as ArtifactId[];

export type CardId = ItemId | PotionId | ArtifactId;
export const CARDS: Readonly<Record<CardId, Card>> = { ...ITEMS, ...POTIONS, ...ARTIFACTS };

/** A solo event: `turn` lasts through the turn, `now` acts when revealed, `end` in step 8. */
export interface SoloEvent {
  readonly timing: 'none' | 'turn' | 'now' | 'end';
  readonly effect: EventEffect;
}
const events = {
  'clear-skies': { timing: 'none', effect: {} },
  'heavy-air': { timing: 'turn', effect: { gravityAfterEnemyDie: true } },
  updraft: { timing: 'turn', effect: { steady: true } },
  'blood-moon': { timing: 'turn', effect: { enemyDamage: 1 } },
  'market-day': { timing: 'turn', effect: { firstDiscount: 2 } },
  rockfall: { timing: 'end', effect: { woundWithoutRoof: 1 } },
  restless: { timing: 'now', effect: { spawnEnemy: true } },
  'greedy-fog': { timing: 'turn', effect: { noCoinSymbols: true } },
  'gem-seam': { timing: 'now', effect: { spawnGem: true } },
  stampede: { timing: 'turn', effect: { enemyMoves: 2 } },
  'second-wind': { timing: 'end', effect: { heal: 1 } },
  crumbling: { timing: 'end', effect: { removeLowest: true } },
} satisfies Record<string, SoloEvent>;
export type EventId = keyof typeof events;
export const EVENTS: Readonly<Record<EventId, SoloEvent>> = events;
export const EVENT_IDS = Object.keys(EVENTS) as EventId[];
