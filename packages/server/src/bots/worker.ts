/** A thread that thinks for bots. It gets what the seat may see and nothing else. */
import { parentPort } from 'node:worker_threads';
import { type Bot, type BotTask, thought } from '@astragal/bots';
import { onShelf } from '@astragal/shelf';

const known = new Map<string, readonly Bot[]>();

/** The bots of a game; loaded once, so that later thoughts begin at once. */
async function botsOf(game: string): Promise<readonly Bot[]> {
  let bots = known.get(game);
  if (!bots) {
    bots = (await onShelf(game)!.rules()).bots;
    known.set(game, bots);
  }
  return bots;
}

parentPort?.on('message', (task: BotTask) =>
  thought(
    task,
    () => botsOf(task.game),
    () => performance.now(),
    (result) => parentPort!.postMessage(result),
  ),
);
