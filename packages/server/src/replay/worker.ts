/** A thread that plays records again, so that a long game costs the others nothing. */
import { parentPort } from 'node:worker_threads';
import type { Game } from '@astragal/kernel';
import { onShelf, shelf } from '@astragal/shelf';
import { serveTasks } from '../host/worker-pool.ts';
import { playRecord } from './playing.ts';
import type { ReplayJob } from './replayer.ts';

const rulesOf = async (id: string, version: number): Promise<Game> => (await (await onShelf(id)!.at(version))!.rules()).game;

/** The rules of new games, loaded before anybody asks; kept versions come when they are asked for. */
const games = new Map(shelf.map(({ id, version }) => [`${id} ${version}`, rulesOf(id, version)]));

function gameIn(id: string, version: number): Promise<Game> {
  const key = `${id} ${version}`;
  const game = games.get(key) ?? rulesOf(id, version);
  games.set(key, game);
  return game;
}

if (parentPort) serveTasks(parentPort, async ({ game, version, task }: ReplayJob) => playRecord(await gameIn(game, version), task));
