/** The rulebook of Platformer: chapters in reading order, and what is played for each picture. */
import type { Frame, Script, Seat } from '@astragal/kernel';
import type { ActionSymbol, BossId, CardId, EnemyId, EventId, HeroId, TileId } from '@astragal/platformer';
import type { Book, Picture } from '@astragal/table/rulebook/types.ts';

/** Columns and rows of a level, both ends included: `[0, 3, 0, 2]` is four wide and three high. */
export type Crop = readonly [left: number, right: number, bottom: number, top: number];

/** What a picture draws, read off what was played. */
export type Shown =
  /** A piece of the tower as it was before, with the way of every piece; `after`: as it is then. */
  | { readonly tower: Crop; readonly at?: 'before' | 'after'; readonly level?: number }
  /** The dice of the turn; those used lie in shade. */
  | { readonly dice: 'before' | 'after' }
  /** Dice that were used in an action, each with what it came to. */
  | { readonly spent: true }
  | { readonly special: Seat; readonly at?: 'before' | 'after' }
  | { readonly die: ActionSymbol }
  | { readonly enemyDie: 'before' | 'after' }
  /** The wounds of the blow. */
  | { readonly wounds: true }
  | { readonly purse: Seat; readonly at?: 'before' | 'after' }
  | { readonly hearts: Seat; readonly at?: 'before' | 'after' }
  | { readonly card: CardId }
  | { readonly enemy: EnemyId }
  | { readonly hero: HeroId }
  | { readonly boss: BossId }
  | { readonly event: EventId }
  | { readonly sign: 'to' | 'is' | 'and' | 'or' | 'yes' | 'no' };

type Pic = Picture<readonly Shown[]>;
const to: Shown = { sign: 'to' };
const is: Shown = { sign: 'is' };

// What a picture is played from.

/** A field of a level: row from below, column from the left. */
const f = (row: number, column: number, level = 0): number => level * 32 + row * 8 + column;

const EMPTY = ['........', '........', '........', '........'];
const GROUND = ['........', '........', '........', '========'];

interface Plan {
  readonly floors?: readonly string[];
  readonly cells?: readonly string[];
  readonly ladders?: readonly string[];
  readonly walls?: readonly string[];
  readonly levels?: readonly (object | readonly [TileId, TileId])[];
  readonly lowest?: number;
  readonly heroes?: readonly (readonly [HeroId, number, object?])[];
  readonly enemies?: readonly (readonly [string, number])[];
  readonly coins?: readonly number[];
  readonly gems?: readonly number[];
  readonly bossTokens?: readonly number[];
  readonly dice?: readonly ActionSymbol[];
  readonly shop?: readonly string[];
  readonly event?: EventId;
  readonly bossDeck?: readonly string[];
  readonly turn?: object;
}

const OVER: Frame = { step: 'over' };
const ACTIONS: Frame = { step: 'actions', seat: 0 };
/** Step 7, and no more. */
const GRAVITY: readonly Frame[] = [{ step: 'fall', where: 'all', last: true } as Frame];

/** A tower drawn by hand, with pieces on it: what is done there is up to the rules. */
function tower(plan: Plan, { stack = [ACTIONS], ...rest }: Omit<Script, 'position'> & { readonly stack?: readonly Frame[] } = {}): Script {
  const { floors = GROUND, cells = EMPTY, ladders = EMPTY, walls, levels, heroes = [], dice = [], turn, ...more } = plan;
  const rolled = [...dice, 'coin', 'coin', 'coin', 'coin', 'coin'].slice(0, 5);
  const arrange = {
    levels: levels ?? [{ floors, cells, ladders, ...(walls && { walls }) }],
    climbers: heroes.map(([hero, at, held]) => ({ hero, at, coins: 0, gems: 0, ...held })),
    turn: { seat: 0, step: 5, dice: rolled, used: rolled.map((_, i) => i >= dice.length), ...turn },
    ...more,
  };
  return {
    seats: Math.max(2, heroes.length),
    seed: 'picture',
    ...rest,
    options: { maze: 'forest', boss: 'ikee', first: 'host', ...rest.options },
    position: { arrange, stack: [OVER, ...stack] },
  };
}

