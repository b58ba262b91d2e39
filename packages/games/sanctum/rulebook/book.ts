/** The rulebook of Sanctum: chapters in reading order, and what is played for each picture. */
import type { Frame, Script, Scripted, Seat } from '@astragal/kernel';
import type { Arrangement, Seated } from '@astragal/sanctum';
import type { BlessingId, CardId, Gem, HeroId, ItemId, LordId, Potion, SkillId, Slot } from '@astragal/sanctum/content';
import type { Book, Picture } from '@astragal/table/rulebook/types.ts';

/** What a picture draws, read off what was played. */
export type Shown =
  /** The demons or cards before a hero, with the dice on them. */
  | { readonly foes: Seat; readonly at?: 'before' | 'after'; readonly first?: number }
  /** The dice as they fell, or as they lie at the end. */
  | { readonly dice: Seat; readonly at: 'rolled' | 'after' }
  /** The abilities of an item space with their wells. */
  | { readonly ability: readonly [Seat, Slot]; readonly at?: 'before' | 'after' }
  | { readonly tokens: Seat; readonly at?: 'before' | 'after' }
  | { readonly health: Seat; readonly at?: 'before' | 'after' }
  | { readonly rage: Seat; readonly at?: 'before' | 'after' }
  | { readonly potions: Seat; readonly at?: 'before' | 'after' }
  /** The nine skills with their gems. */
  | { readonly table: Seat; readonly at?: 'before' | 'after' }
  | { readonly pool: Seat; readonly at?: 'before' | 'after' }
  | { readonly item: ItemId }
  | { readonly skill: SkillId }
  | { readonly hero: HeroId }
  | { readonly lord: LordId }
  | { readonly blessing: BlessingId }
  | { readonly potion: Potion }
  | { readonly gem: Gem }
  /** As many dice as the hero owns. */
  | { readonly owned: Seat; readonly at?: 'before' | 'after' }
  /** The cards of the roar that are turned. */
  | { readonly roar: true }
  /** The sets of demons on the board, and which was taken. */
  | { readonly sets: true }
  /** The march: who stands where. */
  | { readonly march: 'before' | 'after' }
  | { readonly damage: Seat }
  | { readonly blocked: Seat }
  | { readonly sign: 'to' | 'is' | 'and' | 'or' | 'yes' | 'no' };

type Pic = Picture<readonly Shown[]>;
const to: Shown = { sign: 'to' };

// What a picture is played from.

interface Hunt extends Omit<Script, 'position'>, Omit<Arrangement, 'seated'> {
  /** Where the other stands. */
  readonly other?: number | 'walls';
  readonly state?: object;
  readonly stack?: readonly Frame[];
}

/** The huntress, and somebody else at the table. */
function hunt(me: Omit<Seated, 'hero'>, { battle, stacked, sets, other, state, stack = [NEXT_TURN], ...script }: Hunt = {}): Script {
  const arrange: Arrangement = {
    seated: [
      { hero: 'huntress', ...me },
      { hero: 'outlaw', ...(other && { at: other }) },
    ],
    ...(battle && { battle }),
    ...(stacked && { stacked }),
    ...(sets && { sets }),
  };
  const position = { arrange, ...(state && { state }), stack };
  return { seats: 2, options: { difficulty: 'normal', heroes: 'random' }, seed: 'picture', position, ...script };
}

const NEXT_TURN: Frame = { step: 'next-turn', seat: 0 };
const FIGHT: readonly Frame[] = [{ step: 'fight', seat: 0 } as Frame];
const KILLED: readonly Frame[] = [{ step: 'killed', seat: 0 } as Frame];
const REST: readonly Frame[] = [{ step: 'resting', seat: 0, last: false } as Frame];
const LAST_REST: readonly Frame[] = [{ step: 'resting', seat: 0, last: true } as Frame];
/** Dice as a person reads them. */
const roll = (...values: readonly number[]): readonly Scripted[] => values.map((value) => value - 1);

