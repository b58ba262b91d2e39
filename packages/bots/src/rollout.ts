/** Roll-outs: the best few plans are played on, everybody at a glance, and those that do worst drop out by halves. */
import { type Chance, clone, type Kind, named, Play, type Position, playOn, type Seat, settle } from '@astragal/kernel';
import type { Plan } from './plan.ts';
import type { Policy } from './policy.ts';

/** How much is rolled out. */
export interface Effort {
  /** Plans that take part. */
  readonly plans: number;
  /** Futures of all plans together. */
  readonly futures: number;
  /** After so many rests at the horizon the value judges. */
  readonly rests: number;
  /** As many futures as the plan's own value counts for. */
  readonly prior: number;
}

interface Runner {
  readonly plan: Plan;
  sum: number;
  count: number;
}

/** One future of a plan: its answers, then everybody at a glance over some horizons. */
export function future<K extends Kind>(policy: Policy<K>, world: Position<K>, seat: Seat, plan: Plan, rests: number, luck: Chance): number {
  const { game } = policy.craft;
  const position = clone(game, world);
  const near = new Play<K>(luck, undefined, policy.horizon);
  for (const { step, choice } of plan.path) {
    const at = policy.upTo(position, seat, near);
    if (at?.frame.step !== step) break;
    playOn(game, position, at, choice, near);
  }
  const far = new Play<K>(luck);
  for (let rest = 0; rest < rests; rest++) {
    policy.complete(position, near);
    if (position.stack.length === 0) break;
    if (rest < rests - 1) settle(game, position, far);
  }
  return policy.judge(position, seat);
}

/** The best of these plans after rolling them out. In each future all plans meet the same dice by name, so that they are compared fairly. */
export function rolledOut<K extends Kind>(
  policy: Policy<K>,
  worlds: readonly Position<K>[],
  seat: Seat,
  plans: readonly Plan[],
  { plans: few, futures, rests, prior }: Effort,
  luck: Chance,
  isLate: () => boolean,
): Plan {
  let runners: Runner[] = plans.slice(0, few).map((plan) => ({ plan, sum: prior * plan.worth, count: prior }));
  const stages = Math.ceil(Math.log2(Math.max(2, runners.length)));
  const seed = luck.below(2 ** 30, 'futures');
  let played = 0;
  for (let stage = 0; stage < stages && runners.length > 1; stage++) {
    const each = Math.max(1, Math.floor(futures / (stages * runners.length)));
    for (let i = 0; i < each; i++, played++)
      for (const runner of runners) {
        runner.sum += future(policy, worlds[played % worlds.length]!, seat, runner.plan, rests, named(seed + played));
        runner.count++;
        if (isLate()) return best(runners);
      }
    runners.sort((a, b) => mean(b) - mean(a));
    runners = runners.slice(0, Math.ceil(runners.length / 2));
  }
  return best(runners);
}

const mean = ({ sum, count }: Runner): number => (count === 0 ? Number.NEGATIVE_INFINITY : sum / count);

/** A thought cut off between two plans of one future has not been fair to the later ones; the difference is small after the first. */
const best = (runners: readonly Runner[]): Plan => runners.reduce((a, b) => (mean(b) > mean(a) ? b : a)).plan;