const DIE: Frame = { step: 'enemy-die', seat: 0 } as Frame;
const COURT = { floors: ['........', '........', '........', '^^^^^^^^'], cells: ['........', '........', '.......S', '........'] };
const AT_BOSS: Plan = { levels: [{}, {}, {}, COURT], lowest: 3 };

// The pictures.

const goal: Pic = {
  id: 'goal',
  rules: ['P-12', 'P-97'],
  script: tower(
    {
      ...AT_BOSS,
      heroes: [['sweety', f(0, 3, 3), { gems: 7, special: 'sword' }]],
      enemies: [['ikee', f(0, 2, 3)]],
      dice: ['sword', 'sword'],
    },
    { answers: [`attack ${f(0, 2, 3)}`, 'spend 0 sword 3', 'spend 1 sword 3', 'spend 5 sword 1', 'hit'] },
  ),
  shows: [{ tower: [1, 4, 0, 1], level: 3 }, { spent: true }, is, { wounds: true }],
};

const may: readonly Pic[] = [
  {
    id: 'may-boot',
    rules: ['P-45'],
    script: tower(
      { heroes: [['sweety', f(0, 1)]], dice: ['boot', 'boot'] },
      { answers: ['spend 0 boot 0', `go ${f(0, 2)}`, 'spend 1 boot 0', `go ${f(0, 3)}`] },
    ),
    shows: [{ die: 'boot' }, { tower: [0, 4, 0, 1] }],
    live: 'play',
  },
  {
    id: 'may-sword',
    rules: ['P-46'],
    script: tower(
      { heroes: [['etorn', f(0, 1)]], enemies: [['shambler', f(0, 2)]], dice: ['sword'] },
      { answers: [`attack ${f(0, 2)}`, 'spend 0 sword 0', 'hit'] },
    ),
    shows: [{ die: 'sword' }, { tower: [0, 4, 0, 1] }],
    live: 'play',
  },
  {
    id: 'may-hand',
    rules: ['P-47', 'P-77'],
    script: tower(
      { heroes: [['calla', f(0, 0)]], enemies: [['sporeling', f(0, 3)]], dice: ['hand'] },
      { answers: [`grab ${f(0, 3)}`, 'spend 0 hand 0', `shove ${f(0, 4)}`] },
    ),
    shows: [{ die: 'hand' }, { tower: [0, 5, 0, 1] }],
    live: 'play',
  },
  {
    id: 'may-coin',
    rules: ['P-48'],
    script: tower({ heroes: [['oona', f(0, 1), { coins: 1 }]], dice: ['coin'] }, { answers: ['spend 0 coin 0'] }),
    shows: [{ die: 'coin' }, { purse: 0, at: 'before' }, to, { purse: 0, at: 'after' }],
  },
];

const turn: readonly Pic[] = [
  {
    id: 'roll',
    rules: ['P-28', 'P-35'],
    script: tower({ heroes: [['sweety', f(0, 1)]] }, { stack: [{ step: 'roll', seat: 0 } as Frame], luck: 'any', seed: 'roll' }),
    shows: [{ dice: 'after' }, { enemyDie: 'after' }],
    live: 'roll',
    wide: true,
  },
];

const LEDGE = ['........', '........', '===.....', '========'];

