/** School: games between bots, with what every seat saw at each rest and what became of it. */
import {
  type Choice,
  choices,
  type Game,
  type Kind,
  Play,
  playOn,
  read,
  type Seat,
  seeded,
  settle,
  start,
  waiting,
} from '@astragal/kernel';
import { type Bot, SeatedBot, sightOf } from './bot.ts';
import { type Craft, shareOf, type Weights } from './craft.ts';
import { addSample, type Sums } from './learn.ts';
import { type Thinking, thinker } from './thinker.ts';

/** Where a game's bots learn: the craft with any weights, how a student thinks, and who teaches while there are no weights. */
export interface School<K extends Kind = Kind> {
  readonly craft: (weights: Readonly<Record<number, Weights>>) => Craft<K>;
  /** The weights that the bots play with today. */
  readonly weights: Readonly<Record<number, Weights>>;
  readonly student: Thinking;
  /** Who plays with these weights, where that is not the general thinker. */
  readonly player?: (weights: Readonly<Record<number, Weights>>, name: string) => Bot<K>;
  readonly teacher: Bot<K>;
  /** Where weights are found by trying instead of fitting: by number of seats, the places of a row that mean nothing there. */
  readonly tries?: Readonly<Record<number, readonly number[]>>;
  /** Whether a turn of these answers did nothing at all, or undefined where they were given in the turn of another; for the arena. */
  readonly isIdle?: (answers: readonly Choice[]) => boolean | undefined;
  /** The setups to learn with, by number of seats. */
  readonly setups: Readonly<Record<number, readonly Readonly<Record<string, string>>[]>>;
}

/** The student with these weights. */
export const studentOf = <K extends Kind>(
  { craft, student, player }: School<K>,
  weights: Readonly<Record<number, Weights>>,
  name = student.name,
): Bot<K> => player?.(weights, name) ?? thinker(craft(weights), { ...student, name });

export interface Lesson<K extends Kind = Kind> {
  readonly seats: number;
  readonly options: K['options'];
  readonly seed: string;
  /** How often anything at all is answered instead, so that unusual positions are seen too. */
  readonly whim: number;
}

/** Plays one game; every rest of every seat is added to the sums with the seat's final points and share of the victory. */
export function lesson<K extends Kind>(
  craft: Craft<K>,
  bots: readonly Bot<K>[],
  { seats, options: chosen, seed, whim }: Lesson<K>,
  sums: Sums,
): void {
  const { game } = craft;
  const luck = seeded(`${seed}/luck`);
  const think = seeded(`${seed}/think`);
  const [near, far] = [new Play<K>(luck, undefined, new Set(craft.horizon)), new Play<K>(luck)];
  const seated = bots.map((bot) => new SeatedBot(bot, think));
  const samples: { seat: Seat; features: ArrayLike<number> }[] = [];
  const position = start(game, seats, chosen, far);
  while (position.stack.length > 0) {
    const open = waiting(game, position);
    if (open.length === 0) {
      for (let seat = 0; seat < seats; seat++) samples.push({ seat, features: craft.features(position.state, seat) });
      settle(game, position, far);
      continue;
    }
    const { seat, frame } = open[0]!;
    const isWhim = whim > 0 && think.below(1000, 'whim') < 1000 * whim;
    if (isWhim) {
      const all = choices(game, position.state, frame);
      playOn(game, position, open[0]!, all[think.below(all.length, 'whim')]!, near);
    } else {
      const { at, choice } = read(game, position, seat, seated[seat]!.answer(sightOf(game, position, seat)))!;
      playOn(game, position, at, choice, near);
    }
  }
  const results = seated.map((_, seat) => shareOf(game as Game<K>, position.state, seat));
  for (const { seat, features } of samples) addSample(sums, features, results[seat]!.points, results[seat]!.win);
}
