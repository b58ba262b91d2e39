/** The boards: what each space lays out, who plays which act, achievements, starting bonuses, roars. */
import type { Colour } from './effects.ts';

export type Level = 1 | 2 | 3;
/** A set of demons, as levels: one demon or two. */
export type SetLevels = readonly Level[];

/** What each of the six spaces lays out (S-17); the first space of a board lays five sets. */
export const ACTS = {
  I: [
    [
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
    ],
    [[1, 1]],
    [[1, 1]],
    [[2]],
    [[2]],
    [[2]],
  ],
  II: [
    [
      [1, 2],
      [1, 2],
      [1, 2],
      [2, 2],
      [2, 2],
    ],
    [[1, 2]],
    [[1, 2]],
    [[2, 2]],
    [[3]],
    [[3]],
  ],
  III: [[[2, 2], [2, 2], [2, 2], [3], [3]], [[2, 2]], [[2, 2]], [[3]], [[3]], [[2, 2]]],
  IV: [
    [
      [1, 3],
      [1, 3],
      [1, 3],
      [2, 3],
      [2, 3],
    ],
    [[2, 3]],
    [[1, 3]],
    [[2, 3]],
    [[2, 3]],
    [[3]],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly SetLevels[])[]>>;
export type ActId = keyof typeof ACTS;

/** The last space of a board holds the chest (S-19). */
export const SPACES = 6;

/** S-70: the first arrival at the walls lays five pairs. */
export const WALL_SETS: readonly SetLevels[] = [
  [2, 3],
  [2, 3],
  [2, 3],
  [2, 3],
  [2, 3],
];

/** S-3: the acts before the walls, by number of players. */
export const ACTS_PLAYED: Readonly<Record<number, readonly ActId[]>> = {
  2: ['I', 'III'],
  3: ['I', 'II', 'IV'],
  4: ['I', 'II', 'III', 'IV'],
};

/** S-6, K-1: where the angel waits, by number of players. */
export const INTERVENTION: Readonly<Record<number, { readonly act: ActId; readonly space: number }>> = {
  2: { act: 'III', space: 3 },
  3: { act: 'II', space: 4 },
  4: { act: 'III', space: 3 },
};

/** The eleven spaces of the achievement board (S-62 to S-65). */
export const ACHIEVEMENTS = [
  'skill-1',
  'skill-2',
  'skill-3',
  'gem-1',
  'gem-2',
  'gem-3',
  'equip-1',
  'equip-2',
  'equip-3',
  'higher-2',
  'higher-3',
] as const;
export type AchievementId = (typeof ACHIEVEMENTS)[number];

/** The three masteries, in the order of the achievement board, and what levels I, II, III ask for. */
export const MASTERIES = { skill: [3, 5, 7], gem: [2, 3, 4], equip: [4, 7, 10] } as const;
export type Mastery = keyof typeof MASTERIES;

/** D.7: six cards, each moves one gem of a skill to the skill above it. */
export const BONUS_CARDS = {
  'red-3': { column: 'red', level: 3 },
  'red-2': { column: 'red', level: 2 },
  'green-3': { column: 'green', level: 3 },
  'green-2': { column: 'green', level: 2 },
  'blue-3': { column: 'blue', level: 3 },
  'blue-2': { column: 'blue', level: 2 },
} as const satisfies Readonly<Record<string, { readonly column: Colour; readonly level: Level }>>;
export type BonusId = keyof typeof BONUS_CARDS;
export const BONUS_IDS = Object.keys(BONUS_CARDS) as readonly BonusId[];

/** What each player starts with, in turn order. */
export const BONUS_BY_TURN = [
  { cards: 0, potions: 1 },
  { cards: 1, potions: 0 },
  { cards: 1, potions: 1 },
  { cards: 2, potions: 0 },
] as const;

export const NO_BONUS = { cards: 0, potions: 0 } as const;

export const DIFFICULTIES = ['normal', 'hard', 'nightmare', 'infernal'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
/** S-107: cards of the first roar; each later roar has one fewer. */
export const FIRST_ROAR: Readonly<Record<Difficulty, number>> = { normal: 2, hard: 3, nightmare: 4, infernal: 5 };

export const FULL_HEALTH = 10;
export const POTION_SPACES = 4;
export const STARTING_DICE = 2;
/** S-90: five Demon Lord cards and four fury cards, in turn. */
export const ROW = 9;
