/** Who is to sit where at a table that is being laid. */
import { introduced, PERSONS, personAt } from '@astragal/bots/personas';
import type { GameInfo, SeatPlan } from '@astragal/wire';
import { levelFor } from '../../lobby/levels.ts';
import { i18n } from '../../text/index.svelte.ts';

type By = SeatPlan['by'];

export class SeatPlans {
  plans: SeatPlan[] = $state([]);
  /** Who comes is drawn here, so that whoever is shown is who sits there. */
  readonly #draw = Math.floor(Math.random() * PERSONS);
  #game: GameInfo | undefined;

  /** Another game begins with its own defaults: me, and friends in the other chairs. */
  layFor(game: GameInfo): void {
    this.#game = game;
    const chairs = Math.min(Math.max(2, game.seats.min), game.seats.max);
    this.plans = Array.from({ length: chairs }, (_, i): SeatPlan => ({ by: i === 0 ? 'me' : 'friend' }));
  }

  get hasFriends(): boolean {
    return this.plans.some(({ by }) => by === 'friend');
  }

  /** There is one of me: whoever sat there as "me" becomes a friend. */
  seat(i: number, by: By): void {
    this.plans = this.plans.map((plan, j) => (j === i ? this.#planOf(by, i) : by === 'me' && plan.by === 'me' ? { by: 'friend' } : plan));
  }

  add(by: By): void {
    this.plans = [...this.plans, this.#planOf(by, this.plans.length)];
  }

  remove(i: number): void {
    this.plans = this.plans.filter((_, j) => j !== i);
  }

  /** Without a network nobody can be asked to come. */
  botsForFriends(): void {
    this.plans = this.plans.map((plan, i) => (plan.by === 'friend' ? this.#planOf('bot', i) : plan));
  }

  /** The person of seat `i`, if a bot of this level sat there. */
  personAt(i: number, level: string): number {
    return personAt(this.#sitting(this.plans.with(i, { by: 'bot', level })), i);
  }

  /** As they are asked for: each bot by name. */
  get introduced(): SeatPlan[] {
    return this.#sitting(this.plans).map(({ name }, i) =>
      this.plans[i]!.by === 'bot' ? { by: 'bot', level: name } : $state.snapshot(this.plans[i]!),
    );
  }

  #sitting(plans: readonly SeatPlan[]): readonly { by: string; name: string; level?: string }[] {
    return introduced(
      plans.map((plan) => (plan.by === 'bot' ? { by: 'bot', name: plan.level, level: plan.level } : { by: plan.by, name: '' })),
      this.#draw,
    );
  }

  #planOf(by: By, i: number): SeatPlan {
    const { names } = i18n.t;
    if (by === 'bot') return { by, level: levelFor(this.#game!.id, this.#game!.levels)! };
    return by === 'hot' ? { by, name: names[(i + 3) % names.length]! } : { by };
  }
}
