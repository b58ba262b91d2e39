/** Leases as rows: who holds what, and until when by the database's clock. PostgreSQL alone: a file has one server. */
import type { Driver, Row } from './driver.ts';

export interface LeaseRow {
  readonly name: string;
  readonly holder: string;
  /** Rises with each new holder. */
  readonly fence: number;
  readonly isLive: boolean;
}

const NOW = 'CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)';
const NAMES = 'IN (SELECT * FROM json_array_elements_text(CAST(CAST(? AS TEXT) AS json)))';

export class LeaseTable {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** Leases that anybody may claim. */
  async offer(names: readonly string[]): Promise<void> {
    await this.#driver.run(
      `INSERT INTO leases (name, holder, fence, until) SELECT *, '', 0, 0 FROM json_array_elements_text(CAST(CAST(? AS TEXT) AS json))
        ON CONFLICT DO NOTHING`,
      JSON.stringify(names),
    );
  }

  /** A lease of somebody's own: that they are there. */
  async enter(name: string, holder: string, ms: number): Promise<void> {
    await this.#driver.run(
      `INSERT INTO leases (name, holder, fence, until) VALUES (?, ?, 0, ${NOW} + CAST(? AS BIGINT)) ON CONFLICT (name) DO UPDATE SET until = excluded.until`,
      name,
      holder,
      ms,
    );
  }

  /** Prolongs whatever the holder has, and reads all leases: live or held by whoever asks. */
  async renew(holder: string, ms: number): Promise<readonly LeaseRow[]> {
    const rows = await this.#driver.all(
      `WITH renewed AS (UPDATE leases SET until = ${NOW} + CAST(? AS BIGINT) WHERE holder = ?)
        SELECT name, holder, fence, CASE WHEN until > ${NOW} OR holder = ? THEN 1 ELSE 0 END AS live FROM leases`,
      ms,
      holder,
      holder,
    );
    return rows.map(leaseRow);
  }

  /** Takes what nobody holds of these; gives the names it got. */
  async claim(names: readonly string[], holder: string, ms: number): Promise<readonly string[]> {
    const rows = await this.#driver.all(
      `UPDATE leases SET holder = ?, fence = fence + 1, until = ${NOW} + CAST(? AS BIGINT)
        WHERE name ${NAMES} AND (holder = '' OR until <= ${NOW}) RETURNING name`,
      holder,
      ms,
      JSON.stringify(names),
    );
    return rows.map((row) => row.name as string);
  }

  /** Gives these back, so that others need not wait. */
  async release(names: readonly string[], holder: string): Promise<void> {
    await this.#driver.run(`UPDATE leases SET holder = '', until = 0 WHERE holder = ? AND name ${NAMES}`, holder, JSON.stringify(names));
  }

  /** Those of these that have run out are forgotten. */
  async forget(names: readonly string[]): Promise<void> {
    await this.#driver.run(`DELETE FROM leases WHERE name ${NAMES} AND until <= ${NOW}`, JSON.stringify(names));
  }
}

const leaseRow = (row: Row): LeaseRow => ({
  name: row.name as string,
  holder: row.holder as string,
  fence: Number(row.fence),
  isLive: Number(row.live) === 1,
});
