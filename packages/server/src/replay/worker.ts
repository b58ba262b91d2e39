/** A thread that plays records again, so that a long game costs the others nothing. */
import { parentPort } from 'node:worker_threads';
import type { Game } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import { serveTasks } from '../host/worker-pool.ts';
import { playRecord, type ReplayTask } from './playing.ts';

const games = new Map<string, Game>();

async function play({ game: id, task }: { readonly game: string; readonly task: ReplayTask }): Promise<unknown> {
  let game = games.get(id);
  if (!game) {
    ({ game } = await onShelf(id)!.rules());
    games.set(id, game);
  }
  return playRecord(game, task);
}

if (parentPort) serveTasks(parentPort, play);
