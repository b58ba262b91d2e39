/** What the strongest bot makes of a board: played on this device, with the luck of the opened secret. */
import type { DailyScore } from '@astragal/bots';
import { bytesOf, signsOf } from '@astragal/fair';
import type { Options } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import { boardSeed, isForPairs, ofBoard, sittersAt } from '@astragal/today';
import type { DuplicateInfo } from '@astragal/wire';
import { tabStore } from '../../base/browser-store.ts';
import { AnalysisThread } from '../../offline/analysis-thread.ts';

export interface MasterResult {
  readonly level: string;
  readonly score: DailyScore;
}

/** Nothing where people play against each other, where the secret was lost, or where the rules have changed: earlier ones are kept without players. */
export async function masterOf(info: DuplicateInfo, board: number, signal: AbortSignal): Promise<MasterResult | undefined> {
  const { id, game, version, options, secret } = info;
  const [shelved, bytes] = [onShelf(game), bytesOf(secret)];
  const level = shelved?.levels.at(-1);
  if (isForPairs(info.sitters) || !bytes || level === undefined || shelved?.version !== version) return undefined;
  const key = `master ${id} ${board}`;
  const known = tabStore.read<MasterResult>(key);
  if (known) return known;
  const sitters = sittersAt(info.sitters, board);
  const table = { seats: sitters.length, options: options as Options, seat: sitters.indexOf('me'), sitters };
  const thread = new AnalysisThread();
  signal.addEventListener('abort', () => thread.close());
  try {
    const seed = signsOf(boardSeed(bytes, board));
    const made = { level, score: await thread.play({ game, version, table, of: ofBoard(id, board), seed, level }) };
    tabStore.write(key, made);
    return made;
  } finally {
    thread.close();
  }
}
