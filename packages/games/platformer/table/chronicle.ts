/** The game as facts, from what was heard: heights and purses by round, deeds, the blow that ended it, and an award for everybody. */
import type { Seat } from '@astragal/kernel';
import type { CardId, PlatformerEvent, TokenId, View } from '@astragal/platformer';
import { CARDS, FOES, rowOf, TOKENS } from '@astragal/platformer/content';
import { OFF } from '@astragal/platformer/insight';
import { awardsOf as awardsFor, type Fact, type Award as Given, turningPoint } from '@astragal/table/facts.ts';
import { decidingRound, type Recap } from '@astragal/table/recap.ts';

type Kind = PlatformerEvent['kind'];
type Of<K extends Kind> = Extract<PlatformerEvent, { kind: K }>;

/** What is counted for each player. */
export const DEEDS = ['enemies', 'wounds', 'faints', 'pushes', 'climbed', 'fallen', 'bought', 'coins', 'gems'] as const;
export type Deed = (typeof DEEDS)[number];
export type Deeds = Record<Deed, number>;

/** What is drawn by round. */
export const CURVES = ['height', 'coins', 'wounds'] as const;
export type Curve = (typeof CURVES)[number];

/** Something that added to the last blow. */
export type BlowPart =
  | { readonly is: 'die'; readonly special: boolean; readonly gems: number; readonly wounds: number }
  | { readonly is: 'card'; readonly card: CardId; readonly wounds: number }
  | { readonly is: 'token'; readonly token: TokenId; readonly wounds: number };
export interface Blow {
  readonly seat: Seat;
  readonly wounds: number;
  readonly health: number;
  readonly parts: readonly BlowPart[];
}

export interface Chronicle {
  readonly rounds: number;
  readonly deeds: readonly Deeds[];
  /** By curve and seat: the value before the game, and after each round. */
  readonly curves: Readonly<Record<Curve, readonly (readonly number[])[]>>;
  /** Who fainted in which round. */
  readonly faints: readonly { readonly seat: Seat; readonly round: number; readonly lost: number }[];
  /** The first to stand on the boss level. */
  readonly top: { readonly seat: Seat; readonly round: number } | undefined;
  /** Since which round the one who won had not been passed any more. */
  readonly lead: { readonly seat: Seat; readonly round: number } | undefined;
  readonly blow: Blow | undefined;
}

const nothing = (): Deeds => Object.fromEntries(DEEDS.map((deed) => [deed, 0])) as Deeds;

/** Rows above the ground, from 1; 0 is off the map. */
const heightOf = (at: number): number => (at === OFF ? 0 : rowOf(at) + 1);

/** What an event adds to somebody's deeds. */
const COUNTS: { readonly [K in Kind]?: (event: Of<K>, deeds: readonly Deeds[]) => void } = {
  defeated: ({ seat, enemy }, deeds) => {
    if (FOES[enemy].kind !== 'boss') deeds[seat]!.enemies++;
  },
  wounded: ({ seat, wounds }, deeds) => (deeds[seat]!.wounds += wounds),
  fainted: ({ seat }, deeds) => deeds[seat]!.faints++,
  'enemy-moved': ({ how, by }, deeds) => how === 'push' && by !== undefined && deeds[by]!.pushes++,
  'hero-moved': ({ seat, from, to, how, by }, deeds) => {
    if (how === 'push' && by !== undefined) deeds[by]!.pushes++;
    const rows = from === OFF ? 0 : rowOf(to) - rowOf(from);
    if (how === 'move' && rows > 0) deeds[seat]!.climbed += rows;
    if (how === 'fall') deeds[seat]!.fallen -= rows;
  },
  bought: ({ seat, price }, deeds) => {
    deeds[seat]!.bought++;
    deeds[seat]!.coins -= price;
  },
  collected: ({ seat, what }, deeds) => what === 'coin' && deeds[seat]!.coins++,
  gained: ({ seat, coins }, deeds) => (deeds[seat]!.coins += coins),
  'coins-lost': ({ seat, coins }, deeds) => (deeds[seat]!.coins -= coins),
};
type AnyCount = (event: PlatformerEvent, deeds: readonly Deeds[]) => unknown;

