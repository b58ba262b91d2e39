/** The verbs: the only functions that write to the state. Each tells what it does. */
import type { Seat, Table } from '@astragal/kernel';
import {
  type Amounts,
  type BoarId,
  CARDS,
  type CardId,
  DICE,
  type DieId,
  FACE_INDEX,
  type FaceId,
  HAMMER,
  islandOf,
  NOTHING,
  POSITIONS,
  SLOT_INDEX,
  START,
  type TokenId,
} from '../content/index.ts';
import type { DiceForgeKind, Fallen, ForgeSource, RollKind, RollSource, Source, State, TurnStep } from '../state.ts';
import { capsOf, dieOf, left, scoresOf, showing } from './questions.ts';

export type T = Table<DiceForgeKind>;

/** Into the reserve, up to the caps; the rest is lost (DF-12). */
export function gain(s: State, seat: Seat, some: Amounts, source: Source, t: T): void {
  const player = s.players[seat]!;
  const caps = capsOf(player);
  const gold = Math.min(some.gold, caps.gold - player.gold);
  const sun = Math.min(some.sun, caps.sun - player.sun);
  const moon = Math.min(some.moon, caps.moon - player.moon);
  player.gold += gold;
  player.sun += sun;
  player.moon += moon;
  if (some.glory > 0) {
    player.glory += some.glory;
    if (source in CARDS) player.tally.cards += some.glory;
    else player.tally.dice += some.glory;
  }
  const lost = some.gold - gold + some.sun - sun + some.moon - moon;
  if (lost === 0) t.tell({ kind: 'gained', seat, gains: some, lost: NOTHING, source });
  else {
    const gains = { gold, sun, moon, glory: some.glory };
    t.tell({
      kind: 'gained',
      seat,
      gains,
      lost: { gold: some.gold - gold, sun: some.sun - sun, moon: some.moon - moon, glory: 0 },
      source,
    });
  }
}

/** Off the reserve, never below 0; nothing remains owed (DF-118). */
export function lose(s: State, seat: Seat, some: Amounts, source: Source, t: T): void {
  const player = s.players[seat]!;
  const losses = {
    gold: Math.min(player.gold, some.gold),
    sun: Math.min(player.sun, some.sun),
    moon: Math.min(player.moon, some.moon),
    glory: Math.min(player.glory, some.glory),
  };
  subtract(s, seat, losses);
  player.tally.lost += losses.glory;
  t.tell({ kind: 'lost', seat, losses, source });
}

/** A cost, in full (DF-15). */
export function pay(s: State, seat: Seat, cost: Amounts, purpose: CardId | 'extra-action', t: T): void {
  subtract(s, seat, cost);
  t.tell({ kind: 'paid', seat, cost, purpose });
}

function subtract(s: State, seat: Seat, some: Amounts): void {
  const player = s.players[seat]!;
  player.gold -= some.gold;
  player.sun -= some.sun;
  player.moon -= some.moon;
  player.glory -= some.glory;
}

/** The card's owner takes glory instead of this part of a result (DF-91, DF-95). */
export function convert(s: State, seat: Seat, face: FaceId, given: Amounts, glory: number, card: CardId, t: T): void {
  const player = s.players[seat]!;
  player.glory += glory;
  player.tally.cards += glory;
  t.tell({ kind: 'converted', seat, face, given, glory, card });
}

/** Gold onto the hammers, phase after phase (DF-107 to DF-109). */
export function hammer(s: State, seat: Seat, gold: number, t: T): void {
  const player = s.players[seat]!;
  for (let rest = gold; rest > 0; ) {
    const phase = Math.floor(player.hammered / HAMMER.spaces);
    const part = Math.min(rest, HAMMER.spaces - (player.hammered % HAMMER.spaces));
    const filled = (player.hammered % HAMMER.spaces) + part;
    const glory = filled === HAMMER.spaces ? HAMMER.glory[phase % 2]! : 0;
    player.hammered += part;
    player.glory += glory;
    player.tally.hammer += glory;
    rest -= part;
    t.tell({ kind: 'hammered', seat, gold: part, hammer: 1 + Math.floor(phase / 2), phase: 1 + (phase % 2), filled, glory });
  }
}

/** The names under which luck is asked, by seat. */
const LUCK = Array.from({ length: 4 }, (_, seat) => ({ light: `light die of seat ${seat}`, dark: `dark die of seat ${seat}` }));

/** One die falls (DF-17). */
export function roll(s: State, seat: Seat, die: DieId, t: T): Fallen {
  const thrown = dieOf(s.players[seat]!, die);
  thrown.up = t.chance.below(POSITIONS, LUCK[seat]![die]);
  return { seat, die, position: thrown.up, face: thrown.faces[thrown.up]! };
}

