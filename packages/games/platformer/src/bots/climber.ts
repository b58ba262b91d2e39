/** A player that thinks its own turn through: it tries chains of answers, keeps the best few at each link, and follows the best. */
import { type Bot, forcedAnswer, type Memory, type Mind, type Question, type Sight } from '@astragal/bots';
import {
  type Chance,
  type Choice,
  clone,
  hash,
  isOver,
  notation,
  options,
  Play,
  type Position,
  playOn,
  type Seat,
  seeded,
  waiting,
} from '@astragal/kernel';
import { CARDS, TOKENS } from '../content/tables.ts';
import { platformer } from '../game.ts';
import { bossField } from '../rules/boss.ts';
import { END } from '../rules/choices.ts';
import { isSolo, tokenWith } from '../rules/facts.ts';
import { climberOf, enemyAt, healthOf } from '../rules/pieces.ts';
import { adjacent } from '../rules/space.ts';
import { woundsOf } from '../rules/striking.ts';
import { faceOf } from '../rules/symbols.ts';
import { setStep } from '../rules/verbs.ts';
import { type Action, OFF, type PlatformerFrame, type PlatformerKind, type Spend, type State } from '../state.ts';
import { gemsAdd, handfulOf, swordsWith } from './blow.ts';
import { weighed } from './features.ts';

import { stepsBetween } from './ways.ts';

type Frame = PlatformerFrame & { readonly seat: Seat };
type Strike = Extract<PlatformerFrame, { step: 'strike' }>;

/** An answer decided on earlier, for when exactly this is seen. */
interface Remembered {
  readonly sees: string;
  readonly answer: string;
}

/** A chain of answers: how it goes and where it leads. */
interface Chain {
  readonly position: Position<PlatformerKind>;
  readonly answers: readonly Choice[];
  /** What it is worth to end the turn there. */
  readonly worth: number;
  /** What is worth following: the same, with a little for what can still be done. */
  readonly hope: number;
  /** Not a place to end the turn: the boss can still be felled. */
  readonly unfinished?: boolean;
}

export interface Foresight {
  readonly ends: number;
  readonly futures: number;
  /** How the next turn is thought through. */
  readonly width: number;
  readonly depth: number;
}

export interface Patience {
  readonly name: string;
  /** How many chains are kept at each link, and how many links a chain has at most. */
  readonly width: number;
  readonly depth: number;
  readonly budgetMs?: number;
  /** What the features are worth, alone and among others. */
  readonly weights: { readonly alone: readonly number[]; readonly together: readonly number[] };
  /** Looks at the next turn, too: for the best few ends of this one, in so many futures. */
  readonly foresight?: Foresight;
  /** Takes any first answer that looks at most so much worse than the best: how a beginner errs. */
  readonly slack?: number;
}

/** A game won or lost beats everything within a turn; beyond it, it is weighed with the rest. */
const WON = 100_000;
const VICTORY = 300;
const DEFEAT = -450;
/** More answers than lie between two turns. */
const MOST_ANSWERS = 200;

/** A climber with this much patience. */
export function climber({ name, width, depth, budgetMs, weights, foresight, slack = 0 }: Patience): Bot<PlatformerKind> {
  return {
    name,
    ...(budgetMs !== undefined && { budgetMs }),
    answer(sight, mind) {
      const forced = forcedAnswer(sight) ?? remembered(sight, mind.memory);
      if (forced !== undefined) return forced;
      const { seat, stack, view } = sight;
      const [question] = sight.questions;
      const state = platformer.guess(view, seat, mind.luck);
      const { step } = question!.frame;
      if (step === 'ladder') return 'hold';
      const thought = new Thought(seat, isSolo(state) ? weights.alone : weights.together, mind);
      if (step === 'special' || step === 'hero') return notation(thought.bestAtOnce(state, question!, step));
      const ends = thought.ends({ state, stack }, width, depth);
      const chosen = slack > 0 ? thought.erring(ends, slack) : foresight ? thought.foreseen(ends, foresight) : ends[0]!;
      const answers = thought.whole(chosen);
      mind.memory.plan = expected({ state, stack }, seat, answers, mind.luck);
      return notation(answers[0]!);
    },
  };
}

