/**
 * The exact odds of the next blessing, when all dice are rolled. The rules work out each pair of results under every choice of its owner; a
 * mirror is what any of the faces shown beside it would be.
 */
import { choices, Play, type Position, playOn, type Seat, waiting } from '@astragal/kernel';
import { valueAt } from '../bots/value.ts';
import {
  type Amounts,
  DICE,
  type DieId,
  FACE_IDS,
  FACE_INDEX,
  FACES,
  type FaceId,
  POSITIONS,
  plus,
  RESOURCES,
  type Resource,
} from '../content/index.ts';
import { diceForge } from '../game.ts';
import { capsOf, dieOf, spacesLeft } from '../rules/questions.ts';
import { partOf } from '../rules/resolution.ts';
import type { DiceForgeKind, Frame, Player, State, View } from '../state.ts';
import { guess } from '../view.ts';

/** How likely it is to get how much of one resource, in shares of 1. The last entry of `sure` and `may` is "6 or more". */
export interface Chances {
  /** This much, whatever is chosen. */
  readonly sure: readonly number[];
  /** This much if it is chosen, less otherwise. */
  readonly may: readonly number[];
  /** Any at all is possible. */
  readonly any: number;
  /** What a blessing brings on average to somebody who always chooses this resource. */
  readonly average: number;
}

export interface Odds {
  readonly of: Readonly<Record<Resource, Chances>>;
  /** Something is lost to a cap whatever is chosen. */
  readonly lost: number;
}

/** Columns of the chart: nothing, 1 to 5, and 6 or more. */
export const MOST = 6;

export interface Place {
  readonly die: DieId;
  readonly position: number;
}

/** The odds of the next blessing for this seat. */
export function oddsOf(view: View, seat: Seat): Odds {
  const state = guess(view);
  const reach = reacher(state.players[seat]!);
  const [light, dark] = DICE.map((die) => fallsOf(state.players[seat]!, die)) as [Falls, Falls];
  const shown = state.players.flatMap((player, other) => (other === seat ? [] : DICE.map((die) => fallsOf(player, die))));
  const tallies = new Tallies();
  for (const [a, n] of light)
    for (const [b, m] of dark) {
      if (!isMirror(a) && !isMirror(b)) tallies.count(n * m, reach(a, b));
      else if (isMirror(a) && isMirror(b)) countTwoMirrors(tallies, n * m, shown, reach);
      else countOneMirror(tallies, n * m, shown, isMirror(a) ? b : a, reach);
    }
  return tallies;
}

const isMirror = (face: FaceId): boolean => FACES[face].kind === 'mirror';

/** The designs on a die, each with its chance to fall. */
type Falls = readonly (readonly [face: FaceId, share: number])[];

function fallsOf(player: Player, die: DieId): Falls {
  const shares = new Map<FaceId, number>();
  for (const face of dieOf(player, die).faces) shares.set(face, (shares.get(face) ?? 0) + 1 / POSITIONS);
  return [...shares];
}

// Two results

/** What is counted: resources, and whether something goes beyond a cap (1) or not (0). */
type Counted = Resource | 'lost';
const COUNTED: readonly Counted[] = [...RESOURCES, 'lost'];
type Range = readonly [least: number, most: number];
/** What two results come to, by choice. */
type Reach = Readonly<Record<Counted, Range>>;
type Reacher = (a: FaceId, b: FaceId) => Reach;

/** What two designs may give, by choice: the same in every game, so each pair is worked out once. */
interface Given {
  readonly ways: readonly Amounts[];
  readonly ranges: Readonly<Record<Resource, Range>>;
}
const PAIRS = FACE_IDS.length ** 2;
const given = new Array<Given | undefined>(PAIRS);
/** Two results come to the same, whichever die shows which. */
const pairOf = (a: FaceId, b: FaceId): number =>
  Math.min(FACE_INDEX[a], FACE_INDEX[b]) * FACE_IDS.length + Math.max(FACE_INDEX[a], FACE_INDEX[b]);

