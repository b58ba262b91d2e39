/** Positions made by hand that keep every promise of the game: what is put on a die comes out of the temple, cards out of stacks. */
import { noLuck, Play, type Scripted, type Seat } from '@astragal/kernel';
import { type Scene, scene } from '@astragal/kernel/testing';
import {
  CARDS,
  type CardId,
  DICE,
  type DiceForgeKind,
  diceForge,
  FACE_INDEX,
  type FaceId,
  type Place,
  POOL_IDS,
  POOLS,
  type State,
} from '../src/index.ts';
import { nextBoar, showing } from '../src/rules/questions.ts';
import { addChest, addHammer, addToken, forge, hammer, ownBoar, takeCard } from '../src/rules/verbs.ts';

export type Frame = DiceForgeKind['frame'];
export type Table = Scene<DiceForgeKind>;

/** What a scene says of a player; the rest is as at the start. */
export interface Seated {
  readonly gold?: number;
  readonly sun?: number;
  readonly moon?: number;
  readonly glory?: number;
  /** Faces by position; the dice show position 0 unless `showing` says otherwise. */
  readonly light?: Readonly<Record<number, FaceId>>;
  readonly dark?: Readonly<Record<number, FaceId>>;
  readonly showing?: readonly [number, number];
  readonly cards?: readonly CardId[];
  readonly hammered?: number;
  readonly place?: Place;
}

export interface Arranged {
  readonly frames?: readonly Frame[];
  readonly luck?: readonly Scripted[];
  readonly active?: Seat;
  readonly round?: number;
  /** Cards that their slots shall hold instead of the A card. */
  readonly slots?: readonly CardId[];
  /** Faces to be sold out. */
  readonly soldOut?: readonly FaceId[];
  readonly game?: typeof diceForge;
}

/** The question of steps 2 and 3 for a seat. */
export const action = (seat: Seat = 0): Frame => ({ step: 'action', seat, extra: false });
/** Gear is made ready, then the same question. */
export const gear = (seat: Seat = 0): Frame => ({ step: 'gear', seat });
/** A blessing for one seat alone. */
export const blessing = (seat: Seat = 0): Frame => ({ step: 'blessing', seat, source: 'ousting', convert: 'none' });
/** A minor blessing for one seat. */
export const minor = (seat: Seat = 0, die: 'light' | 'dark' = 'light'): Frame => ({
  step: 'minor',
  seat,
  card: 'silver-hind',
  die,
  convert: 'none',
});
/** Step 1. */
export const blessings = (seat: Seat = 0): Frame => ({ step: 'blessings', seat });
/** Lightning of a card, as if it had just been taken. */
export const taking = (card: CardId, seat: Seat = 0): Frame => ({ step: 'taking', seat, card });

/** A scene at this table. Luck is dictated from the first frame on. */
export function table(
  seated: readonly Seated[],
  { frames = [action()], luck = [], active = 0, round = 1, slots = [], soldOut = [], game = diceForge }: Arranged = {},
): Table {
  return scene(game, { seats: seated.length, frames, state: (state) => arrange(state, seated, active, round, slots, soldOut) }, luck);
}

function arrange(
  s: State,
  seated: readonly Seated[],
  active: Seat,
  round: number,
  slots: readonly CardId[],
  soldOut: readonly FaceId[],
): void {
  s.active = active;
  s.round = round;
  for (const card of slots) (s.slots as CardId[])[s.slots.findIndex((each) => CARDS[each].slot === CARDS[card].slot)] = card;
  for (const [seat, given] of seated.entries()) seatDown(s, seat, given);
  for (const face of soldOut) {
    s.gone[FACE_INDEX[face]]! += s.stock[FACE_INDEX[face]]!;
    s.players[seated.length - 1]!.forged += s.stock[FACE_INDEX[face]]!;
    s.stock[FACE_INDEX[face]] = 0;
  }
  for (let seat = 0; seat < seated.length; seat++) for (const die of DICE) s.rolled.push(showing(s, seat, die));
}

function seatDown(s: State, seat: Seat, given: Seated): void {
  const t = new Play<DiceForgeKind>(noLuck);
  const player = s.players[seat]!;
  for (const die of DICE)
    for (const [position, face] of Object.entries(given[die] ?? {})) {
      if (player[die].faces[Number(position)] === face) continue;
      provide(s, face);
      forge(s, seat, face, die, Number(position), 'offering', t);
    }
  player.light.up = given.showing?.[0] ?? 0;
  player.dark.up = given.showing?.[1] ?? 0;
  for (const card of given.cards ?? []) own(s, seat, card, t);
  hammer(s, seat, given.hammered ?? 0, t);
  player.gold = given.gold ?? player.gold;
  player.sun = given.sun ?? 0;
  player.moon = given.moon ?? 0;
  player.tally.dice = given.glory ?? 0;
  player.glory = player.tally.dice + player.tally.hammer;
  player.place = given.place ?? 'start';
}

function own(s: State, seat: Seat, card: CardId, t: Play<DiceForgeKind>): void {
  if (s.slots.includes(card)) takeCard(s, seat, card, t);
  else s.players[seat]!.cards.push(card);
  const effect = CARDS[card].lightning;
  if (effect?.op === 'hammer') addHammer(s, seat, t);
  if (effect?.op === 'chest') addChest(s, seat, t);
  if (effect?.op === 'token') addToken(s, seat, effect.token, t);
  if (effect?.op === 'boar') ownBoar(s, seat, nextBoar(s));
}

/** With 2 players luck may have removed just the face that a scene needs: then another of its pool is out instead. */
function provide(s: State, face: FaceId): void {
  if (s.stock[FACE_INDEX[face]]! > 0) return;
  const pool = POOL_IDS.find((id) => POOLS[id].faces.includes(face));
  const other = pool && POOLS[pool].faces.find((each) => s.stock[FACE_INDEX[each]]! > 0);
  if (!other) throw new Error(`no ${face} is left for this scene`);
  s.stock[FACE_INDEX[face]]!++;
  s.gone[FACE_INDEX[face]]!--;
  s.stock[FACE_INDEX[other]]!--;
  s.gone[FACE_INDEX[other]]!++;
}

/** Gold, sun, moon and glory of a seat. */
export function reserve({ state }: Table, seat: Seat = 0): number[] {
  const { gold, sun, moon, glory } = state.players[seat]!;
  return [gold, sun, moon, glory];
}

/** A game without its own check, for positions that no game can reach. */
export const unchecked: typeof diceForge = (({ check: _, ...rest }) => rest)(diceForge);
