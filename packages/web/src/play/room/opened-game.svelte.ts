/** A finished game opened for its room: who sat there, its table step by step, and its analysis as it is counted. */
import type { TableInfo } from '@astragal/wire';
import { type AnalysisTrouble, GameAnalysis, recordOf, troubled } from '../../analysis/game-analysis.svelte.ts';
import { isLocal } from '../../base/routes.ts';
import { call } from '../../net/api.ts';
import { AnalysisThread } from '../../offline/analysis-thread.ts';
import { RoomTable } from './room-table.svelte.ts';

export interface GameInRoom {
  readonly info: TableInfo;
  readonly table: RoomTable;
  readonly analysis: GameAnalysis;
  /** Reads the game and tries things out; what counts has a thread of its own. */
  readonly reader: AnalysisThread;
}

export class OpenedGame {
  game: GameInRoom | undefined = $state.raw();
  #trouble: AnalysisTrouble | undefined = $state.raw();
  #isClosed = false;
  #reader: AnalysisThread | undefined;

  /** Why there is nothing to look at. */
  get trouble(): AnalysisTrouble | undefined {
    const analysis = this.game?.analysis;
    return this.#trouble ?? (analysis?.counted ? undefined : analysis?.trouble);
  }

  async open(id: string, step: number): Promise<void> {
    try {
      const [info, record] = await Promise.all([infoOf(id), recordOf(id)]);
      if (this.#isClosed) return;
      const reader = new AnalysisThread();
      this.#reader = reader;
      const table = new RoomTable(reader, await reader.read(record));
      const analysis = new GameAnalysis(id, info.mine);
      this.game = { info, table, analysis, reader };
      await table.show(step);
      if (!this.#isClosed) void analysis.begin(true);
    } catch (error) {
      this.#trouble = troubled(error);
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#reader?.close();
    this.game?.analysis.stop();
  }
}

async function infoOf(id: string): Promise<TableInfo> {
  if (!isLocal(id)) return (await call('replay', undefined, { table: id, query: { from: 0, count: 1 } })).table;
  const [{ keptGames }, local] = await Promise.all([import('../../offline/kept-games.ts'), import('../offline/offline-table.svelte.ts')]);
  return local.infoOf(await keptGames.line(id));
}
