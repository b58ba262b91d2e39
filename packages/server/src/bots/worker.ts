/** A thread that thinks for bots. It gets what the seat may see and nothing else. */
import { parentPort } from 'node:worker_threads';
import { type Bot, thought } from '@astragal/bots';
import { onShelf } from '@astragal/shelf';
import { serveTasks } from '../ground/worker-pool.ts';
import type { Thought, ThoughtTask } from './pool.ts';

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

const think = (task: ThoughtTask, say: (soFar: Thought) => void): Promise<Thought> =>
  new Promise((resolve, reject) => {
    void thought(
      { ...task, id: 0 },
      () => botsOf(task.game, task.version),
      () => performance.now(),
      (result) => {
        if ('choice' in result) resolve({ choice: result.choice, memory: result.memory });
        else if ('soFar' in result) say({ choice: result.soFar, memory: {}, isCut: true });
        else reject(new Error(result.failed));
      },
    );
  });

if (parentPort) serveTasks(parentPort, think);
