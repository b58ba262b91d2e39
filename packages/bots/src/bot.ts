/** What a bot is: it sees what its seat sees, thinks with luck and memory of its own until its time is up, and answers by notation. */
import type { Chance, Choice, Game, Kind, Position, Seat, Stack } from '@astragal/kernel';
import { choices, notation, waiting } from '@astragal/kernel';
import { LEVELS, personNamed } from './personas.ts';

/** The bots that people are offered: the levels where a game has them all, otherwise whoever there is. Old ones stay for the arena. */
export function levelsOf(bots: readonly { readonly name: string }[]): readonly string[] {
  const names = bots.map(({ name }) => name);
  return LEVELS.every((level) => names.includes(level)) ? LEVELS : names;
}

/** One open question of the bot's seat with everything it may answer. */
export interface BotQuestion<K extends Kind = Kind> {
  readonly frame: K['frame'];
  readonly options: readonly Choice[];
}

/** All that a bot may look at. The view is made only if the bot asks for it. */
export interface Sight<K extends Kind = Kind> {
  readonly seat: Seat;
  readonly questions: readonly BotQuestion<K>[];
  /** What is left to resolve; frames hold no secrets. */
  readonly stack: Stack<K['frame']>;
  readonly view: K['view'];
}

/**
 * What a bot keeps from one answer to the next, of one seat in one game. Plain data, so that it can travel to a worker and back.
 * It is empty when a game begins. A plan made of it must be checked against what is seen now: luck and others may have intervened.
 */
export type Memory = Record<string, unknown>;

/** What a bot has for one answer besides what it sees. Bots have no clock: whoever asks them holds it. */
export interface Mind {
  /** The bot's own luck, never the table's. */
  readonly luck: Chance;
  readonly memory: Memory;
  /** Whether the time is up or somebody interrupts: the bot then answers with the best it has. To be asked about once a millisecond. */
  isLate(): boolean;
  /** What the bot would answer if it were stopped now: all that is left of a thought that is cut off from outside. */
  soFar(answer: string): void;
}

export interface Bot<K extends Kind = Kind> {
  readonly name: string;
  /** Milliseconds of CPU that an answer may take; without it every answer is a quick one. */
  readonly budgetMs?: number;
  /** Where the four persons of a level play by a taste of their own: each of them, in the order of their names. The bot itself has none. */
  readonly persons?: readonly Bot<K>[];
  /** The notation of one of the options. */
  answer(sight: Sight<K>, mind: Mind): string;
}

/** The bot of this name: a level ('expert'), or one of its persons ('expert/2'), who plays plainly where persons have no tastes. */
export function botNamed<K extends Kind>(bots: readonly Bot<K>[], name: string): Bot<K> | undefined {
  const { level, person } = personNamed(name);
  const bot = bots.find((each) => each.name === level);
  return person === undefined ? bot : (bot?.persons?.[person] ?? (bot && { ...bot, name }));
}

/** How good a position is for a seat: each game brings its own. Larger is better; only differences matter. */
export type Value<K extends Kind> = (state: K['state'], seat: Seat) => number;

const never = (): boolean => false;
const ignored = (): void => undefined;

/** A mind with this luck; without more it has all the time in the world and nothing to remember. */
export const mindOf = (luck: Chance, { memory = {}, isLate = never, soFar = ignored }: Partial<Mind> = {}): Mind => ({
  luck,
  memory,
  isLate,
  soFar,
});

/** Milliseconds since some moment: of CPU time where that can be measured. */
export type Clock = () => number;

/** A bot at one seat of one game: it remembers from answer to answer and is held to its time. A new game takes a new one. */
export class SeatedBot<K extends Kind = Kind> {
  readonly bot: Bot<K>;
  readonly #luck: Chance;
  readonly #clock: Clock | undefined;
  readonly #memory: Memory = {};

  /** Without a clock nobody is ever late, and the same luck gives the same answers everywhere. */
  constructor(bot: Bot<K>, luck: Chance, clock?: Clock) {
    this.bot = bot;
    this.#luck = luck;
    this.#clock = clock;
  }

  answer(sight: Sight<K>, budgetMs = this.bot.budgetMs): string {
    const isLate = deadline(this.#clock, budgetMs);
    return this.bot.answer(sight, mindOf(this.#luck, { memory: this.#memory, isLate }));
  }
}

/** Whoever is late still has to finish what it looks at, and the engine to compile and sweep up behind it: that is kept back of a budget. */
const KEPT_MS = 40;
const KEPT_SHARE = 0.1;
const forThinking = (budgetMs: number): number => Math.max(budgetMs / 2, (1 - KEPT_SHARE) * budgetMs - KEPT_MS);

/** Says when a budget of so many milliseconds, from now on, is nearly spent. */
export function deadline(clock: Clock | undefined, budgetMs: number | undefined): () => boolean {
  if (!clock || budgetMs === undefined) return never;
  const until = clock() + forThinking(budgetMs);
  return () => clock() >= until;
}

/** What `seat` sees of a true position. The view is built on first use. */
export function sightOf<K extends Kind>(game: Game<K>, position: Position<K>, seat: Seat): Sight<K> {
  let view: K['view'] | undefined;
  return {
    seat,
    stack: position.stack,
    questions: waiting(game, position)
      .filter((each) => each.seat === seat)
      .map(({ frame }) => ({ frame, options: choices(game, position.state, frame) })),
    get view() {
      view ??= game.view(position.state, seat);
      return view;
    },
  };
}

/** Worlds that look like this to the seat, each to be cloned before it is played in; one is enough where nothing is hidden. */
export function worldsOf<K extends Kind>(game: Game<K>, { seat, view, stack }: Sight<K>, luck: Chance, count: number): Position<K>[] {
  const guesses = game.open ? 1 : count;
  return Array.from({ length: guesses }, () => ({ state: game.guess(view, seat, luck), stack }));
}

/** The only answer there is, if there is but one. */
export const forcedAnswer = ({ questions }: Pick<Sight, 'questions'>): string | undefined =>
  questions.length === 1 && questions[0]!.options.length === 1 ? notation(questions[0]!.options[0]!) : undefined;

/** Answers with any choice, each equally likely. */
export const random: Bot = {
  name: 'random',
  answer({ questions }, { luck }) {
    const question = questions[questions.length === 1 ? 0 : luck.below(questions.length, 'question')]!;
    const { options: all } = question;
    return notation(all[all.length === 1 ? 0 : luck.below(all.length, 'answer')]!);
  },
};
