/** Exact puzzles: every way through a turn is tried, and what each comes to is measured. */
import type { Measure, Way } from '@astragal/bots';
import { type Choice, clone, type Kind, notation, type Position, type Seat, seeded, shuffled } from '@astragal/kernel';
import { type PuzzleRules, PuzzleTurn } from './turn.ts';
import { TooWide } from './ways.ts';

/** An end of the turn: how it was come to, shortest first, and what it is in every goal. */
export interface MeasuredEnd {
  readonly path: Way['path'];
  readonly measures: Readonly<Record<string, Measure>>;
}

/** Everything that a turn can come to. */
export interface Exhausted {
  readonly ends: readonly MeasuredEnd[];
  /** Ways that leave it to luck, as they stand right behind it. What comes then is not certain. */
  readonly risks: readonly MeasuredEnd[];
  /** Positions looked at. */
  readonly looked: number;
}

/** How far everything is tried. */
export interface Exhausting {
  readonly most: number;
  /** Answers are tried in an order of this seed; in that of the rules where there is none. */
  readonly seed?: string;
  /** Nothing is left out, not even what the game says comes to the same. */
  readonly whole?: boolean;
}

interface Link {
  readonly before: Link | undefined;
  readonly step: string;
  readonly choice: Choice;
}

const pathOf = (link: Link | undefined): Way['path'] => {
  const path: { step: string; choice: Choice }[] = [];
  for (let each = link; each; each = each.before) path.push({ step: each.step, choice: each.choice });
  return path.reverse();
};

/** The sign of a - b, the first number that differs deciding. */
export function compared(a: Measure, b: Measure): number {
  const at = a.findIndex((each, i) => each !== b[i]);
  return at < 0 ? 0 : Math.sign(a[at]! - (b[at] ?? 0));
}

/** Luck would decide what can still be done: not everything can be known. */
export class AsksLuck extends Error {
  override readonly name = 'AsksLuck';
}

/** All ends of the turn, each once. Throws `TooWide` where there is more to look at than `most`, and `AsksLuck` where luck opens other ways. */
export function exhausted<K extends Kind>(
  rules: PuzzleRules<K>,
  from: Position<K>,
  seat: Seat,
  { most, seed, whole = false }: Exhausting,
): Exhausted {
  const { exact } = rules.puzzling;
  if (!exact) throw new RangeError(`${rules.game.id} has no exact puzzles`);
  const luck = seed === undefined ? undefined : seeded(seed);
  const ends = new Map<string, MeasuredEnd>();
  const seen = new Set<string>();
  const risks: MeasuredEnd[] = [];
  let looked = 0;
  let layer: { turn: PuzzleTurn<K>; link: Link | undefined }[] = [{ turn: turnOf(rules, from, seat), link: undefined }];
  while (layer.length > 0) {
    const next: typeof layer = [];
    for (const { turn, link } of layer) {
      const { state } = turn.position;
      const { frame } = turn.at!;
      const all = turn.choices;
      const some = (!whole && all.length > 1 && exact.tried?.(state, frame as K['frame'] & { seat: Seat }, all)) || all;
      for (const choice of luck ? shuffled(some, luck, 'order') : some) {
        const then = turn.forked();
        then.take(then.at!, choice);
        if (then.hasLuckSpoken && exact.opens?.(choice)) throw new AsksLuck(`'${notation(choice)}' asks luck`);
        const key = exact.key(then.position, seat);
        if (seen.has(key)) continue;
        seen.add(key);
        if (++looked > most) throw new TooWide(`more than ${most} positions`);
        const on: Link = { before: link, step: frame.step, choice };
        if (then.at && !then.hasLuckSpoken) {
          next.push({ turn: then, link: on });
          continue;
        }
        const path = pathOf(on);
        const end = { path, measures: measuresOf(rules, { path, from, to: then.position }, seat) };
        if (then.hasLuckSpoken) risks.push(end);
        else ends.set(key, end);
      }
    }
    layer = next;
  }
  return { ends: [...ends.values()], risks, looked };
}

const turnOf = <K extends Kind>(rules: PuzzleRules<K>, from: Position<K>, seat: Seat): PuzzleTurn<K> =>
  new PuzzleTurn(rules, clone(rules.game, from), seat, 'exact');

function measuresOf<K extends Kind>({ puzzling }: PuzzleRules<K>, way: Way<K>, seat: Seat): MeasuredEnd['measures'] {
  return Object.fromEntries(Object.entries(puzzling.exact!.goals).map(([goal, of]) => [goal, of(way, seat)]));
}

/** What the ends come to in one goal: those that come to the most, and those that come to the most of the rest. */
export interface MeasuredStanding {
  readonly best: Measure;
  readonly near: Measure;
  /** The shortest first. */
  readonly right: readonly MeasuredEnd[];
  readonly weaker: readonly MeasuredEnd[];
  /** What the shortest line comes to, which does as good as nothing. */
  readonly idle: Measure;
  /** How many different measures there are. */
  readonly steps: number;
}

/** Nothing where all ends come to the same. */
export function standing(ends: readonly MeasuredEnd[], goal: string): MeasuredStanding | undefined {
  const measures = new Map(ends.map(({ measures: { [goal]: each } }) => [each!.join(), each!]));
  const [best, near] = [...measures.values()].sort((a, b) => compared(b, a));
  if (!best || !near) return undefined;
  const of = (measure: Measure) => ends.filter(({ measures: { [goal]: each } }) => compared(each!, measure) === 0);
  return { best, near, right: of(best), weaker: of(near), idle: ends[0]!.measures[goal]!, steps: measures.size };
}
