/** The tables in memory: brought there when somebody wants one, dropped when nobody looks, with an eye on the clocks of those that are not there. */

import { shardOf } from '../cluster/shards.ts';
import { refuse } from '../ground/problems.ts';
import { HOUSE_ITSELF, type Origin } from '../ground/rate-limits.ts';
import { StoreError } from '../store/driver.ts';
import { namedAt, type PeopleNames } from '../store/names.ts';
import { clocksOf, timeLeft } from './clocks.ts';
import { isActive, isBot } from './info.ts';
import { LiveTable } from './live-table.ts';
import type { TableServices } from './services.ts';

export class OpenTables {
  readonly #house: TableServices;
  readonly #tables = new Map<string, Promise<LiveTable | undefined>>();
  readonly #open = new Map<string, LiveTable>();
  /** When clocks of tables that are not in memory run out. */
  readonly #due = new Map<string, number>();

  constructor(house: TableServices) {
    this.#house = house;
  }

  get size(): number {
    return this.#open.size;
  }

  all(): Iterable<LiveTable> {
    return this.#open.values();
  }

  /** Whether it is in memory, or on its way there. */
  has(id: string): boolean {
    return this.#tables.has(id);
  }

  /** The table if it is in memory. */
  inMemory(id: string): LiveTable | undefined {
    return this.#open.get(id);
  }

  /** The table, brought into memory if need be. */
  async get(id: string, by = HOUSE_ITSELF): Promise<LiveTable | undefined> {
    let found = this.#tables.get(id);
    if (!found) {
      found = LiveTable.open(this.#house, id, by);
      this.#tables.set(id, found);
      this.#due.delete(id);
      try {
        const table = await found;
        if (table) this.#open.set(id, table);
        else this.#tables.delete(id);
      } catch (error) {
        this.#tables.delete(id);
        throw error instanceof StoreError ? refuse('store-down') : error;
      }
    }
    return found;
  }

  /** The table, or a refusal. What was done there at another server a moment ago is known here, too. */
  async seated(id: string, by: Origin): Promise<LiveTable> {
    const isKnown = this.#open.has(id);
    const table = await this.get(id, by);
    if (!table) throw refuse('not-found');
    if (isKnown && !this.#house.cluster.isAlone) {
      const [stored] = await this.#house.store.tables.revisions([id]);
      if (stored && table.isBehind(stored)) await table.catchUp(stored);
    }
    return table;
  }

  /** A table that whoever asks may look at. */
  async visible(id: string, by: Origin): Promise<LiveTable> {
    const table = await this.seated(id, by);
    if (!(await table.mayLook(by.person))) throw refuse('not-found');
    return table;
  }

  /** Takes up what is going on in these shards: bots that are asked something, clocks that run. */
  async takeUp(shards: readonly number[]): Promise<void> {
    for (const { row, last } of await this.#house.store.tables.playing()) {
      if (!shards.includes(shardOf(row.id))) continue;
      if (!row.chairs.some(isActive)) continue; // Bots among themselves rest until somebody looks.
      const { waits } = last.after;
      const clocks = clocksOf(row, last);
      const isNeeded = waits.length === 0 || waits.some((seat) => isBot(row.chairs[seat]!)) || (clocks && row.pace.kind === 'live');
      if (isNeeded) (await this.get(row.id))?.wake();
      else if (clocks) this.#due.set(row.id, clocks.at + timeLeft(clocks));
    }
  }

  /** These shards are ours: the bots of their tables in memory, too. */
  wake(shards: readonly number[]): void {
    for (const table of this.#open.values()) if (shards.includes(shardOf(table.id))) table.wake();
  }

  /** A clock of this table will run out then. */
  expect(id: string, due: number): void {
    if (!this.#tables.has(id)) this.#due.set(id, Math.min(due, this.#due.get(id) ?? due));
  }

  remind(): void {
    for (const table of this.#open.values()) table.remind(this.#house.settings.now());
  }

  /** People are called otherwise now. A table on its way into memory may have read its names before. */
  async renamed(names: PeopleNames): Promise<void> {
    for (const [id, opening] of this.#tables) if (!this.#open.has(id)) void opening.then((table) => table?.renamed(names)).catch(() => {});
    await Promise.all([...this.#open.values()].map((table) => table.renamed(names)));
  }

  /** Reads how people are called now, these or all that are at tables in memory. */
  async readNames(people: readonly string[] = [...this.#open.values()].flatMap(({ row }) => namedAt(row))): Promise<void> {
    await this.renamed(await this.#house.store.people.names(people));
  }

  /** The store was restored. */
  startOver(): void {
    for (const table of this.#open.values()) void table.startOver().catch(() => {});
  }

  /** Looks at all clocks, and drops what nobody looks at. */
  async sweep(): Promise<void> {
    const now = this.#house.settings.now();
    for (const [id, table] of this.#open) {
      table.checkClocks();
      if (table.isIdle(now)) await this.#unload(id, table);
    }
    for (const [id, due] of this.#due)
      if (due <= now) {
        this.#due.delete(id);
        if (this.#house.cluster.owns(id)) await this.get(id);
      }
  }

  async #unload(id: string, table: LiveTable): Promise<void> {
    await table.settled();
    if (!table.isIdle(this.#house.settings.now())) return;
    const { due } = table;
    this.#tables.delete(id);
    this.#open.delete(id);
    await table.drop();
    if (due !== undefined && Number.isFinite(due)) this.#due.set(id, due);
  }

  async drop(): Promise<void> {
    await Promise.all([...this.#open.values()].map((table) => table.drop()));
  }
}