const moving: readonly Pic[] = [
  {
    id: 'walk',
    rules: ['P-45', 'P-58'],
    script: tower(
      { floors: LEDGE, heroes: [['sweety', f(1, 0)]], coins: [f(1, 2)], dice: ['boot', 'boot'] },
      { answers: ['spend 0 boot 0', `go ${f(1, 1)}`, 'spend 1 boot 0', `go ${f(1, 2)}`] },
    ),
    shows: [{ tower: [0, 4, 0, 2] }, { dice: 'before' }],
    wide: true,
    live: 'play',
  },
  {
    id: 'jump',
    rules: ['P-62'],
    script: tower(
      {
        floors: ['........', '..=.....', '........', '========'],
        heroes: [['etorn', f(0, 1)]],
        gems: [f(2, 1)],
        dice: ['boot', 'boot', 'boot'],
      },
      { answers: ['spend 0 boot 0', `go ${f(1, 1)}`, 'spend 1 boot 0', `go ${f(2, 1)}`, 'spend 2 boot 0', `go ${f(2, 2)}`] },
    ),
    shows: [{ tower: [0, 3, 0, 3] }],
    live: 'play',
  },
  {
    id: 'wall',
    rules: ['P-15', 'P-59', 'P-60'],
    script: tower(
      {
        walls: ['.........', '.........', '.........', '..|......'],
        heroes: [['oona', f(0, 1)]],
        enemies: [['shambler', f(0, 2)]],
        dice: ['boot'],
      },
      { answers: ['spend 0 boot 0'] },
    ),
    shows: [{ tower: [0, 3, 0, 2] }, { sign: 'no' }],
  },
  {
    id: 'ladder-up',
    rules: ['P-22', 'P-66'],
    script: tower(
      {
        floors: ['........', '........', '=H======', '========'],
        ladders: ['........', '........', '.H......', '.H......'],
        heroes: [['calla', f(0, 1)]],
        dice: ['boot'],
      },
      { answers: ['spend 0 boot 0', `go ${f(1, 1)}`] },
    ),
    shows: [{ tower: [0, 3, 0, 2] }],
    live: 'play',
  },
  {
    id: 'collect',
    rules: ['P-18', 'P-19'],
    script: tower(
      { heroes: [['nix', f(0, 0)]], coins: [f(0, 1)], gems: [f(0, 2)], dice: ['boot', 'boot'] },
      { answers: ['spend 0 boot 0', `go ${f(0, 1)}`, 'spend 1 boot 0', `go ${f(0, 2)}`] },
    ),
    shows: [{ tower: [0, 3, 0, 1] }, to, { purse: 0, at: 'after' }],
  },
  {
    id: 'portal',
    rules: ['P-23'],
    script: tower(
      {
        cells: ['........', '........', '........', '.O...O..'],
        heroes: [['nix', f(0, 1)]],
        enemies: [['shambler', f(0, 2)]],
        dice: ['boot'],
      },
      { answers: ['spend 0 boot 0', `portal ${f(0, 5)}`], options: { maze: 'void' } },
    ),
    shows: [{ die: 'boot' }, { tower: [0, 6, 0, 1] }],
    live: 'play',
  },
];

const gravity: readonly Pic[] = [
  {
    id: 'fall',
    rules: ['P-62', 'P-63', 'P-64'],
    script: tower(
      {
        floors: ['........', '===.....', '.....==.', '========'],
        cells: ['........', '........', '...t....', '........'],
        heroes: [
          ['sweety', f(2, 3)],
          ['etorn', f(1, 5)],
        ],
        gems: [f(2, 1), f(0, 7)],
      },
      { stack: GRAVITY },
    ),
    shows: [{ tower: [0, 7, 0, 2] }],
    live: 'play',
    wide: true,
  },
  {
    id: 'columns',
    rules: ['P-63'],
    script: tower({ heroes: [['sweety', f(3, 2)]], enemies: [['treant', f(2, 2)]] }, { stack: GRAVITY }),
    shows: [{ tower: [0, 4, 0, 3] }],
    live: 'play',
  },
  {
    id: 'heads',
    rules: ['P-63', 'P-72'],
    script: tower({ heroes: [['etorn', f(3, 2)]], enemies: [['treant', f(0, 2)]] }, { stack: GRAVITY }),
    shows: [{ tower: [0, 4, 0, 3] }],
    live: 'play',
  },
  {
    id: 'ladders-hold',
    rules: ['P-65', 'P-67'],
    script: tower(
      {
        floors: ['........', '........', '========', '========'],
        ladders: ['........', '..H.H...', '..H.H...', '........'],
        heroes: [['oona', f(2, 2)]],
        enemies: [['shambler', f(2, 4)]],
      },
      { stack: GRAVITY },
    ),
    shows: [{ tower: [1, 5, 0, 3] }],
    live: 'play',
  },
  {
    id: 'free-gravity',
    rules: ['P-52', 'P-39'],
    script: tower({ heroes: [['grom', f(1, 1)]], enemies: [['golem', f(2, 3)]] }, { answers: ['gravity'] }),
    shows: [{ tower: [0, 4, 0, 3] }],
    live: 'play',
  },
];

