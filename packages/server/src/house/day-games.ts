/** The games of a day as everybody gets them, and what bots make of them in the house's spare time. */
import { LostThread } from '@astragal/bots';
import { signsOf } from '@astragal/fair';
import { dayTable, ofDay, SharedLuck } from '@astragal/today';
import type { DayGame, DayPool } from '../bots/day-pool.ts';
import { type Games, gameList } from '../ground/games.ts';
import type { Logger } from '../ground/log.ts';
import { ProblemError } from '../ground/problems.ts';
import type { Settings } from '../ground/settings.ts';
import type { SharedSecrets } from '../ground/shared-secrets.ts';
import { botTry } from '../store/daily.ts';
import { StoreError } from '../store/driver.ts';
import type { Store } from '../store/store.ts';
import type { Days } from './days.ts';

interface DailyHouse {
  readonly store: Store;
  readonly games: Games;
  readonly log: Logger;
  readonly settings: Pick<Settings, 'hiddenGames'>;
  readonly shared: SharedSecrets;
  readonly days: Days;
  readonly dayPool: DayPool;
}

export class DayGames {
  readonly #house: DailyHouse;
  #playing: Promise<void> | undefined;

  constructor(house: DailyHouse) {
    this.#house = house;
  }

  /** The games that have one a day, in the order of the shelf. */
  get ids(): readonly string[] {
    const { games, settings } = this.#house;
    return gameList(games, settings.hiddenGames).flatMap(({ id }) => (games.get(id)!.daily ? [id] : []));
  }

  /** What everybody gets; undefined where a game has none. */
  async of(day: string, game: string): Promise<DayGame | undefined> {
    const loaded = this.#house.games.get(game);
    if (!loaded?.daily || !this.ids.includes(game)) return undefined;
    const of = ofDay(day);
    const seed = await this.#house.shared.seedOf(of, game);
    return { game, version: loaded.game.version, table: dayTable(loaded.daily, new SharedLuck(seed)), seed: signsOf(seed), of };
  }

  /** Lets every level play today's games, one after the other, where none has yet. Done when all have. */
  playLevels(): Promise<void> {
    this.#playing ??= this.#playAll().finally(() => {
      this.#playing = undefined;
    });
    return this.#playing;
  }

  async #playAll(): Promise<void> {
    const { days, store, games, log } = this.#house;
    const { day } = days;
    if ((await days.known(day))?.closed === 'lost') return;
    for (const id of this.ids) {
      const { levels, onShelf } = games.get(id)!;
      const done = await store.daily.levels(day, id);
      for (const level of onShelf ? levels : [])
        if (!done.has(level) && days.day === day)
          try {
            await this.#play(day, id, level);
          } catch (error) {
            if (error instanceof LostThread || error instanceof StoreError || error instanceof ProblemError) return;
            log.error({ game: id, level, error: error instanceof Error ? error.message : String(error) }, 'a bot could not play the day');
          }
    }
  }

  async #play(day: string, game: string, level: string): Promise<void> {
    const { store, dayPool, days } = this.#house;
    const { score } = await dayPool.play((await this.of(day, game))!, level);
    const { now } = days;
    await store.write(store.daily.add({ day, game, who: botTry(level), at: now, ended: now, score }));
  }
}
