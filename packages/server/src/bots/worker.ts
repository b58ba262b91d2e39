/** A thread that thinks for bots. It gets what the seat may see and nothing else. */
import { parentPort } from 'node:worker_threads';
import { type Bot, mindOf, type Sight } from '@astragal/bots';
import { seeded } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import { serveTasks } from '../host/worker-pool.ts';

export interface BotTask {
  readonly game: string;
  readonly level: string;
  readonly seed: string;
  readonly sight: Sight;
}

const bots = new Map<string, readonly Bot[]>();

async function think({ game, level, seed, sight }: BotTask): Promise<string> {
  let known = bots.get(game);
  if (!known) {
    known = (await onShelf(game)!.rules()).bots;
    bots.set(game, known);
  }
  const bot = known.find(({ name }) => name === level) ?? known[0]!;
  return bot.answer(sight, mindOf(seeded(seed)));
}

if (parentPort) serveTasks(parentPort, think);
