/** Positions made by hand that keep every promise of the game: what is put on a die comes out of the temple, cards out of stacks. */
import { noLuck, Play, type Seat } from '@astragal/kernel';
import { CARDS, type CardId, DICE, FACE_INDEX, type FaceId, type Place, POOL_IDS, POOLS } from './content/index.ts';
import { nextBoar, showing } from './rules/questions.ts';
import { addChest, addHammer, addToken, forge, hammer, ownBoar, takeCard } from './rules/verbs.ts';
import type { DiceForgeKind, State } from './state.ts';

/** What is said of a player; the rest is as at the start. */
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

/** What to lay over a fresh game. */
export interface Arrangement {
  readonly seated: readonly Seated[];
  readonly active?: Seat;
  readonly round?: number;
  /** Cards that their slots shall hold instead of the A card. */
  readonly slots?: readonly CardId[];
  /** Faces to be sold out. */
  readonly soldOut?: readonly FaceId[];
}

/** Arranges a state after setup. */
export function arrange(s: State, { seated, active = 0, round = 1, slots = [], soldOut = [] }: Arrangement): void {
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
