/** Analyses of finished games, where the host wants them: counted in spare hours. */
import type { Logger } from '../ground/log.ts';
import { HOUSE_ITSELF } from '../ground/rate-limits.ts';
import type { Settings } from '../ground/settings.ts';
import type { Replayer } from '../replay/replayer.ts';
import type { Store } from '../store/store.ts';
import { SpareWork } from './spare-work.ts';

interface Counting {
  readonly store: Store;
  readonly log: Logger;
  readonly settings: Pick<Settings, 'analyses'>;
  readonly replayer: Pick<Replayer, 'analyse'>;
}

export class HouseAnalyses {
  readonly #house: Counting;
  readonly #counting: SpareWork;

  constructor(house: Counting) {
    this.#house = house;
    this.#counting = new SpareWork(house, {
      next: async () => (await house.store.analyses.uncounted(1))[0],
      work: (table) => this.#count(table),
      giveUp: (table) => house.store.analyses.keep(table, { fault: 'broken' }),
      fault: 'a game cannot be analysed',
    });
  }

  /** Counts whatever is over and not counted yet, the newest first. */
  async count(): Promise<void> {
    if (this.#house.settings.analyses) await this.#counting.work();
  }

  async #count(table: string): Promise<void> {
    const { store, replayer } = this.#house;
    const text = await store.matches.text(table);
    await store.analyses.keep(table, text ? await replayer.analyse(text, HOUSE_ITSELF) : { fault: 'unfinished' });
  }
}
