/**
 * Games of this device, in IndexedDB: for each a line with its head, and its entries one by one. What belongs together is written in one
 * transaction, so nothing is ever half written, and an entry is only taken by whoever knows all before it: two tabs cannot tear a game apart.
 */
import type { Entry, MatchRecord, Result, Seat } from '@astragal/kernel';
import type { Coach, PlayedGame } from '@astragal/wire';
import { LOCAL } from '../base/routes.ts';
import { STORE } from './store-name.ts';

export interface KeptSeat {
  readonly by: 'person' | 'hot' | 'bot';
  readonly name: string;
  readonly avatar?: string;
  readonly level?: string;
}

export interface KeptGame {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly seats: readonly KeptSeat[];
  readonly mine: readonly Seat[];
  /** The record without its entries. */
  readonly head: Omit<MatchRecord, 'entries'>;
  /** This device holds both halves of the game's luck: its secret, which the record shows when it is over. */
  readonly secret?: string;
  /** How many entries there are. */
  readonly length: number;
  readonly created: number;
  readonly changed: number;
  readonly waits: readonly Seat[];
  readonly result?: Result;
  readonly tally?: PlayedGame['tally'];
  /** Whether there are hints; missing: off. */
  readonly coach?: Exclude<Coach, 'off'>;
  /** Hints that were taken, by seat. */
  readonly hints?: readonly number[];
  /** Played on from another game: practice. */
  readonly forked?: true;
  readonly daily?: KeptDaily;
  /** It is to be handed to the server as soon as that can be reached. */
  readonly promised?: boolean;
  /** The table on the server that it was handed to: it goes on there. */
  readonly importedTo?: string;
}

/** A scored try of a day that was taken along: this device knows its luck, and hands it in when it is over. */
export interface KeptDaily {
  readonly day: string;
  /** What its luck is of, and the seed of it. */
  readonly of: string;
  readonly seed: string;
  /** The server has it, or will not have it any more. */
  readonly handedIn?: true;
}

/** Who sits at a game, with the hints they took. */
export const seatsIn = ({ seats, hints }: Pick<KeptGame, 'seats' | 'hints'>): readonly (KeptSeat & { readonly hints?: number })[] =>
  seats.map((seat, at) => ({ ...seat, ...(hints?.[at] && { hints: hints[at] }) }));

/** What an entry changes in its game's line. */
export type Progress = Pick<KeptGame, 'waits' | 'result' | 'tally'>;

/** `full`: no room. `forbidden`: this browser keeps nothing. `elsewhere`: another tab has gone on with the game. `gone`: there is none. */
export type LocalStoreTrouble = 'full' | 'forbidden' | 'elsewhere' | 'gone';

/** Nothing was written. */
export class LocalStoreError extends Error {
  override readonly name = 'LocalStoreError';
  readonly trouble: LocalStoreTrouble;

  constructor(trouble: LocalStoreTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

/** A new game's id. */
export const newLocalId = (): string =>
  LOCAL + Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join('');

const VERSION = 1;

/** An entry as it lies there. */
interface Row {
  readonly id: string;
  readonly number: number;
  readonly entry: Entry;
  readonly at: number;
}

/** The store, opened when it is first needed. */
class Database {
  #opening: Promise<IDBDatabase> | undefined;

  open(): Promise<IDBDatabase> {
    this.#opening ??= this.#open();
    this.#opening.catch(() => this.#forget());
    return this.#opening;
  }

  #open(): Promise<IDBDatabase> {
    return new Promise((found, failed) => {
      const asked = indexedDB.open(STORE, VERSION);
      asked.onupgradeneeded = () => {
        asked.result.createObjectStore('games', { keyPath: 'id' });
        asked.result.createObjectStore('entries', { keyPath: ['id', 'number'] });
      };
      asked.onsuccess = () => {
        // A newer version of the site in another tab wants to change the store.
        asked.result.onversionchange = () => {
          asked.result.close();
          this.#forget();
        };
        found(asked.result);
      };
      asked.onerror = () => failed(asked.error);
    });
  }

  #forget(): void {
    this.#opening = undefined;
  }
}

const store = new Database();

const troubleOf = (error: unknown): LocalStoreTrouble =>
  error instanceof LocalStoreError
    ? error.trouble
    : (error as { name?: string } | null)?.name === 'QuotaExceededError'
      ? 'full'
      : 'forbidden';

type Stores = Readonly<Record<'games' | 'entries', IDBObjectStore>>;

