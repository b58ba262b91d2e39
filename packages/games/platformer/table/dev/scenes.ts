/** Positions to look at: a busy forest tower, and a blow against the boss. */
import { laid, type Position } from '@astragal/kernel';
import {
  type Fixture,
  OFF,
  type PlatformerFrame,
  type PlatformerKind,
  platformer,
  TILES,
  type TileId,
  toolkit,
} from '@astragal/platformer';
import type { Scenes } from '@astragal/table/scenes.ts';

interface Picture {
  readonly fixture: Fixture;
  /** The question that is open, on top of the rest of the turn. */
  readonly frame: PlatformerFrame;
  readonly options: Readonly<Record<string, string>>;
}

/** The fields of a level whose tiles show this letter. */
function printed(level: number, tiles: readonly [TileId, TileId], letter: string): number[] {
  return tiles.flatMap((id, side) =>
    TILES[id].cells.flatMap((line, top) =>
      [...line].flatMap((cell, c) => (cell === letter ? [level * 32 + (3 - top) * 8 + side * 4 + c] : [])),
    ),
  );
}

const TOWER = [
  ['F11', 'F12'],
  ['F06', 'F09'],
] as const;
const TAKEN = [47, 12, 13, 32, 2, 33];
const lying = (letter: string): number[] =>
  TOWER.flatMap((tiles, level) => printed(level, tiles, letter)).filter((field) => !TAKEN.includes(field));

const PICTURES: Readonly<Record<string, Picture>> = {
  forest: {
    options: { maze: 'forest', boss: 'ikee' },
    frame: { step: 'actions', seat: 0 },
    fixture: {
      levels: TOWER,
      enemies: [
        ['treant', 34],
        ['treant', 38],
        ['sporeling', 10],
      ],
      coins: lying('c'),
      gems: lying('g'),
      climbers: [
        {
          hero: 'sweety',
          at: 50,
          hearts: 4,
          coins: 6,
          gems: 4,
          special: 'sword',
          cards: ['speed-boots', 'stone-skin'],
          exhausted: ['speed-boots'],
        },
        { hero: 'etorn', at: 12, hearts: 3, coins: 5, gems: 2, special: 'boot' },
      ],
      turn: {
        seat: 0,
        number: 9,
        step: 5,
        dice: ['boot', 'boot', 'star', 'hand', 'coin'],
        used: [false, false, false, true, true],
        enemyDie: 'right',
      },
      shop: ['grapnel', 'ember-blade', 'buckler', 'leap', 'rage', 'healing'],
    },
  },
  boss: {
    options: { maze: 'void', boss: 'ikee' },
    frame: { step: 'strike', seat: 0, at: 115, wounds: 3, dice: 1, raised: 0 },
    fixture: {
      levels: [{}, {}, {}, ['VB1', 'VB3']],
      lowest: 3,
      enemies: [
        ['ikee', 115],
        ['guard', 113],
        ['guard', 111],
      ],
      gems: [121, 125],
      bossTokens: [112, 123],
      climbers: [
        {
          hero: 'etorn',
          at: 116,
          hearts: 3,
          coins: 5,
          gems: 3,
          special: 'sword',
          cards: ['feather-cloak', 'leap'],
          tokens: ['banner'],
          entered: true,
        },
        { hero: 'sweety', at: 99, hearts: 5, coins: 2, gems: 1, entered: true },
      ],
      turn: {
        seat: 0,
        number: 14,
        step: 5,
        dice: ['boot', 'coin', 'sword', 'sword', 'star'],
        used: [true, true, true, false, false],
        enemyDie: 'right',
      },
      bossDeck: ['k1', 'k2', 'k3', 'k5'],
    },
  },
  medusa: {
    options: { maze: 'forest', boss: 'medusa' },
    frame: { step: 'actions', seat: 0 },
    fixture: {
      levels: [{}, {}, {}, ['FB2', 'FB4']],
      lowest: 3,
      enemies: [
        ['medusa', 114],
        ['serpent', 120],
        ['serpent', 125],
      ],
      bossTokens: [121, 97],
      climbers: [
        { hero: 'oona', at: 99, hearts: 3, coins: 5, gems: 6, special: 'boot', tokens: ['mirror', 'stone-arm'], entered: true },
        { hero: 'grom', at: OFF, hearts: 6, coins: 2, gems: 1, entered: true },
      ],
      turn: { seat: 0, number: 22, step: 5, dice: ['boot', 'sword', 'sword', 'hand', 'star'], enemyDie: 'left' },
    },
  },
};

/** What follows the open question: the rest of the turn, and the next one. */
const restOf = (seats: number, { frame }: Picture): PlatformerFrame[] => [
  { step: 'over' },
  { step: 'turn', seat: 1 % seats },
  { step: 'boss-turn', seat: 0 },
  { step: 'end-of-turn', seat: 0 },
  { step: 'gravity', where: 'all', last: true, asked: true },
  { step: 'special-phase', seat: 0 },
  ...(frame.step === 'actions' ? [] : [{ step: 'actions', seat: 0 } as const]),
];

export const scenes: Scenes = Object.fromEntries(
  Object.entries(PICTURES).map(([name, picture]) => [
    name,
    (seats, chosen) => {
      const options = { ...chosen, ...picture.options } as Partial<PlatformerKind['options']>;
      const position = { arrange: picture.fixture, stack: [...restOf(seats, picture), picture.frame] };
      return laid({ game: platformer, toolkit }, { seats, options, seed: name, position }) as unknown as Position;
    },
  ]),
);
