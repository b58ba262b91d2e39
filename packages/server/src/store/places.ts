/** Who sits or watches where, and the secrets that let somebody in. */
import type { Seat } from '@astragal/kernel';
import type { Driver, Statement } from './driver.ts';
import type { PlaceKind, Secret, SecretKind } from './rows.ts';

export class Places {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  add(person: string, table: string, kind: PlaceKind): Statement {
    return ['INSERT INTO places (person, match, kind) VALUES (?, ?, ?) ON CONFLICT DO NOTHING', person, table, kind];
  }

  remove(person: string, table: string, kind: PlaceKind): Statement {
    return ['DELETE FROM places WHERE person = ? AND match = ? AND kind = ?', person, table, kind];
  }

  /** What somebody is at this table. */
  async at(person: string, table: string): Promise<readonly PlaceKind[]> {
    const rows = await this.#driver.all('SELECT kind FROM places WHERE person = ? AND match = ?', person, table);
    return rows.map((row) => row.kind as PlaceKind);
  }

  /** Where somebody sits or watches. */
  async of(person: string): Promise<readonly { readonly match: string; readonly kinds: readonly PlaceKind[] }[]> {
    const found = new Map<string, PlaceKind[]>();
    for (const row of await this.#driver.all('SELECT match, kind FROM places WHERE person = ? ORDER BY match, kind', person))
      found.set(row.match as string, [...(found.get(row.match as string) ?? []), row.kind as PlaceKind]);
    return [...found].map(([match, kinds]) => ({ match, kinds }));
  }
}

export class Secrets {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async byHash(hash: string): Promise<Secret | undefined> {
    const [row] = await this.#driver.all('SELECT * FROM secrets WHERE hash = ?', hash);
    if (!row) return undefined;
    const seat = row.seat;
    return {
      hash,
      table: row.match as string,
      kind: row.kind as SecretKind,
      ...(seat !== null && seat !== undefined && { seat: Number(seat) }),
    };
  }

  async has(table: string, kind: SecretKind): Promise<boolean> {
    return (await this.#driver.all('SELECT 1 AS found FROM secrets WHERE match = ? AND kind = ? LIMIT 1', table, kind)).length > 0;
  }

  keep({ hash, table, kind, seat }: Secret): Statement {
    return ['INSERT INTO secrets (hash, match, kind, seat) VALUES (?, ?, ?, ?)', hash, table, kind, seat];
  }

  /** Voids earlier secrets of the same kind (and seat), then keeps this one. */
  renew(secret: Secret): readonly Statement[] {
    return [this.revoke(secret.table, secret.kind, secret.seat), this.keep(secret)];
  }

  /** A spent secret stays known as spent, so that a second user hears why. */
  spend(hash: string): Statement {
    return ["UPDATE secrets SET kind = 'spent' WHERE hash = ?", hash];
  }

  revoke(table: string, kind: SecretKind, seat?: Seat): Statement {
    return seat === undefined
      ? ["UPDATE secrets SET kind = 'spent' WHERE match = ? AND kind = ?", table, kind]
      : ["UPDATE secrets SET kind = 'spent' WHERE match = ? AND kind = ? AND seat = ?", table, kind, seat];
  }
}
