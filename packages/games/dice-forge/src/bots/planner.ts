/** A player that follows one plan: good faces early, feats for glory later. It thinks to the end of its own turn and no further. */
import type { Bot } from '@astragal/bots';
import {
  type Chance,
  type Choice,
  choices,
  clone,
  notation,
  Play,
  type Position,
  playOn,
  type Seat,
  type Stack,
  seeded,
  waiting,
} from '@astragal/kernel';
import { diceForge } from '../game.ts';
import type { DiceForgeKind, Frame } from '../state.ts';
import { valueAt } from './value.ts';

type At = ReturnType<typeof waiting<DiceForgeKind>>[number];
type Here = Position<DiceForgeKind>;

/** Where a thought ends: what lies below these steps is not played out. */
const HORIZON: readonly Frame['step'][] = ['turned', 'gear', 'blessings'];
/** Questions in which the action of this turn is being decided or has been: what is left over has to wait for a later turn. */
const ACTING: readonly Frame['step'][] = ['action', 'offering', 'extra'];
/** Questions that only carry out what was decided: a thought answers them by itself. */
const FOLLOWED: readonly Frame['step'][] = [
  'forging',
  'garden',
  'victim',
  'naming',
  'theft',
  'choosing',
  'copying',
  'ordering',
  'splitting',
  'reward',
];
const LONGEST_THOUGHT = 12;

/** The stack down to the end of this turn, so that no thought pays for dice of a later one. */
function untilHorizon(stack: Stack<Frame>): Stack<Frame> {
  const end = stack.findLastIndex((entry) => 'step' in entry && HORIZON.includes(entry.step));
  return stack.slice(end + 1);
}

interface Thought {
  readonly seat: Seat;
  readonly now: boolean;
  readonly play: Play<DiceForgeKind>;
}

/** How good the position is after this answer and all that follows from it in this turn. */
function worthOf(world: Here, step: Frame['step'], choice: Choice, thought: Thought, followed: boolean): number {
  const position = clone(diceForge, world);
  const at = waiting(diceForge, position).find((each) => each.seat === thought.seat && each.frame.step === step)!;
  playOn(diceForge, position, at, choice, thought.play);
  if (followed) follow(position, thought);
  return valueAt(position.state, thought.seat, thought.now);
}

/** Answers what merely carries out the decision; others answer anyhow where they stand in the way. */
function follow(position: Here, thought: Thought): void {
  for (let i = 0; i < LONGEST_THOUGHT; i++) {
    const open = waiting(diceForge, position);
    const mine = open.find(({ seat }) => seat === thought.seat);
    const at = mine ?? open[0];
    if (!at || (mine && !goesOn(mine)) || (!mine && position.state.active !== thought.seat)) return;
    const all = choices(diceForge, position.state, at.frame);
    playOn(diceForge, position, at, mine ? bestOf(position, at, all, thought) : anyOf(all, thought.play.chance), thought.play);
  }
}

const goesOn = ({ frame }: At): boolean => FOLLOWED.includes(frame.step) || (frame.step === 'action' && frame.extra);
const anyOf = (all: readonly Choice[], chance: Chance): Choice => all[chance.below(all.length, 'anyhow')]!;

/** The best answer at one glance, without following it further. */
function bestOf(position: Here, at: At, all: readonly Choice[], thought: Thought): Choice {
  let best = all[0]!;
  let most = -Infinity;
  for (const choice of all.length > 1 ? all : []) {
    const worth = worthOf(position, at.frame.step, choice, thought, false);
    if (worth > most) [best, most] = [choice, worth];
  }
  return best;
}

/** `samples`: how often each answer is tried; luck is the same for all answers of one try, so that they are compared fairly. */
export function planner(name: string, samples: number): Bot<DiceForgeKind> {
  return {
    name,
    answer({ seat, questions, stack, view }, { luck: think }) {
      const { frame, options: all } = questions[0]!;
      if (all.length === 1) return notation(all[0]!);
      const world: Here = { state: diceForge.guess(view, seat, think), stack: untilHorizon(stack) };
      const now = view.active === seat && !ACTING.includes(frame.step) && view.turnStep !== 'extra-action';
      const seeds = Array.from({ length: samples }, () => think.below(1 << 30, 'thought'));
      let best = all[0]!;
      let most = -Infinity;
      for (const choice of all) {
        let worth = 0;
        for (const seed of seeds) worth += worthOf(world, frame.step, choice, { seat, now, play: new Play(seeded(seed)) }, true);
        if (worth > most) [best, most] = [choice, worth];
      }
      return notation(best);
    },
  };
}