const pushing: readonly Pic[] = [
  {
    id: 'push',
    rules: ['P-70', 'P-71'],
    script: tower(
      {
        floors: LEDGE,
        heroes: [
          ['etorn', f(1, 0)],
          ['sweety', f(1, 1)],
        ],
        dice: ['boot'],
      },
      { answers: ['spend 0 boot 0', `push ${f(1, 1)} ${f(1, 2)}`] },
    ),
    shows: [{ tower: [0, 4, 0, 2] }],
    live: 'play',
    wide: true,
  },
  {
    id: 'swap',
    rules: ['P-71'],
    script: tower(
      {
        heroes: [
          ['oona', f(0, 1)],
          ['grom', f(0, 2)],
        ],
        dice: ['boot'],
      },
      { answers: ['spend 0 boot 0', `push ${f(0, 2)} ${f(0, 1)}`] },
    ),
    shows: [{ tower: [0, 3, 0, 1] }],
    live: 'play',
  },
  {
    id: 'push-enemy',
    rules: ['P-73', 'P-70'],
    script: tower(
      { floors: LEDGE, heroes: [['grom', f(1, 1)]], enemies: [['shambler', f(1, 2)]], dice: ['boot'] },
      { answers: ['spend 0 boot 0', `push ${f(1, 2)} ${f(1, 3)}`] },
    ),
    shows: [{ tower: [0, 4, 0, 2] }, { hearts: 0, at: 'after' }],
    live: 'play',
  },
  {
    id: 'push-up',
    rules: ['P-71', 'P-72'],
    script: tower(
      {
        heroes: [
          ['nix', f(0, 0)],
          ['calla', f(0, 1)],
        ],
        dice: ['boot'],
      },
      { stack: [ACTIONS], answers: ['spend 0 boot 0', `push ${f(0, 1)} ${f(1, 1)}`] },
    ),
    shows: [{ tower: [0, 3, 0, 2] }],
    live: 'play',
  },
];

