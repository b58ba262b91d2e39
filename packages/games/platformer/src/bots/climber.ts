/** A player that thinks its own turn through and follows its plan until luck or somebody else makes another world of it. */
import { type Bot, forcedAnswer, type Memory, type Mind, type Remembered, remembered, type Sight, seeing } from '@astragal/bots';
import { type Chance, type Choice, CountedLuck, clone, notation, Play, type Position, playOn, type Seat, waiting } from '@astragal/kernel';
import { platformer } from '../game.ts';
import { isSolo } from '../rules/facts.ts';
import { OFF, type PlatformerKind, type State } from '../state.ts';
import { impatient, toGo } from './features.ts';
import { isDeed } from './sensible.ts';
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
  /** Looks at the next turn, too: for the best few ends of this one, in so many futures. */
  readonly foresight?: Foresight;
  /** Meets the same luck on every way through its turn, and counts its coins last. */
  readonly orderly?: boolean;
  /** Takes any first answer that looks at most so much worse than the best: how a beginner errs. */
  readonly slack?: number;
}

/** After so many idle turns a climber does something, whatever it looks like. */
const RESTLESS = 2;

/** A climber with this much patience. */
export function climber(patience: Patience): Bot<PlatformerKind> {
  const { name, budgetMs } = patience;
  return {
    name,
    ...(budgetMs !== undefined && { budgetMs }),
    answer(sight, mind) {
      const { memory } = mind;
      const isRestless = idleTurns(memory, sight) >= RESTLESS;
      const answer = forcedAnswer(sight) ?? remembered(sight, memory) ?? thoughtOut(patience, sight, mind, isRestless);
      memory.acted = memory.acted === true || isDeed({ do: answer.split(' ', 1)[0]! });
      return answer;
    },
  };
}

function thoughtOut(
  { width, depth, second, weights, foresight, orderly, slack = 0 }: Patience,
  { seat, stack, view, questions: [question] }: Sight<PlatformerKind>,
  mind: Mind,
  isRestless: boolean,
): string {
  const state = platformer.guess(view, seat, mind.luck);
  const { step } = question!.frame;
  if (step === 'ladder') return 'hold';
  const row = isSolo(state) ? weights.alone : impatient(weights.together, stalledTurns(mind.memory, state, seat));
  const thought = new Thought(seat, row, mind, orderly);
  if (step === 'special' || step === 'hero') return notation(thought.bestAtOnce(state, question!, step));
  const start = { state, stack };
  const first = thought.ends(start, width, depth, isRestless);
  mind.soFar(notation(thought.whole(first[0]!)[0]!));
  const more = second && !mind.isLate() ? thought.ends(start, second.width, second.depth, isRestless) : [];
  const ends = bestFirst([...first, ...more]);
  const chosen = slack > 0 ? thought.erring(ends, slack) : foresight ? thought.foreseen(ends, foresight) : ends[0]!;
  const answers = thought.whole(chosen);
  mind.memory.plan = expected(start, seat, answers, mind.luck);
  return notation(answers[0]!);
}

/** Own turns in a row in which nothing was done, this one not counted: what was only planned is no deed. */
function idleTurns(memory: Memory, { view: { turn }, seat }: Sight<PlatformerKind>): number {
  if (turn.seat === seat && memory.turn !== turn.number) {
    memory.idle = memory.turn === undefined || memory.acted ? 0 : (memory.idle as number) + 1;
    memory.turn = turn.number;
    memory.acted = false;
  }
  return (memory.idle as number | undefined) ?? 0;
}

/** Turns in a row can bring nothing to climb by; beyond these a hero loses patience. */
const PATIENT = 1;
/** What counts as nearer, in boots. */
const NEARER = 0.5;

/** Own turns, beyond a few, that brought the hero no nearer to the blow than it had been before. */
function stalledTurns(memory: Memory, state: State, seat: Seat): number {
  const { number: turn } = state.turn;
  if (memory.looked !== turn && state.turn.seat === seat) {
    const left = toGo(state, seat);
    const isNearer =
      memory.looked === undefined || left === 0 || state.climbers[seat]!.at === OFF || left < (memory.left as number) - NEARER;
    memory.stalled = isNearer ? 0 : (memory.stalled as number) + 1;
    if (isNearer) memory.left = left;
    memory.looked = turn;
  }
  return Math.max(0, ((memory.stalled as number | undefined) ?? 0) - PATIENT);
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
