/** Plans: the ways through a seat's turn up to the horizon, each completed at a glance and judged there. */
import {
  type Chance,
  type Choice,
  CountedLuck,
  choices,
  clone,
  type Kind,
  named,
  Play,
  type Position,
  playOn,
  type Seat,
  type Waiting,
  waiting,
} from '@astragal/kernel';
import type { Craft } from './craft.ts';
import type { Policy } from './policy.ts';

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

/** The answers a plan tries: those that make sense, and one of each that there is. */
function tried<K extends Kind>(craft: Craft<K>, state: K['state'], at: Waiting<K>): readonly Choice[] {
  const all = choices(craft.game, state, at.frame);
  return craft.sensible && all.length > 1 ? craft.sensible(state, at.frame, all) : all;
}

/** All ways through the turn, best first: equal ones merged. Never empty. */
export const plans = <K extends Kind>(
  policy: Policy<K>,
  root: Position<K>,
  seat: Seat,
  width: Width,
  luck: Chance,
  isLate: () => boolean,
): Plan[] => new Planning(policy, seat, width, luck, isLate).from(root);

/** What an answer leads to. */
interface Result<K extends Kind> {
  readonly position: Position<K>;
  /** Luck had no say in it. */
  readonly isFixed: boolean;
  /** The seat has something to decide there. */
  readonly goesOn: boolean;
  /** What it is worth once the rest of the turn is played at a glance. */
  readonly worth: number;
}

/** One search for plans: layer by layer, an answer at a time, until all is tried, the nodes are used up, or the time. */
class Planning<K extends Kind> {
  readonly #policy: Policy<K>;
  readonly #seat: Seat;
  readonly #width: Width;
  readonly #isLate: () => boolean;
  /** Where luck is asked, these futures are the same for all plans. */
  readonly #seeds: readonly number[];
  readonly #found: Plan[] = [];
  readonly #seen = new Set<string>();
  #left: number;
  #late = false;

  constructor(policy: Policy<K>, seat: Seat, width: Width, luck: Chance, isLate: () => boolean) {
    this.#policy = policy;
    this.#seat = seat;
    this.#width = width;
    this.#isLate = isLate;
    this.#seeds = Array.from({ length: width.futures }, () => luck.below(2 ** 30, 'future'));
    this.#left = width.nodes;
  }

  from(root: Position<K>): Plan[] {
    const { beam, depth } = this.#width;
    let layer: Node<K>[] = [{ path: [], worth: 0, position: root }];
    for (let link = 0; link < depth && layer.length > 0 && this.#left > 0 && !this.#late; link++)
      layer = layer
        .flatMap((node) => this.#grown(node))
        .sort(byWorth)
        .slice(0, beam);
    return this.#found.sort(byWorth);
  }

  /** The nodes behind one position that are worth following. */
  #grown(from: Node<K>): Node<K>[] {
    const { craft, small } = this.#policy;
    const at = waiting(craft.game, from.position).find((each) => each.seat === this.#seat && !small.has(each.frame.step));
    if (!at) return [];
    const next: Node<K>[] = [];
    for (const choice of tried(craft, from.position.state, at)) {
      if ((this.#left <= 0 || this.#late) && this.#found.length > 0) break;
      const node = this.#tried(from, { step: at.frame.step, choice });
      if (node) next.push(node);
      this.#late ||= this.#isLate();
    }
    const width = craft.widths?.[at.frame.step as K['frame']['step']];
    return width === undefined || next.length <= width ? next : next.sort(byWorth).slice(0, width);
  }

  /** The node behind an answer, if the seat has to decide again there and no equal position has been seen. */
  #tried(from: Node<K>, planned: Planned): Node<K> | undefined {
    this.#left--;
    const first = this.#after(from.position, planned, this.#seeds[0]!);
    if (first.isFixed && this.#isKnown(first.position)) return undefined;
    const others = first.isFixed ? [] : this.#seeds.slice(1).map((seed) => this.#after(from.position, planned, seed).worth);
    const worth = others.reduce((sum, each) => sum + each, first.worth) / (1 + others.length);
    const path = [...from.path, planned];
    this.#found.push({ path, worth });
    return first.isFixed && first.goesOn ? { path, worth, position: first.position } : undefined;
  }

  #isKnown(position: Position<K>): boolean {
    const key = this.#policy.craft.sameness?.(position) ?? JSON.stringify(position);
    return this.#seen.has(key) || !this.#seen.add(key);
  }

  /** Where an answer leads if luck answers with this seed. */
  #after(from: Position<K>, { step, choice }: Planned, seed: number): Result<K> {
    const { craft, horizon, judge } = this.#policy;
    const position = clone(craft.game, from);
    const luck = new CountedLuck(named(seed));
    const play = new Play<K>(luck, undefined, horizon);
    const at = waiting(craft.game, position).find((each) => each.seat === this.#seat && each.frame.step === step)!;
    playOn(craft.game, position, at, choice, play);
    const goesOn = luck.asked === 0 && this.#policy.upTo(position, this.#seat, play) !== undefined;
    const isFixed = luck.asked === 0;
    const end = goesOn ? clone(craft.game, position) : position;
    this.#policy.complete(end, play);
    return { position, isFixed, goesOn, worth: judge(end, this.#seat) };
  }
}

/** Of equal plans the one that decides more comes first. */
const byWorth = (a: Plan, b: Plan): number => b.worth - a.worth || b.path.length - a.path.length;
