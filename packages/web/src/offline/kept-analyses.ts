/** What was counted about finished games, kept on this device: one ledger for each game, beside the games themselves. A browser that keeps nothing counts again. */
import type { Seat } from '@astragal/kernel';
import type { CountedRecord } from './analysis-thread.ts';

/** A counted game. */
export interface KeptAnalysis extends CountedRecord {
  /** The table, of a server or of this device. */
  readonly id: string;
  readonly at: number;
  readonly mine: readonly Seat[];
  /** Whether it was counted closely; a quick count is kept until then. */
  readonly isClose?: boolean;
}

const NAME = 'astragal analyses';
const STORE = 'ledgers';

const opened = (): Promise<IDBDatabase> =>
  new Promise((found, failed) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => void asked.result.createObjectStore(STORE, { keyPath: 'id' });
    asked.onsuccess = () => found(asked.result);
    asked.onerror = () => failed(asked.error);
  });

/** Does something with the store and lets go of it: nobody who wants to change it waits for this page. */
async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await new Promise((done, failed) => {
      const transaction = database.transaction(STORE, mode);
      const asked = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => done(asked.result);
      transaction.onabort = () => failed(transaction.error);
    });
  } finally {
    database.close();
  }
}

export const keptAnalyses = {
  of: (id: string): Promise<KeptAnalysis | undefined> =>
    within<KeptAnalysis | undefined>('readonly', (store) => store.get(id)).catch(() => undefined),
  all: (): Promise<readonly KeptAnalysis[]> => within<KeptAnalysis[]>('readonly', (store) => store.getAll()).catch(() => []),
  /** Where nothing can be kept, nothing is. */
  keep: (analysis: KeptAnalysis): Promise<void> =>
    within('readwrite', (store) => store.put(analysis)).then(
      () => undefined,
      () => undefined,
    ),
  removeAll: (): Promise<void> =>
    within('readwrite', (store) => store.clear()).then(
      () => undefined,
      () => undefined,
    ),
  remove: (id: string): Promise<void> =>
    within('readwrite', (store) => store.delete(id)).then(
      () => undefined,
      () => undefined,
    ),
};