/** Nobody has set out yet. */
const START = { front: 0, marching: [], heroes: { 0: { at: 0 }, 1: { at: 0 } } };

const THREE: readonly CardId[] = ['acrobat-boots', 'feathered-cap', 'seers-hood'];

// The pictures.

const goal: Pic = {
  id: 'goal',
  rules: ['S-94', 'S-99', 'S-142'],
  script: hunt(
    { health: 8, wears: [['weapon-1', 'bone-knife']] },
    { battle: ['lord-1', 'fury-1', 'lord-8'], stack: FIGHT, luck: roll(1, 4, 5), answers: ['roll', 'hit 0 0 0'] },
  ),
  shows: [
    { foes: 0, at: 'after', first: 3 },
    { health: 0, at: 'after' },
  ],
};

const may: readonly Pic[] = [
  {
    id: 'may-move',
    rules: ['S-16', 'S-18'],
    script: hunt({ at: 1 }, { luck: 'any', seed: 'march', answers: ['move', 'take 0'] }),
    shows: [{ march: 'before' }, to, { march: 'after' }],
  },
  {
    id: 'may-fight',
    rules: ['S-28', 'S-31'],
    script: hunt(
      { demons: ['feathered-cap', 'seers-hood'] },
      { stack: FIGHT, luck: roll(3, 2), answers: ['roll', 'hit 0 0 0', 'hit 1 1 0'] },
    ),
    shows: [{ dice: 0, at: 'rolled' }, to, { foes: 0, at: 'after' }],
  },
  {
    id: 'may-rest',
    rules: ['S-45', 'S-46'],
    script: hunt({ bag: ['short-bow'], freed: { green: 1 } }, { stack: REST, answers: ['equip short-bow weapon-1 green'] }),
    shows: [{ gem: 'green' }, { sign: 'and' }, { item: 'short-bow' }, to, { ability: [0, 'weapon-1'] }],
  },
];

const moving: readonly Pic[] = [
  {
    id: 'front',
    rules: ['S-16'],
    script: hunt({ at: 1 }, { other: 3, luck: 'any', seed: 'front', answers: ['move', 'take 0'] }),
    shows: [{ march: 'before' }, to, { march: 'after' }],
    wide: true,
  },
  {
    id: 'sets',
    rules: ['S-17', 'S-18'],
    script: hunt({}, { state: START, luck: 'any', seed: 'sets', answers: ['move', 'take 2'] }),
    shows: [{ sets: true }],
    wide: true,
  },
  {
    id: 'chased',
    rules: ['S-18', 'S-28', 'S-15'],
    script: hunt({ demons: ['sling', 'buckler', 'acrobat-boots'] }, {}),
    shows: [{ foes: 0 }, { sign: 'yes' }],
    allows: 'rest',
  },
  {
    id: 'first-move',
    rules: ['S-14'],
    script: hunt({}, { state: START }),
    shows: [{ march: 'before' }, { sign: 'no' }],
    refuses: ['rest', 'S-14'],
  },
  {
    id: 'chest',
    rules: ['S-19'],
    script: hunt(
      { at: 4 },
      {
        other: 5,
        sets: [['acrobat-boots'], ['druids-mantle'], ['hide-vest', 'novices-robe'], ['brigandine']],
        stacked: ['garnet-brooch'],
        answers: ['move', 'take 4', 'end', 'loot acrobat-boots', '1: loot brigandine'],
      },
    ),
    shows: [{ march: 'after' }, to, { item: 'acrobat-boots' }, { item: 'brigandine' }],
    wide: true,
  },
  {
    id: 'angel',
    rules: ['S-21'],
    script: hunt({ at: 8 }, { other: 7, luck: 'any', seed: 'angel', answers: ['move'] }),
    shows: [{ owned: 0, at: 'before' }, to, { owned: 0 }],
  },
];

