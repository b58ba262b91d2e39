/** A thread that plays records again, so that a long game costs the others nothing. */
import { parentPort } from 'node:worker_threads';
import { hashWith } from '@astragal/fair';
import type { Game } from '@astragal/kernel';
import { onShelf, shelf } from '@astragal/shelf';
import type { ScoredRules } from '@astragal/today';
import { serveTasks } from '../ground/fair-pool.ts';
import { nativeHashing } from '../ground/native-hashing.ts';
import { analysedText } from './analysing.ts';
import { imported } from './importing.ts';
import { playRecord } from './playing.ts';
import type { ReplayJob } from './replayer.ts';

const rulesOf = async (id: string, version: number): Promise<ScoredRules | undefined> => (await onShelf(id)?.at(version))?.rules();

/** The rules of new games, loaded before anybody asks; kept versions come when they are asked for. */
const games = new Map(shelf.map(({ id, version }) => [`${id} ${version}`, rulesOf(id, version)]));

function rulesIn(id: string, version: number): Promise<ScoredRules | undefined> {
  const key = `${id} ${version}`;
  const known = games.get(key);
  if (known) return known;
  const rules = rulesOf(id, version);
  void rules.then((found) => found && games.set(key, rules)); // Whatever somebody may claim that there is, is not kept.
  return rules;
}

const gameIn = async (id: string, version: number): Promise<Game | undefined> => (await rulesIn(id, version))?.game;

if (parentPort) {
  hashWith(nativeHashing);
  serveTasks(parentPort, async (job: ReplayJob) => {
    if ('read' in job) return imported(job.read, gameIn);
    if ('analyse' in job) return analysedText(job.analyse);
    return playRecord((await rulesIn(job.game, job.version))!, job.task);
  });
}
