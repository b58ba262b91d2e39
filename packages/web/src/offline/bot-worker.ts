/** A thread of the browser that thinks for bots, of any game on the shelf. It gets what the seat may see and nothing else. */
import { type BotTask, doJob, type Job, type Thought, thought } from '@astragal/bots';
import { onShelf } from '@astragal/shelf';

const think = async (task: BotTask, say: (soFar: Thought) => void): Promise<Thought> => {
  const { bots } = await (await onShelf(task.game)!.at(task.version))!.rules();
  return thought(task, bots, () => performance.now(), say);
};

addEventListener('message', ({ data: job }: MessageEvent<Job<BotTask>>) => void doJob(job, think, (outcome) => postMessage(outcome)));
