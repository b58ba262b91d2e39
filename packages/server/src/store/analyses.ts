/** What was counted of finished games, where the host wants that: one ledger for each, or why there is none. */
import { json, parsed } from './columns.ts';
import type { Driver } from './driver.ts';

/** As `house/analyses.ts` writes it. */
export interface KeptLedger {
  readonly ledger?: object;
  readonly fault?: string;
}

export class Analyses {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async of(table: string): Promise<KeptLedger | undefined> {
    const [row] = await this.#driver.all('SELECT data FROM analyses WHERE match = ?', table);
    return row && parsed<KeptLedger>(row, 'data');
  }

  /** Whoever counts it again, on another server, finds the same. */
  async keep(table: string, analysis: KeptLedger): Promise<void> {
    await this.#driver.write(['INSERT INTO analyses (match, data) VALUES (?, ?) ON CONFLICT DO NOTHING', table, json(analysis)]);
  }

  /** Finished games that nobody has counted yet, the newest first, some of them. */
  async uncounted(limit: number): Promise<readonly string[]> {
    const rows = await this.#driver.all(
      `SELECT id FROM tables WHERE phase = 'over' AND NOT EXISTS (SELECT 1 FROM analyses WHERE analyses.match = tables.id)
       ORDER BY changed DESC LIMIT ?`,
      limit,
    );
    return rows.map((row) => row.id as string);
  }
}
