/** Analyses of finished games, where the host wants them: counted aside, a game at a time, in a thread that gives way to everything else. */
import { LostThread } from '@astragal/bots';
import type { Logger } from '../ground/log.ts';
import { ProblemError } from '../ground/problems.ts';
import { HOUSE_ITSELF } from '../ground/rate-limits.ts';
import type { Settings } from '../ground/settings.ts';
import type { Replayer } from '../replay/replayer.ts';
import { StoreError } from '../store/driver.ts';
import type { Store } from '../store/store.ts';

interface Counting {
  readonly store: Store;
  readonly log: Logger;
  readonly settings: Pick<Settings, 'analyses'>;
  readonly replayer: Pick<Replayer, 'analyse'>;
}

export class HouseAnalyses {
  readonly #house: Counting;
  #counting: Promise<void> | undefined;
  /** The game that the thread was lost over last. */
  #lost: string | undefined;

  constructor(house: Counting) {
    this.#house = house;
  }

  /** Counts whatever is over and not counted yet, the newest first. Done when there is no more, or something stands in the way: somebody comes back to it. */
  count(): Promise<void> {
    if (!this.#house.settings.analyses) return Promise.resolve();
    this.#counting ??= this.#countAll().finally(() => {
      this.#counting = undefined;
    });
    return this.#counting;
  }

  async #countAll(): Promise<void> {
    for (;;) {
      const [next] = await this.#house.store.analyses.uncounted(1);
      if (next === undefined || !(await this.#countTable(next))) return;
    }
  }

  /** False: not now. */
  async #countTable(id: string): Promise<boolean> {
    const { store, replayer, log } = this.#house;
    try {
      const text = await store.matches.text(id);
      await store.analyses.keep(id, text ? await replayer.analyse(text, HOUSE_ITSELF) : { fault: 'unfinished' });
      return true;
    } catch (error) {
      if (error instanceof StoreError || error instanceof ProblemError) return false;
      // A thread may be lost for any reason; whoever is there twice would keep all others waiting.
      const isFirst = this.#lost !== id;
      this.#lost = id;
      if (error instanceof LostThread && isFirst) return false;
      log.error({ table: id, error: error instanceof Error ? error.message : String(error) }, 'a game cannot be analysed');
      await store.analyses.keep(id, { fault: 'broken' });
      return true;
    }
  }
}