/** Runs in one transaction; resolves when it is on the disk, rejects when nothing of it is. */
async function within<T = void>(
  mode: IDBTransactionMode,
  work: (stores: Stores, give: (result: T) => void, refuse: (trouble: LocalStoreTrouble) => void) => void,
): Promise<T> {
  try {
    const database = await store.open();
    return await new Promise<T>((done, failed) => {
      const transaction = database.transaction(['games', 'entries'], mode, { durability: 'strict' });
      let result: T;
      let refused: LocalStoreError | undefined;
      transaction.oncomplete = () => done(result);
      transaction.onabort = () => failed(refused ?? transaction.error);
      work(
        { games: transaction.objectStore('games'), entries: transaction.objectStore('entries') },
        (given) => {
          result = given;
        },
        (trouble) => {
          refused = new LocalStoreError(trouble);
          transaction.abort();
        },
      );
    });
  } catch (error) {
    throw new LocalStoreError(troubleOf(error));
  }
}

const of = <T>(request: IDBRequest<T>, then: (result: T) => void): void => {
  request.onsuccess = () => then(request.result);
};
const entriesOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);

/** Clocks are set back at times; what came later stays later. */
const later = (before: number): number => Math.max(Date.now(), before + 1);

export const keptGames = {
  /** The newest first. */
  async all(): Promise<KeptGame[]> {
    const games = await within<KeptGame[]>('readonly', ({ games }, give) => of(games.getAll(), give));
    return games.sort((a, b) => b.changed - a.changed);
  },

  async line(id: string): Promise<KeptGame> {
    const found = await within<KeptGame | undefined>('readonly', ({ games }, give) => of(games.get(id), give));
    if (!found) throw new LocalStoreError('gone');
    return found;
  },

  /** A game with its whole record, and when each entry was written. */
  async whole(id: string): Promise<{ readonly line: KeptGame; readonly record: MatchRecord; readonly times: readonly number[] }> {
    const { line, rows } = await within<{ line: KeptGame | undefined; rows: Row[] }>('readonly', ({ games, entries }, give) =>
      of(games.get(id), (line) => of(entries.getAll(entriesOf(id)), (rows) => give({ line, rows }))),
    );
    if (!line) throw new LocalStoreError('gone');
    return { line, record: { ...line.head, entries: rows.map(({ entry }) => entry) }, times: rows.map(({ at }) => at) };
  },

  /** Entries from this number on (the first is 1). */
  since: (id: string, number: number): Promise<Entry[]> =>
    within<Entry[]>('readonly', ({ entries }, give) =>
      of(entries.getAll(entriesOf(id, number)), (rows: Row[]) => give(rows.map(({ entry }) => entry))),
    ),

  /** A new game, with what was answered in it before. */
  add: (line: KeptGame, given: readonly Entry[] = []): Promise<void> =>
    within('readwrite', ({ games, entries }) => {
      games.add(line);
      given.forEach((entry, i) => void entries.add({ id: line.id, number: i + 1, entry, at: line.created } satisfies Row));
    }),

  /** The next entry of a game. */
  append: (id: string, number: number, entry: Entry, progress: Progress): Promise<void> =>
    within('readwrite', ({ games, entries }, _, refuse) =>
      of(games.get(id), (line: KeptGame | undefined) => {
        if (!line || line.length !== number - 1 || line.importedTo) return refuse(line ? 'elsewhere' : 'gone');
        const at = later(line.changed);
        entries.add({ id, number, entry, at } satisfies Row);
        games.put({ ...line, ...progress, length: number, changed: at });
      }),
    ),

  /** Notes something about a game that is no entry. */
  note: (id: string, change: Pick<KeptGame, 'importedTo' | 'promised' | 'daily'> | Pick<KeptGame, 'head'>): Promise<void> =>
    within('readwrite', ({ games }, _, refuse) =>
      of(games.get(id), (line: KeptGame | undefined) => (line ? void games.put({ ...line, ...change }) : refuse('gone'))),
    ),

  /** One more hint for a seat; gives the game's line with it. */
  countHint: (id: string, seat: Seat): Promise<KeptGame> =>
    within<KeptGame>('readwrite', ({ games }, give, refuse) =>
      of(games.get(id), (line: KeptGame | undefined) => {
        if (!line) return refuse('gone');
        const counted = { ...line, hints: line.seats.map((_, at) => (line.hints?.[at] ?? 0) + (at === seat ? 1 : 0)) };
        games.put(counted);
        give(counted);
      }),
    ),

  /** Who I am in all games that go on; one that is over keeps its names. */
  reseat: (mine: KeptSeat): Promise<void> =>
    within('readwrite', ({ games }) =>
      of(games.getAll(), (lines: KeptGame[]) => {
        for (const line of lines)
          if (!line.result) games.put({ ...line, seats: line.seats.map((seat) => (seat.by === 'person' ? mine : seat)) });
      }),
    ),

  /** None of them is left. */
  removeAll: (): Promise<void> =>
    within('readwrite', ({ games, entries }) => {
      games.clear();
      entries.clear();
    }),

  remove: (id: string): Promise<void> =>
    within('readwrite', ({ games, entries }) => {
      games.delete(id);
      entries.delete(entriesOf(id));
    }),
};
