/** Questions to a state: short names for what the rules ask again and again. Nothing here writes. */
import type { Seat } from '@astragal/kernel';
import {
  type Amounts,
  amounts,
  BOARS,
  CAPPED,
  CAPS,
  CARDS,
  type Capped,
  CHEST,
  DICE,
  type DieId,
  FACE_INDEX,
  FACES,
  type FaceId,
  HAMMER,
  mainOf,
  PRICES,
} from '../content/index.ts';
import type { Die, Placed, Player, Refusal, State, Take } from '../state.ts';

/** All seats clockwise, beginning with this one. */
export function seatsFrom(s: State, first: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < s.players.length; i++) seats.push((first + i) % s.players.length);
  return seats;
}

/** Everybody else clockwise, beginning with the seat to the left. */
export const opponentsOf = (s: State, seat: Seat): Seat[] => seatsFrom(s, seat).slice(1);

/** The cap of a resource (DF-12, DF-111). */
export const capOf = (player: Player, resource: Capped): number => capsOf(player)[resource];

export const capsOf = ({ chests }: Player): Record<Capped, number> => ({
  gold: CAPS.gold + CHEST.gold * chests,
  sun: CAPS.sun + CHEST.sun * chests,
  moon: CAPS.moon + CHEST.moon * chests,
});

const HAMMER_SPACES = HAMMER.spaces * HAMMER.glory.length;

/** Spaces left on all hammers of a player (DF-108). */
export const spacesLeft = (player: Player): number => player.hammers * HAMMER_SPACES - player.hammered;

/** The glory a player's hammers have given so far (DF-107, DF-109). */
export function hammerGlory(hammered: number): number {
  const phases = Math.floor(hammered / HAMMER.spaces);
  let glory = 0;
  for (let i = 0; i < phases; i++) glory += HAMMER.glory[i % HAMMER.glory.length]!;
  return glory;
}

/** A die of a player. */
export const dieOf = ({ light, dark }: Player, die: DieId): Die => (die === 'light' ? light : dark);

/** The face that lies up on a die. */
export function showing(s: State, seat: Seat, die: DieId): FaceId {
  const { faces, up } = dieOf(s.players[seat]!, die);
  return faces[up]!;
}

/** What the die showed when the last roll had fallen. */
export const rolledBy = (s: State, seat: Seat, die: DieId): FaceId => s.rolled[2 * seat + (die === 'light' ? 0 : 1)]!;

/** How many faces of this design are left in the temple. */
export const left = (s: State, face: FaceId): number => s.stock[FACE_INDEX[face]]!;

/** What a face costs, never below 0: a ship makes it cheaper (DF-52, DF-55). */
export const priceOf = (face: FaceId, discount = 0): number => Math.max(0, PRICES[FACE_INDEX[face]]! - discount);

/** Whether this face can never be taken off: a boar (DF-65). */
export const isFixed = (face: FaceId): boolean => FACES[face].boar;

/** Whether a player has a position to forge on, besides those of the offering under way. */
export function hasPlace(s: State, seat: Seat, lot: readonly Placed[]): boolean {
  let places = -lot.length;
  for (const die of DICE) for (const face of dieOf(s.players[seat]!, die).faces) if (!isFixed(face) && ++places > 0) return true;
  return false;
}

/** Why a cost cannot be paid: everything of which there is too little (DF-15). */
export function shortOf(s: State, seat: Seat, cost: Amounts, rule: string): Refusal | undefined {
  const { gold, sun, moon } = s.players[seat]!;
  if (gold >= cost.gold && sun >= cost.sun && moon >= cost.moon) return undefined;
  const missing = { gold: Math.max(0, cost.gold - gold), sun: Math.max(0, cost.sun - sun), moon: Math.max(0, cost.moon - moon), glory: 0 };
  return { why: 'short', rule, missing };
}

/** Why a face of the sanctuary cannot be bought and placed, at its price less `discount` and never below 0. */
export function cannotBuy(s: State, seat: Seat, face: FaceId, discount: number, lot: readonly Placed[], rule: string): Refusal | undefined {
  const index = FACE_INDEX[face];
  if (s.stock[index] === 0) return { why: 'sold-out', rule: 'DF-67', face };
  for (const placed of lot) if (placed.face === face) return { why: 'twice', rule: 'DF-68', face };
  const missing = PRICES[index]! - discount - s.players[seat]!.gold;
  if (missing > 0) return { why: 'short', rule, missing: amounts({ gold: missing }) };
  return hasPlace(s, seat, lot) ? undefined : { why: 'no-place', rule: 'DF-66' };
}

/** Whether this player owns the card of this boar. */
export const ownsBoar = (s: State, seat: Seat, face: FaceId): boolean => (s.players[seat]!.boars as readonly FaceId[]).includes(face);

/** Whether anybody has taken a boar card yet: before that no boar lies on any die. */
export const isBoarOwned = (s: State): boolean => {
  for (const { boars } of s.players) if (boars.length > 0) return true;
  return false;
};

/** The boar of the next boar card, from the top of its stack (DF-8). */
export function nextBoar(s: State): (typeof BOARS)[number] {
  let taken = 0;
  for (const { boars } of s.players) taken += boars.length;
  return BOARS[taken]!;
}

/** One of these amounts, each of a single resource, as answers. */
export const takes = (options: readonly Amounts[], n = 1): Take[] =>
  options.map((option) => {
    const resource = mainOf(option);
    return { do: 'take', resource, amount: n * option[resource] };
  });

/** The glory printed on a player's cards. */
export function printedGlory(player: Player): number {
  let glory = 0;
  for (const card of player.cards) glory += CARDS[card].glory;
  return glory;
}

/** Glory and printed glory (DF-123). */
export const scoreOf = (player: Player): number => player.glory + printedGlory(player);

export const scoresOf = (s: State): number[] => s.players.map(scoreOf);

/** Whether a player holds something above a cap; never true in a sound position. */
export const overflows = (player: Player): boolean => CAPPED.some((each) => player[each] > capOf(player, each));
