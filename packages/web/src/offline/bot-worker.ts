/** A thread of the browser that thinks for bots, of any game on the shelf. It gets what the seat may see and nothing else. */
import { type BotTask, thought } from '@astragal/bots';
import { onShelf } from '@astragal/shelf';

addEventListener('message', ({ data: task }: MessageEvent<BotTask>) => {
  void thought(
    task,
    async () => (await (await onShelf(task.game)!.at(task.version))!.rules()).bots,
    () => performance.now(),
    (result) => postMessage(result),
  );
});
