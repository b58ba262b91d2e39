/** A thread that thinks for bots. It gets what the seat may see and nothing else. */
import { parentPort } from 'node:worker_threads';
import { type Bot, deadline, type Memory, mindOf, type Sight } from '@astragal/bots';
import { seeded } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';

export interface BotTask {
  readonly id: number;
  readonly game: string;
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

/** The time of a bot that names none. */
const USUAL_MS = 1000;
const clock = (): number => performance.now();

const bots = new Map<string, readonly Bot[]>();

async function think({ id, game, version, level, seed, sight, memory, share }: BotTask): Promise<BotResult> {
  try {
    const key = `${game} ${version}`;
    let known = bots.get(key);
    if (!known) {
      known = (await (await onShelf(game)!.at(version))!.rules()).bots;
      bots.set(key, known);
    }
    const bot = known.find(({ name }) => name === level) ?? known[0]!;
    const isLate = deadline(clock, share * (bot.budgetMs ?? USUAL_MS));
    const soFar = (answer: string): void => parentPort?.postMessage({ id, soFar: answer } satisfies BotResult);
    return { id, choice: bot.answer(sight, mindOf(seeded(seed), { memory, isLate, soFar })), memory };
  } catch (error) {
    return { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', async (task: BotTask) => parentPort!.postMessage(await think(task)));