const enemies: readonly Pic[] = [
  {
    id: 'enemy-attack',
    rules: ['P-36'],
    script: tower(
      {
        floors: LEDGE,
        heroes: [
          ['sweety', f(1, 1)],
          ['etorn', f(0, 0)],
        ],
        enemies: [
          ['treant', f(1, 2)],
          ['shambler', f(0, 3)],
        ],
        turn: { enemyDie: 'attack' },
      },
      { stack: [DIE] },
    ),
    shows: [{ enemyDie: 'before' }, { tower: [0, 4, 0, 2] }],
    wide: true,
  },
  {
    id: 'enemy-walk',
    rules: ['P-36', 'P-75', 'P-76'],
    script: tower(
      {
        floors: LEDGE,
        heroes: [['sweety', f(2, 5)]],
        enemies: [
          ['shambler', f(1, 2)],
          ['sporeling', f(1, 0)],
          ['sporeling', f(0, 3)],
        ],
        turn: { enemyDie: 'right' },
      },
      { stack: [DIE] },
    ),
    shows: [{ enemyDie: 'before' }, { tower: [0, 4, 0, 2] }],
    live: 'play',
  },
  {
    id: 'leaving',
    rules: ['P-68'],
    script: tower(
      { heroes: [['sweety', f(0, 2)]], enemies: [['sporeling', f(0, 1)]], dice: ['boot'] },
      { answers: ['spend 0 boot 0', `go ${f(0, 3)}`] },
    ),
    shows: [{ tower: [0, 4, 0, 1] }, { hearts: 0, at: 'after' }],
    live: 'play',
  },
  {
    id: 'one-blow',
    rules: ['P-80', 'P-82'],
    script: tower(
      { heroes: [['etorn', f(0, 1)]], enemies: [['golem', f(0, 2)]], dice: ['sword', 'sword', 'sword'] },
      { answers: [`attack ${f(0, 2)}`, 'spend 0 sword 0', 'spend 1 sword 0', 'spend 2 sword 0', 'hit'] },
    ),
    shows: [{ tower: [0, 3, 0, 1] }, { spent: true }, is, { wounds: true }, to, { purse: 0, at: 'after' }],
  },
  {
    id: 'too-weak',
    rules: ['P-81'],
    script: tower(
      { heroes: [['etorn', f(0, 1)]], enemies: [['golem', f(0, 2)]], dice: ['sword', 'sword'] },
      { answers: [`attack ${f(0, 2)}`, 'spend 0 sword 0', 'spend 1 sword 0', 'hit'] },
    ),
    shows: [{ tower: [0, 3, 0, 1], at: 'after' }, { spent: true }, is, { wounds: true }, { sign: 'no' }],
  },
  {
    id: 'heavy-hand',
    rules: ['P-25', 'P-47'],
    script: tower(
      { floors: LEDGE, heroes: [['calla', f(0, 0)]], enemies: [['golem', f(1, 2)]], dice: ['hand', 'hand'] },
      { answers: [`grab ${f(1, 2)}`, 'spend 0 hand 0', 'spend 1 hand 0', `shove ${f(1, 3)}`] },
    ),
    shows: [{ tower: [0, 4, 0, 2] }, { spent: true }],
    live: 'play',
  },
];

const wounds: readonly Pic[] = [
  {
    id: 'trap',
    rules: ['P-20', 'P-83'],
    script: tower(
      { cells: ['........', '........', '........', '..t.....'], heroes: [['sweety', f(0, 1)]], dice: ['boot'] },
      { answers: ['spend 0 boot 0', `go ${f(0, 2)}`] },
    ),
    shows: [{ tower: [0, 3, 0, 1] }, to, { hearts: 0, at: 'after' }],
    live: 'play',
  },
  {
    id: 'faint',
    rules: ['P-84', 'P-24'],
    script: tower(
      {
        heroes: [['etorn', f(0, 2), { hearts: 1, coins: 3, gems: 2, special: 'star' }]],
        enemies: [['sporeling', f(0, 1)]],
        dice: ['boot', 'boot'],
      },
      { answers: ['spend 0 boot 0', `go ${f(0, 3)}`] },
    ),
    shows: [{ tower: [0, 4, 0, 1] }, to, { hearts: 0, at: 'after' }, { purse: 0, at: 'after' }],
  },
  {
    id: 'respawn',
    rules: ['P-51', 'P-85'],
    script: tower(
      { heroes: [['nix', -1]], enemies: [['sporeling', f(0, 1)]], dice: ['coin', 'boot'] },
      { answers: [`respawn ${f(0, 3)} 0`] },
    ),
    shows: [{ dice: 'after' }, to, { tower: [0, 4, 0, 1], at: 'after' }],
  },
];