const abilities: readonly Pic[] = [
  {
    id: 'ability',
    rules: ['S-22', 'S-24'],
    script: hunt({ demons: THREE }, { stack: FIGHT, luck: roll(6, 4), answers: ['roll', 'use weapon-1 0 focus 1 5'] }),
    shows: [
      { ability: [0, 'weapon-1'], at: 'before' },
      { dice: 0, at: 'rolled' },
      to,
      { ability: [0, 'weapon-1'] },
      { dice: 0, at: 'after' },
    ],
    wide: true,
  },
  {
    id: 'colours',
    rules: ['S-22'],
    script: hunt(
      {
        wears: [
          ['armor', 'mirror-cuirass'],
          ['weapon-1', 'cudgel'],
        ],
      },
      {},
    ),
    shows: [
      { ability: [0, 'armor'], at: 'before' },
      { ability: [0, 'weapon-1'], at: 'before' },
      { tokens: 0, at: 'before' },
    ],
  },
  {
    id: 'spent',
    rules: ['S-22'],
    script: hunt({ demons: THREE }, { stack: FIGHT, luck: roll(6, 6), answers: ['roll', 'use weapon-1 0 focus 1 5'] }),
    shows: [{ ability: [0, 'weapon-1'] }, { sign: 'no' }],
  },
  {
    id: 'covered',
    rules: ['S-23'],
    script: hunt({ bag: ['bone-knife'], freed: { blue: 1 } }, { stack: REST, answers: ['equip bone-knife weapon-1 blue'] }),
    shows: [{ ability: [0, 'weapon-1'], at: 'before' }, to, { item: 'bone-knife' }, { ability: [0, 'weapon-1'] }],
  },
  {
    id: 'rage',
    rules: ['S-26'],
    script: hunt({ demons: THREE }, { stack: FIGHT, luck: roll(6, 6), answers: ['roll', 'rage 0 1'] }),
    shows: [{ rage: 0, at: 'before' }, { dice: 0, at: 'rolled' }, to, { dice: 0, at: 'after' }, { rage: 0 }],
  },
  {
    id: 'rage-wakes',
    rules: ['S-27'],
    script: hunt({ demons: ['acrobat-boots'], raging: 0 }, { stack: FIGHT, luck: roll(3, 1), answers: ['roll', 'hit 1 0 0', 'done'] }),
    shows: [{ dice: 0, at: 'after' }, { foes: 0, at: 'after' }, to, { rage: 0 }],
  },
];

const EXAMPLE = ['roll', 'hit 0 0 1', 'use weapon-1 0 focus 1 5', 'use weapon-2 0 focus 1 3', 'hit 1 1 0'];
const fighting: readonly Pic[] = [
  {
    id: 'roll',
    rules: ['S-30'],
    script: hunt({ demons: THREE, wears: [['weapon-1', 'bone-knife']] }, { stack: FIGHT, luck: roll(2, 6, 4), answers: ['roll'] }),
    shows: [{ dice: 0, at: 'rolled' }],
    live: 'roll',
    wide: true,
  },
  {
    id: 'attack',
    rules: ['S-31'],
    script: hunt({ demons: THREE }, { stack: FIGHT, luck: roll(6, 6), answers: EXAMPLE }),
    shows: [{ dice: 0, at: 'rolled' }, to, { foes: 0, at: 'after' }],
    live: 'play',
    wide: true,
  },
  {
    id: 'wrong-number',
    rules: ['S-31'],
    script: hunt({ demons: ['feathered-cap'] }, { stack: FIGHT, luck: roll(6, 5), answers: ['roll'] }),
    shows: [{ dice: 0, at: 'rolled' }, { foes: 0 }, { sign: 'no' }],
    refuses: ['hit 0 0 0', 'S-31'],
  },
  {
    id: 'damage',
    rules: ['S-32'],
    script: hunt(
      { demons: THREE },
      { stack: FIGHT, luck: roll(6, 6), answers: [...EXAMPLE, 'done', 'shield armor 0 stamina+stamina', 'done'] },
    ),
    shows: [{ foes: 0, at: 'before' }, to, { damage: 0 }, { blocked: 0 }, to, { health: 0 }],
    wide: true,
  },
  {
    id: 'hits-stay',
    rules: ['S-35'],
    script: hunt(
      { demons: ['acrobat-boots'] },
      { stack: FIGHT, luck: roll(6, 3), answers: ['roll', 'hit 0 0 1', 'done', 'shield armor 0 stamina+stamina', 'done'] },
    ),
    shows: [{ foes: 0, at: 'after' }],
  },
  {
    id: 'potion',
    rules: ['S-29'],
    script: hunt(
      { demons: ['feathered-cap'], potions: { blue: 1 }, focus: 3 },
      { state: { heroes: { 0: { gear: { 4: { wells: ['focus'] } } } } }, stack: FIGHT, answers: ['drink blue weapon-1 0'] },
    ),
    shows: [{ potion: 'blue' }, { ability: [0, 'weapon-1'], at: 'before' }, to, { ability: [0, 'weapon-1'] }, { tokens: 0 }],
  },
  {
    id: 'death',
    rules: ['S-33'],
    script: hunt(
      { demons: ['acrobat-boots'], health: 1 },
      { stack: [{ step: 'end', seat: 0 }, ...FIGHT], luck: roll(2, 2), answers: ['roll', 'done', 'done'] },
    ),
    shows: [{ foes: 0, at: 'before' }, to, { health: 0 }],
  },
];

