/** A player that plans its turn, rolls the best plans out if it is patient, and follows its plan until luck or others intervene. */
import {
  type Chance,
  type Choice,
  CountedLuck,
  clone,
  type Kind,
  notation,
  Play,
  type Position,
  playOn,
  type Seat,
  seeded,
} from '@astragal/kernel';
import { type Bot, forcedAnswer, type Memory, type Sight, worldsOf } from './bot.ts';
import type { Craft } from './craft.ts';
import { type Remembered, remembered, seeing } from './kept-plan.ts';
import type { Level } from './personas.ts';
import { type Plan, plans, type Width } from './plan.ts';
import { Policy } from './policy.ts';
import { type Effort, rolledOut } from './rollout.ts';

export interface Thinking extends Width {
  readonly name: Level | (string & {});
  readonly budgetMs: number;
  /** Without it the best plan is taken as it is. */
  readonly effort?: Effort;
  /** Worlds guessed for the roll-outs, where something is hidden. */
  readonly worlds?: number;
  /** Takes any answer that looks at most so much worse than the best: how a weaker player errs. */
  readonly slack?: number;
  /** Of a hundred small questions, how many it answers anyhow. */
  readonly slips?: number;
}

export function thinker<K extends Kind>(craft: Craft<K>, thinking: Thinking): Bot<K> {
  const { name, budgetMs, effort, worlds = 8, slack = 0, slips = 0 } = thinking;
  const { game } = craft;
  const policy = new Policy(craft);
  return {
    name,
    budgetMs,
    answer(sight, mind) {
      const { seat } = sight;
      const forced = forcedAnswer(sight);
      if (forced !== undefined) return forced;
      if (sight.questions.every(({ frame }) => policy.small.has(frame.step))) return notation(smallAnswer(craft, sight, slips, mind.luck));
      const kept = remembered(sight, mind.memory);
      if (kept !== undefined) return kept;
      const guessed = worldsOf(game, sight, mind.luck, effort ? worlds : 1);
      const root = clone(game, guessed[0]!);
      const found = plans(policy, root, seat, thinking, mind.luck, mind.isLate);
      mind.soFar(notation(found[0]!.path[0]!.choice));
      const chosen = slack > 0 ? erring(found, slack, craft.passing ?? [], mind.luck.below(2 ** 30, 'error')) : found[0]!;
      const plan = effort && !mind.isLate() ? rolledOut(policy, guessed, seat, found, effort, mind.luck, mind.isLate) : chosen;
      remember(policy, root, seat, plan, mind.memory);
      return notation(plan.path[0]!.choice);
    },
  };
}

function smallAnswer<K extends Kind>(craft: Craft<K>, { seat, view, questions }: Sight<K>, slips: number, luck: Chance): Choice {
  const { frame, options: choices } = questions[0]!;
  if (slips > 0 && luck.below(100, 'slip') < slips) return choices[luck.below(choices.length, 'slip')]!;
  return choices.length === 1 ? choices[0]! : craft.quick(craft.game.guess(view, seat, luck), frame, choices, luck);
}

/** Any of the first answers that are nearly as good as the best, with the best plan that begins so. */
function erring(found: readonly Plan[], slack: number, passing: readonly string[], seed: number): Plan {
  const best = new Map<string, Plan>();
  for (const plan of found) {
    const first = notation(plan.path[0]!.choice);
    if (!best.has(first)) best.set(first, plan);
  }
  const near = [...best.values()].filter(
    (plan) => plan === found[0] || (plan.worth >= found[0]!.worth - slack && !passing.includes(plan.path[0]!.choice.do)),
  );
  return near[seeded(seed).below(near.length, 'error')]!;
}

/** Keeps what the plan answers after its first answer, each with what will be seen then, up to the first luck. */
function remember<K extends Kind>(policy: Policy<K>, root: Position<K>, seat: Seat, { path }: Plan, memory: Memory): void {
  const { game } = policy.craft;
  const kept: Remembered[] = [];
  const position = clone(game, root);
  const luck = new CountedLuck(seeded('followed'));
  const play = new Play<K>(luck, undefined, policy.horizon);
  for (let i = 0; luck.asked === 0; i++) {
    const at = policy.upTo(position, seat, play);
    if (!at || luck.asked > 0 || (i < path.length && path[i]!.step !== at.frame.step)) break;
    const choice = path[i]?.choice ?? policy.quick(position.state, at, play.chance);
    if (i > 0) kept.push({ sees: seeing(at.frame, game.view(position.state, seat)), answer: notation(choice) });
    playOn(game, position, at, choice, play);
  }
  memory.plan = kept;
}