const gems: readonly Pic[] = [
  {
    id: 'strengthen',
    rules: ['P-86', 'P-87', 'P-88'],
    script: tower(
      { heroes: [['sweety', f(0, 1), { gems: 4 }]], enemies: [['golem', f(0, 2)]], dice: ['sword', 'sword'] },
      { answers: [`attack ${f(0, 2)}`, 'spend 0 sword 3', 'spend 1 sword 0', 'hit'] },
    ),
    shows: [{ purse: 0, at: 'before' }, to, { spent: true }, is, { wounds: true }],
    wide: true,
  },
  {
    id: 'strong-boot',
    rules: ['P-45', 'P-89'],
    script: tower(
      { heroes: [['etorn', f(0, 0), { gems: 3 }]], dice: ['boot'] },
      { answers: ['spend 0 boot 3', `go ${f(0, 1)}`, `go ${f(0, 2)}`, `go ${f(0, 3)}`] },
    ),
    shows: [{ spent: true }, { tower: [0, 4, 0, 1] }],
    live: 'play',
  },
  {
    id: 'fuse',
    rules: ['P-29', 'P-57'],
    script: tower(
      { heroes: [['oona', f(0, 1)]], enemies: [['shambler', f(0, 2)]], dice: ['coin', 'coin'] },
      { answers: [`attack ${f(0, 2)}`, 'fuse 0 1 sword 0', 'hit'] },
    ),
    shows: [{ dice: 'before' }, to, { die: 'sword' }, { tower: [0, 3, 0, 1] }],
  },
  {
    id: 'special',
    rules: ['P-30', 'P-38', 'P-31'],
    script: tower(
      { heroes: [['sweety', f(0, 1), { special: 'blank' }]], dice: ['sword', 'boot'] },
      { stack: [{ step: 'special-phase', seat: 0 } as Frame], answers: ['save 0'] },
    ),
    shows: [{ dice: 'before' }, to, { special: 0 }],
  },
  {
    id: 'star',
    rules: ['P-49'],
    script: tower({ heroes: [['calla', f(0, 0)]], dice: ['star'] }, { answers: ['spend 0 boot 0', `go ${f(0, 1)}`] }),
    shows: [{ die: 'star' }, is, { die: 'boot' }, { sign: 'or' }, { die: 'hand' }],
  },
  {
    id: 'ability',
    rules: ['P-55', 'P-24'],
    script: tower({ heroes: [['calla', f(0, 1)]], dice: ['boot', 'coin'] }, { answers: ['ability', 'copy 1 0'] }),
    shows: [{ dice: 'before' }, { hero: 'calla' }, to, { dice: 'after' }],
    wide: true,
  },
];

const SHOP_CELLS = ['........', '........', '........', '..S.....'];
const shop: readonly Pic[] = [
  {
    id: 'buy',
    rules: ['P-21', 'P-53'],
    script: tower(
      {
        cells: SHOP_CELLS,
        heroes: [['sweety', f(0, 2), { coins: 5 }]],
        shop: ['greed-hammer', 'grapnel', 'buckler', 'healing', 'leap', 'rage'],
      },
      { luck: [['item deck', 0]], answers: ['buy greed-hammer'] },
    ),
    shows: [{ tower: [0, 4, 0, 1] }, { purse: 0, at: 'before' }, to, { card: 'greed-hammer' }],
    wide: true,
  },
  {
    id: 'too-dear',
    rules: ['P-53'],
    script: tower({
      cells: SHOP_CELLS,
      heroes: [['sweety', f(0, 2), { coins: 5 }]],
      shop: ['greed-hammer', 'grapnel', 'buckler', 'healing', 'leap', 'rage'],
    }),
    shows: [{ card: 'grapnel' }, { purse: 0, at: 'before' }, { sign: 'no' }],
    refuses: ['buy grapnel', 'P-53'],
  },
  {
    id: 'exhaust',
    rules: ['P-26', 'P-34', 'P-54'],
    script: tower(
      { heroes: [['etorn', f(0, 1), { cards: ['greed-hammer'] }]], enemies: [['sporeling', f(0, 2)]], dice: ['sword'] },
      { answers: ['use greed-hammer', `attack ${f(0, 2)}`, 'spend 0 sword 0', 'hit'] },
    ),
    shows: [{ card: 'greed-hammer' }, { sign: 'and' }, { spent: true }, is, { wounds: true }],
  },
  {
    id: 'potion',
    rules: ['P-27', 'P-54'],
    script: tower({ heroes: [['sweety', f(0, 1), { hearts: 2, cards: ['healing'] }]] }, { answers: ['use healing'] }),
    shows: [{ hearts: 0, at: 'before' }, { card: 'healing' }, to, { hearts: 0, at: 'after' }],
  },
];

