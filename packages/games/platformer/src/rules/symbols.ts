/** P-28 to P-31, P-44, P-57, P-86 to P-90: dice, stars, gems and Fusing. */
import type { Chance, Seat } from '@astragal/kernel';
import { ACTION_DIE, type ActionSymbol, COMPONENTS, HEROES, SYMBOLS } from '../content/tables.ts';
import type { Die, Fuse, PlatformerTable, Spend, State } from '../state.ts';
import { SPECIAL_DIE } from '../state.ts';
import { FUSE, SPEND } from './choices.ts';
import { passive } from './facts.ts';
import { GEM_PRICES, valueWith } from './gems.ts';
import { climberOf } from './pieces.ts';
import { payGems, useDie } from './verbs.ts';

/** The dice by seat, as luck knows them. */
const DICE = Array.from({ length: 4 }, (_, seat) =>
  Array.from({ length: COMPONENTS.actionDice }, (__, die) => `action die ${die + 1} of seat ${seat}`),
);

/** P-35: throws one action die. */
export const throwDie = (seat: Seat, die: Die, chance: Chance): ActionSymbol =>
  ACTION_DIE[chance.below(ACTION_DIE.length, DICE[seat]![die]!)]!;

/** The face that a die of the tray shows if it may still be used. */
export function faceOf(s: State, seat: Seat, die: Die): ActionSymbol | undefined {
  if (die !== SPECIAL_DIE) return s.turn.used[die] === false ? s.turn.dice[die] : undefined;
  const { special } = climberOf(s, seat);
  return special === 'blank' ? undefined : special;
}

/** P-49: whether a face serves as this symbol for this hero. */
export const servesAs = (s: State, seat: Seat, face: ActionSymbol, as: ActionSymbol): boolean =>
  face === as || (face === 'star' && HEROES[climberOf(s, seat).hero].star.includes(as));

/** Whether two dice may be Fused: equal printed symbols (Q26); the special die only with the Twin Ring (Q25). */
function isPair(s: State, seat: Seat, face: ActionSymbol, other: Die): boolean {
  if (other !== SPECIAL_DIE) return s.turn.dice[other] === face && s.turn.used[other] === false;
  return climberOf(s, seat).special === face && passive(s, seat, 'fuseWithSpecial') > 0;
}

/** Adds all ways to use a symbol: single dice and Fused pairs, each with every number of gems that can be paid. */
export function addWaysToUse(wishes: (Spend | Fuse)[], s: State, seat: Seat, as: ActionSymbol, gems = climberOf(s, seat).gems): void {
  for (let die = 0; die <= SPECIAL_DIE; die++) {
    const face = faceOf(s, seat, die);
    if (face === undefined) continue;
    if (servesAs(s, seat, face, as)) addStrengths(wishes, SPEND[as][die]!, gems);
    if (face === as) continue;
    for (let other = die + 1; other <= SPECIAL_DIE; other++)
      if (isPair(s, seat, face, other)) addStrengths(wishes, FUSE[as][die]![other]!, gems);
  }
}

function addStrengths(wishes: (Spend | Fuse)[], strengths: readonly (Spend | Fuse)[], gems: number): void {
  for (let i = 0; i < GEM_PRICES.length && GEM_PRICES[i]! <= gems; i++) wishes.push(strengths[i]!);
}

/** Whether the player has this symbol in any way: as a die, a star or a Fused pair. */
export function hasSymbol(s: State, seat: Seat, as: ActionSymbol): boolean {
  for (let die = 0; die <= SPECIAL_DIE; die++) {
    const face = faceOf(s, seat, die);
    if (face === undefined) continue;
    if (servesAs(s, seat, face, as)) return true;
    for (let other = die + 1; other <= SPECIAL_DIE; other++) if (isPair(s, seat, face, other)) return true;
  }
  return false;
}

/** How many symbols of this kind the dice can still give: those that serve as it, and Fused pairs of the others. `without`: dice spent already. */
export function symbolsLeft(s: State, seat: Seat, as: ActionSymbol, without: readonly Die[] = []): number {
  let [symbols, singles] = [0, 0];
  for (let die = 0; die <= SPECIAL_DIE; die++) {
    const face = without.includes(die) ? undefined : faceOf(s, seat, die);
    if (face === undefined) continue;
    if (servesAs(s, seat, face, as)) symbols++;
    else if (die !== SPECIAL_DIE || passive(s, seat, 'fuseWithSpecial') > 0) {
      const bit = 1 << SYMBOLS.indexOf(face);
      if (singles & bit) symbols++;
      singles ^= bit;
    }
  }
  return symbols;
}

/** What so many symbols of one kind are worth together at most, with so many gems spread over them. */
export function mostWith(symbols: number, gems: number): number {
  if (symbols === 0) return 0;
  // The n-th strengthening of a die costs n (P-86): gems go round by round.
  let [value, left] = [symbols, gems];
  for (let price = 1; left >= price; price++) {
    const bought = Math.min(symbols, Math.floor(left / price));
    value += bought;
    left -= bought * price;
    if (bought < symbols) break;
  }
  return value;
}

/** P-44, P-86: spends the die or the pair with its gems; the value it has. */
export function useSymbol(s: State, seat: Seat, way: Spend | Fuse, t: PlatformerTable): number {
  const { die, as, gems } = way;
  const value = valueWith(gems) + (as === 'hand' ? passive(s, seat, 'handBonus') : 0);
  payGems(s, seat, gems);
  useDie(s, seat, die, t);
  if (way.do === 'fuse') {
    useDie(s, seat, way.with, t);
    t.tell({ kind: 'dice-fused', seat, die, with: way.with, as, gems, value });
  } else t.tell({ kind: 'die-spent', seat, die, as, gems, value });
  return value;
}

/** The pool dice that are not used yet. */
export function unusedDice(s: State): Die[] {
  const dice: Die[] = [];
  for (let die = 0; die < COMPONENTS.actionDice; die++) if (s.turn.used[die] === false) dice.push(die);
  return dice;
}

/** P-38: the ways to set the special die in step 6; here it may be one of the two (P-57). */
export function waysToSave(
  s: State,
  seat: Seat,
): ({ do: 'save'; die: Die } | { do: 'save-fused'; die: Die; with: Die; as: ActionSymbol })[] {
  const ways: ReturnType<typeof waysToSave> = [];
  const { special } = climberOf(s, seat);
  for (const die of unusedDice(s)) {
    const face = s.turn.dice[die]!;
    if (face !== special) ways.push({ do: 'save', die });
    for (let other = die + 1; other <= SPECIAL_DIE; other++)
      if (faceOf(s, seat, other) === face)
        for (const as of SYMBOLS) if (as !== face && as !== special) ways.push({ do: 'save-fused', die, with: other, as });
  }
  return ways;
}
