/** A player that thinks its own turn through: it tries chains of answers and keeps the best few at each link. */
import type { Bot, Question } from '@astragal/bots';
import {
  type Chance,
  type Choice,
  clone,
  isOver,
  notation,
  options,
  Play,
  type Position,
  playOn,
  type Seat,
  waiting,
} from '@astragal/kernel';
import { CARDS, TOKENS } from '../content/tables.ts';
import { platformer } from '../game.ts';
import { bossField } from '../rules/boss.ts';
import { END } from '../rules/choices.ts';
import { tokenWith } from '../rules/facts.ts';
import { climberOf, enemyAt, healthOf } from '../rules/pieces.ts';
import { adjacent } from '../rules/space.ts';
import { woundsOf } from '../rules/striking.ts';
import { faceOf } from '../rules/symbols.ts';
import { setStep } from '../rules/verbs.ts';
import { type Action, OFF, type PlatformerFrame, type PlatformerKind, type Spend, type State } from '../state.ts';
import { gemsAdd, handfulOf, swordsWith } from './blow.ts';
import { value } from './value.ts';
import { stepsBetween } from './ways.ts';

type Frame = PlatformerFrame & { readonly seat: Seat };
type Strike = Extract<PlatformerFrame, { step: 'strike' }>;

/** A chain of answers: where it led and how it began. */
interface Chain {
  readonly position: Position<PlatformerKind>;
  readonly first: string;
  /** What it is worth to end the turn there. */
  readonly worth: number;
  /** What is worth following: the same, with a little for what can still be done. */
  readonly hope: number;
}

export interface Patience {
  readonly name: string;
  /** How many chains are kept at each link, and how many links a chain has at most. */
  readonly width: number;
  readonly depth: number;
}

/** A climber with this much patience. */
export function climber({ name, width, depth }: Patience): Bot<PlatformerKind> {
  return {
    name,
    answer({ seat, questions, stack, view }, { luck: think }) {
      const [question] = questions;
      if (question!.options.length === 1) return notation(question!.options[0]!);
      const state = platformer.guess(view, seat, think);
      const { step } = question!.frame;
      if (step === 'ladder') return 'hold';
      if (step === 'special' || step === 'hero') return bestAtOnce(state, question!, step, seat, think);
      return bestChain({ state, stack }, seat, think, width, depth);
    },
  };
}

/** Whom to play, what to keep on the special die: the answer alone is weighed, not what luck makes of it. */
function bestAtOnce(
  state: State,
  { frame, options: all }: Question<PlatformerKind>,
  step: 'special' | 'hero',
  seat: Seat,
  think: Chance,
): string {
  let best = { text: '', worth: Number.NEGATIVE_INFINITY };
  for (const choice of all) {
    const copy = platformer.clone!(state);
    platformer.steps[step].take(copy, frame as never, choice as never, new Play<PlatformerKind>(think));
    setStep(copy, 7);
    const worth = value(copy, seat);
    if (worth > best.worth) best = { text: notation(choice), worth };
  }
  return best.text;
}

/** The first answer of the chain after which it is best to end the turn. */
function bestChain(start: Position<PlatformerKind>, seat: Seat, think: Chance, width: number, depth: number): string {
  let best = judged(start, seat, notation(END));
  let beam = [{ ...best, first: '' }];
  for (let link = 0; link < depth && beam.length > 0; link++) {
    const grown = beam.flatMap((chain) => continued(chain, seat, think));
    for (const chain of grown) if (chain.worth > best.worth) best = chain;
    beam = distinct(grown.filter(({ position }) => !isOver(position)).sort((a, b) => b.hope - a.hope)).slice(0, width);
  }
  return best.worth > Number.NEGATIVE_INFINITY ? best.first : beam[0]!.first;
}

/** The chain with every sensible next answer but the end of the turn, which is weighed at every link. */
function continued({ position: before, first }: Chain, seat: Seat, think: Chance): Chain[] {
  const at = waiting(platformer, before).find((each) => each.seat === seat);
  if (!at) return [];
  return sensible(before.state, at.frame as Frame, options(platformer, before.state, at.frame)).map((choice) => {
    const position = clone(platformer, before);
    const here = waiting(platformer, position).find((each) => each.seat === seat)!;
    playOn(platformer, position, here, choice, new Play<PlatformerKind>(think));
    return judged(position, seat, first || notation(choice));
  });
}

/** Weighs a position: as the end of the turn, and as a place to go on from, where dice left, air under the feet and fields to go count. */
function judged(position: Position<PlatformerKind>, seat: Seat, first: string): Chain {
  const { state } = position;
  const top = position.stack.at(-1) as Frame | undefined;
  const worth = value(state, seat);
  if (isOver(position)) return { position, first, worth, hope: worth };
  const blow = top && fells(state, top) ? BLOW : 0;
  const unused = state.turn.used.filter((used) => !used).length;
  const here = Math.max(worth, (worth + value(state, seat, true)) / 2);
  const points = top?.step === 'walk' ? 3 * top.points : 0;
  return { position, first, worth: top?.step === 'actions' ? worth + blow : Number.NEGATIVE_INFINITY, hope: here + blow + unused + points };
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