/** The whole game, told to its end; `end` is how everything stands. */
export function chronicleOf(log: readonly PlatformerEvent[], end: View): Chronicle {
  const seats = end.climbers.length;
  const deeds = end.climbers.map(nothing);
  const heights = end.climbers.map(() => 0);
  const curves = { height: seatsOf(seats), coins: seatsOf(seats), wounds: seatsOf(seats) };
  const faints: { seat: Seat; round: number; lost: number }[] = [];
  let [round, top] = [0, undefined as Chronicle['top']];
  const note = (): void => {
    for (let seat = 0; seat < seats; seat++) {
      curves.height[seat]![round] = heights[seat]!;
      curves.coins[seat]![round] = deeds[seat]!.coins;
      curves.wounds[seat]![round] = deeds[seat]!.wounds;
    }
  };
  for (const event of log) {
    if (event.kind === 'turn-began') {
      note();
      round = Math.ceil(event.turn / seats);
    }
    if (event.kind === 'fainted') faints.push({ seat: event.seat, round, lost: heights[event.seat]! });
    if (event.kind === 'hero-moved') heights[event.seat] = heightOf(event.to);
    if (event.kind === 'fainted') heights[event.seat] = 0;
    if (event.kind === 'hero-moved' && heightOf(event.to) > end.levels * 4) top ??= { seat: event.seat, round };
    (COUNTS[event.kind] as AnyCount | undefined)?.(event, deeds);
  }
  note();
  settlePurses(deeds, curves.coins, end);
  return {
    rounds: round,
    deeds,
    curves,
    faints,
    top,
    lead: turningPoint(curves.height, end.winner < 0 ? undefined : end.winner),
    blow: blowOf(log),
  };
}

const seatsOf = (seats: number): number[][] => Array.from({ length: seats }, () => []);

/** What was in a purse before anything was heard is what is missing in the end. */
function settlePurses(deeds: readonly Deeds[], coins: number[][], end: View): void {
  for (const [seat, climber] of end.climbers.entries()) {
    const before = climber.coins - deeds[seat]!.coins;
    coins[seat] = coins[seat]!.map((n) => n + before);
    Object.assign(deeds[seat]!, { coins: climber.coins, gems: climber.gems });
  }
}

/** The Attack that felled the boss, put together again from the dice, cards and tokens told before it. */
export function blowOf(log: readonly PlatformerEvent[]): Blow | undefined {
  const last = log.findLastIndex((event) => event.kind === 'struck');
  const struck = log[last];
  if (struck?.kind !== 'struck' || FOES[struck.enemy].kind !== 'boss' || struck.wounds < struck.health) return undefined;
  const since = log.slice(0, last).findLastIndex(({ kind }) => kind === 'turn-began' || kind === 'struck');
  const parts = log.slice(since + 1, last).flatMap(partOf);
  return { seat: struck.seat, wounds: struck.wounds, health: struck.health, parts };
}

function partOf(event: PlatformerEvent): BlowPart[] {
  if ((event.kind === 'die-spent' || event.kind === 'dice-fused') && event.as === 'sword')
    return [{ is: 'die', special: event.kind === 'die-spent' && event.die === 5, gems: event.gems, wounds: event.value }];
  if (event.kind === 'card-used') {
    const { use } = CARDS[event.card];
    return use?.effect === 'next-attack' ? [{ is: 'card', card: event.card, wounds: use.wounds }] : [];
  }
  if (event.kind !== 'token-discarded') return [];
  const wounds = TOKENS[event.token].effect.bossAttackBonus;
  return wounds ? [{ is: 'token', token: event.token, wounds }] : [];
}

// Awards: each from a fact that is true of nobody more

export type Award = 'again' | 'skin' | 'elbows' | 'hunter' | 'goat' | 'purse' | 'hoard' | 'customer' | 'stone' | 'naps';
const FACTS: Readonly<Record<Award, Fact<Deed>>> = {
  again: { of: 'faints', winner: true },
  skin: { of: 'wounds', least: true },
  elbows: { of: 'pushes' },
  hunter: { of: 'enemies' },
  goat: { of: 'climbed' },
  purse: { of: 'coins' },
  hoard: { of: 'gems' },
  customer: { of: 'bought' },
  stone: { of: 'fallen' },
  naps: { of: 'faints' },
};

/** One award for each seat. */
export const awardsOf = ({ deeds }: Chronicle, winner: Seat | -1): readonly Given<Award>[] =>
  awardsFor(FACTS, deeds, winner < 0 ? undefined : winner);

/** Places by who won, then by how high everybody stands in the end. */
export function placesOf({ curves }: Chronicle, winner: Seat | -1): number[] {
  const rank = (seat: Seat): number => (seat === winner ? Number.POSITIVE_INFINITY : (curves.height[seat]!.at(-1) ?? 0));
  return curves.height.map((_, seat) => 1 + curves.height.filter((__, other) => rank(other) > rank(seat)).length);
}

/** What a friend is told: how high everybody stood by round, and the round that decided. */
export function recapOf(log: readonly PlatformerEvent[], { curves: { height } }: Chronicle, winner: Seat | undefined): Recap {
  const round = decidingRound(height, winner);
  const event = log.findIndex((each) => each.kind === 'turn-began' && Math.ceil(each.turn / height.length) === round);
  return {
    rounds: (height[0] ?? []).map((_, at) => height.map((own) => own[at] ?? 0)),
    decided: round === undefined || event < 0 ? undefined : { round, event },
  };
}
