/** What the three lexicons have in common besides their words. */
import { type DemonFace, type ItemId, itemOf } from '../content/cards.ts';
import { type Colour, type Gem, PAID, type Payment } from '../content/effects.ts';
import type { DieSource, TurnChoice } from '../state.ts';
import { type ContentNames, demonName, placeOf, tokensOf } from './names.ts';

/** What changed a die or blocked damage, by name. */
export const sourcesOf = (names: ContentNames, printed: string, rage: string): Readonly<Record<DieSource, string>> => ({
  ...names.items,
  ...names.skills,
  ...names.blessings,
  printed,
  rage,
});

/** Dice by number, counted from one: `0+2` reads "1, 3". */
export const diceOf = (dice: string): string =>
  dice
    .split('+')
    .map((die) => Number(die) + 1)
    .join(', ');

/** Rolled gold dice, and the silver one, which comes last. */
export const rollOf = (dice: readonly number[], silver: boolean): { readonly gold: string; readonly silver: number | undefined } => ({
  gold: (silver ? dice.slice(0, -1) : dice).join(', '),
  silver: silver ? dice.at(-1) : undefined,
});

/** The tokens of a payment: "1 stamina token, 1 focus token". */
export function paymentOf(names: ContentNames, pay: Payment): string {
  const tokens = { stamina: 0, focus: 0 };
  for (const token of PAID[pay]) tokens[token]++;
  return tokensOf(names, tokens);
}

/** The gems on an item's symbols: "red gem, white gem". */
export const gemsOf = (names: ContentNames, pay: string): string =>
  pay
    .split('+')
    .map((gem) => names.gems[gem as Gem])
    .join(', ');

/** The demons of a set: "Ash Imp (1) + Bone Rattler (4)". */
export const setOf = (names: ContentNames, faces: readonly DemonFace[]): string => faces.map((face) => demonName(names, face)).join(' + ');

/** Several sets: "Ash Imp (1) + Bone Rattler (4); Cinder Brute (1, 2)". */
export const setsOf = (names: ContentNames, sets: readonly (readonly DemonFace[])[]): string =>
  sets.map((set) => setOf(names, set)).join('; ');

/** Where a gem of this place climbs to: the place above, or the gem pool. */
export const climbsTo = (names: ContentNames, pool: string, column: Colour, level: number): string =>
  level === 1 ? pool : placeOf(names, column, level - 1);

/** Weapons are taken in hand, everything else is put on. */
export const isWeapon = (item: ItemId): boolean => itemOf(item).type === 'weapon';

/** Answers that change dice before they are put on numbers. */
export const CHANGES = ['use', 'rage', 'reroll', 'partner', 'copy', 'flip', 'crush', 'invoke'] as const;

type Deed = TurnChoice['do'];

/** What can be done with a turn, as one sentence without its end: "march, fight, or rest". */
export const deedsIn =
  (phrases: Readonly<Record<Deed, string>>, or: string) =>
  (may: readonly { readonly do: Deed }[] = [{ do: 'move' }, { do: 'fight' }, { do: 'rest' }]): string => {
    const said = may.map((choice) => phrases[choice.do]);
    return [said.slice(0, -1).join(', '), ...said.slice(-1)].filter(Boolean).join(or);
  };
