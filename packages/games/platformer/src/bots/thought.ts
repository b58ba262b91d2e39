/** The thought about one turn: chains of answers, the best few kept at each link, and how the next turn would look from where they end. */
import type { BotQuestion, Mind } from '@astragal/bots';
import { type Chance, type Choice, choices, clone, isOver, named, Play, type Position, playOn, type Seat, waiting } from '@astragal/kernel';
import { printAt, SHOP } from '../content/map.ts';
import { platformer } from '../game.ts';
import { END } from '../rules/choices.ts';
import { climberOf } from '../rules/pieces.ts';
import { setStep } from '../rules/verbs.ts';
import { OFF, type PlatformerKind, type Spend, type State } from '../state.ts';
import { brings, type Course, fought, standing } from './course.ts';
import { weighed } from './features.ts';
import { blowChance } from './prospects.ts';
import { type Asked, fells, sensible } from './sensible.ts';
import { restingField } from './ways.ts';

/** A chain of answers: how it goes and where it leads. */
export interface Chain {
  readonly position: Position<PlatformerKind>;
  readonly answers: readonly Choice[];
  /** What it is worth to end the turn there. */
  readonly worth: number;
  /** What is worth following: the same, with a little for what can still be done. */
  readonly hope: number;
  /** Not a place to end the turn: the boss can still be felled. */
  readonly unfinished?: boolean;
}

/** How the next turn is looked at: from the best few ends of this one, in so many futures. */
export interface Foresight {
  readonly ends: number;
  readonly futures: number;
  /** How the next turn is thought through. */
  readonly width: number;
  readonly depth: number;
}

/** A game won or lost beats everything within a turn; beyond it, it is weighed with the rest. */
const WON = 100_000;
const VICTORY = 300;
const DEFEAT = -450;
/** Somebody else has felled the boss. */
const OUTRUN = -250;
/** More answers than lie between two turns. */
const MOST_ANSWERS = 200;

/** So many links are looked at however late it is: a die, a step, a die again. Whoever looks at none ends every turn where it stands. */
const LEAST_LINKS = 3;

/** Worth of an Attack that will fell the boss once it is dealt. */
const BLOW = 50_000;

/** What a field loses with every turn that ended there, and a turn that brings nothing, in worth; the next such turn costs more. */
const WEAR = 2;
const IDLE = 5;
const WORSE = 4;

/** The thought about one turn. */
export class Thought {
  readonly #seat: Seat;
  readonly #weights: readonly number[];
  readonly #mind: Mind;
  /** Orderly thoughts meet the same luck on all ways through the turn, since the luckiest is not the best, and count coins last. */
  readonly #orderly: boolean;
  readonly #seed: number;

  readonly #course: Course | undefined;

  /** What it likes to fight, in worth. */
  readonly #relish: number;

  constructor(
    seat: Seat,
    weights: readonly number[],
    mind: Mind,
    { course, relish = 0, orderly = false }: { course?: Course; relish?: number | undefined; orderly?: boolean | undefined } = {},
  ) {
    this.#seat = seat;
    this.#weights = weights;
    this.#mind = mind;
    this.#course = course;
    this.#relish = relish;
    this.#orderly = orderly;
    this.#seed = orderly ? mind.luck.below(2 ** 30, 'turn') : 0;
  }

  #value(s: State, hanging = false): number {
    if (s.outcome !== 'playing') return s.winner === this.#seat ? WON : -WON;
    return weighed(s, this.#seat, this.#weights, hanging);
  }

