/** How the dice of this house fell, added up by game, so that no game is read twice. */
import { type DiceCounts, NO_COUNTS } from '@astragal/fair/statistics';
import { json, parsed } from './columns.ts';
import type { Driver } from './driver.ts';

/** The counts of a game, and how often they were written. */
interface KeptCounts {
  readonly counts: DiceCounts;
  readonly revision: number;
}

export class Dice {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** By game. */
  async all(): Promise<ReadonlyMap<string, KeptCounts>> {
    const rows = await this.#driver.all('SELECT game, counts, revision FROM dice');
    return new Map(rows.map((row) => [row.game as string, { counts: parsed(row, 'counts'), revision: Number(row.revision) }]));
  }

  async of(game: string): Promise<KeptCounts> {
    return (await this.all()).get(game) ?? { counts: NO_COUNTS, revision: 0 };
  }

  /** Finished games that are not among the counts yet, some of them. */
  async uncounted(limit: number): Promise<readonly string[]> {
    const rows = await this.#driver.all("SELECT id FROM tables WHERE phase = 'over' AND counted = 0 LIMIT ?", limit);
    return rows.map((row) => row.id as string);
  }

  async waiting(): Promise<number> {
    return Number((await this.#driver.all("SELECT COUNT(*) AS n FROM tables WHERE phase = 'over' AND counted = 0"))[0]!.n);
  }

  /** Keeps counts to which these tables were added; rejects, and nothing has happened, if one of them is among them already or others wrote meanwhile. */
  async keep(game: string, { counts, revision }: KeptCounts, tables: readonly string[]): Promise<void> {
    await this.#driver.write(
      ['INSERT INTO dice (game, counts, revision) VALUES (?, ?, 0) ON CONFLICT DO NOTHING', game, json(NO_COUNTS)],
      ['UPDATE dice SET counts = ?, revision = CASE WHEN revision = ? THEN revision + 1 END WHERE game = ?', json(counts), revision, game],
      ...tables.map((id) => ['UPDATE tables SET counted = CASE WHEN counted = 0 THEN 1 END WHERE id = ?', id] as const),
    );
  }
}
