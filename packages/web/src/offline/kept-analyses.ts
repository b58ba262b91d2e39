/**
 * What was counted about finished games, kept on this device: one ledger for each game, beside the games themselves, and, until it has been counted
 * closely, the tape. A browser that keeps nothing counts again.
 */
import type { Tape } from '@astragal/analysis';
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

interface KeptTape {
  readonly id: string;
  readonly at: number;
  readonly tape: Tape;
}

/** A tape may be a few megabytes long: those that went on last are kept, and of other games one counts anew. */
const TAPES = 8;

const NAME = 'astragal analyses';
const STORES = ['ledgers', 'tapes'] as const;
type StoreName = (typeof STORES)[number];

const opened = (): Promise<IDBDatabase> =>
  new Promise((found, failed) => {
    const asked = indexedDB.open(NAME, 2);
    asked.onupgradeneeded = () => {
      const { result: database } = asked;
      if (!database.objectStoreNames.contains('ledgers')) database.createObjectStore('ledgers', { keyPath: 'id' });
      database.createObjectStore('tapes', { keyPath: 'id' }).createIndex('at', 'at');
    };
    asked.onsuccess = () => found(asked.result);
    asked.onerror = () => failed(asked.error);
  });

/** Does something with a store and lets go of it: nobody who wants to change it waits for this page. */
async function within<T>(name: StoreName, mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await new Promise((done, failed) => {
      const transaction = database.transaction(name, mode);
      const asked = work(transaction.objectStore(name));
      transaction.oncomplete = () => done(asked.result);
      transaction.onabort = () => failed(transaction.error);
    });
  } finally {
    database.close();
  }
}

const found = <T>(name: StoreName, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> =>
  within(name, 'readonly', work).catch(() => undefined);

/** Where nothing can be kept, nothing is. */
const changed = (name: StoreName, work: (store: IDBObjectStore) => IDBRequest): Promise<void> =>
  within(name, 'readwrite', work).then(
    () => undefined,
    () => undefined,
  );

export const keptAnalyses = {
  of: (id: string) => found<KeptAnalysis | undefined>('ledgers', (store) => store.get(id)),
  all: async (): Promise<readonly KeptAnalysis[]> => (await found<KeptAnalysis[]>('ledgers', (store) => store.getAll())) ?? [],
  async keep(analysis: KeptAnalysis): Promise<void> {
    await changed('ledgers', (store) => store.put(analysis));
    if (analysis.isClose) await changed('tapes', (store) => store.delete(analysis.id));
  },
  async remove(id: string): Promise<void> {
    for (const name of STORES) await changed(name, (store) => store.delete(id));
  },
  async removeAll(): Promise<void> {
    for (const name of STORES) await changed(name, (store) => store.clear());
  },
};

/** What a count has played so far, so that whoever leaves it comes back to it. */
export const keptTapes = {
  of: async (id: string): Promise<Tape | undefined> => (await found<KeptTape | undefined>('tapes', (store) => store.get(id)))?.tape,
  keep: (id: string, tape: Tape) =>
    changed('tapes', (store) => {
      const kept = store.put({ id, at: Date.now(), tape } satisfies KeptTape);
      const ids = store.index('at').getAllKeys();
      ids.onsuccess = () => {
        for (const old of ids.result.slice(0, -TAPES)) store.delete(old);
      };
      return kept;
    }),
};
