/** A thread whose bots behave as their level says. */
import type { BotTask, Job, JobOutcome, Thought } from '@astragal/bots';

addEventListener('message', ({ data: { id, task } }: MessageEvent<Job<BotTask>>) => {
  const say = (outcome: JobOutcome<Thought>): void => postMessage(outcome);
  if (task.level === 'hangs') say({ id, soFar: { choice: 'hold', memory: {}, isCut: true } });
  if (task.level !== 'answers') for (;;);
  say({ id, result: { choice: 'roll', memory: task.memory } });
});
