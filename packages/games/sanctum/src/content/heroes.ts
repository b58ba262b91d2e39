/** The four heroes: what is printed on their boards, and nine skills each. */
import { type Ability, type Colour, readAbility, SLOTS, type Slot } from './effects.ts';

/** What a skill card does (D.9); `n` is its number. `block-per-colour` looks at freed red, green and blue gems, never at white ones (S-149). */
export type SkillOp =
  | 'block'
  | 'block-per-colour'
  | 'block-per-die'
  | 'copy-die'
  | 'double-assign'
  | 'extra-rage'
  | 'flip-die'
  | 'intimidate'
  | 'potion-block'
  | 'potion-power'
  | 'potion-slots'
  | 'rage-on-wound'
  | 'reduce-hit-card'
  | 'reduce-one-card'
  | 'regenerate'
  | 'reroll'
  | 'reroll-all'
  | 'shield-bonus'
  | 'silver-die'
  | 'tokens'
  | 'wild-face';

export type SkillTiming = 'immediate' | 'before-roll' | 'roll' | 'after-roll' | 'attack' | 'attack-or-block' | 'block' | 'after-block';

/** S-44: when the silver die is rolled (`drunk-or-dry`: a potion was drunk in this fight, or none is left), and what may change it. */
export interface Silver {
  readonly when: 'always' | 'drunk-or-dry' | 'raging';
  /** `never`: nothing (K-29); `copying`: once, before the attack, it may take the value of another die. */
  readonly change: 'freely' | 'never' | 'copying';
}

export interface Skill {
  readonly kind: 'tile' | 'card';
  readonly column: Colour;
  readonly level: 1 | 2 | 3;
  /** Gems that lie on it at the start: those of its column, and white ones. */
  readonly gems: number;
  readonly whites: number;
  /** Tokens of a tile (S-42). */
  readonly stamina: number;
  readonly focus: number;
  readonly timing: SkillTiming;
  readonly op: SkillOp;
  readonly n: number;
  readonly mark: 'none' | 'signature' | 'silver';
  readonly silver?: Silver;
}

export interface HeroBoard {
  readonly stamina: number;
  readonly focus: number;
  /** S-23: abilities printed on item spaces, usable while no item covers them; by place in `SLOTS`. */
  readonly printed: readonly (readonly Ability[])[];
  readonly skills: Readonly<Record<string, Skill>>;
}

const printed = (bySlot: Readonly<Partial<Record<Slot, string>>>): readonly (readonly Ability[])[] =>
  SLOTS.map((slot) => (bySlot[slot] ? [readAbility(bySlot[slot])] : []));

const count = (letters: string, white: boolean): number => [...letters].filter((letter) => (letter === 'W') === white).length;

/** A tile gives its tokens when gained, and nothing else. */
const tile = (column: Colour, level: 1 | 2 | 3, gems: string, stamina: number, focus: number): Skill => ({
  kind: 'tile',
  column,
  level,
  gems: count(gems, false),
  whites: count(gems, true),
  stamina,
  focus,
  timing: 'immediate',
  op: 'tokens',
  n: 0,
  mark: 'none',
});

/** A card says when it works and what it does. */
const card = (
  column: Colour,
  level: 1 | 2 | 3,
  gems: string,
  timing: SkillTiming,
  op: SkillOp,
  n: number,
  mark: Skill['mark'] = 'none',
): Skill => ({
  kind: 'card',
  column,
  level,
  gems: count(gems, false),
  whites: count(gems, true),
  stamina: 0,
  focus: 0,
  timing,
  op,
  n,
  mark,
});

/** The card that holds the silver die. */
const silverCard = (column: Colour, level: 1 | 2 | 3, gems: string, when: Silver['when'], change: Silver['change'] = 'freely'): Skill => ({
  ...card(column, level, gems, 'roll', 'silver-die', 0, 'silver'),
  silver: { when, change },
});

