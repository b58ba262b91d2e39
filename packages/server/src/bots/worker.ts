/** A thread that thinks for bots. It gets what the seat may see and nothing else. */
import { parentPort } from 'node:worker_threads';
import { type Bot, type BotTask, type Thought, thought } from '@astragal/bots';
import { onShelf } from '@astragal/shelf';
import { serveTasks } from '../ground/fair-pool.ts';

const known = new Map<string, readonly Bot[]>();

/** The bots of a version of a game; loaded once, so that later thoughts begin at once. */
async function botsOf(game: string, version: number): Promise<readonly Bot[]> {
  const key = `${game} ${version}`;
  let bots = known.get(key);
  if (!bots) {
    bots = (await (await onShelf(game)!.at(version))!.rules()).bots;
    known.set(key, bots);
  }
  return bots;
}

const think = async (task: BotTask, say: (soFar: Thought) => void): Promise<Thought> =>
  thought(task, await botsOf(task.game, task.version), () => performance.now(), say);

if (parentPort) serveTasks(parentPort, think);
