/**
 * The exact odds of the next blessing, when all dice are rolled. The rules resolve each pair of results under every choice of its owner; a
 * mirror is tried with every set of faces that the others' dice may show, each with its chance.
 */
import { choices, clone, Play, type Position, playOn, type Seat, settle, waiting } from '@astragal/kernel';
import { valueAt } from '../bots/value.ts';
import { type Amounts, DICE, type DieId, FACES, type FaceId, POSITIONS, RESOURCES, type Resource } from '../content/index.ts';
import { diceForge } from '../game.ts';
import { dieOf } from '../rules/questions.ts';
import type { DiceForgeKind, Event, Frame, Player, State, View } from '../state.ts';
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

/** What one way to choose brings: all that was received, and whether some went beyond a cap. */
interface Brought {
  readonly gains: Amounts;
  readonly lost: boolean;
}

/** The odds of the next blessing for this seat. */
export function oddsOf(view: View, seat: Seat): Odds {
  const state = guess(view);
  const tallies = { gold: tally(), sun: tally(), moon: tally(), glory: tally() };
  let lost = 0;
  for (const { share, ways } of results(state, seat)) {
    for (const r of RESOURCES) count(tallies[r], share, ways, r);
    if (ways.every((way) => way.lost)) lost += share;
  }
  return { of: tallies, lost };
}

// Pairs of results, and what others show beside them

type Pair = readonly [light: FaceId, dark: FaceId];

function* results(state: State, seat: Seat): Generator<{ readonly share: number; readonly ways: readonly Brought[] }> {
  const player = state.players[seat]!;
  const bring = bringer(state, seat);
  let shown: readonly (readonly [set: readonly FaceId[], share: number])[] | undefined;
  for (const [light, n] of facesOf(player, 'light'))
    for (const [dark, m] of facesOf(player, 'dark')) {
      const share = (n * m) / POSITIONS ** 2;
      if (!isMirror(light) && !isMirror(dark)) {
        yield { share, ways: bring([light, dark], []) };
        continue;
      }
      shown ??= [...shownSets(state, seat)];
      for (const [set, part] of shown) yield { share: share * part, ways: waysAmong([light, dark], set, bring) };
    }
}

const isMirror = (face: FaceId): boolean => FACES[face].kind === 'mirror';

