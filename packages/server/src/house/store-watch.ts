/** An eye on the store: whether it answers, whether it was restored, and since when the house is open. */
import type { Cluster } from '../cluster/cluster.ts';
import type { Logger } from '../ground/log.ts';
import type { Store } from '../store/store.ts';
import { Readiness } from './readiness.ts';

interface Watched {
  readonly store: Store;
  readonly log: Logger;
  readonly cluster: Pick<Cluster, 'renew'>;
}

export class StoreWatch {
  readonly #house: Watched;
  readonly #restored: () => void;
  readonly #readiness: Readiness;
  #epoch: string | undefined;
  #isHere = true;
  #opened: number;

  /** `restored`: what is to be done when it was. */
  constructor(house: Watched, opened: number, restored: () => void) {
    this.#house = house;
    this.#opened = opened;
    this.#restored = restored;
    this.#readiness = new Readiness(() => house.store.canWrite());
  }

  async start(): Promise<void> {
    this.#epoch = await this.#house.store.facts.epoch();
  }

  /** The first of several servers opens the house; all others find it open. */
  async open(isFirst: boolean, now: number): Promise<void> {
    const { facts } = this.#house.store;
    if (isFirst) await facts.set('opened', `${now}`);
    this.#opened = Number(await facts.get('opened', `${now}`));
  }

  /** Since when the house is open without a break; a store that was restored begins anew. */
  get opened(): number {
    return Math.max(this.#opened, Number(this.#epoch ?? 0));
  }

  /** Whether it takes writes. */
  isReady(): Promise<boolean> {
    return this.#readiness.ask();
  }

  async look(): Promise<void> {
    const { store, log, cluster } = this.#house;
    try {
      const epoch = await store.facts.epoch();
      await cluster.renew(epoch);
      if (!this.#isHere) log.info('the store is back');
      this.#isHere = true;
      if (this.#epoch !== undefined && epoch !== this.#epoch) {
        this.#epoch = epoch;
        log.info('the store was restored; loading all tables again');
        this.#restored();
      }
    } catch (error) {
      if (this.#isHere) log.error({ why: error instanceof Error ? error.message : String(error) }, 'the store does not answer');
      this.#isHere = false;
    }
  }
}
