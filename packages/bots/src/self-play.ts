/** Self-play: games between bots, with what every seat saw at each rest and what became of it. */
import { type Choice, choices, type Kind, type Seat, seeded } from '@astragal/kernel';
import { type Bot, SeatedBot } from './bot.ts';
import { type Craft, shareOf } from './craft.ts';
import type { LearnedWeights } from './features.ts';
import { addSample, type Sums } from './learn.ts';
import { botAnswer, playGame } from './play-game.ts';
import { type Thinking, thinker } from './thinker.ts';

/** How a game's bots learn: the craft with any weights, how a student thinks, and who teaches while there are no weights. */
export interface Training<K extends Kind = Kind> {
  readonly craft: (weights: LearnedWeights) => Craft<K>;
  /** The weights that the bots play with today. */
  readonly weights: LearnedWeights;
  readonly student: Thinking;
  /** Who plays with these weights, where that is not the general thinker. */
  readonly player?: (weights: LearnedWeights, name: string) => Bot<K>;
  readonly teacher: Bot<K>;
  /** Where weights are found by the cross-entropy method instead of a fit: by number of seats, the features whose weights mean nothing there. */
  readonly frozen?: Readonly<Record<number, readonly string[]>>;
  /**
   * Whether what this seat answered from one rest to the next brought it anything; undefined where that was no turn of its own.
   * For simulations and the arena, which count turns that bring nothing.
   */
  readonly turnBrings?: (before: K['state'], answers: readonly Choice[], after: K['state'], seat: Seat) => boolean | undefined;
  /** Steps before which a turn is over, where the craft's horizon lies elsewhere. */
  readonly turnEnds?: readonly K['frame']['step'][];
  /** Whether a game that is over has only come to an end because no game may go on for ever. */
  readonly isEndless?: (end: K['state']) => boolean;
  /** The setups to learn with, by number of seats. */
  readonly setups: Readonly<Record<number, readonly Readonly<Record<string, string>>[]>>;
}

/** The student with these weights. */
export const studentOf = <K extends Kind>({ craft, student, player }: Training<K>, weights: LearnedWeights, name = student.name): Bot<K> =>
  player?.(weights, name) ?? thinker(craft(weights), { ...student, name });

export interface SelfPlay<K extends Kind = Kind> {
  readonly seats: number;
  readonly options: K['options'];
  readonly seed: string;
  /** How often anything at all is answered instead, so that unusual positions are seen too. */
  readonly epsilon: number;
}

/** Plays one game; every rest of every seat is added to the sums with the seat's final points and share of the victory. */
export function selfPlay<K extends Kind>(
  { game, horizon, features }: Craft<K>,
  bots: readonly Bot<K>[],
  { seats, options, seed, epsilon }: SelfPlay<K>,
  sums: Sums,
): void {
  const think = seeded(`${seed}/think`);
  const seated = bots.map((bot) => new SeatedBot(bot, think));
  const samples: { seat: Seat; features: Float64Array }[] = [];
  const { position } = playGame<K>({
    ...{ game, seats, options, luck: seeded(`${seed}/luck`), horizon },
    answer(position, [at]) {
      const explores = epsilon > 0 && think.below(1000, 'explores') < 1000 * epsilon;
      if (!explores) return botAnswer(game, position, at!, seated[at!.seat]!);
      const all = choices(game, position.state, at!.frame);
      return { at: at!, choice: all[think.below(all.length, 'anything')]! };
    },
    rest({ state }) {
      for (let seat = 0; seat < seats; seat++) samples.push({ seat, features: Float64Array.from(features.of(state, seat)) });
    },
  });
  const results = seated.map((_, seat) => shareOf(game, position.state, seat));
  for (const { seat, features: seen } of samples) addSample(sums, seen, results[seat]!.points, results[seat]!.win);
}
