/** A finished game as this page counts it: found where it was kept, or counted in a thread and shown as it grows. */
import type { AnalysisFault, Ledger } from '@astragal/analysis';
import type { MatchRecord, Seat } from '@astragal/kernel';
import { isLocal } from '../base/routes.ts';
import { call, troubleOf } from '../net/api.ts';
import { AnalysisRefusal, AnalysisThread, type CountedRecord } from '../offline/analysis-thread.ts';
import { type KeptAnalysis, keptAnalyses } from '../offline/kept-analyses.ts';

/** Why there is no analysis: what the thread said, or what the server did. */
export type AnalysisTrouble = { readonly fault: AnalysisFault | 'failed' } | { readonly problem: ReturnType<typeof troubleOf> };

export const troubled = (error: unknown): AnalysisTrouble =>
  error instanceof AnalysisRefusal ? { fault: error.fault } : { problem: troubleOf(error) };

/** The record of a finished game, from wherever it lies. */
export async function recordOf(id: string): Promise<MatchRecord> {
  if (!isLocal(id)) return (await call('record', undefined, { table: id })) as unknown as MatchRecord;
  const { keptGames } = await import('../offline/kept-games.ts');
  return (await keptGames.whole(id)).record;
}

/** Whether every turn has been looked at. */
const isWhole = ({ ledger }: CountedRecord): boolean => ledger.turns.length === ledger.length;

export class GameAnalysis {
  readonly id: string;
  counted: CountedRecord | undefined = $state.raw();
  trouble: AnalysisTrouble | undefined = $state.raw();
  isCounting = $state(false);
  readonly #mine: readonly Seat[];
  #thread: AnalysisThread | undefined;

  constructor(id: string, mine: readonly Seat[]) {
    this.id = id;
    this.#mine = mine;
  }

  /** How much of what is shown has been counted, from 0 to 1. */
  get done(): number {
    return this.counted?.progress ?? 0;
  }
  /** How much of the count under way is done, or of the one that was stopped. It never falls. */
  progress = $state(0);

  /** What was kept is shown; it is enough if it was counted as closely. Otherwise it is counted now, and kept. */
  async begin(isClose = false): Promise<void> {
    const kept = (await keptAnalyses.of(this.id)) ?? (await this.#countedByServer());
    if (kept) this.counted = kept;
    if (!kept || (isClose && !kept.isClose)) await this.count(isClose);
  }

  /** What the server has counted already, where its host wants that; it is as close as a quick count. */
  async #countedByServer(): Promise<KeptAnalysis | undefined> {
    if (isLocal(this.id)) return undefined;
    const thread = new AnalysisThread();
    try {
      const { ledger } = await call('analysis', undefined, { table: this.id });
      return ledger ? await this.#keep(await thread.tell(await recordOf(this.id), ledger as unknown as Ledger), false) : undefined;
    } catch {
      return undefined; // Then it is counted here.
    } finally {
      thread.close();
    }
  }

  async #keep(counted: CountedRecord, isClose: boolean): Promise<KeptAnalysis> {
    const kept: KeptAnalysis = { ...$state.snapshot(counted), id: this.id, at: Date.now(), mine: [...this.#mine], isClose } as KeptAnalysis;
    await keptAnalyses.keep(kept);
    return kept;
  }

  /** Counts, from where an earlier count stopped. What is shown already gives way when there is as much of the new. */
  async count(isClose: boolean): Promise<void> {
    this.stop();
    const thread = new AnalysisThread();
    this.#thread = thread;
    this.isCounting = true;
    this.trouble = undefined;
    const show = (counted: CountedRecord): void => {
      this.progress = Math.max(this.progress, counted.progress);
      if (this.#thread === thread && (isWhole(counted) || this.done < 1)) this.counted = counted;
    };
    try {
      const record = await recordOf(this.id);
      const counted = await thread.count(this.id, record, isClose, show);
      show(counted);
      await this.#keep(counted, isClose);
      this.progress = 0;
    } catch (error) {
      if (this.#thread === thread) this.trouble = troubled(error);
    }
    if (this.#thread === thread) this.stop();
  }

  stop(): void {
    this.#thread?.close();
    this.#thread = undefined;
    this.isCounting = false;
  }
}
