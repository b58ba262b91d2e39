/** A player that thinks its own turn through: it tries chains of answers and keeps the best few at each link. */
import type { Bot, Sight, Value } from '@astragal/bots';
import { type Chance, type Choice, clone, isOver, notation, options, Play, type Position, playOn, waiting } from '@astragal/kernel';
import { platformer } from '../game.ts';
import { enemyAt, healthOf } from '../rules/pieces.ts';
import { woundsOf } from '../rules/striking.ts';
import { faceOf } from '../rules/symbols.ts';
import type { Action, PlatformerFrame, PlatformerKind, Spend, State } from '../state.ts';
import { value } from './value.ts';

type Frame = PlatformerFrame & { readonly seat: number };

/** A chain of answers: where it led, how it began, and what that is worth. */
interface Chain {
  readonly position: Position<PlatformerKind>;
  readonly first: string;
  readonly worth: number;
  readonly done: boolean;
}

export interface Patience {
  readonly name: string;
  /** How many chains are kept at each link, and how many links a chain has at most. */
  readonly width: number;
  readonly depth: number;
  readonly value?: Value<PlatformerKind>;
}

/** A climber with this much patience. */
export function climber({ name, width, depth, value: judge = value }: Patience): Bot<PlatformerKind> {
  return {
    name,
    answer(sight, think) {
      const [question] = sight.questions;
      if (question!.options.length === 1) return notation(question!.options[0]!);
      const start: Position<PlatformerKind> = { state: platformer.guess(sight.view, sight.seat, think), stack: sight.stack };
      return bestChain(start, sight, think, { name, width, depth, value: judge }).first;
    },
  };
}

function bestChain(
  start: Position<PlatformerKind>,
  { seat }: Sight<PlatformerKind>,
  think: Chance,
  { width, depth, value: judge = value }: Patience,
): Chain {
  let best: Chain | undefined;
  let beam: Chain[] = [{ position: start, first: '', worth: 0, done: false }];
  for (let link = 0; link < depth && beam.length > 0; link++) {
    const grown = beam.flatMap((chain) => continued(chain, seat, think, judge));
    for (const chain of grown) if (!best || chain.worth > best.worth) best = chain;
    beam = distinct(grown.filter(({ done }) => !done).sort((a, b) => b.worth - a.worth)).slice(0, width);
  }
  return best!;
}

/** Chains that come to the same by another order of answers are one. */
function distinct(chains: readonly Chain[]): Chain[] {
  const seen = new Set<string>();
  return chains.filter(({ worth, position: { state, stack } }) => {
    const key = `${worth} ${state.stands} ${state.turn.used} ${(stack.at(-1) as Frame).step}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** The chain with every sensible next answer; a chain ends with the turn. */
function continued(chain: Chain, seat: number, think: Chance, judge: Value<PlatformerKind>): Chain[] {
  const at = waiting(platformer, chain.position).find((each) => each.seat === seat);
  if (!at) return [];
  return sensible(chain.position.state, at.frame as Frame, options(platformer, chain.position.state, at.frame)).map((choice) => {
    const position = clone(platformer, chain.position);
    const here = waiting(platformer, position).find((each) => each.seat === seat)!;
    playOn(platformer, position, here, choice, new Play<PlatformerKind>(think));
    const ends = isOver(position) || choice.do === 'end' || position.state.turn.seat !== seat || position.state.turn.step > 5;
    const worth = judge(position.state, seat) + promise(position, seat);
    return { position, first: chain.first || notation(choice), worth, done: ends };
  });
}

/** Steps not yet taken and blows not yet struck are worth a little, so that a chain is not cut in the middle. */
function promise({ state, stack }: Position<PlatformerKind>, seat: number): number {
  const top = stack.at(-1) as Frame | undefined;
  if (top?.seat !== seat) return 0;
  if (top.step === 'walk') return 3 * top.points;
  if (top.step !== 'strike') return 0;
  const enemy = enemyAt(state, top.at)!;
  const enough = woundsOf(state, top) >= healthOf(state, enemy);
  return enough ? (enemy === state.boss ? 50_000 : 12) : 0;
}

/** Leaves out what a climber never does: shoving enemies about, the same with another equal die, hitting too weakly. */
function sensible(s: State, frame: Frame, all: readonly Choice[]): readonly Choice[] {
  const seen = new Set<string>();
  const kept = all.filter((choice) => {
    const key = sameness(s, frame.seat, choice as Action);
    if (seen.has(key) || isIdle(s, frame, choice as Action)) return false;
    seen.add(key);
    return true;
  });
  return kept.length > 0 ? kept : all;
}

/** Equal for choices that differ only in which of several equal dice they use. */
function sameness(s: State, seat: number, choice: Action): string {
  if (choice.do === 'spend') return `spend ${faceOf(s, seat, choice.die)} ${choice.die === 5} ${choice.as} ${choice.gems}`;
  if (choice.do === 'fuse') return `fuse ${faceOf(s, seat, choice.die)} ${choice.with === 5} ${choice.as} ${choice.gems}`;
  if (choice.do === 'respawn') return `respawn ${choice.to} ${choice.die === undefined ? '' : faceOf(s, seat, choice.die)}`;
  return notation(choice);
}

/** What leads nowhere by itself. */
function isIdle(s: State, frame: Frame, choice: Action | { readonly do: 'hit' }): boolean {
  if (choice.do === 'grab') return true;
  if (choice.do === 'hit' && frame.step === 'strike') return woundsOf(s, frame) < healthOf(s, enemyAt(s, frame.at)!);
  if (choice.do === 'attack') return !couldDefeat(s, frame.seat, choice.at);
  return isWasteful(s, frame, choice as Spend);
}

/** Gems on anything but an attack on the boss, beyond a single one. */
function isWasteful(s: State, frame: Frame, { gems = 0 }: Partial<Spend>): boolean {
  if (gems === 0) return false;
  return frame.step === 'strike' ? enemyAt(s, frame.at) !== s.boss && gems > 1 : gems > 1;
}

/** Whether all swords, stars and gems together could be enough. */
function couldDefeat(s: State, seat: number, at: number): boolean {
  const ways = platformer.steps.strike.wishes(s, { step: 'strike', seat, at, wounds: 0, dice: 0, banner: false });
  const dice = new Set(ways.flatMap((way) => (way.do === 'spend' ? [way.die] : []))).size + (ways.some((way) => way.do === 'fuse') ? 1 : 0);
  const banner = ways.some((way) => way.do === 'banner');
  const enemy = enemyAt(s, at)!;
  const gems = enemy === s.boss ? s.climbers[seat]!.gems : Math.min(1, s.climbers[seat]!.gems);
  return woundsOf(s, { seat, wounds: dice + spread(gems, dice), dice, banner }) >= healthOf(s, enemy);
}

/** What gems add when they are spread evenly over so many dice. */
function spread(gems: number, dice: number): number {
  let [left, added] = [gems, 0];
  for (let price = 1; left >= price && dice > 0; price++)
    for (let i = 0; i < dice && left >= price; i++) [left, added] = [left - price, added + 1];
  return added;
}