const levels: readonly Pic[] = [
  {
    id: 'reveal',
    rules: ['P-78'],
    script: tower(
      { floors: ['....====', '........', '........', '========'], heroes: [['nix', f(2, 3)]], dice: ['boot'] },
      { luck: 'any', seed: 'reveal', answers: ['spend 0 boot 0', `go ${f(3, 3)}`] },
    ),
    shows: [{ tower: [0, 7, 0, 7], at: 'after' }],
    wide: true,
  },
  {
    id: 'remove',
    rules: ['P-33', 'P-79'],
    script: tower(
      {
        levels: [{ floors: GROUND, cells: EMPTY }, ['F03', 'F04'], ['F05', 'F06']],
        heroes: [
          ['sweety', f(0, 1, 2)],
          ['etorn', f(0, 2, 0)],
        ],
      },
      { stack: [{ step: 'removal', seat: 0 } as Frame] },
    ),
    shows: [{ tower: [0, 7, 0, 11] }, to, { tower: [0, 7, 0, 7], at: 'after' }],
    wide: true,
  },
];

const boss: readonly Pic[] = [
  {
    id: 'boss-blow',
    rules: ['P-97', 'P-107'],
    script: goal.script,
    shows: [{ tower: [1, 4, 0, 1], level: 3 }, { spent: true }, is, { wounds: true }, { sign: 'yes' }],
    wide: true,
  },
  {
    id: 'one-way',
    rules: ['P-95', 'P-108', 'P-109'],
    script: tower(
      {
        levels: [{}, {}, { floors: ['==......', '........', '........', '........'] }, COURT],
        lowest: 2,
        heroes: [['calla', f(3, 1, 2)]],
        enemies: [['ikee', f(0, 6, 3)]],
        dice: ['boot'],
      },
      { answers: ['spend 0 boot 0', `go ${f(0, 1, 3)}`] },
    ),
    shows: [{ tower: [0, 7, 2, 6], level: 2 }],
    live: 'play',
  },
  {
    id: 'banner',
    rules: ['P-93', 'P-106'],
    script: tower(
      { ...AT_BOSS, heroes: [['oona', f(0, 1, 3)]], enemies: [['ikee', f(0, 6, 3)]], bossTokens: [f(0, 2, 3)], dice: ['boot'] },
      { answers: ['spend 0 boot 0', `go ${f(0, 2, 3)}`] },
    ),
    shows: [{ tower: [0, 7, 0, 2], level: 3 }],
    live: 'play',
  },
  {
    id: 'boss-turn',
    rules: ['P-41', 'P-104', 'P-101'],
    script: tower(
      {
        ...AT_BOSS,
        heroes: [['grom', f(0, 3, 3)]],
        enemies: [['ikee', f(0, 2, 3)]],
        dice: ['sword', 'sword', 'boot', 'hand', 'coin'],
        turn: { rolled: ['sword', 'sword', 'boot', 'hand', 'coin'] },
        bossDeck: ['k3', 'k4'],
      },
      { stack: [{ step: 'boss-turn', seat: 0 } as Frame], luck: 'any', seed: 'ikee' },
    ),
    shows: [{ dice: 'before' }, { tower: [0, 5, 0, 1], level: 3 }, { hearts: 0, at: 'after' }],
  },
  {
    id: 'medusa-turn',
    rules: ['P-103', 'P-99'],
    script: tower(
      { ...AT_BOSS, heroes: [['grom', f(0, 3, 3)]], enemies: [['medusa', f(0, 2, 3)]] },
      { stack: [{ step: 'boss-turn', seat: 0 } as Frame], luck: 'any', seed: 'medusa', options: { boss: 'medusa' } },
    ),
    shows: [{ enemyDie: 'after' }, { tower: [0, 5, 0, 1], level: 3 }, { hearts: 0, at: 'after' }],
  },
];