/** The faces of a die, each design once with its number. */
function facesOf(player: Player, die: DieId): Map<FaceId, number> {
  const counts = new Map<FaceId, number>();
  for (const face of dieOf(player, die).faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return counts;
}

/** Every set of faces that the others' dice may show together, with its chance. */
function shownSets(state: State, seat: Seat): Map<readonly FaceId[], number> {
  let sets = new Map<string, readonly [set: readonly FaceId[], share: number]>([['', [[], 1]]]);
  for (const [other, player] of state.players.entries())
    for (const die of other === seat ? [] : DICE) {
      const grown = new Map<string, readonly [readonly FaceId[], number]>();
      for (const [set, share] of sets.values())
        for (const [face, n] of facesOf(player, die)) {
          const next = set.includes(face) ? set : [...set, face].toSorted();
          const key = next.join();
          grown.set(key, [next, (grown.get(key)?.[1] ?? 0) + (share * n) / POSITIONS]);
        }
      sets = grown;
    }
  return new Map(sets.values());
}

/** What can be brought beside this set: a pair has at most two mirrors, so two of its faces at a time (and a mirror among them) say all. */
function waysAmong(pair: Pair, set: readonly FaceId[], bring: Bring): Brought[] {
  const reflected = set.filter(isMirror);
  const faces = set.filter((face) => !isMirror(face));
  const pairs = faces.length > 1 ? faces.flatMap((a, i) => faces.slice(i + 1).map((b) => [a, b])) : [faces];
  return pairs.flatMap((few) => bring(pair, [...few, ...reflected]));
}

// The rules at work

type Bring = (pair: Pair, shown: readonly FaceId[]) => readonly Brought[];
type Here = Position<DiceForgeKind>;

/** Asks the rules what a pair brings while the others show these faces, once each. */
function bringer(state: State, seat: Seat): Bring {
  const known = new Map<string, readonly Brought[]>();
  return (pair, shown) => {
    const key = `${pair}/${shown}`;
    const ways = known.get(key) ?? waysOf(worldWith(state, seat, pair, shown), seat);
    known.set(key, ways);
    return ways;
  };
}

/** A world in which the others' dice show exactly these faces and mine fall as this pair; it may hold faces that nobody has forged. */
function worldWith(state: State, seat: Seat, pair: Pair, shown: readonly FaceId[]): Here {
  const { state: world, stack } = clone(diceForge, {
    state,
    stack: [{ step: 'blessing', seat, source: 'turn', convert: 'none' } as Frame],
  });
  const others = world.players.flatMap((player, other) => (other === seat ? [] : [player.light, player.dark]));
  for (const [i, die] of others.entries()) {
    die.up = 0;
    die.faces[0] = shown[Math.min(i, shown.length - 1)] ?? die.faces[0]!;
  }
  for (const [i, die] of DICE.entries()) dieOf(world.players[seat]!, die).faces[0] = pair[i]!;
  return { state: world, stack };
}

/** Everything the owner may choose while he resolves the roll: which face to copy, what to take, in which order. */
const CHOSEN: ReadonlySet<Frame['step']> = new Set(['copying', 'choosing', 'ordering']);
/** What he would answer elsewhere, if the blessing is to be told by itself: no purchase, no token, all gold to the reserve. */
const SETTLED: ReadonlySet<string> = new Set(['decline', 'hammer']);

function waysOf(position: Here, seat: Seat): Brought[] {
  const heard: Event[] = [];
  settle(diceForge, position, listening(heard));
  return explore(position, seat, heard);
}

const listening = (heard: Event[]): Play<DiceForgeKind> => new Listening(heard);

/** Dice fall on position 0, which shows what is asked about. */
class Listening extends Play<DiceForgeKind> {
  readonly #heard: Event[];
  constructor(heard: Event[]) {
    super({ below: () => 0 });
    this.#heard = heard;
  }
  override tell(event: Event): void {
    this.#heard.push(event);
  }
}

function explore(position: Here, seat: Seat, heard: readonly Event[]): Brought[] {
  const at = waiting(diceForge, position)[0];
  if (!at) return [brought(heard, seat)];
  const all = choices(diceForge, position.state, at.frame).filter((choice) => choice.do !== 'spend');
  const chosen = at.seat === seat && CHOSEN.has(at.frame.step) ? all : [all.find((choice) => SETTLED.has(choice.do)) ?? all[0]!];
  return chosen.flatMap((choice) => {
    const next = clone(diceForge, position);
    const told = [...heard];
    playOn(diceForge, next, waiting(diceForge, next)[0]!, choice, listening(told));
    return explore(next, seat, told);
  });
}

/** What this seat received from its dice. */
function brought(heard: readonly Event[], seat: Seat): Brought {
  const gains = { gold: 0, sun: 0, moon: 0, glory: 0 };
  let lost = false;
  for (const event of heard) {
    if (event.kind !== 'gained' || event.seat !== seat || !(event.source in FACES)) continue;
    for (const r of RESOURCES) {
      gains[r] += event.gains[r] + event.lost[r];
      lost ||= event.lost[r] > 0;
    }
  }
  return { gains, lost };
}

// Counting

interface Tally {
  readonly sure: number[];
  readonly may: number[];
  any: number;
  average: number;
}
const tally = (): Tally => ({ sure: Array<number>(MOST + 1).fill(0), may: Array<number>(MOST + 1).fill(0), any: 0, average: 0 });

function count(tallied: Tally, share: number, ways: readonly Brought[], r: Resource): void {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const { gains } of ways) {
    least = Math.min(least, gains[r]);
    most = Math.max(most, gains[r]);
  }
  const column = most === least ? tallied.sure : tallied.may;
  column[Math.min(MOST, most)]! += share;
  tallied.average += share * most;
  if (most > 0) tallied.any += share;
}

// What if

const forging = (seat: Seat, face: FaceId): Frame => ({ step: 'forging', seat, face, source: 'ship', lot: [] });

/** The view after this seat has forged this face there. */
export function withFace(view: View, seat: Seat, { die, position }: Place, face: FaceId): View {
  return diceForge.view(forged(view, seat, { die, position }, face), seat);
}

function forged(view: View, seat: Seat, place: Place, face: FaceId): State {
  const here: Here = { state: guess(view), stack: [forging(seat, face)] };
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
