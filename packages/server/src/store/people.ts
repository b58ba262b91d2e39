/** People, by their id and by the hash of their cookie. */
import type { ChosenSettings } from '@astragal/wire';
import { json, LISTED } from './columns.ts';
import type { Driver, Row, Statement } from './driver.ts';
import type { PeopleNames } from './names.ts';
import type { Key, Person } from './rows.ts';

/** What people change about themselves; what is not named stays. */
export interface PersonChange {
  readonly name?: string | undefined;
  /** `null`: none any more. */
  readonly webhook?: string | null | undefined;
  readonly avatar?: string | undefined;
  readonly settings?: ChosenSettings | undefined;
  readonly seen: number;
}

export class People {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async byId(id: string): Promise<Person | undefined> {
    const [row] = await this.#driver.all('SELECT * FROM people WHERE id = ?', id);
    return row && person(row);
  }

  /** How these people are called now. */
  async names(ids: readonly string[]): Promise<PeopleNames> {
    if (ids.length === 0) return new Map();
    const rows = await this.#driver.all(
      `SELECT id, name, avatar FROM people WHERE id IN (SELECT value FROM ${LISTED[this.#driver.kind]})`,
      json([...new Set(ids)]),
    );
    return new Map(rows.map((row) => [row.id as string, named(row)]));
  }

  /** Whose cookie it is, on whichever of their devices, and what is kept of that session. */
  async byToken(token: string): Promise<{ readonly person: Person; readonly session: Key } | undefined> {
    const [row] = await this.#driver.all(
      `SELECT people.*, 0 AS since, '' AS session FROM people WHERE token = ? UNION ALL SELECT people.*, keys.created, keys.data
        FROM people JOIN keys ON keys.person = people.id WHERE keys.hash = ? AND keys.kind = 'session'`,
      token,
      token,
    );
    if (!row) return undefined;
    const found = person(row);
    return { person: found, session: { ...sessionByToken(found, token), data: row.session as string, created: Number(row.since) } };
  }

  /** Those of these tokens that are nobody's any more. */
  async strangers(tokens: readonly string[]): Promise<readonly string[]> {
    const rows = await this.#driver.all(
      `SELECT value FROM ${LISTED[this.#driver.kind]} WHERE NOT EXISTS (SELECT 1 FROM people WHERE token = value)
        AND NOT EXISTS (SELECT 1 FROM keys WHERE hash = value AND kind = 'session')`,
      json(tokens),
    );
    return rows.map((row) => row.value as string);
  }

  async add({ id, token, name, webhook, avatar, settings, seen }: Person, ...more: readonly Statement[]): Promise<void> {
    await this.#driver.write(
      [
        'INSERT INTO people (id, token, name, webhook, avatar, settings, seen) VALUES (?, ?, ?, ?, ?, ?, ?)',
        id,
        token,
        name,
        webhook,
        avatar,
        settings && json(settings),
        seen,
      ],
      ...more,
    );
  }

  /**
   * Changes these fields alone, so that what is changed elsewhere at the same moment stands, too. Gives the person as they are now, if there
   * still is one.
   */
  async change(id: string, { name, webhook, avatar, settings, seen }: PersonChange): Promise<Person | undefined> {
    const columns = Object.entries({ name, webhook, avatar, settings: settings && json(settings), seen });
    const changed = columns.filter(([, value]) => value !== undefined);
    const set = changed.map(([column]) => `${column} = ?`).join(', ');
    await this.#driver.write([`UPDATE people SET ${set} WHERE id = ?`, ...changed.map(([, value]) => value ?? undefined), id]);
    return this.byId(id);
  }

  /** A cookie that a server before made opens nothing any more. */
  dropToken(id: string): Statement {
    return ['UPDATE people SET token = ? WHERE id = ?', noToken(id), id];
  }

  /** Everything that is kept by the person's id; their tables are another matter. */
  forget(id: string): readonly Statement[] {
    return [
      ['DELETE FROM people WHERE id = ?', id],
      ['DELETE FROM keys WHERE person = ?', id],
      ['DELETE FROM places WHERE person = ?', id],
      ['DELETE FROM calls WHERE person = ?', id],
      ['DELETE FROM secrets WHERE match = ?', id],
    ];
  }

  /** Forgets people who hold no place, have no way back and were not seen since. */
  async forgetUnseen(before: number): Promise<number> {
    const [gone] = await this.#driver.write([
      `DELETE FROM people WHERE seen < ? AND NOT EXISTS (SELECT 1 FROM places WHERE places.person = people.id)
        AND NOT EXISTS (SELECT 1 FROM keys WHERE keys.person = people.id AND keys.kind IN ('phrase', 'passkey'))`,
      before,
    ]);
    await this.#driver.write(
      ["DELETE FROM keys WHERE person <> '' AND NOT EXISTS (SELECT 1 FROM people WHERE people.id = keys.person)"],
      ['DELETE FROM solvings WHERE NOT EXISTS (SELECT 1 FROM people WHERE people.id = solvings.who)'],
    );
    return gone!;
  }
}

const named = (row: Row): Pick<Person, 'name' | 'avatar'> => ({
  name: (row.name as string | null) ?? undefined,
  ...(row.avatar !== null && { avatar: row.avatar as string }),
});
/** The column wants one for each; this one is no hash, so no cookie leads to it. */
export const noToken = (id: string): string => `none ${id}`;

/** A session as a server before kept it, in the row of its person: nobody knows since when. */
const sessionByToken = ({ id }: Person, token: string): Key => ({ hash: token, person: id, kind: 'session', data: '', created: 0 });
export const earlierSession = (person: Person): readonly Key[] =>
  person.token === noToken(person.id) ? [] : [sessionByToken(person, person.token)];

const person = (row: Row): Person => ({
  id: row.id as string,
  token: row.token as string,
  webhook: (row.webhook as string | null) ?? undefined,
  ...named(row),
  ...(row.settings !== null && { settings: JSON.parse(row.settings as string) as ChosenSettings }),
  seen: Number(row.seen),
});
