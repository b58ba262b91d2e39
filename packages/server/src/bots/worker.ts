/** A thread that thinks for bots. It gets what the seat may see and nothing else. */
import { parentPort } from 'node:worker_threads';
import { type Bot, mindOf, type Sight } from '@astragal/bots';
import { seeded } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';

export interface BotTask {
  readonly id: number;
  readonly game: string;
  readonly level: string;
  readonly seed: string;
  readonly sight: Sight;
}
export type BotResult = { readonly id: number; readonly choice: string } | { readonly id: number; readonly failed: string };

const bots = new Map<string, readonly Bot[]>();

async function think({ id, game, level, seed, sight }: BotTask): Promise<BotResult> {
  try {
    let known = bots.get(game);
    if (!known) {
      known = (await onShelf(game)!.rules()).bots;
      bots.set(game, known);
    }
    const bot = known.find(({ name }) => name === level) ?? known[0]!;
    return { id, choice: bot.answer(sight, mindOf(seeded(seed))) };
  } catch (error) {
    return { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', async (task: BotTask) => parentPort!.postMessage(await think(task)));
