/** The days of this house: which one it is, what is published of each, and what counts. */
import type { Bytes } from '@astragal/fair';
import type { Kind } from '@astragal/kernel';
import { commitmentOf } from '@astragal/today';
import type { DayInfo } from '@astragal/wire';
import { Calendar, type DayName, dayAfter } from '../ground/calendar.ts';
import type { Games } from '../ground/games.ts';
import type { Logger } from '../ground/log.ts';
import type { Settings } from '../ground/settings.ts';
import { dayOf, type SharedSecrets } from '../ground/shared-secrets.ts';
import type { Statement } from '../store/driver.ts';
import type { DayRow, TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

interface Dated {
  readonly store: Store;
  readonly settings: Pick<Settings, 'now' | 'timeZone'>;
  readonly games: Games;
  readonly log: Logger;
  readonly shared: SharedSecrets;
}

/** A day that there is or was. */
export interface KnownDay {
  readonly row: DayRow;
  /** Whether its hash was published before it began. */
  readonly announced: boolean;
  readonly over: boolean;
  /** Why no scored try is taken, although it lasts. */
  readonly closed?: NonNullable<DayInfo['closed']>;
}

export class Days {
  readonly #house: Dated;
  readonly calendar: Calendar;
  /** Days that are published, as far as we know. */
  readonly #published = new Set<DayName>();

  constructor(house: Dated) {
    this.#house = house;
    this.calendar = new Calendar(house.settings.timeZone);
  }

  /** The store was restored: what it knows of days may be less. */
  forget(): void {
    this.#published.clear();
  }

  get now(): number {
    return this.#house.settings.now();
  }

  /** The day it is here. */
  get day(): DayName {
    return this.calendar.dayAt(this.now);
  }

  get left(): number {
    const { now } = this;
    return Math.ceil((this.calendar.endOf(this.calendar.dayAt(now), now) - now) / 1000);
  }

  /** Whether others still play with luck that is of this. */
  isSecret(of: string | undefined): boolean {
    const day = dayOf(of);
    return day !== undefined && day >= this.day;
  }

  /** Publishes what stands for today and for tomorrow. A house that was asleep says today's only now, and that shows. */
  async publish(): Promise<void> {
    const { day } = this;
    for (const each of [day, dayAfter(day)]) {
      if (this.#published.has(each)) continue;
      const commitment = commitmentOf(await this.#house.shared.daySecret(each));
      const row = await this.#house.store.daily.publish({ day: each, commitment, published: this.now });
      if (row.commitment !== commitment)
        this.#house.log.error(
          { day: each },
          'the key of the days is lost: what was published for this day cannot be kept, and nothing counts',
        );
      this.#published.add(each);
    }
  }

  /** A day that there was, is, or will be tomorrow. */
  async known(day: DayName): Promise<KnownDay | undefined> {
    await this.publish();
    const { store } = this.#house;
    const row = await store.daily.day(day);
    if (!row) return undefined;
    const over = day < this.day;
    const start = this.calendar.startOf(day);
    const closed = over ? undefined : await this.#closed(row, start);
    return { row, announced: row.published < start, over, ...(closed && { closed }) };
  }

  async #closed(row: DayRow, start: number): Promise<KnownDay['closed']> {
    if (row.commitment !== commitmentOf(await this.#house.shared.daySecret(row.day))) return 'lost';
    if (row.shown !== undefined) return 'shown';
    // Tries that were made before the restoring may be gone with all that they told.
    return Number(await this.#house.store.facts.epoch()) >= start ? 'restored' : undefined;
  }

  /** The secret of a day that is over, from now on known to everybody; none if its key is lost. */
  async shownSecret({ row, over }: KnownDay): Promise<Bytes | undefined> {
    const secret = await this.#house.shared.daySecret(row.day);
    if (!over || commitmentOf(secret) !== row.commitment) return undefined;
    if (row.shown === undefined) await this.#house.store.daily.show(row.day, this.now);
    return secret;
  }

  /** What a scored try came to, to be written with the end of its game. Whoever left, or came to the end after midnight, has no result. */
  ending(row: TableRow, state: Kind['state']): readonly Statement[] {
    const { store, games } = this.#house;
    const { id, game, version, shared, scored, chairs } = row;
    const day = dayOf(shared);
    if (day === undefined || !scored) return [];
    const seat = chairs.findIndex(({ by }) => by !== 'bot');
    const loaded = games.get(game);
    const counts = day === this.day && loaded?.game.version === version && chairs[seat]?.gone === undefined;
    return [store.daily.end(id, this.now, counts ? loaded?.daily?.score(state, seat) : undefined)];
  }
}