export const HEROES = {
  huntress: {
    stamina: 3,
    focus: 4,
    printed: printed({ 'weapon-1': '±1:B', 'weapon-2': '±2:B', armor: 'S2:RR', helmet: '+1:P' }),
    skills: {
      hardened: tile('red', 1, 'RR', 1, 0),
      'pinning-shot': card('red', 2, 'RR', 'block', 'reduce-hit-card', 1),
      evasion: card('red', 3, 'RRW', 'block', 'block-per-colour', 6),
      'hawk-eye': card('green', 1, 'GG', 'after-roll', 'reroll', 1),
      'trail-rations': tile('green', 2, 'GG', 1, 1),
      'falcon-companion': silverCard('green', 3, 'GG', 'always', 'never'),
      'surge-of-power': card('blue', 1, 'BBBW', 'attack-or-block', 'regenerate', 1),
      volley: card('blue', 2, 'B', 'attack', 'copy-die', 0, 'signature'),
      'clear-mind': tile('blue', 3, 'BB', 0, 2),
    },
  },
  outlaw: {
    stamina: 4,
    focus: 5,
    printed: printed({ 'weapon-1': '+2:B', 'weapon-2': '-2:B', armor: 'S2:R', boots: '±1:P' }),
    skills: {
      'callused-hands': tile('red', 1, 'RRR', 1, 0),
      'smoke-bomb': card('red', 2, 'R', 'block', 'reduce-one-card', 2),
      'venom-in-the-veins': card('red', 3, 'RR', 'block', 'potion-block', 4),
      'deep-pockets': card('green', 1, 'GGW', 'immediate', 'potion-slots', 2),
      'street-wise': tile('green', 2, 'GG', 1, 1),
      antidote: card('green', 3, 'GG', 'before-roll', 'potion-power', 2, 'signature'),
      'loaded-dice': card('blue', 1, 'BB', 'after-roll', 'reroll', 2),
      'poisoned-blade': silverCard('blue', 2, 'BBW', 'drunk-or-dry'),
      'cold-blood': tile('blue', 3, 'BB', 0, 2),
    },
  },
  slayer: {
    stamina: 6,
    focus: 3,
    printed: printed({ 'weapon-1': '±1:B', 'weapon-2': 'S2:RR', armor: 'S2:R', helmet: '+?:P' }),
    skills: {
      'twin-rage': card('red', 1, 'R', 'immediate', 'extra-rage', 0),
      unbreakable: card('red', 2, 'R', 'block', 'shield-bonus', 3, 'signature'),
      'oak-heart': tile('red', 3, 'RRRR', 2, 0),
      berserk: card('green', 1, 'GG', 'after-block', 'rage-on-wound', 0),
      'tribal-lore': tile('green', 2, 'GG', 1, 1),
      'blood-fury': silverCard('green', 3, 'GGW', 'raging'),
      'crushing-blow': card('blue', 1, 'BB', 'attack', 'wild-face', 6),
      intimidate: card('blue', 2, 'BBW', 'block', 'intimidate', 1),
      'focused-fury': tile('blue', 3, 'BB', 0, 2),
    },
  },
  dancer: {
    stamina: 4,
    focus: 3,
    printed: printed({ 'weapon-1': '±2:P', 'weapon-2': '-?:B', armor: 'S2:RP', boots: '+1:B' }),
    skills: {
      'graceful-step': card('red', 1, 'RR', 'block', 'block', 1),
      'endurance-training': tile('red', 2, 'RRR', 2, 0),
      'whirling-guard': card('red', 3, 'R', 'block', 'block-per-die', 2),
      poise: tile('green', 1, 'GG', 0, 1),
      somersault: card('green', 2, 'GG', 'attack', 'flip-die', 0),
      'dance-partner': silverCard('green', 3, 'GGW', 'always', 'copying'),
      'double-strike': card('blue', 1, 'BB', 'attack', 'double-assign', 0, 'signature'),
      'battle-trance': tile('blue', 2, 'BB', 1, 1),
      encore: card('blue', 3, 'BBW', 'after-roll', 'reroll-all', 0),
    },
  },
} as const satisfies Readonly<Record<string, HeroBoard>>;

export type HeroId = keyof typeof HEROES;
export const HERO_IDS = Object.keys(HEROES) as readonly HeroId[];
export type SkillId = { [H in HeroId]: keyof (typeof HEROES)[H]['skills'] }[HeroId];

const boards: Readonly<Record<HeroId, HeroBoard>> = HEROES;
export const boardOf = (hero: HeroId): HeroBoard => boards[hero];

/** A hero's skills by place in the table: red I, II, III, green I ... blue III. */
export const SKILLS_OF = Object.fromEntries(HERO_IDS.map((hero) => [hero, Object.keys(boards[hero].skills)])) as unknown as Readonly<
  Record<HeroId, readonly SkillId[]>
>;

export const SKILLS = Object.assign({}, ...HERO_IDS.map((hero) => boards[hero].skills)) as Readonly<Record<SkillId, Skill>>;
export const skillOf = (id: SkillId): Skill => SKILLS[id];
