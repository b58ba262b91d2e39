/** The vocabulary of components: gems, tokens, item spaces, and what an ability does. */

export const COLOURS = ['red', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

export const GEMS = ['red', 'green', 'blue', 'white'] as const;
export type Gem = (typeof GEMS)[number];

export const TOKENS = ['stamina', 'focus'] as const;
export type Token = (typeof TOKENS)[number];

/** A potion returns the token of its colour: red stamina, blue focus. */
export const POTIONS = ['red', 'blue'] as const;
export type Potion = (typeof POTIONS)[number];
export const POTION_TOKEN: Readonly<Record<Potion, Token>> = { red: 'stamina', blue: 'focus' };

/** The six item spaces of a hero's board; a weapon fits either of the last two. */
export const SLOTS = ['helmet', 'armor', 'boots', 'amulet', 'weapon-1', 'weapon-2'] as const;
export type Slot = (typeof SLOTS)[number];
/** The place of each item space in `SLOTS`. */
export const SLOT_AT: Readonly<Record<Slot, number>> = { helmet: 0, armor: 1, boots: 2, amulet: 3, 'weapon-1': 4, 'weapon-2': 5 };
export const ITEM_TYPES = ['helmet', 'armor', 'boots', 'amulet', 'weapon'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];
export const FITS: Readonly<Record<ItemType, readonly Slot[]>> = {
  helmet: ['helmet'],
  armor: ['armor'],
  boots: ['boots'],
  amulet: ['amulet'],
  weapon: ['weapon-1', 'weapon-2'],
};

/** An ability space takes stamina (red), focus (blue) or either (purple). */
export const SPACE_COLOURS = ['red', 'blue', 'purple'] as const;
export type SpaceColour = (typeof SPACE_COLOURS)[number];

/** How an ability may be paid: one token for each of its spaces, in order. */
export const PAYMENTS = ['stamina', 'focus', 'stamina+stamina', 'stamina+focus', 'focus+focus'] as const;
export type Payment = (typeof PAYMENTS)[number];
export const PAID: Readonly<Record<Payment, readonly Token[]>> = {
  stamina: ['stamina'],
  focus: ['focus'],
  'stamina+stamina': ['stamina', 'stamina'],
  'stamina+focus': ['stamina', 'focus'],
  'focus+focus': ['focus', 'focus'],
};

/** S-24: what an ability does; all but the shield change a die. */
export const EFFECTS = ['set', 'plus', 'minus', 'plus-or-minus', 'raise-any', 'lower-any', 'shield'] as const;
export type Effect = (typeof EFFECTS)[number];

/** A power is an effect with its number; `reach[v]` lists what a die showing `v` can become. */
export interface Power {
  readonly effect: Effect;
  readonly n: number;
  readonly reach: readonly (readonly number[])[];
}

export interface Ability extends Power {
  readonly spaces: readonly SpaceColour[];
  /** S-22, X-1: every way to fill all its spaces. */
  readonly payments: readonly Payment[];
}

const inside = (value: number): boolean => value >= 1 && value <= 6;
const from = (low: number, high: number): number[] => [1, 2, 3, 4, 5, 6].filter((value) => value >= low && value <= high);

/** S-24: a change that would take the die out of 1 to 6 may not be made. */
const REACH: Readonly<Record<Effect, (value: number, n: number) => readonly number[]>> = {
  set: (_, n) => [n],
  plus: (value, n) => [value + n].filter(inside),
  minus: (value, n) => [value - n].filter(inside),
  'plus-or-minus': (value, n) => [value - n, value + n].filter(inside),
  'raise-any': (value) => from(value + 1, 6),
  'lower-any': (value) => from(1, value - 1),
  shield: () => [],
};

/** A power from its effect and number. */
export const power = (effect: Effect, n = 0): Power => ({
  effect,
  n,
  reach: [0, 1, 2, 3, 4, 5, 6].map((value) => (value === 0 ? [] : REACH[effect](value, n))),
});

/** What the signs of the notation mean: `=4:B`, `+2:P`, `-?:B`, `±1:PP`, `S3:RP`. */
const SIGNS: Readonly<Record<string, Effect>> = { '=': 'set', '+': 'plus', '-': 'minus', '±': 'plus-or-minus', S: 'shield' };
const SPACE_LETTERS: Readonly<Record<string, SpaceColour>> = { R: 'red', B: 'blue', P: 'purple' };
const ACCEPTS: Readonly<Record<SpaceColour, readonly Token[]>> = { red: ['stamina'], blue: ['focus'], purple: TOKENS };

/** Whether a token may lie on a space of this colour (S-22). */
export const accepts = (space: SpaceColour, token: Token): boolean => ACCEPTS[space].includes(token);

/** A power from its notation without spaces, e.g. `+?`, `S2`. */
export function readPower(text: string): Power {
  const sign = text[0]!;
  if (text[1] === '?') return power(sign === '+' ? 'raise-any' : 'lower-any');
  return power(SIGNS[sign]!, Number(text[1]));
}

/** An ability from its notation, e.g. `S3:RP`. */
export function readAbility(text: string): Ability {
  const [what = '', letters = ''] = text.split(':');
  const spaces = [...letters].map((letter) => SPACE_LETTERS[letter]!);
  const fits = (payment: Payment): boolean => {
    const tokens = PAID[payment];
    return tokens.length === spaces.length && spaces.every((space, i) => accepts(space, tokens[i]!));
  };
  return { ...readPower(what), spaces, payments: PAYMENTS.filter(fits) };
}
