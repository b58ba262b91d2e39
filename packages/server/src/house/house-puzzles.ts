/** Puzzles of the house's own games, where the host wants them: looked for at night. */
import type { Puzzle } from '@astragal/puzzles';
import type { Games } from '../ground/games.ts';
import type { Logger } from '../ground/log.ts';
import { newId } from '../ground/secrets.ts';
import type { Settings } from '../ground/settings.ts';
import type { PuzzlePool } from '../replay/puzzle-pool.ts';
import type { TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Days } from './days.ts';
import { SpareWork } from './spare-work.ts';

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
  readonly #searching: SpareWork;

  constructor(house: Searching) {
    this.#house = house;
    this.#searching = new SpareWork(house, {
      next: () => this.#next(),
      work: async (table) => house.store.puzzles.keep(table, await this.#found(table), house.settings.now()),
      giveUp: (table) => house.store.puzzles.keep(table, [], house.settings.now()),
      fault: 'no puzzles can be looked for in a game',
    });
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
  async search(): Promise<void> {
    if (this.#house.settings.puzzles) await this.#searching.work();
  }

  get #isNight(): boolean {
    const { days, settings } = this.#house;
    const now = settings.now();
    const hour = (now - days.calendar.startOf(days.calendar.dayAt(now))) / HOUR;
    return hour >= NIGHT.from && hour < NIGHT.to;
  }

  /** One with whose luck others still play has its night when they do no more. */
  async #next(): Promise<string | undefined> {
    if (!this.#isNight) return undefined;
    const { store, isSecret } = this.#house;
    for (const id of await store.puzzles.unsearched(AT_ONCE)) {
      const row = await store.tables.byId(id);
      if (!row || !(await isSecret(row))) return id;
    }
    return undefined;
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
