/** Plans: the ways through a seat's turn up to the horizon, each completed at a glance and judged there. */
import {
  type Chance,
  type Choice,
  CountedLuck,
  clone,
  type Kind,
  named,
  options,
  Play,
  type Position,
  playAhead,
  playOn,
  type Seat,
  type Waiting,
  waiting,
} from '@astragal/kernel';
import { type Craft, judgeOf } from './craft.ts';

/** One decided answer of a plan. */
export interface Planned {
  readonly step: string;
  readonly choice: Choice;
}

export interface Plan {
  /** The answers decided on; what follows them is answered at a glance, or planned anew. */
  readonly path: readonly Planned[];
  readonly worth: number;
}

/** How much a plan may think. */
export interface Width {
  /** Answers tried at most, over all. */
  readonly nodes: number;
  /** Chains kept after each answer. */
  readonly beam: number;
  /** Futures looked at where an answer asks luck. */
  readonly futures: number;
  /** Chains of at most so many answers. */
  readonly depth: number;
}

interface Node<K extends Kind> extends Plan {
  /** Where the seat is asked again. */
  readonly position: Position<K>;
}

/** What planning and rolling out share: playing a craft's game at a glance. */
export class Glance<K extends Kind> {
  readonly craft: Craft<K>;
  readonly horizon: ReadonlySet<K['frame']['step']>;
  readonly small: ReadonlySet<string>;
  readonly judge: (position: Position<K>, seat: Seat) => number;

  constructor(craft: Craft<K>) {
    this.craft = craft;
    this.horizon = new Set(craft.horizon);
    this.small = new Set(craft.small);
    this.judge = judgeOf(craft);
  }

  quick(state: K['state'], at: Waiting<K>, luck: Chance): Choice {
    const all = options(this.craft.game, state, at.frame);
    return all.length === 1 ? all[0]! : this.craft.quick(state, at.frame, all, luck);
  }

  /** Plays everything at a glance up to the horizon. */
  complete(position: Position<K>, play: Play<K>): void {
    playAhead(this.craft.game, position, play, (state, at) => this.quick(state, at, play.chance));
  }

  /** Plays others' and small questions until the seat has something to decide. */
  upTo(position: Position<K>, seat: Seat, play: Play<K>): Waiting<K> | undefined {
    const mine = (at: Waiting<K>): boolean => at.seat === seat && !this.small.has(at.frame.step);
    const { game } = this.craft;
    playAhead(game, position, play, (state, at) => (mine(at) ? undefined : this.quick(state, at, play.chance)));
    return waiting(game, position).find(mine);
  }
}

/** The answers a plan tries: those that make sense, and one of each that there is. */
function tried<K extends Kind>(craft: Craft<K>, state: K['state'], at: Waiting<K>): readonly Choice[] {
  const all = options(craft.game, state, at.frame);
  return craft.sensible && all.length > 1 ? craft.sensible(state, at.frame, all) : all;
}

/** All ways through the turn, best first: equal ones merged, those that differ only in what comes after luck too. Never empty. */
export function plans<K extends Kind>(
  glance: Glance<K>,
  root: Position<K>,
  seat: Seat,
  { nodes, beam, futures, depth }: Width,
  luck: Chance,
  isLate: () => boolean,
): Plan[] {
  const { craft, horizon, judge } = glance;
  const { game } = craft;
  const seeds = Array.from({ length: futures }, () => luck.below(2 ** 30, 'future'));
  const found: Plan[] = [];
  const seen = new Set<string>();
  let left = nodes;
  let late = false;

  const samenessOf = (position: Position<K>): string => craft.sameness?.(position) ?? JSON.stringify(position);
  const thought = (seed: number): { play: Play<K>; counted: CountedLuck } => {
    const counted = new CountedLuck(named(seed));
    return { play: new Play<K>(counted, undefined, horizon), counted };
  };

  /** Where an answer leads if luck answers with this seed; its worth when completed. */
  const after = (from: Position<K>, { step, choice }: Planned, seed: number) => {
    const position = clone(game, from);
    const { play, counted } = thought(seed);
    const at = waiting(game, position).find((each) => each.seat === seat && each.frame.step === step)!;
    playOn(game, position, at, choice, play);
    const next = counted.asked === 0 ? glance.upTo(position, seat, play) : undefined;
    const end = next ? clone(game, position) : position;
    const isFixed = counted.asked === 0;
    glance.complete(end, play);
    return { position, next: isFixed ? next : undefined, isFixed, worth: judge(end, seat) };
  };

  /** The node behind an answer, or nothing where an equal one has been seen. */
  const tryOne = (from: Node<K>, planned: Planned): Node<K> | undefined => {
    left--;
    const first = after(from.position, planned, seeds[0]!);
    let { worth } = first;
    if (!first.isFixed) {
      for (let i = 1; i < futures; i++) worth += after(from.position, planned, seeds[i]!).worth;
      worth /= futures;
    } else {
      const key = samenessOf(first.position);
      if (seen.has(key)) return undefined;
      seen.add(key);
    }
    const node = { path: [...from.path, planned], worth, position: first.position };
    found.push({ path: node.path, worth });
    return first.next ? node : undefined;
  };

  /** The nodes behind one position that are worth following. */
  const grown = (from: Node<K>): Node<K>[] => {
    const at = waiting(game, from.position).find((each) => each.seat === seat && !glance.small.has(each.frame.step));
    if (!at) return [];
    const next: Node<K>[] = [];
    for (const choice of tried(craft, from.position.state, at)) {
      if ((left <= 0 || late) && found.length > 0) break;
      const node = tryOne(from, { step: at.frame.step, choice });
      if (node) next.push(node);
      late ||= isLate();
    }
    const width = craft.widths?.[at.frame.step as K['frame']['step']];
    return width === undefined || next.length <= width ? next : next.sort(byWorth).slice(0, width);
  };

  let layer: Node<K>[] = [{ path: [], worth: 0, position: root }];
  for (let link = 0; link < depth && layer.length > 0 && left > 0 && !late; link++)
    layer = layer.flatMap(grown).sort(byWorth).slice(0, beam);
  return found.sort(byWorth);
}

/** Of equal plans the one that decides more comes first. */
const byWorth = (a: Plan, b: Plan): number => b.worth - a.worth || b.path.length - a.path.length;
