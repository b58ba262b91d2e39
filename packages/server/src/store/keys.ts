/** Keys: by what people are known or come back, and what is kept for them alone. */
import { newSecret } from '../ground/secrets.ts';
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

  /** A key whose hash cannot be anybody's yet; the whole write fails if it is. */
  insert(key: Key): Statement {
    return [INSERT, ...columns(key)];
  }

  /** A key whose hash comes from outside; false if somebody has it, whoever that is: nothing changes then. */
  async add(key: Key): Promise<boolean> {
    const [added] = await this.#driver.write(insertIfNew(key));
    return added! > 0;
  }

  /** What is kept with a key of this person. */
  change({ hash, person, kind, data }: Pick<Key, 'hash' | 'person' | 'kind' | 'data'>): Statement {
    return ['UPDATE keys SET data = ? WHERE hash = ? AND person = ? AND kind = ?', data, hash, person, kind];
  }

  /** What this person has one of, new or changed. */
  put(key: Key): readonly Statement[] {
    return [insertIfNew(key), this.change(key)];
  }

  drop(person: string, kind: KeyKind, hash: string): Statement {
    return ['DELETE FROM keys WHERE person = ? AND kind = ? AND hash = ?', person, kind, hash];
  }

  /** Opens nothing any more, and is forgotten then. */
  end(person: string, kind: KeyKind, hash: string, until: number): Statement {
    return ["UPDATE keys SET kind = 'ended', expires = ? WHERE person = ? AND kind = ? AND hash = ?", until, person, kind, hash];
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

  /** Whosever they are: they count no more. */
  dropExpired(now: number): Statement {
    return ['DELETE FROM keys WHERE expires < ?', now];
  }

  /** A key that counts once: whoever comes second gets nothing. */
  async take(hash: string, kind: KeyKind): Promise<Key | undefined> {
    const found = await this.byHash(hash, kind);
    if (!found) return undefined;
    const [gone] = await this.#driver.write(this.drop(found.person, kind, hash));
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

const INSERT = 'INSERT INTO keys (hash, person, kind, data, created, expires) VALUES (?, ?, ?, ?, ?, ?)';
const columns = ({ hash, person, kind, data, created, expires }: Key) => [hash, person, kind, data, created, expires] as const;
const insertIfNew = (key: Key): Statement => [`${INSERT} ON CONFLICT DO NOTHING`, ...columns(key)];

const key = (row: Row): Key => ({
  hash: row.hash as string,
  person: row.person as string,
  kind: row.kind as KeyKind,
  data: row.data as string,
  created: Number(row.created),
  ...(row.expires !== null && row.expires !== undefined && { expires: Number(row.expires) }),
});
