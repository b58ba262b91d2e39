/** The lists of the home page for everybody who follows them: one after the other, a few at a time, so that a crowd stalls nobody. */
import type { Lobby, TableLine } from '@astragal/wire';
import type { TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { lineFor } from '../table/info.ts';
import type { OpenTables } from '../table/open-tables.ts';

/** Lines in each list. */
const LISTED = 50;
/** Followers served before others get their turn. */
const SLICE = 20;
/** So many followers are told once a second; twice as many every other second, and so on. */
const PER_SECOND = 400;

/** Somebody who looks at the lists. */
export interface LobbyFollower {
  readonly person: string | undefined;
  send(text: string): void;
}

export interface LobbySources {
  readonly tables: Pick<Tables, 'of' | 'open'>;
  lineOf(row: TableRow, person: string | undefined): Promise<TableLine>;
  now(): number;
}

/** The lines of tables, in memory or not. */
export const linesOf =
  (store: Store, tables: OpenTables): LobbySources['lineOf'] =>
  async (row, person) => {
    const live = tables.inMemory(row.id);
    if (live) return lineFor(live.row, person, live.waits.seats, row.phase === 'playing' ? live.waits.since : row.created);
    const last = row.phase === 'playing' ? await store.matches.last(row.id) : undefined;
    return lineFor(row, person, last?.after.waits ?? [], last?.at ?? row.ended ?? row.created);
  };

export class LobbyFeed {
  readonly #sources: LobbySources;
  /** Followers with what they were last told. */
  readonly #followers = new Map<LobbyFollower, string | undefined>();
  /** Public tables with free seats, read once for all until something changes. */
  #open: Promise<readonly TableLine[]> | undefined;
  #isStale = false;
  /** Something changed here of which other servers have not heard. */
  #isNews = false;
  #isBusy = false;
  #nextAt = 0;

  constructor(sources: LobbySources) {
    this.#sources = sources;
  }

  follow(follower: LobbyFollower): void {
    this.#followers.set(follower, undefined);
  }

  unfollow(follower: LobbyFollower): void {
    this.#followers.delete(follower);
  }

  /** Something in the lists is different now. */
  changed(): void {
    this.#isNews = true;
    this.heardChange();
  }

  /** It was changed at another server. */
  heardChange(): void {
    this.#isStale = true;
    this.#open = undefined;
  }

  /** Whether other servers should hear that something changed; asked once. */
  isNews(): boolean {
    const isNews = this.#isNews;
    this.#isNews = false;
    return isNews;
  }

  async of(person: string | undefined): Promise<Lobby> {
    const [mine, open] = await Promise.all([this.#mine(person), this.#openLines()]);
    return { mine, open: mine.length === 0 ? open : open.filter(({ id }) => !mine.some((each) => each.id === id)) };
  }

  async #mine(person: string | undefined): Promise<TableLine[]> {
    if (person === undefined) return [];
    const rows = await this.#sources.tables.of(person, LISTED);
    return Promise.all(rows.map((row) => this.#sources.lineOf(row, person)));
  }

  #openLines(): Promise<readonly TableLine[]> {
    if (!this.#open) {
      const reading = this.#sources.tables
        .open(LISTED)
        .then((rows) => Promise.all(rows.map((row) => this.#sources.lineOf(row, undefined))));
      this.#open = reading;
      reading.catch(() => {
        if (this.#open === reading) this.#open = undefined;
      });
    }
    return this.#open;
  }

  /** Tells all followers what has changed for them. Called now and then; never runs twice at once. */
  async refresh(): Promise<void> {
    if (!this.#isStale || this.#isBusy || this.#sources.now() < this.#nextAt) return;
    this.#isStale = false;
    this.#isBusy = true;
    try {
      const followers = [...this.#followers.keys()];
      this.#nextAt = this.#sources.now() + (followers.length / PER_SECOND) * 1000;
      /** Whoever has no table of their own hears the same. */
      const shared = textOf({ mine: [], open: await this.#openLines() });
      for (let from = 0; from < followers.length; from += SLICE) {
        await Promise.all(followers.slice(from, from + SLICE).map((follower) => this.#tell(follower, shared)));
        await new Promise(setImmediate);
      }
    } finally {
      this.#isBusy = false;
    }
  }

  async #tell(follower: LobbyFollower, shared: string): Promise<void> {
    const lobby = follower.person === undefined ? undefined : await this.of(follower.person);
    const text = lobby && lobby.mine.length > 0 ? textOf(lobby) : shared;
    if (!this.#followers.has(follower) || this.#followers.get(follower) === text) return;
    this.#followers.set(follower, text);
    follower.send(text);
  }
}

const textOf = (lobby: Lobby): string => JSON.stringify({ type: 'lobby', ...lobby });
