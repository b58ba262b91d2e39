/** A thread of the browser that advises, at a table of any game on the shelf. It gets what the seat may see and nothing else. */
import { advise, botNamed, deadline, type Sight } from '@astragal/bots';
import { seeded } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import type { AdviceReply, AdviceTask } from './coach-thread.ts';

/** Who finishes the turns that answers begin. */
const PLAYER = 'expert';

async function advised({ game: id, version, sight, seed, budgetMs, futures }: AdviceTask): Promise<AdviceReply['advice']> {
  const { game, judge, bots, ideas } = await (await onShelf(id)!.at(version))!.rules();
  const player = botNamed(bots, PLAYER);
  if (!judge || !player) return undefined;
  const isLate = deadline(() => performance.now(), budgetMs);
  return advise({ game, judge, player, ...(ideas && { ideas }) }, sight as Sight, {
    ...{ isLate, luck: seeded(seed) },
    ...(futures !== undefined && { futures }),
  });
}

addEventListener('message', ({ data: { number, task } }: MessageEvent<{ number: number; task: AdviceTask }>) => {
  advised(task).then(
    (advice) => postMessage({ number, advice } satisfies AdviceReply),
    (error: unknown) => postMessage({ number, failed: String(error) } satisfies AdviceReply),
  );
});
