/** A player that thinks its own turn through and follows its plan until luck or somebody else makes another world of it. */
import { type Bot, forcedAnswer, type Mind, type Remembered, remembered, type Sight, seeing } from '@astragal/bots';
import { type Chance, type Choice, CountedLuck, clone, notation, Play, type Position, playOn, type Seat, waiting } from '@astragal/kernel';
import { platformer } from '../game.ts';
import { isSolo } from '../rules/facts.ts';
import type { PlatformerKind } from '../state.ts';
import { courseOf, standing } from './course.ts';
import { impatient } from './features.ts';
import { bestFirst, type Foresight, Thought } from './thought.ts';

export interface Patience {
  readonly name: string;
  /** How many chains are kept at each link, and how many links a chain has at most. */
  readonly width: number;
  readonly depth: number;
  /** Looks again, if there is time, and keeps so many then. */
  readonly second?: { readonly width: number; readonly depth: number };
  readonly budgetMs?: number;
  /** What the features are worth, alone and among others. */
  readonly weights: { readonly alone: readonly number[]; readonly together: readonly number[] };
  /** What it likes to fell an enemy or to throw a rival down, in worth; among others only. */
  readonly relish?: number;
  /** Looks at the next turn, too: for the best few ends of this one, in so many futures. */
  readonly foresight?: Foresight;
  /** Meets the same luck on every way through its turn, and counts its coins last. */
  readonly orderly?: boolean;
  /** Takes any first answer that looks at most so much worse than the best: how a beginner errs. */
  readonly slack?: number;
}

/** Turns in a row can bring nothing to climb by; beyond these a hero loses patience. */
const PATIENT = 1;
/** Who gets nowhere looks farther, by a step for each such turn: a die and a field are two links. */
const FARTHER = 4;
const LINKS_A_STEP = 2;
/** And who still gets nowhere looks about, the more widely the longer: a narrow look finds no way round whoever throws it back again and again. */
const STUCK = 8;
const WIDER = 12;
/** Nobody takes so many rounds unless heroes throw each other back for ever: from then on every round counts as one that led nowhere. */
const LONG = 30;

/** A climber with this much patience. */
export function climber(patience: Patience): Bot<PlatformerKind> {
  const { name, budgetMs } = patience;
  return {
    name,
    ...(budgetMs !== undefined && { budgetMs }),
    answer: (sight, mind) => forcedAnswer(sight) ?? remembered(sight, mind.memory) ?? thoughtOut(patience, sight, mind),
  };
}

function thoughtOut(
  { width, depth, second, weights, relish, foresight, orderly, slack = 0 }: Patience,
  { seat, stack, view, questions: [question] }: Sight<PlatformerKind>,
  mind: Mind,
): string {
  const state = platformer.guess(view, seat, mind.luck);
  const { step } = question!.frame;
  if (step === 'ladder') return 'hold';
  const course = courseOf(mind.memory, state, seat);
  const rounds = state.turn.number / state.climbers.length;
  const stalled = Math.max(0, course.stalled - PATIENT) + Math.max(0, Math.floor(rounds - LONG));
  const alone = isSolo(state);
  const row = alone ? weights.alone : impatient(weights.together, stalled, course.fainted, state.climbers[seat]!.entered);
  const thought = new Thought(seat, row, mind, { course, relish: alone ? 0 : relish, orderly });
  if (step === 'special' || step === 'hero') return notation(thought.bestAtOnce(state, question!, step));
  const start = { state, stack };
  const wider = Math.min(Math.max(0, stalled - STUCK), WIDER);
  const first = thought.ends(start, width + wider, depth + LINKS_A_STEP * Math.min(stalled, FARTHER));
  mind.soFar(notation(thought.whole(first[0]!)[0]!));
  const more = second && !mind.isLate() ? thought.ends(start, second.width, second.depth) : [];
  const ends = bestFirst([...first, ...more]);
  const chosen = slack > 0 ? thought.erring(ends, slack / (1 + stalled)) : foresight ? thought.foreseen(ends, foresight) : ends[0]!;
  const answers = thought.whole(chosen);
  course.to = standing(chosen.position.state, seat);
  mind.memory.plan = expected(start, seat, answers, mind.luck);
  return notation(answers[0]!);
}

/** What a chain answers after its first answer, each with what will be seen then; beyond luck nothing is decided. */
function expected(start: Position<PlatformerKind>, seat: Seat, answers: readonly Choice[], luck: Chance): Remembered[] {
  const position = clone(platformer, start);
  const counted = new CountedLuck(luck);
  const kept: Remembered[] = [];
  for (const [i, choice] of answers.entries()) {
    const at = waiting(platformer, position).find((each) => each.seat === seat);
    if (!at || counted.asked > 0) break;
    if (i > 0) kept.push({ sees: seeing(at.frame, platformer.view(position.state, seat)), answer: notation(choice) });
    playOn(platformer, position, at, choice, new Play<PlatformerKind>(counted));
  }
  return kept;
}