/** No purchase and no token makes room, but gold may go under the hammer (DF-106). */
function reacher(player: Player): Reacher {
  const caps = capsOf(player);
  const [goldRoom, sunRoom, moonRoom] = [caps.gold - player.gold + spacesLeft(player), caps.sun - player.sun, caps.moon - player.moon];
  const exceeds = ({ gold, sun, moon }: Amounts): boolean => gold > goldRoom || sun > sunRoom || moon > moonRoom;
  const known = new Array<Reach | undefined>(PAIRS);
  const reached = (a: FaceId, b: FaceId, pair: number): Reach => {
    given[pair] ??= givenBy([a, b]);
    const { ways, ranges } = given[pair];
    const { gold, sun, moon, glory } = ranges;
    return { gold, sun, moon, glory, lost: [ways.every(exceeds) ? 1 : 0, ways.some(exceeds) ? 1 : 0] };
  };
  return (a, b) => {
    const pair = pairOf(a, b);
    known[pair] ??= reached(a, b, pair);
    return known[pair];
  };
}

function givenBy(faces: readonly [FaceId, FaceId]): Given {
  const ways = picksOf(faces[0]).flatMap((first) =>
    picksOf(faces[1]).map((second) => plus(partOf(faces, [first, second], 0).gives, partOf(faces, [first, second], 1).gives)),
  );
  const range = (r: Resource): Range => [Math.min(...ways.map((gains) => gains[r])), Math.max(...ways.map((gains) => gains[r]))];
  return { ways, ranges: { gold: range('gold'), sun: range('sun'), moon: range('moon'), glory: range('glory') } };
}

const picksOf = (face: FaceId): readonly number[] => (FACES[face].kind === 'choice' ? FACES[face].options.map((_, i) => i) : [-1]);

// Mirrors

/** The chance that all there is to choose from lies within a range. */
type Within = (least: number, most: number) => number;

/** DF-46, DF-48: it is any of the faces shown; where one of them is a mirror, it shows the player's other result. */
function countOneMirror(tallies: Tallies, share: number, shown: readonly Falls[], other: FaceId, reach: Reacher): void {
  const dice = shown.map((falls) => falls.map(([face, part]) => [reach(isMirror(face) ? other : face, other), part] as const));
  for (const counted of COUNTED) {
    const mosts = new Set<number>();
    for (const falls of dice) for (const [range] of falls) mosts.add(range[counted][1]);
    const length = Math.max(...mosts) + 1;
    // By n: the chance that no die shows more, and that every die shows just this; both in one walk over the faces.
    const upTo = Array<number>(length).fill(share);
    const exactly = Array<number>(length).fill(share);
    for (const falls of dice) {
      const most = Array<number>(length).fill(0);
      const sure = Array<number>(length).fill(0);
      for (const [range, part] of falls) {
        const [lowest, highest] = range[counted];
        most[highest]! += part;
        if (lowest === highest) sure[highest]! += part;
      }
      let sum = 0;
      for (let n = 0; n < length; n++) {
        sum += most[n]!;
        upTo[n]! *= sum;
        exactly[n]! *= sure[n]!;
      }
    }
    tallies.countAll(counted, [...mosts], (least, most) => (least === most ? exactly : upTo)[most]!, 0);
  }
}

/** Each of them is any of the faces shown, whatever the other is; if others show nothing but mirrors, both do nothing (DF-49). */
function countTwoMirrors(tallies: Tallies, share: number, shown: readonly Falls[], reach: Reacher): void {
  const faces = [...new Set(shown.flatMap((falls) => falls.map(([face]) => face)))].filter((face) => !isMirror(face));
  const dice = shown.map((falls) => falls.map(([face, part]) => [faces.indexOf(face), part] as const));
  const none = dice.reduce((product, falls) => product * (falls.find(([face]) => face < 0)?.[1] ?? 0), share);
  const reaches = faces.map((a) => faces.map((b) => reach(a, b)));
  for (const counted of COUNTED) {
    const pairs = reaches.map((row) => row.map((each) => each[counted]));
    const within: Within = (least, most) => share * pairsWithin(pairs, dice, least, most);
    tallies.countAll(counted, [0, ...pairs.flat().map((range) => range[1])], within, none);
  }
}