const seeing = (frame: object, view: object): string => hash([frame, view]);

/** The answer that a kept plan has for what is seen now; luck or somebody else may have made another world of it. */
function remembered({ questions, view }: Sight<PlatformerKind>, memory: Memory): string | undefined {
  const [next, ...rest] = (memory.plan ?? []) as readonly Remembered[];
  memory.plan = rest;
  return next && next.sees === seeing(questions[0]!.frame, view) ? next.answer : undefined;
}

/** What a chain answers after its first answer, each with what will be seen then; beyond luck nothing is decided. */
function expected(start: Position<PlatformerKind>, seat: Seat, answers: readonly Choice[], luck: Chance): Remembered[] {
  const position = clone(platformer, start);
  let isCertain = true;
  const noticed: Chance = {
    below(n, what) {
      isCertain = false;
      return luck.below(n, what);
    },
  };
  const kept: Remembered[] = [];
  for (const [i, choice] of answers.entries()) {
    const at = waiting(platformer, position).find((each) => each.seat === seat);
    if (!at || !isCertain) break;
    if (i > 0) kept.push({ sees: seeing(at.frame, platformer.view(position.state, seat)), answer: notation(choice) });
    playOn(platformer, position, at, choice, new Play<PlatformerKind>(noticed));
  }
  return kept;
}

/** The thought about one turn. */
class Thought {
  readonly #seat: Seat;
  readonly #weights: readonly number[];
  readonly #mind: Mind;

  constructor(seat: Seat, weights: readonly number[], mind: Mind) {
    this.#seat = seat;
    this.#weights = weights;
    this.#mind = mind;
  }

  #value(s: State, hanging = false): number {
    if (s.outcome !== 'playing') return s.winner === this.#seat ? WON : -WON;
    return weighed(s, this.#seat, this.#weights, hanging);
  }

