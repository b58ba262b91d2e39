/** The exact odds of a blessing: all 36 pairs of faces, each with everything its owner could choose. */
import { FACES, type FaceId, NOTHING, SHIELD_GLORY, TRIPLE, times } from '@astragal/dice-forge';
import { RESOURCES, type Resource, type Some, sum } from './art/resources.ts';

/** Of 36 pairs, how many bring how much of one resource. The last entry of `sure` and `may` is "6 or more". */
export interface Chances {
  /** Pairs that bring this much whatever is chosen. */
  readonly sure: readonly number[];
  /** Pairs that bring this much if it is chosen, less otherwise. */
  readonly may: readonly number[];
  /** Pairs that can bring any. */
  readonly any: number;
  /** What a pair brings on average to somebody who always chooses this resource. */
  readonly average: number;
}

export interface Odds {
  readonly of: Readonly<Record<Resource, Chances>>;
  /** Pairs in which something is lost to a cap whatever is chosen. */
  readonly lost: number;
}

/** What the odds depend on besides the two dice: room under the caps, and the faces a mirror could copy. */
export interface Surroundings {
  readonly room: Some;
  readonly mirrored: readonly FaceId[];
}

export const PAIRS = 36;
/** Columns of the chart: nothing, 1 to 5, and 6 or more. */
export const MOST = 6;

/** The odds of one roll of these two dice. */
export function odds(light: readonly FaceId[], dark: readonly FaceId[], around: Surroundings): Odds {
  const tallies = { gold: tally(), sun: tally(), moon: tally(), glory: tally() };
  let lost = 0;
  for (const a of light)
    for (const b of dark) {
      const outcomes = outcomesOf(a, b, around.mirrored);
      for (const r of RESOURCES)
        count(
          tallies[r],
          outcomes.map((outcome) => outcome[r] ?? 0),
        );
      if (outcomes.every((outcome) => overflows(outcome, around.room))) lost++;
    }
  const { gold, sun, moon, glory } = tallies;
  return { of: { gold: chances(gold), sun: chances(sun), moon: chances(moon), glory: chances(glory) }, lost };
}

/** Everything two results can bring together, one entry for each way to choose. */
export function outcomesOf(a: FaceId, b: FaceId, mirrored: readonly FaceId[]): Some[] {
  return copies(a, mirrored).flatMap((x) => copies(b, mirrored).flatMap((y) => pair(x, y)));
}

// A mirror that finds nothing to copy stays a mirror and gives nothing (DF-49).
function copies(face: FaceId, mirrored: readonly FaceId[]): readonly FaceId[] {
  if (FACES[face].kind !== 'mirror') return [face];
  const others = mirrored.filter((other) => FACES[other].kind !== 'mirror');
  return others.length > 0 ? [...new Set(others)] : [face];
}

function pair(a: FaceId, b: FaceId): Some[] {
  const [x, y] = [FACES[a].kind === 'triple', FACES[b].kind === 'triple'];
  if (x && y) return [NOTHING];
  if (x || y) return choices(x ? b : a).map((gain) => times(TRIPLE, { ...NOTHING, ...gain }));
  return choices(a).flatMap((gain) => choices(b).map((other) => sum(shielded(a, b, gain, other), shielded(b, a, other, gain))));
}

/** What a face gives alone, one entry for each option; a shield its fallback. */
const choices = (face: FaceId): readonly Some[] => (FACES[face].options.length > 0 ? FACES[face].options : [FACES[face].gives]);

// A shield pays in glory when the other result gives what it watches; another shield does not count (DF-57, DF-60).
function shielded(face: FaceId, other: FaceId, gain: Some, beside: Some): Some {
  const { watches } = FACES[face];
  return watches && !FACES[other].watches && beside[watches] ? SHIELD_GLORY : gain;
}

function overflows(gain: Some, room: Some): boolean {
  return RESOURCES.some((r) => room[r] !== undefined && (gain[r] ?? 0) > room[r]);
}

interface Tally {
  readonly sure: number[];
  readonly may: number[];
  any: number;
  total: number;
}
const tally = (): Tally => ({ sure: Array<number>(MOST + 1).fill(0), may: Array<number>(MOST + 1).fill(0), any: 0, total: 0 });

function count(tallied: Tally, amounts: readonly number[]): void {
  const most = Math.max(...amounts);
  const column = most === Math.min(...amounts) ? tallied.sure : tallied.may;
  const step = Math.min(MOST, most);
  column[step] = (column[step] ?? 0) + 1;
  tallied.total += most;
  if (most > 0) tallied.any++;
}

const chances = ({ sure, may, any, total }: Tally): Chances => ({ sure, may, any, average: total / PAIRS });
