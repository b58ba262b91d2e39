/** One thought of a bot in a thread of its own, of a server or a browser: what it is given and what it says. Plain data both ways. */
import { seeded } from '@astragal/kernel';
import { type Bot, botNamed, type Clock, deadline, type Memory, mindOf, type Sight } from './bot.ts';

export interface BotTask {
  readonly game: string;
  /** The version of its rules. */
  readonly version: number;
  /** A level, or one of its persons. */
  readonly level: string;
  readonly seed: string;
  readonly sight: Sight;
  /** What the bot kept from its earlier answers in this game. */
  readonly memory: Memory;
  /** How much of its time the bot may take, from 0 (answer at once) to 1. */
  readonly share: number;
  /** In place of time, where the answer may hang on nothing but seed and sight: so often the bot may ask whether it is late. */
  readonly patience?: number;
}

/** A bot's answer and what it remembers from now on. */
export interface BotAnswer {
  readonly choice: string;
  readonly memory: Memory;
}

/** A thought, or the best that the bot had when it was stopped. */
export interface Thought extends BotAnswer {
  readonly isCut?: true;
}

/** The time of a bot that names none. */
const USUAL_MS = 1000;

/** Thinks one task through; `say` is told what the bot would answer if it were stopped now. `bots` are those of the task's game. */
export function thought(
  { level, seed, sight, memory, share, patience }: BotTask,
  bots: readonly Bot[],
  clock: Clock,
  say: (soFar: Thought) => void,
): Thought {
  const bot = botNamed(bots, level) ?? bots[0]!;
  const isLate = patience === undefined ? deadline(clock, share * (bot.budgetMs ?? USUAL_MS)) : countdown(patience);
  const soFar = (choice: string): void => say({ choice, memory: {}, isCut: true });
  return { choice: bot.answer(sight, mindOf(seeded(seed), { memory, isLate, soFar })), memory };
}

/** Late when it was asked so often: the same on every machine. */
function countdown(asks: number): () => boolean {
  let left = asks;
  return () => left-- <= 0;
}
