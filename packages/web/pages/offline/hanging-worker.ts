/** A thread whose bots behave as their level says. */
import type { BotResult, BotTask } from '@astragal/bots';

addEventListener('message', ({ data: { id, level, memory } }: MessageEvent<BotTask>) => {
  if (level === 'hangs') postMessage({ id, soFar: 'hold' } satisfies BotResult);
  if (level !== 'answers') for (;;);
  postMessage({ id, choice: 'roll', memory } satisfies BotResult);
});