const levels: readonly Pic[] = [
  {
    id: 'climb',
    rules: ['S-37'],
    script: hunt({ demons: ['feathered-cap'], slain: true }, { stack: KILLED, answers: ['climb green 1 green'] }),
    shows: [{ foes: 0, at: 'before' }, { table: 0, at: 'before' }, to, { table: 0 }, { pool: 0 }],
    wide: true,
  },
  {
    id: 'gain-skill',
    rules: ['S-40', 'S-42'],
    script: hunt({ demons: ['crow-plume-helm'], slain: true }, { stack: KILLED, answers: ['climb red 1 red', 'climb red 1 red'] }),
    shows: [{ table: 0 }, to, { skill: 'hardened' }, { tokens: 0 }],
  },
  {
    id: 'white',
    rules: ['S-37', 'S-149'],
    script: hunt({ demons: ['sling'], slain: true }, { stack: KILLED, answers: ['climb blue 1 white'] }),
    shows: [{ gem: 'white' }, to, { table: 0 }],
  },
  {
    id: 'item',
    rules: ['S-34', 'S-148'],
    script: hunt({ demons: ['feathered-cap'], slain: true }, { stack: KILLED, answers: ['climb green 1 green', 'reveal 0'] }),
    shows: [{ foes: 0, at: 'before' }, to, { item: 'feathered-cap' }],
  },
  {
    id: 'silver',
    rules: ['S-44'],
    script: hunt({ skills: ['falcon-companion'], demons: THREE }, { stack: FIGHT, luck: roll(5, 2, 6), answers: ['roll'] }),
    shows: [{ skill: 'falcon-companion' }, to, { dice: 0, at: 'rolled' }],
  },
];

const resting: readonly Pic[] = [
  {
    id: 'restore',
    rules: ['S-45'],
    script: hunt(
      { stamina: 1, focus: 3 },
      { state: { heroes: { 0: { gear: { 1: { wells: ['stamina', 'stamina'] }, 4: { wells: ['focus'] } } } } }, stack: REST },
    ),
    shows: [
      { ability: [0, 'armor'], at: 'before' },
      { ability: [0, 'weapon-1'], at: 'before' },
      to,
      { ability: [0, 'armor'] },
      { tokens: 0 },
    ],
    wide: true,
  },
  {
    id: 'equip',
    rules: ['S-46', 'S-48'],
    script: hunt({ bag: ['padded-jack'], freed: { red: 1 } }, { stack: REST, answers: ['equip padded-jack armor red'] }),
    shows: [{ pool: 0, at: 'before' }, { item: 'padded-jack' }, to, { ability: [0, 'armor'] }],
  },
  {
    id: 'no-gem',
    rules: ['S-46'],
    script: hunt({ bag: ['brigandine'] }, { stack: REST }),
    shows: [{ pool: 0, at: 'before' }, { item: 'brigandine' }, { sign: 'no' }],
  },
  {
    id: 'flames',
    rules: ['S-49'],
    script: hunt({ bag: ['seers-hood'], freed: { blue: 1 } }, { stack: REST, answers: ['equip seers-hood helmet blue'] }),
    shows: [{ tokens: 0, at: 'before' }, { item: 'seers-hood' }, to, { tokens: 0 }],
  },
  {
    id: 'brew',
    rules: ['S-50'],
    script: hunt({ bag: ['sling'] }, { stack: REST, answers: ['brew sling red'] }),
    shows: [{ item: 'sling' }, to, { potions: 0 }],
  },
];