/** The dice have fallen: what every die shows now is fixed for this roll (DF-18, DF-38). */
export function fix(s: State, by: Seat, kind: RollKind, source: RollSource, dice: readonly Fallen[], t: T): void {
  for (let seat = 0; seat < s.players.length; seat++)
    for (let i = 0; i < DICE.length; i++) s.rolled[2 * seat + i] = showing(s, seat, DICE[i]!);
  t.tell({ kind: 'rolled', by, roll: kind, source, dice });
}

/** Pays for a face of the sanctuary; it lies there until it is forged, which comes at once. */
export function buy(s: State, seat: Seat, face: FaceId, price: number, discount: number, t: T): void {
  s.players[seat]!.gold -= price;
  t.tell({ kind: 'bought', seat, face, price, discount, left: left(s, face) - 1 });
}

/** A face of the temple onto a die; the old one leaves the game (DF-21, DF-70, DF-72). */
export function forge(s: State, seat: Seat, face: FaceId, die: DieId, position: number, source: ForgeSource, t: T): void {
  const player = s.players[seat]!;
  const { faces } = player[die];
  const replaced = faces[position]!;
  s.stock[FACE_INDEX[face]]!--;
  s.gone[FACE_INDEX[replaced]]!++;
  faces[position] = face;
  player[die].up = position;
  player.forged++;
  t.tell({ kind: 'forged', seat, die, position, face, replaced, source });
}

/** The pawn to the portal of the card's island; whoever stood there goes back to the start and is returned (DF-77). */
export function land(s: State, seat: Seat, card: CardId, t: T): Seat | undefined {
  const player = s.players[seat]!;
  const to = islandOf(card);
  if (player.place === to) return undefined;
  const ousted = s.players.findIndex(({ place }) => place === to);
  t.tell({ kind: 'moved', seat, from: player.place, to });
  player.place = to;
  if (ousted < 0) return undefined;
  s.players[ousted]!.place = START;
  t.tell({ kind: 'ousted', seat: ousted, by: seat, from: to });
  return ousted;
}

/** The top card of its stack to its new owner. */
export function takeCard(s: State, seat: Seat, card: CardId, t: T): void {
  const slot = SLOT_INDEX[card];
  s.stacks[slot]!--;
  s.players[seat]!.cards.push(card);
  t.tell({ kind: 'card-taken', seat, card, glory: CARDS[card].glory, left: s.stacks[slot]! });
}

export function addHammer(s: State, seat: Seat, t: T): void {
  t.tell({ kind: 'hammer-received', seat, hammers: ++s.players[seat]!.hammers });
}

export function addChest(s: State, seat: Seat, t: T): void {
  s.players[seat]!.chests++;
  t.tell({ kind: 'caps-raised', seat, caps: capsOf(s.players[seat]!) });
}

export function addToken(s: State, seat: Seat, token: TokenId, t: T): void {
  t.tell({ kind: 'token-received', seat, token, held: ++s.players[seat]![token] });
}

export function spendToken(s: State, seat: Seat, token: TokenId, t: T): void {
  t.tell({ kind: 'token-spent', seat, token, held: --s.players[seat]![token] });
}

/** From now on the boar of this colour rewards this seat. */
export function ownBoar(s: State, seat: Seat, face: BoarId): void {
  s.players[seat]!.boars.push(face);
}

export function useGear(s: State, seat: Seat, card: CardId, t: T): void {
  s.gear.splice(s.gear.indexOf(card), 1);
  t.tell({ kind: 'gear-used', seat, card });
}

export function beginTurn(s: State, seat: Seat, t: T): void {
  s.active = seat;
  s.turnStep = 'blessings';
  t.tell({ kind: 'turn-begun', seat, round: s.round });
}

/** Step 2 begins: each gear card owned now may be used once (DF-26, DF-27). */
export function readyGear(s: State, seat: Seat): void {
  s.gear = s.players[seat]!.cards.filter((card) => CARDS[card].gear !== undefined);
  s.turnStep = s.gear.length > 0 ? 'gear' : 'action';
}

/** A later step of the turn begins; gear cannot be used any more (DF-27). */
export function advanceTo(s: State, step: TurnStep): void {
  s.gear.length = 0;
  s.turnStep = step;
}

/** A turn that never came to its extra action had none at all (DF-29). */
export function endTurn(s: State, seat: Seat, t: T): void {
  s.gear.length = 0;
  t.tell({ kind: 'turn-ended', seat, passed: s.turnStep !== 'extra-action' });
}

/** Closes the round; true if it was the last (DF-122). */
export function endRound(s: State, t: T): boolean {
  const scores = scoresOf(s);
  s.chronicle.push(...scores);
  t.tell({ kind: 'round-ended', round: s.round, scores });
  if (s.round === s.rounds) return true;
  s.round++;
  return false;
}
