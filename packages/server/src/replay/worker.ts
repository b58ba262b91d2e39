/** A thread that plays records again, so that a long game costs the others nothing. */
import { parentPort } from 'node:worker_threads';
import type { Game } from '@astragal/kernel';
import { onShelf, shelf } from '@astragal/shelf';
import { serveTasks } from '../ground/fair-pool.ts';
import { imported } from './importing.ts';
import { playRecord } from './playing.ts';
import type { ReplayJob } from './replayer.ts';

const rulesOf = async (id: string, version: number): Promise<Game | undefined> => (await (await onShelf(id)?.at(version))?.rules())?.game;

/** The rules of new games, loaded before anybody asks; kept versions come when they are asked for. */
const games = new Map(shelf.map(({ id, version }) => [`${id} ${version}`, rulesOf(id, version)]));

function gameIn(id: string, version: number): Promise<Game | undefined> {
  const key = `${id} ${version}`;
  const known = games.get(key);
  if (known) return known;
  const game = rulesOf(id, version);
  void game.then((found) => found && games.set(key, game)); // Whatever somebody may claim that there is, is not kept.
  return game;
}

if (parentPort)
  serveTasks(parentPort, async (job: ReplayJob) =>
    'read' in job ? imported(job.read, gameIn) : playRecord((await gameIn(job.game, job.version))!, job.task),
  );
