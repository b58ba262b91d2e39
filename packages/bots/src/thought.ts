/** One thought of a bot in a thread of its own, of a server or a browser: what it is given and what it says. Plain data both ways. */
import { seeded } from '@astragal/kernel';
import { type Bot, type Clock, deadline, type Memory, mindOf, type Sight } from './bot.ts';

export interface BotTask {
  readonly id: number;
  readonly game: string;
  /** The version of its rules. */
  readonly version: number;
  readonly level: string;
  readonly seed: string;
  readonly sight: Sight;
  /** What the bot kept from its earlier answers in this game. */
  readonly memory: Memory;
  /** How much of its time the bot may take, from 0 (answer at once) to 1. */
  readonly share: number;
}

export type BotResult =
  | { readonly id: number; readonly choice: string; readonly memory: Memory }
  /** Not done yet: what the bot would answer if it were stopped now. */
  | { readonly id: number; readonly soFar: string }
  | { readonly id: number; readonly failed: string };

/** A bot's answer and what it remembers from now on. */
export interface BotAnswer {
  readonly choice: string;
  readonly memory: Memory;
}

/** The time of a bot that names none. */
const USUAL_MS = 1000;

/** Thinks one task through; what a bot throws is told like an answer. `bots` are those of the task's game. */
export async function thought(task: BotTask, bots: () => Promise<readonly Bot[]>, clock: Clock, say: (result: BotResult) => void) {
  const { id, level, seed, sight, memory, share } = task;
  try {
    const known = await bots();
    const bot = known.find(({ name }) => name === level) ?? known[0]!;
    const isLate = deadline(clock, share * (bot.budgetMs ?? USUAL_MS));
    const soFar = (answer: string): void => say({ id, soFar: answer });
    say({ id, choice: bot.answer(sight, mindOf(seeded(seed), { memory, isLate, soFar })), memory });
  } catch (error) {
    say({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