const deeds: readonly Pic[] = [
  {
    id: 'achievement',
    rules: ['S-60', 'S-62', 'S-61'],
    script: hunt({ skills: ['hardened', 'trail-rations', 'clear-mind'] }, { stack: [{ step: 'achievements', seat: 0 } as Frame] }),
    shows: [{ skill: 'hardened' }, { skill: 'trail-rations' }, { skill: 'clear-mind' }, to, { sign: 'yes' }],
    wide: true,
  },
];

const walls: readonly Pic[] = [
  {
    id: 'breach',
    rules: ['S-72', 'S-71'],
    script: hunt({ at: 'walls' }),
    shows: [{ hero: 'huntress' }, { sign: 'yes' }],
    allows: 'breach',
  },
  {
    id: 'not-yet',
    rules: ['S-72'],
    script: hunt({ at: 'walls', demons: ['sling'] }),
    shows: [{ foes: 0 }, { sign: 'no' }],
    refuses: ['breach', 'S-72'],
  },
  {
    id: 'call',
    rules: ['S-74', 'S-75', 'S-77'],
    script: hunt(
      { at: 'walls', demons: ['banded-mail'] },
      { other: 'walls', stack: [{ step: 'next-turn', seat: 1 } as Frame], luck: 'any', seed: 'call', answers: ['1: breach'] },
    ),
    shows: [{ hero: 'outlaw' }, to, { hero: 'huntress' }, { foes: 0 }, { sign: 'yes' }],
    allows: 'answer',
    wide: true,
  },
];

const lord: readonly Pic[] = [
  {
    id: 'last-rest',
    rules: ['S-80'],
    script: hunt(
      { bag: ['garnet-brooch', 'river-pebble'], freed: { red: 2 } },
      { stack: LAST_REST, answers: ['equip garnet-brooch amulet red+red', 'brew river-pebble red'] },
    ),
    shows: [{ item: 'garnet-brooch' }, { item: 'river-pebble' }, to, { ability: [0, 'amulet'] }, { potions: 0 }],
    wide: true,
  },
  {
    id: 'row',
    rules: ['S-90', 'S-94'],
    script: hunt({}, { battle: ['lord-1', 'fury-1', 'lord-8'], stack: FIGHT, luck: roll(1, 5), answers: ['roll'] }),
    shows: [{ foes: 0, at: 'after' }],
    wide: true,
  },
  {
    id: 'doors',
    rules: ['S-110', 'S-111'],
    script: hunt({}, { battle: ['lord-8'], stack: [{ step: 'effect', seat: 0, card: 'lord-1' } as Frame], answers: ['suffer'] }),
    shows: [{ lord: 'lord-1' }, to, { tokens: 0, at: 'before' }, { sign: 'or' }, { health: 0, at: 'before' }],
    wide: true,
  },
  {
    id: 'fury',
    rules: ['S-95', 'S-125'],
    script: hunt({}, { battle: ['lord-1', 'fury-17', 'lord-8'], stack: FIGHT, luck: roll(1, 5), answers: ['roll', 'hit 0 0 0'] }),
    shows: [{ foes: 0, at: 'before', first: 3 }, to, { foes: 0, at: 'after', first: 3 }],
  },
  {
    id: 'all-damage',
    rules: ['S-96'],
    script: hunt({}, { battle: ['lord-7', 'fury-1', 'lord-8'], stack: FIGHT, luck: roll(3, 3), answers: ['roll', 'done'] }),
    shows: [{ foes: 0, at: 'after' }, to, { damage: 0 }],
    wide: true,
  },
  {
    id: 'blessing',
    rules: ['S-93', 'S-135'],
    script: hunt({}, { battle: ['lord-8'], stack: FIGHT, luck: roll(3, 3), answers: ['roll'] }),
    shows: [{ blessing: 'set-6' }, { blessing: 'raise-any' }, { blessing: 'shield-3' }],
  },
  {
    id: 'roar',
    rules: ['S-104', 'S-105', 'S-107'],
    script: hunt(
      {},
      {
        battle: ['lord-8'],
        stack: [{ step: 'roar' } as Frame],
        luck: 'any',
        seed: 'roar',
        answers: ['wounds', 'wounds'],
      },
    ),
    shows: [{ health: 0, at: 'before' }, to, { roar: true }, to, { health: 0 }],
    wide: true,
  },
];

