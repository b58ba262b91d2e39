/** Replays of this device's games, played again in a thread. */
import { type Replay, SIZES } from '@astragal/wire';
import { ApiError } from '../../net/api.ts';
import { keptGames, LocalStoreError } from '../../offline/kept-games.ts';
import { askOnce, type ReplayPage } from '../../offline/offline-match.ts';
import type { ReplayViewer } from '../replay.svelte.ts';
import { infoOf } from './offline-table.svelte.ts';

/** A page, as a server would give it: while the game runs, only as one of my seats. */
export async function localReplay(id: string, from: number, as: ReplayViewer): Promise<Replay> {
  try {
    const { mine, result } = await keptGames.line(id);
    const viewer = as === 'watch' ? undefined : (as ?? mine[0]);
    if (viewer !== undefined && !result && !mine.includes(viewer)) throw new ApiError({ code: 'not-your-seat' });
    const { line, total, steps } = await askOnce<ReplayPage>({ do: 'page', id, viewer, from, count: SIZES.replayPage });
    const table = infoOf(line);
    return { table, total, from, steps, as: viewer, result: table.result };
  } catch (error) {
    throw error instanceof LocalStoreError ? new ApiError({ code: 'not-found' }) : error;
  }
}