  /** Whom to play, what to keep on the special die: the answer alone is weighed, not what luck makes of it. */
  bestAtOnce(state: State, { frame, options: all }: Question<PlatformerKind>, step: 'special' | 'hero'): Choice {
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
    const first = this.#judged(start, []);
    const ends: Chain[] = first.worth > Number.NEGATIVE_INFINITY ? [first] : [];
    let beam: Chain[] = [first];
    for (let link = 0; link < depth && beam.length > 0 && !(ends.length > 0 && this.#mind.isLate()); link++) {
      const grown = beam.flatMap((chain) => this.#continued(chain));
      for (const chain of grown) if (chain.worth > Number.NEGATIVE_INFINITY) ends.push(chain);
      const open = grown.filter(({ position }) => !isOver(position)).sort((a, b) => b.hope - a.hope);
      if (open.length > 0) beam = distinct(open).slice(0, width);
      else break;
    }
    // A question within an action that nothing leads out of in time: whatever looks most hopeful.
    if (ends.length === 0) ends.push({ ...beam[0]!, unfinished: true });
    return ends.sort((a, b) => b.worth - a.worth);
  }

  /** All answers of a chain: where it is finished, the turn ends. */
  whole({ position, answers, unfinished }: Chain): readonly Choice[] {
    return isOver(position) || unfinished ? answers : [...answers, END];
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
    const rivals = unlike(ends.filter(({ unfinished, position }) => !unfinished && !isOver(position))).slice(0, few);
    const sums = rivals.map(({ worth }) => worth);
    const seed = this.#mind.luck.below(2 ** 30, 'futures');
    for (let i = 0; i < futures; i++) {
      const seen: number[] = [];
      for (const { position } of rivals) {
        if (this.#mind.isLate()) return rivals[sums.indexOf(Math.max(...sums))]!;
        seen.push(this.#nextTurn(position, width, depth, seeded(seed + i)));
      }
      for (const [k, worth] of seen.entries()) sums[k]! += worth;
    }
    return rivals[sums.indexOf(Math.max(...sums))]!;
  }

  /** What the next turn of this seat would bring in one future; the others let theirs pass. */
  #nextTurn(end: Position<PlatformerKind>, width: number, depth: number, luck: Chance): number {
    const position = clone(platformer, end);
    const play = new Play<PlatformerKind>(luck);
    const turn = position.state.turn.number;
    for (let answers = 0; !isOver(position) && answers < MOST_ANSWERS; answers++) {
      const at = waiting(platformer, position)[0]!;
      const { step } = at.frame;
      if (at.seat === this.#seat && step === 'actions' && position.state.turn.number > turn) break;
      playOn(platformer, position, at, this.#passing(position.state, at.frame as Frame), play);
    }
    if (isOver(position)) return position.state.winner === this.#seat ? VICTORY : DEFEAT;
    const worth = this.ends(position, width, depth)[0]!.worth;
    return Math.min(VICTORY, Math.max(DEFEAT, worth));
  }

  /** How everybody answers between this turn and the next. */
  #passing(state: State, frame: Frame): Choice {
    const all = options(platformer, state, frame);
    if (all.length === 1) return all[0]!;
    if (frame.step === 'special' && frame.seat === this.#seat) return this.bestAtOnce(state, { frame, options: all }, 'special');
    return all.find((choice) => choice.do === 'end' || choice.do === 'hold' || choice.do === 'skip') ?? all[0]!;
  }

  /** The chain with every sensible next answer but the end of the turn, which is weighed at every link. */
  #continued({ position: before, answers }: Chain): Chain[] {
    const at = waiting(platformer, before).find((each) => each.seat === this.#seat);
    if (!at) return [];
    return sensible(before.state, at.frame as Frame, options(platformer, before.state, at.frame)).map((choice) => {
      const position = clone(platformer, before);
      const here = waiting(platformer, position).find((each) => each.seat === this.#seat)!;
      playOn(platformer, position, here, choice, new Play<PlatformerKind>(this.#mind.luck));
      return this.#judged(position, [...answers, choice]);
    });
  }

  /** Weighs a position: as the end of the turn, and as a place to go on from, where dice left, air under the feet and fields to go count. */
  #judged(position: Position<PlatformerKind>, answers: readonly Choice[]): Chain {
    const { state } = position;
    const top = position.stack.at(-1) as Frame | undefined;
    const worth = this.#value(state);
    if (isOver(position)) return { position, answers, worth, hope: worth };
    const blow = top && fells(state, top) ? BLOW : 0;
    const unused = state.turn.used.filter((used) => !used).length;
    const here = Math.max(worth, (worth + this.#value(state, true)) / 2);
    const points = top?.step === 'walk' ? 3 * top.points : 0;
    const isRest = top?.step === 'actions' && top.seat === this.#seat;
    const hope = here + blow + unused + points;
    return { position, answers, worth: isRest ? worth + blow : Number.NEGATIVE_INFINITY, hope, unfinished: blow > 0 };
  }
}

/** Worth of an Attack that will fell the boss once it is dealt. */
const BLOW = 50_000;

/** Whether the boss falls to what is left in the tray, the purse and the bag. */
function fells(s: State, frame: Frame): boolean {
  const { seat } = frame;
  if (frame.step === 'strike') return enemyAt(s, frame.at) === s.boss && canFell(s, frame, 0);
  const { at } = climberOf(s, seat);
  if (frame.step !== 'actions' || at === OFF || s.highest < s.levels || !adjacent(s, at, bossField(s))) return false;
  return canFell(s, { seat, at: bossField(s), wounds: 0, dice: 0, raised: 0 }, cardsFor(s, seat));
}

/** Wounds of cards that may still be used for the next Attack. */
function cardsFor(s: State, seat: Seat): number {
  const { cards, exhausted } = climberOf(s, seat);
  return cards.reduce((sum, card) => {
    const { use } = CARDS[card];
    return use?.effect === 'next-attack' && !exhausted.includes(card) ? sum + use.wounds : sum;
  }, 0);
}

/** Whether all swords, stars, pairs and so many gems together are enough for the enemy of this Attack. */
function canFell(s: State, strike: Omit<Strike, 'step'>, more: number, most = Number.POSITIVE_INFINITY): boolean {
  const { seat, at } = strike;
  const { hero, special, gems } = climberOf(s, seat);
  const enemy = enemyAt(s, at)!;
  const swords = swordsWith(handfulOf(s.turn.dice.filter((_, die) => !s.turn.used[die])), special, hero, 0);
  const dice = strike.dice + swords;
  if (dice === 0) return false;
  const token = enemy === s.boss ? tokenWith(s, seat, 'bossAttackBonus') : undefined;
  const raised = strike.raised || (token ? TOKENS[token].effect.bossAttackBonus! : 0);
  const wounds = strike.wounds + swords + gemsAdd(Math.min(gems, most), swords) + more;
  return woundsOf(s, { seat, wounds, dice, raised }) >= healthOf(s, enemy);
}

/** Ends that look alike are one. */
function unlike(ends: readonly Chain[]): Chain[] {
  const seen = new Set<number>();
  return ends.filter(({ worth }) => !seen.has(worth) && seen.add(worth));
}

/** Chains that come to the same by another order of answers are one. */
function distinct(chains: readonly Chain[]): Chain[] {
  const seen = new Set<string>();
  return chains.filter(({ hope, position: { state, stack } }) => {
    const unused = state.turn.dice.filter((_, die) => !state.turn.used[die]).sort();
    const key = `${hope} ${unused} ${(stack.at(-1) as Frame).step}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Leaves out what a climber never does: shoving far enemies about, the same with another equal die, hitting too weakly. */
function sensible(s: State, frame: Frame, all: readonly Choice[]): readonly Choice[] {
  const seen = new Set<string>();
  const kept = all.filter((choice) => {
    const key = sameness(s, frame.seat, choice as Action);
    if (seen.has(key) || isIdle(s, frame, choice as Action)) return false;
    seen.add(key);
    return true;
  });
  return kept.length > 0 || frame.step === 'actions' ? kept : all;
}

/** Equal for choices that differ only in which of several equal dice they use. */
function sameness(s: State, seat: Seat, choice: Action): string {
  if (choice.do === 'spend') return `spend ${faceOf(s, seat, choice.die)} ${choice.die === 5} ${choice.as} ${choice.gems}`;
  if (choice.do === 'fuse') return `fuse ${faceOf(s, seat, choice.die)} ${choice.with === 5} ${choice.as} ${choice.gems}`;
  if (choice.do === 'respawn') return `respawn ${choice.to} ${choice.die === undefined ? '' : faceOf(s, seat, choice.die)}`;
  return notation(choice);
}

/** Enemies farther away than this are not in the way. */
const NEAR = 2;

/** What leads nowhere by itself. */
function isIdle(s: State, frame: Frame, choice: Action | { readonly do: 'hit' }): boolean {
  if (choice.do === 'end') return true;
  if (choice.do === 'grab') return enemyAt(s, choice.at) !== s.boss && stepsBetween(s, climberOf(s, frame.seat).at, choice.at) > NEAR;
  if (choice.do === 'hit' && frame.step === 'strike') return woundsOf(s, frame) < healthOf(s, enemyAt(s, frame.at)!);
  if (choice.do === 'attack') {
    const boss = enemyAt(s, choice.at) === s.boss;
    const strike = { seat: frame.seat, at: choice.at, wounds: 0, dice: 0, raised: 0 };
    return !canFell(s, strike, 0, boss ? undefined : 1);
  }
  return isWasteful(s, frame, choice as Spend);
}

/** Gems on anything but an attack on the boss, beyond a single one. */
function isWasteful(s: State, frame: Frame, { gems = 0 }: Partial<Spend>): boolean {
  return gems > 1 && !(frame.step === 'strike' && enemyAt(s, frame.at) === s.boss);
}
