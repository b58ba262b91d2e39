/** Puzzles of the house's own games, where the host wants them: looked for at night, a game at a time, in a thread that gives way to everything else. */
import { LostThread } from '@astragal/bots';
import type { Puzzle } from '@astragal/puzzles';
import type { Games } from '../ground/games.ts';
import type { Logger } from '../ground/log.ts';
import { ProblemError } from '../ground/problems.ts';
import { newId } from '../ground/secrets.ts';
import type { Settings } from '../ground/settings.ts';
import type { PuzzlePool } from '../replay/puzzle-pool.ts';
import { StoreError } from '../store/driver.ts';
import type { TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Days } from './days.ts';

/** Hours of the house's clock that are night. */
const NIGHT = { from: 1, to: 6 };
const HOUR = 3_600_000;
/** So many of a game are enough, and the themes among them stay mixed. */
const MOST = 200;
/** So many of the newest games are looked at for one that may be searched. */
const AT_ONCE = 100;

interface Searching {
  readonly store: Store;
  readonly games: Games;
  readonly log: Logger;
  readonly settings: Pick<Settings, 'puzzles' | 'now'>;
  readonly days: Days;
  readonly puzzlePool: Pick<PuzzlePool, 'search'>;
  isSecret(row: Pick<TableRow, 'shared' | 'begunWith'>): boolean | Promise<boolean>;
}

export class HousePuzzles {
  readonly #house: Searching;
  #searching: Promise<void> | undefined;
  /** The game that the thread was lost over last. */
  #lost: string | undefined;

  constructor(house: Searching) {
    this.#house = house;
  }

  /** Of a game, as far as they fit the rules of now. */
  async of(game: string): Promise<readonly Puzzle[]> {
    const { store, games, settings } = this.#house;
    if (!settings.puzzles) return [];
    return (await store.puzzles.made(game)).filter(({ version }) => version === games.get(game)?.game.version);
  }

  async byId(game: string, id: string): Promise<Puzzle | undefined> {
    const { store, games } = this.#house;
    const found = await store.puzzles.byId(game, id);
    return found?.version === games.get(game)?.game.version ? found : undefined;
  }

  /** Looks through whatever was shown and not looked through yet, while it is night. */
  search(): Promise<void> {
    if (!this.#house.settings.puzzles) return Promise.resolve();
    this.#searching ??= this.#searchAll().finally(() => {
      this.#searching = undefined;
    });
    return this.#searching;
  }

  get #isNight(): boolean {
    const { days, settings } = this.#house;
    const now = settings.now();
    const hour = (now - days.calendar.startOf(days.calendar.dayAt(now))) / HOUR;
    return hour >= NIGHT.from && hour < NIGHT.to;
  }

  async #searchAll(): Promise<void> {
    while (this.#isNight) {
      const next = await this.#next();
      if (next === undefined || !(await this.#searchTable(next))) return;
    }
  }

  /** One with whose luck others still play has its night when they do no more. */
  async #next(): Promise<string | undefined> {
    const { store, isSecret } = this.#house;
    for (const id of await store.puzzles.unsearched(AT_ONCE)) {
      const row = await store.tables.byId(id);
      if (!row || !(await isSecret(row))) return id;
    }
    return undefined;
  }

  /** False: not now. */
  async #searchTable(id: string): Promise<boolean> {
    const { store, settings, log } = this.#house;
    try {
      await store.puzzles.keep(id, await this.#found(id), settings.now());
      return true;
    } catch (error) {
      if (error instanceof StoreError || error instanceof ProblemError) return false;
      // A thread may be lost for any reason; whoever is there twice would keep all others waiting.
      const isFirst = this.#lost !== id;
      this.#lost = id;
      if (error instanceof LostThread && isFirst) return false;
      log.error({ table: id, error: error instanceof Error ? error.message : String(error) }, 'no puzzles can be looked for in a game');
      await store.puzzles.keep(id, [], settings.now());
      return true;
    }
  }

  /** What the puzzles have of the game is the position and what could be answered: no name, no time, and not which game it was. */
  async #found(id: string): Promise<readonly Puzzle[]> {
    const { store, games, puzzlePool } = this.#house;
    const row = await store.tables.byId(id);
    const text = await store.matches.text(id);
    if (!row?.shown || !text || !games.get(row.game)?.onShelf) return [];
    const people = row.chairs.flatMap(({ by }, seat) => (by === 'bot' ? [] : [seat]));
    return puzzlePool.search({ text, people, seed: newId(), had: await store.puzzles.made(row.game), most: MOST });
  }
}