  /** Whom to play, what to keep on the special die: the answer alone is weighed, not what luck makes of it. */
  bestAtOnce(state: State, { frame, options: all }: BotQuestion<PlatformerKind>, step: 'special' | 'hero'): Choice {
    let best: { choice: Choice; worth: number } | undefined;
    for (const choice of all) {
      const copy = platformer.clone!(state);
      platformer.steps[step].take(copy, frame as never, choice as never, new Play<PlatformerKind>(this.#mind.luck));
      setStep(copy, 7);
      const worth = this.#value(copy);
      if (!best || worth > best.worth) best = { choice, worth };
    }
    return best!.choice;
  }

  /** The places where the turn could end, the best first; never empty. */
  ends(start: Position<PlatformerKind>, width: number, depth: number): Chain[] {
    const here = this.#judged(start, []);
    // That the boss could be felled is no reason to end the turn before.
    const first = here.unfinished ? { ...here, worth: here.worth - BLOW, unfinished: false } : here;
    const ends: Chain[] = first.worth > Number.NEGATIVE_INFINITY ? [first] : [];
    let beam: Chain[] = [first];
    const isEnough = (link: number): boolean => ends.length > 0 && link >= LEAST_LINKS && this.#mind.isLate();
    for (let link = 0; link < depth && beam.length > 0 && !isEnough(link); link++) {
      const grown = beam.flatMap((chain) => (isEnough(link) ? [] : this.#continued(chain)));
      for (const chain of grown) if (chain.worth > Number.NEGATIVE_INFINITY) ends.push(chain);
      const open = grown.filter(({ position }) => !isOver(position)).sort((a, b) => b.hope - a.hope);
      if (open.length > 0) beam = distinct(open, width);
      else break;
    }
    // A question within an action that nothing leads out of in time: whatever looks most hopeful.
    if (ends.length === 0) ends.push({ ...beam[0]!, unfinished: true });
    return bestFirst(ends);
  }

  /** All answers of a chain: where it is finished, the turn ends. */
  whole({ position, answers, unfinished }: Chain): readonly Choice[] {
    return isOver(position) || (unfinished && answers.length > 0) ? answers : [...answers, END];
  }

  /** Any end that looks nearly as good as the best. */
  erring(ends: readonly Chain[], slack: number): Chain {
    const near = ends.filter(({ worth, answers, unfinished }) => worth >= ends[0]!.worth - slack && answers.length > 0 && !unfinished);
    return near.length > 0 ? near[this.#mind.luck.below(near.length, 'error')]! : ends[0]!;
  }

  /** The end from which the next turn looks best, on average over futures that are the same for all. */
  foreseen(ends: readonly Chain[], { ends: few, futures, width, depth }: Foresight): Chain {
    const best = ends[0]!;
    if (best.unfinished || isOver(best.position)) return best;
    let rivals = unlike(ends.filter(({ unfinished, position }) => !unfinished && !isOver(position)))
      .map((chain) => ({ chain, sum: reckoned(chain.worth, this.#inTime(chain.position.state)) }))
      .sort((a, b) => b.sum - a.sum)
      .slice(0, few);
    const seed = this.#mind.luck.below(2 ** 30, 'futures');
    for (let i = 0; i < futures; i++) {
      const seen: number[] = [];
      for (const { chain } of rivals) {
        if (this.#mind.isLate()) return bestOf(rivals);
        seen.push(this.#nextTurn(chain.position, width, depth, named(seed + i)));
      }
      rivals = rivals.map(({ chain, sum }, k) => ({ chain, sum: sum + seen[k]! }));
      // The worse half drops out after a quarter of the futures, and again after half of them.
      if (i + 1 === Math.ceil(futures / 4) || i + 1 === Math.ceil(futures / 2))
        rivals = [...rivals].sort((a, b) => b.sum - a.sum).slice(0, Math.ceil(rivals.length / 2));
    }
    return bestOf(rivals);
  }

  /** What the next turn of this seat would bring in one future; the others let theirs pass, but may fell the boss in them. */
  #nextTurn(end: Position<PlatformerKind>, width: number, depth: number, luck: Chance): number {
    const position = clone(platformer, end);
    const play = new Play<PlatformerKind>(luck);
    const turn = position.state.turn.number;
    let inTime = 1;
    for (let answers = 0; !isOver(position) && answers < MOST_ANSWERS; answers++) {
      const at = waiting(platformer, position)[0]!;
      const { step } = at.frame;
      if (at.seat === this.#seat && step === 'actions' && position.state.turn.number > turn) break;
      if (step === 'actions' && at.seat !== this.#seat) inTime *= 1 - blowChance(position.state, at.seat);
      playOn(platformer, position, at, this.#passing(position.state, at.frame as Asked), play);
    }
    if (isOver(position)) return position.state.winner === this.#seat ? VICTORY : DEFEAT;
    const worth = this.ends(position, width, depth)[0]!.worth;
    return reckoned(Math.min(VICTORY, Math.max(DEFEAT, worth)), inTime);
  }

  /** How likely nobody else fells the boss before the next turn. */
  #inTime(s: State): number {
    return s.climbers.reduce((odds, _, other) => (other === this.#seat ? odds : odds * (1 - blowChance(s, other))), 1);
  }

  /** How everybody answers between this turn and the next. */
  #passing(state: State, frame: Asked): Choice {
    const all = choices(platformer, state, frame);
    if (all.length === 1) return all[0]!;
    if (frame.step === 'special' && frame.seat === this.#seat) return this.bestAtOnce(state, { frame, options: all }, 'special');
    return all.find((choice) => choice.do === 'end' || choice.do === 'hold' || choice.do === 'skip') ?? all[0]!;
  }

  /** The chain with every sensible next answer but the end of the turn, which is weighed at every link. */
  #continued({ position: before, answers }: Chain): Chain[] {
    const at = waiting(platformer, before).find((each) => each.seat === this.#seat);
    if (!at) return [];
    const all = sensible(before.state, at.frame as Asked, choices(platformer, before.state, at.frame));
    const counts = this.#orderly && isCounting(before.state, at.frame as Asked, answers.at(-1));
    return (counts ? all.filter(isCoin) : all).map((choice) => {
      const position = clone(platformer, before);
      const here = waiting(platformer, position).find((each) => each.seat === this.#seat)!;
      const luck = this.#orderly ? named(this.#seed) : this.#mind.luck;
      playOn(platformer, position, here, choice, new Play<PlatformerKind>(luck));
      return this.#judged(position, [...answers, choice]);
    });
  }

  /** What it costs to end the turn where the hero has been before, or as it began, less what it liked on the way. */
  #weariness(s: State): number {
    if (!this.#course || s.outcome !== 'playing') return 0;
    const { from, idle, trod } = this.#course;
    const to = standing(s, this.#seat);
    const worn = to.at === OFF ? 0 : WEAR * (trod[to.at] ?? 0);
    const liked = this.#relish > 0 ? this.#relish * fought(from, to) : 0;
    return worn + (brings(from, to) ? 0 : IDLE * WORSE ** idle) - liked;
  }

  /** Weighs a position: as the end of the turn, and as a place to go on from, where dice left, air under the feet and fields to go count. */
  #judged(position: Position<PlatformerKind>, answers: readonly Choice[]): Chain {
    const { state } = position;
    const top = position.stack.at(-1) as Asked | undefined;
    const worth = this.#value(state) - this.#weariness(state);
    if (isOver(position)) return { position, answers, worth, hope: worth };
    const blow = top && fells(state, top) ? BLOW : 0;
    const unused = state.turn.used.filter((used) => !used).length;
    const here = isFalling(state, this.#seat) ? Math.max(worth, this.#value(state, true)) : worth;
    const points = top?.step === 'walk' ? 3 * top.points : 0;
    const isRest = top?.step === 'actions' && top.seat === this.#seat;
    const hope = here + blow + unused + points;
    return { position, answers, worth: isRest ? worth + blow : Number.NEGATIVE_INFINITY, hope, unfinished: blow > 0 };
  }
}

export const bestFirst = (ends: readonly Chain[]): Chain[] => [...ends].sort((a, b) => b.worth - a.worth);

/** A worth that only counts if nobody else fells the boss before. */
const reckoned = (worth: number, inTime: number): number => inTime * worth + (1 - inTime) * OUTRUN;

/** Who does not fall is worth the same in the air. */
function isFalling(s: State, seat: Seat): boolean {
  const { at } = climberOf(s, seat);
  return at !== OFF && restingField(s, seat, at) !== at;
}

const isCoin = (choice: Choice): boolean => (choice as Partial<Spend>).as === 'coin';

/** Away from shops it makes no difference when coins are taken: whoever has begun goes on with it. */
const isCounting = (s: State, { step, seat }: Asked, last: Choice | undefined): boolean =>
  step === 'actions' && last !== undefined && isCoin(last) && printAt(s, climberOf(s, seat).at) !== SHOP;

const bestOf = (rivals: readonly { readonly chain: Chain; readonly sum: number }[]): Chain =>
  rivals.reduce((best, each) => (each.sum > best.sum ? each : best)).chain;

/** Ends that look alike are one. */
function unlike(ends: readonly Chain[]): Chain[] {
  const seen = new Set<number>();
  return ends.filter(({ worth }) => !seen.has(worth) && seen.add(worth));
}

/** The first few that differ: chains that come to the same by another order of answers are one. */
function distinct(chains: readonly Chain[], few: number): Chain[] {
  const seen = new Set<string>();
  const kept: Chain[] = [];
  for (const chain of chains) {
    const { hope, position } = chain;
    const { turn } = position.state;
    const unused = turn.dice.filter((_, die) => !turn.used[die]).sort();
    const key = `${hope} ${unused} ${(position.stack.at(-1) as Asked).step}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (kept.push(chain) === few) break;
  }
  return kept;
}
