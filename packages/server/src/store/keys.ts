/** Keys: by what people are known or come back, and what is kept for them alone. */
import { newSecret } from '../host/secrets.ts';
import type { Driver, Row, Statement } from './driver.ts';
import type { Key, KeyKind } from './rows.ts';

export class Keys {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async byHash(hash: string, kind: KeyKind): Promise<Key | undefined> {
    const [row] = await this.#driver.all('SELECT * FROM keys WHERE hash = ? AND kind = ?', hash, kind);
    return row && key(row);
  }

  async of(person: string): Promise<readonly Key[]> {
    return (await this.#driver.all('SELECT * FROM keys WHERE person = ? ORDER BY created', person)).map(key);
  }

  keep({ hash, person, kind, data, created, expires }: Key): Statement {
    return [
      `INSERT INTO keys (hash, person, kind, data, created, expires) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (hash) DO UPDATE SET data = excluded.data`,
      hash,
      person,
      kind,
      data,
      created,
      expires,
    ];
  }

  drop(person: string, hash: string): Statement {
    return ['DELETE FROM keys WHERE person = ? AND hash = ?', person, hash];
  }

  dropAll(person: string, kind: KeyKind): Statement {
    return ['DELETE FROM keys WHERE person = ? AND kind = ?', person, kind];
  }

  /** All but so many, the newest. */
  dropOldest(person: string, kind: KeyKind, kept: number): Statement {
    return [
      `DELETE FROM keys WHERE person = ? AND kind = ? AND hash NOT IN
        (SELECT hash FROM keys WHERE person = ? AND kind = ? ORDER BY created DESC, hash LIMIT ?)`,
      person,
      kind,
      person,
      kind,
      kept,
    ];
  }

  /** Whoever has it: a device changes hands with the browser on it. */
  dropFromAnybody(hash: string): Statement {
    return ['DELETE FROM keys WHERE hash = ?', hash];
  }

  dropExpired(now: number): Statement {
    return ['DELETE FROM keys WHERE expires < ?', now];
  }

  /** A key that counts once: whoever comes second gets nothing. */
  async take(hash: string, kind: KeyKind): Promise<Key | undefined> {
    const found = await this.byHash(hash, kind);
    if (!found) return undefined;
    const [gone] = await this.#driver.write(['DELETE FROM keys WHERE hash = ? AND kind = ?', hash, kind]);
    return gone! > 0 ? found : undefined;
  }

  /** What the house itself is known by, under a name; made when it is first wanted, and part of every backup. */
  async own(name: string, make: () => string): Promise<string> {
    const hash = `house ${name}`;
    const found = await this.byHash(hash, 'house');
    if (found) return found.data;
    await this.#driver.write([
      "INSERT INTO keys (hash, person, kind, data, created) VALUES (?, '', 'house', ?, 0) ON CONFLICT DO NOTHING",
      hash,
      make(),
    ]);
    return (await this.byHash(hash, 'house'))!.data;
  }

  /** Without it nobody can tell what a slow hash came from. */
  salt(): Promise<string> {
    return this.own('salt', newSecret);
  }
}

const key = (row: Row): Key => ({
  hash: row.hash as string,
  person: row.person as string,
  kind: row.kind as KeyKind,
  data: row.data as string,
  created: Number(row.created),
  ...(row.expires !== null && row.expires !== undefined && { expires: Number(row.expires) }),
});