const solo: readonly Pic[] = [
  {
    id: 'event',
    rules: ['P-120', 'P-121'],
    script: tower({ heroes: [['sweety', f(0, 1)]], event: 'stampede' }, { stack: [OVER] }),
    shows: [{ event: 'stampede' }, { event: 'second-wind' }, { event: 'rockfall' }],
  },
  {
    id: 'artifact',
    rules: ['P-116', 'P-117'],
    script: tower({ heroes: [['etorn', f(0, 1), { cards: ['giants-belt'] }]] }, { answers: ['use giants-belt'] }),
    shows: [{ card: 'giants-belt' }, { card: 'winged-sandals' }],
  },
];

const table: readonly Pic[] = [
  {
    id: 'first-level',
    rules: ['P-3', 'P-9'],
    script: {
      seats: 2,
      options: { maze: 'forest', boss: 'ikee', first: 'host', heroes: 'random' },
      seed: 'first',
      position: { stack: [OVER] },
    },
    shows: [{ tower: [0, 7, 0, 3], at: 'after' }],
    wide: true,
  },
  {
    id: 'heroes',
    rules: ['P-8', 'P-24'],
    script: { seats: 2, options: { maze: 'forest', boss: 'ikee', first: 'host' }, seed: 'picture', position: { stack: [OVER] } },
    shows: [{ hero: 'sweety' }, { hero: 'etorn' }, { hero: 'calla' }, { hero: 'grom' }, { hero: 'nix' }, { hero: 'oona' }],
  },
];

export const book: Book<readonly Shown[]> = {
  goal,
  turn: ['P-33', 'P-34', 'P-35', 'P-36', 'P-37', 'P-38', 'P-39', 'P-40', 'P-41'],
  may,
  chapters: [
    { id: 'turn', rules: ['P-12', 'P-28', 'P-32', 'P-35', 'P-37', 'P-40', 'P-42..44', 'P-46', 'P-48', 'P-50'], pictures: turn },
    {
      id: 'moving',
      rules: ['P-13..16', 'P-18..19', 'P-22..23', 'P-45', 'P-58..60', 'P-62', 'P-66', 'P-69'],
      pictures: moving,
      pieces: ['speed-boots', 'leap', 'winged-sandals', 'nix'],
    },
    {
      id: 'gravity',
      rules: ['P-39', 'P-52', 'P-61', 'P-63..65', 'P-67'],
      pictures: gravity,
      pieces: ['feather-cloak', 'cloud-oil', 'fallen-feather', 'gargoyle'],
    },
    { id: 'pushing', rules: ['P-70..73'], pictures: pushing, pieces: ['bullys-gauntlet', 'smoke-pouch'] },
    {
      id: 'enemies',
      rules: ['P-17', 'P-25', 'P-36', 'P-47', 'P-68', 'P-74..77', 'P-80..82'],
      pictures: enemies,
      pieces: ['shambler', 'sporeling', 'treant', 'golem', 'werewolf', 'gargoyle', 'long-gloves'],
    },
    {
      id: 'wounds',
      rules: ['P-20', 'P-24', 'P-51', 'P-83..85'],
      pictures: wounds,
      pieces: ['healing', 'stone-skin', 'buckler', 'iron-soles', 'iron-heart', 'phoenix-ash', 'grom'],
    },
    {
      id: 'gems',
      rules: ['P-29..31', 'P-38', 'P-49', 'P-57', 'P-86..90'],
      pictures: gems,
      pieces: ['prism', 'gem-loupe', 'twin-ring', 'loaded-die', 'fools-luck', 'twin-dice'],
    },
    {
      id: 'shop',
      rules: ['P-21', 'P-26..27', 'P-34', 'P-53..56'],
      pictures: shop,
      pieces: ['trade-seal', 'lucky-purse', 'ledger', 'oona'],
    },
    { id: 'levels', rules: ['P-33', 'P-78..79'], pictures: levels, pieces: ['summit-crown'] },
    {
      id: 'boss',
      rules: ['P-41', 'P-91..115'],
      pictures: boss,
      pieces: ['medusa', 'ikee', 'serpent', 'guard', 'token:mirror', 'token:banner'],
    },
    { id: 'solo', rules: ['P-116..124'], pictures: solo },
    { id: 'table', rules: ['P-1..11'], pictures: table },
  ],
};
