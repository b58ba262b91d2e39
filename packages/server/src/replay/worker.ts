/** A thread that plays records again, so that a long game costs the others nothing. */
import { parentPort } from 'node:worker_threads';
import type { Game } from '@astragal/kernel';
import { shelf } from '@astragal/shelf';
import { serveTasks } from '../host/worker-pool.ts';
import { playRecord, type ReplayTask } from './playing.ts';

/** All rules, loaded before anybody asks. */
const games = new Map(shelf.map(({ id, rules }): [string, Promise<Game>] => [id, rules().then(({ game }) => game)]));

if (parentPort)
  serveTasks(parentPort, async ({ game, task }: { readonly game: string; readonly task: ReplayTask }) =>
    playRecord((await games.get(game))!, task),
  );