const ending: readonly Pic[] = [
  {
    id: 'tie',
    rules: ['S-142'],
    script: hunt(
      { health: 6, blessings: ['set-6', 'shield-3'] },
      {
        state: { phase: 'battle', heroes: { 0: { fate: 'won' }, 1: { fate: 'won', health: 6 } } },
        stack: [{ step: 'finish' } as Frame],
      },
    ),
    shows: [{ health: 0 }, { blessing: 'set-6' }, { blessing: 'shield-3' }, { sign: 'yes' }, { health: 1 }, { sign: 'no' }],
    wide: true,
  },
];

const table: readonly Pic[] = [
  {
    id: 'board',
    rules: ['S-8', 'S-9'],
    script: hunt({}),
    shows: [{ hero: 'huntress' }, { tokens: 0, at: 'before' }, { health: 0, at: 'before' }, { table: 0, at: 'before' }],
    wide: true,
  },
  {
    id: 'heroes',
    rules: ['S-8'],
    script: hunt({}),
    shows: [{ hero: 'huntress' }, { hero: 'outlaw' }, { hero: 'slayer' }, { hero: 'dancer' }],
  },
];

export const book: Book<readonly Shown[]> = {
  goal,
  turn: ['S-13'],
  may,
  chapters: [
    { id: 'moving', rules: ['S-13..21'], pictures: moving },
    {
      id: 'abilities',
      rules: ['S-22..27'],
      pictures: abilities,
      pieces: ['surge-of-power', 'twin-rage', 'berserk', 'volley', 'somersault'],
    },
    {
      id: 'fighting',
      rules: ['S-28..36'],
      pictures: fighting,
      pieces: ['hawk-eye', 'loaded-dice', 'encore', 'pinning-shot', 'evasion', 'double-strike'],
    },
    { id: 'levels', rules: ['S-37..44'], pictures: levels, pieces: ['falcon-companion', 'poisoned-blade', 'blood-fury', 'dance-partner'] },
    { id: 'resting', rules: ['S-45..51'], pictures: resting, pieces: ['deep-pockets', 'antidote', 'potion:red', 'potion:blue'] },
    { id: 'deeds', rules: ['S-60..66'], pictures: deeds },
    { id: 'walls', rules: ['S-70..78'], pictures: walls },
    {
      id: 'lord',
      rules: ['S-80..82', 'S-90..100', 'S-104..107', 'S-110..120', 'S-125..130', 'S-135'],
      pictures: lord,
      pieces: ['blessing:stamina-1', 'blessing:set-6', 'blessing:shield-3'],
    },
    { id: 'ending', rules: ['S-140..142', 'S-145..149'], pictures: ending },
    { id: 'table', rules: ['S-1..12'], pictures: table },
  ],
};