/** The chance that any two of the faces shown come to something within a range; mirrors (-1) come to nothing. */
function pairsWithin(
  pairs: readonly (readonly Range[])[],
  dice: readonly (readonly (readonly [face: number, share: number])[])[],
  least: number,
  most: number,
): number {
  const fit = pairs.map((row, face) => row[face]![0] >= least && row[face]![1] <= most);
  if (dice.some((falls) => falls.every(([face]) => face >= 0 && !fit[face]))) return 0;
  const foes = pairs.map((row, face) => {
    let bits = 0;
    if (fit[face])
      for (let other = 0; other < row.length; other++)
        if (fit[other] && (row[other]![0] < least || row[other]![1] > most)) bits |= 1 << other;
    return bits;
  });
  // Few faces quarrel with others: only sets of these have to be told apart, and such as quarrel with the same are one.
  let sets = new Map([[0, 1]]);
  for (const falls of dice) {
    const grown = new Map<number, number>();
    for (const [set, share] of sets)
      for (const [face, part] of falls) {
        if (face >= 0 && (!fit[face] || foes[face]! & set)) continue;
        const next = face < 0 || foes[face] === 0 ? set : set | (1 << foes.indexOf(foes[face]!));
        grown.set(next, (grown.get(next) ?? 0) + share * part);
      }
    sets = grown;
  }
  let chance = 0;
  for (const share of sets.values()) chance += share;
  return chance;
}

// Counting

type Tally = { -readonly [P in keyof Chances]: Chances[P] extends number ? number : number[] };
const tally = (): Tally => ({ sure: Array<number>(MOST + 1).fill(0), may: Array<number>(MOST + 1).fill(0), any: 0, average: 0 });

class Tallies implements Odds {
  readonly of = { gold: tally(), sun: tally(), moon: tally(), glory: tally() };
  lost = 0;

  count(share: number, reach: Reach): void {
    for (const counted of COUNTED) this.#add(counted, reach[counted][0] === reach[counted][1] ? 'sure' : 'may', reach[counted][1], share);
  }

  /** By all that may be the most; `none`: the chance that there is nothing to choose from. */
  countAll(counted: Counted, mosts: readonly number[], within: Within, none: number): void {
    let less = 0;
    for (const n of [...new Set(mosts)].sort((a, b) => a - b)) {
      const upTo = within(0, n);
      const sure = within(n, n) - (n > 0 ? none : 0);
      this.#add(counted, 'sure', n, sure);
      this.#add(counted, 'may', n, upTo - less - sure);
      less = upTo;
    }
  }

  #add(counted: Counted, column: 'sure' | 'may', n: number, share: number): void {
    if (counted === 'lost') {
      if (column === 'sure') this.lost += share * n;
      return;
    }
    const tallied = this.of[counted];
    tallied[column][Math.min(MOST, n)]! += share;
    tallied.average += share * n;
    if (n > 0) tallied.any += share;
  }
}

// What if

const forging = (seat: Seat, face: FaceId): Frame => ({ step: 'forging', seat, face, source: 'ship', lot: [] });

/** The view after this seat has forged this face there. */
export function withFace(view: View, seat: Seat, { die, position }: Place, face: FaceId): View {
  return diceForge.view(forged(view, seat, { die, position }, face), seat);
}

function forged(view: View, seat: Seat, place: Place, face: FaceId): State {
  const here: Position<DiceForgeKind> = { state: guess(view), stack: [forging(seat, face)] };
  playOn(diceForge, here, waiting(diceForge, here)[0]!, { do: 'forge', ...place } as never, new Play({ below: () => 0 }));
  return here.state;
}

/** Where our own players would put this face. */
export function bestPlace(view: View, seat: Seat, face: FaceId): Place | undefined {
  const places = choices(diceForge, guess(view), forging(seat, face)).flatMap((choice) =>
    choice.do === 'forge' ? [choice as unknown as Place] : [],
  );
  let best: Place | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const place of places) {
    const worth = valueAt(forged(view, seat, place, face), seat, false);
    if (worth > most) [best, most] = [place, worth];
  }
  return best && { die: best.die, position: best.position };
}
