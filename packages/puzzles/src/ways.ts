/** Every way through a turn: all answers tried, equal positions looked at once. */
import type { Way } from '@astragal/bots';
import { choices, clone, hash, type Kind, notation, type Position, type Seat } from '@astragal/kernel';
import { type PuzzleRules, PuzzleTurn } from './turn.ts';

/** How much is tried. */
export interface Breadth {
  /** Positions followed after each answer. */
  readonly beam: number;
  /** Positions in all. */
  readonly most: number;
}

/** A way, and how it is found again. */
export interface FoundWay<K extends Kind> extends Way<K> {
  /** Ways with the same end are the same. */
  readonly end: string;
  /** Luck had no say in it. */
  readonly isFixed: boolean;
}

/** More positions than a person, or this program, could look at. */
export class TooWide extends Error {
  override readonly name = 'TooWide';
}

export const answersOf = ({ path }: Pick<Way, 'path'>): string[] => path.map(({ choice }) => notation(choice));

/** What an end is known by: the position, or, where luck comes next, the position before it and the answer that asks it. */
export const endOf = (position: object, asks?: string): string => hash(asks === undefined ? position : [position, asks]).slice(0, 16);

/**
 * All ways, the shorter first. Where the craft names a width for a question (which face goes over which), only the answers that look best to the
 * judge are followed; so are, after each answer, only so many positions. Throws `TooWide` where even that is too much.
 */
export function waysOf<K extends Kind>(
  rules: PuzzleRules<K>,
  from: Position<K>,
  seat: Seat,
  seed: string,
  { beam, most }: Breadth,
): FoundWay<K>[] {
  const { craft } = rules.judge;
  const widths: Readonly<Partial<Record<string, number>>> = craft.widths ?? {};
  const looks = (turn: PuzzleTurn<K>): number => rules.judge.chances(turn.position).win[seat]!;
  const found: FoundWay<K>[] = [];
  const seen = new Set<string>();
  let layer: { turn: PuzzleTurn<K>; path: Way<K>['path'] }[] = [{ turn: turnFrom(rules, from, seat, seed), path: [] }];
  for (let looked = 0; layer.length > 0; ) {
    const next: typeof layer = [];
    for (const { turn, path } of layer) {
      const at = turn.at!;
      const on: typeof layer = [];
      const all = choices(rules.game, turn.position.state, at.frame);
      for (const choice of all.length > 1 && craft.sensible ? craft.sensible(turn.position.state, at.frame, all) : all) {
        if (looked++ > most) throw new TooWide(`more than ${most} positions`);
        const then = turn.forked();
        then.take(then.at!, choice);
        const way = { path: [...path, { step: at.frame.step, choice }], from, to: then.position };
        const isOver = then.hasLuckSpoken || !then.at;
        const end = then.hasLuckSpoken
          ? endOf(turn.position, notation(choice))
          : isOver
            ? endOf(then.position)
            : JSON.stringify(then.position);
        if (seen.has(end)) continue;
        seen.add(end);
        if (isOver) found.push({ ...way, end, isFixed: !then.hasLuckSpoken });
        else on.push({ turn: then, path: way.path });
      }
      const width = widths[at.frame.step] ?? on.length;
      next.push(...(on.length > width ? bestOf(on, ({ turn: each }) => looks(each), width) : on));
    }
    layer = next.length > beam ? bestOf(next, ({ turn }) => looks(turn), beam) : next;
  }
  return found;
}

/** Plays a written way on a copy: what it came to, or at which answer it stops being one. */
export function wayOf<K extends Kind>(
  rules: PuzzleRules<K>,
  from: Position<K>,
  seat: Seat,
  seed: string,
  answers: readonly string[],
): FoundWay<K> | number {
  const turn = turnFrom(rules, from, seat, seed);
  const path: { step: string; choice: Way['path'][number]['choice'] }[] = [];
  let [end, isFixed, to]: [string | undefined, boolean, Position<K>] = [undefined, true, turn.position];
  for (const [i, text] of answers.entries()) {
    const { at } = turn;
    const before = clone(rules.game, turn.position);
    const choice = at && choices(rules.game, before.state, at.frame).find((each) => notation(each) === text);
    if (!choice) return i;
    turn.take(at, choice);
    if (end !== undefined) continue;
    path.push({ step: at.frame.step, choice });
    if (turn.hasLuckSpoken) [end, isFixed, to] = [endOf(before, text), false, clone(rules.game, turn.position)];
    else if (!turn.at) [end, to] = [endOf(turn.position), turn.position];
  }
  return end === undefined ? answers.length : { path, from, to, end, isFixed };
}

const turnFrom = <K extends Kind>(rules: PuzzleRules<K>, from: Position<K>, seat: Seat, seed: string): PuzzleTurn<K> =>
  new PuzzleTurn(rules, clone(rules.game, from), seat, seed);

/** The best few, by a number that is found out once for each. */
const bestOf = <T>(all: readonly T[], worth: (each: T) => number, count: number): T[] =>
  all
    .map((each) => [worth(each), each] as const)
    .sort(([a], [b]) => b - a)
    .slice(0, count)
    .map(([, each]) => each);
