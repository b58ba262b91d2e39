/** Everything the house remembers. Answers are append-only; the number of an entry is the only lock. */
import type { Entry, MatchRecord, Seat, Tally } from '@astragal/kernel';
import type { ChatLine, Clocks, GameInfo, Pace, Phase, SeatInfo, TableInfo, Timeout } from '@astragal/wire';
import { newSecret } from '../host/secrets.ts';
import { type Driver, GroupCommit, type Row, type Statement, StoreError } from './driver.ts';

/** Somebody with a cookie. `token` is the cookie's hash. */
export interface Person {
  readonly id: string;
  readonly token: string;
  readonly name: string | undefined;
  readonly webhook: string | undefined;
  readonly seen: number;
}

/** A seat as the house keeps it. `person` is whose device answers for it. */
export interface Chair {
  readonly by: SeatInfo['by'];
  readonly name: string;
  readonly person?: string;
  readonly level?: string;
  readonly gone?: NonNullable<SeatInfo['gone']>;
  readonly muted?: true;
  /** An open chair that waits for this person: a rematch. */
  readonly keptFor?: string;
}

/** A table as the house keeps it; the position lies in the match's entries. */
export interface TableRow {
  readonly id: string;
  /** How often it was written since it was made; a write compares it, so that nobody writes over what they have not read. */
  readonly revision?: number;
  readonly game: GameInfo['id'];
  readonly version: number;
  readonly options: Readonly<Record<string, string>>;
  readonly chairs: readonly Chair[];
  readonly host: string;
  readonly pace: Pace;
  readonly timeout: Timeout;
  readonly takeover: boolean;
  readonly listed: boolean;
  readonly chat: boolean;
  readonly phase: Phase;
  readonly reason?: NonNullable<TableInfo['reason']>;
  readonly code?: string;
  readonly created: number;
  readonly started?: number;
  readonly ended?: number;
  readonly result?: NonNullable<TableInfo['result']>;
  /** What each seat made of its game, where the rules can tell. */
  readonly tallies?: readonly Tally[];
  readonly rematch?: string;
  /** People whom the host has sent away: they sit down again only by a new link of the host's. */
  readonly kicked?: readonly string[];
  readonly from?: { readonly table: string; readonly step: number };
  /** It was played elsewhere before it came here, with luck that is not ours: it counts as practice. */
  readonly brought?: true;
  /** The clocks as somebody who left or came back changed them, while this entry is the last. */
  readonly clocks?: { readonly number: number; readonly at: number; readonly left: readonly number[] };
}

/** What is true after an entry and not worth replaying for: lists and clocks read it. */
export interface After {
  readonly waits: readonly Seat[];
  readonly clocks?: Clocks;
}

export interface EntryRow {
  readonly number: number;
  readonly entry: Entry;
  readonly at: number;
  readonly after: After;
}

/** A table that is being played, and what is true there. */
export interface Playing {
  readonly row: TableRow;
  readonly last: { readonly at: number; readonly after: After };
}

/** How far a table is: how often its row was written, the numbers of its last entry and its last line of chat. */
export interface Standing {
  readonly table: string;
  readonly revision: number;
  readonly entries: number;
  readonly lines: number;
}

/** The part of a match's record that comes before its entries; `after` is entry 0's. */
export interface Head {
  readonly record: Omit<MatchRecord, 'entries'>;
  readonly at: number;
  readonly after: After;
}

/** A record as JSON: its head, and its entries with their times as `[entry, at]`. */
export interface RecordText {
  readonly head: string;
  readonly entries: string;
}

/** `share`: a link to a person's games; its `table` is the person. */
export type SecretKind = 'sit' | 'watch' | 'host' | 'share';
export interface Secret {
  readonly hash: string;
  readonly table: string;
  readonly kind: SecretKind;
  readonly seat?: Seat;
}
export type PlaceKind = 'sit' | 'watch';

/** By which somebody is known or comes back. `hash` finds it and is all that is kept of what is secret. */
export type KeyKind = 'session' | 'phrase' | 'passkey' | 'move' | 'challenge' | 'push' | 'calls' | 'house';
export interface Key {
  readonly hash: string;
  readonly person: string;
  readonly kind: KeyKind;
  readonly data: string;
  readonly created: number;
  readonly expires?: number;
}

/** A report of rules that failed: the record up to there is in the store as well. */
export interface Fault {
  readonly error: string;
  readonly entry?: Partial<Entry>;
  readonly number: number;
}

/** Somebody else has written the table since it was read: nothing was changed. Read it again and try again. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

const json = (data: unknown): string => JSON.stringify(data);
const parsed = <T>(row: Row, column: string): T => JSON.parse(row[column] as string) as T;
const flag = (value: boolean): number => (value ? 1 : 0);

export class Store {
  readonly driver: Driver;
  /** Entries of all matches that are written together. */
  readonly #appends: GroupCommit<Appended, boolean>;

  constructor(driver: Driver) {
    this.driver = driver;
    this.#appends = new GroupCommit(async (rows) => {
      const added = await driver.run(APPENDING[driver.kind][rows.length === 1 ? 'alone' : 'together'], json(rows));
      return rows.map(() => added > 0);
    });
  }

  get kind(): Driver['kind'] {
    return this.driver.kind;
  }

  /** All of these statements or none. */
  async write(...statements: readonly Statement[]): Promise<void> {
    await this.driver.write(...statements);
  }

  // People

  /** Whose cookie it is, on whichever of their devices. */
  async personByToken(token: string): Promise<Person | undefined> {
    const [row] = await this.driver.all(
      `SELECT * FROM people WHERE token = ?
        UNION ALL SELECT people.* FROM people JOIN keys ON keys.person = people.id WHERE keys.hash = ? AND keys.kind = 'session'`,
      token,
      token,
    );
    return row && person(row);
  }

  async person(id: string): Promise<Person | undefined> {
    const [row] = await this.driver.all('SELECT * FROM people WHERE id = ?', id);
    return row && person(row);
  }

  async putPerson({ id, token, name, webhook, seen }: Person): Promise<void> {
    await this.driver.write([
      `INSERT INTO people (id, token, name, webhook, seen) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, webhook = excluded.webhook, seen = excluded.seen`,
      id,
      token,
      name,
      webhook,
      seen,
    ]);
  }

  newToken(id: string, token: string): Statement {
    return ['UPDATE people SET token = ? WHERE id = ?', token, id];
  }

  /** Everything that is kept by the person's id; their tables are another matter. */
  forgetPerson(id: string): readonly Statement[] {
    return [
      ['DELETE FROM people WHERE id = ?', id],
      ['DELETE FROM keys WHERE person = ?', id],
      ['DELETE FROM places WHERE person = ?', id],
      ['DELETE FROM secrets WHERE match = ?', id],
    ];
  }

  /** Lines of chat from these seats, or from a watcher of this name. */
  forgetChat(table: string, seats: readonly Seat[], name: string): readonly Statement[] {
    return [
      ...seats.map((seat): Statement => ['DELETE FROM chat WHERE match = ? AND seat = ?', table, seat]),
      ['DELETE FROM chat WHERE match = ? AND seat IS NULL AND name = ?', table, name],
    ];
  }

  /** Where somebody sits or watches. */
  async placesOf(id: string): Promise<readonly { readonly match: string; readonly kinds: readonly PlaceKind[] }[]> {
    const found = new Map<string, PlaceKind[]>();
    for (const row of await this.driver.all('SELECT match, kind FROM places WHERE person = ? ORDER BY match, kind', id))
      found.set(row.match as string, [...(found.get(row.match as string) ?? []), row.kind as PlaceKind]);
    return [...found].map(([match, kinds]) => ({ match, kinds }));
  }

  // Keys

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

  dropKeys(person: string, kind: KeyKind): Statement {
    return ['DELETE FROM keys WHERE person = ? AND kind = ?', person, kind];
  }

  dropKey(person: string, hash: string): Statement {
    return ['DELETE FROM keys WHERE person = ? AND hash = ?', person, hash];
  }

  /** Whoever has it: a device changes hands with the browser on it. */
  dropKeyOfAnybody(hash: string): Statement {
    return ['DELETE FROM keys WHERE hash = ?', hash];
  }

  dropExpired(now: number): Statement {
    return ['DELETE FROM keys WHERE expires < ?', now];
  }

  async key(hash: string, kind: KeyKind): Promise<Key | undefined> {
    const [row] = await this.driver.all('SELECT * FROM keys WHERE hash = ? AND kind = ?', hash, kind);
    return row && keyOf(row);
  }

  /** A key that counts once: whoever comes second gets nothing. */
  async takeKey(hash: string, kind: KeyKind): Promise<Key | undefined> {
    const key = await this.key(hash, kind);
    if (!key) return undefined;
    const [gone] = await this.driver.write(['DELETE FROM keys WHERE hash = ? AND kind = ?', hash, kind]);
    return gone! > 0 ? key : undefined;
  }

  async keysOf(person: string): Promise<readonly Key[]> {
    return (await this.driver.all('SELECT * FROM keys WHERE person = ? ORDER BY created', person)).map(keyOf);
  }

  /** What the house itself is known by, under a name; made when it is first wanted, and part of every backup. */
  async ownKey(name: string, make: () => string): Promise<string> {
    const hash = `house ${name}`;
    const found = await this.key(hash, 'house');
    if (found) return found.data;
    await this.driver.write([
      "INSERT INTO keys (hash, person, kind, data, created) VALUES (?, '', 'house', ?, 0) ON CONFLICT DO NOTHING",
      hash,
      make(),
    ]);
    return (await this.key(hash, 'house'))!.data;
  }

  /** Without it nobody can tell what a slow hash came from. */
  salt(): Promise<string> {
    return this.ownKey('salt', newSecret);
  }

  /** Forgets people who hold no place, have no way back and were not seen since. */
  async forgetPeople(before: number): Promise<number> {
    const [gone] = await this.driver.write([
      `DELETE FROM people WHERE seen < ? AND NOT EXISTS (SELECT 1 FROM places WHERE places.person = people.id)
        AND NOT EXISTS (SELECT 1 FROM keys WHERE keys.person = people.id AND keys.kind IN ('phrase', 'passkey'))`,
      before,
    ]);
    await this.driver.write(["DELETE FROM keys WHERE person <> '' AND NOT EXISTS (SELECT 1 FROM people WHERE people.id = keys.person)"]);
    return gone!;
  }

  // Tables

  /** A new table with the places of those who sit already, its secrets, and (for a fork) its match so far; `entries`: a JSON list. */
  async createTable(table: TableRow, secrets: readonly Secret[], match?: { head: Head; entries: string }): Promise<void> {
    await this.driver.write(
      ...this.make(table),
      ...secrets.map(keeping),
      ...(match ? [beginning(table.id, match.head), moving(this.kind, table.id, match.head, match.entries)] : []),
    );
  }

  /** A new table with the places of those who sit already, to be written with something else. */
  make(table: TableRow): readonly Statement[] {
    const people = new Set(table.chairs.flatMap((chair) => chair.person ?? []));
    return [
      [
        'INSERT INTO tables (id, game, phase, listed, timed, code, changed, data) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        table.id,
        ...columns(table, table.created),
      ],
      ...[...people, table.host].map((id): Statement => placing(id, table.id, people.has(id) ? 'sit' : 'watch')),
    ];
  }

  async table(id: string): Promise<TableRow | undefined> {
    const [row] = await this.driver.all('SELECT data, revision FROM tables WHERE id = ?', id);
    return row && tableRow(row);
  }

  async tableByCode(code: string): Promise<TableRow | undefined> {
    const [row] = await this.driver.all('SELECT data, revision FROM tables WHERE code = ?', code);
    return row && tableRow(row);
  }

  /** Writes the table anew, with whatever else must happen in the same moment; or rejects with a conflict, and nothing has happened. */
  async saveTable(table: TableRow, now: number, ...also: readonly Statement[]): Promise<void> {
    try {
      await this.driver.write([SAVING, ...columns(table, now), table.revision ?? 0, table.id], ...also);
    } catch (error) {
      if (error instanceof StoreError && /null.*revision|revision.*null/is.test(error.message))
        throw new ConflictError(`table ${table.id} was written by another since revision ${table.revision ?? 0}`);
      throw error;
    }
  }

  /** Public tables with free seats, newest first. */
  async openTables(limit: number): Promise<readonly TableRow[]> {
    const rows = await this.driver.all(
      "SELECT data, revision FROM tables WHERE phase = 'setup' AND listed = 1 ORDER BY changed DESC LIMIT ?",
      limit,
    );
    return rows.map(tableRow);
  }

  /** The tables at which a person sits, or where a seat is kept for them: those under way first, then the newest. */
  async tablesOf(id: string, limit: number): Promise<readonly TableRow[]> {
    const rows = await this.driver.all(
      `SELECT data, revision FROM tables JOIN places ON places.match = tables.id
        WHERE places.person = ? AND phase <> 'closed' AND (places.kind = 'sit' OR (phase = 'setup' AND data LIKE ?))
        ORDER BY CASE phase WHEN 'playing' THEN 0 WHEN 'setup' THEN 1 ELSE 2 END, changed DESC LIMIT ?`,
      id,
      `%"keptFor":"${id}"%`,
      limit,
    );
    return rows.map(tableRow);
  }

  /** Finished games at which a person sat, newest first, and when each was last written. */
  async finishedOf(id: string, before: number, limit: number): Promise<readonly { readonly row: TableRow; readonly changed: number }[]> {
    const rows = await this.driver.all(
      `SELECT data, revision, changed FROM tables JOIN places ON places.match = tables.id
        WHERE places.person = ? AND places.kind = 'sit' AND phase = 'over' AND changed < ? ORDER BY changed DESC LIMIT ?`,
      id,
      before,
      limit,
    );
    return rows.map((row) => ({ row: tableRow(row), changed: Number(row.changed) }));
  }

  /** How many tables of a person are not over. */
  async countOpen(host: string): Promise<number> {
    const [row] = await this.driver.all(
      `SELECT COUNT(*) AS n FROM tables JOIN places ON places.match = tables.id
        WHERE places.person = ? AND phase IN ('setup', 'playing')`,
      host,
    );
    return Number(row!.n);
  }

  /** Everything that is being played, with what is true after its newest entry. */
  async playing(): Promise<readonly Playing[]> {
    const rows = await this.driver.all(
      `SELECT data, revision, number, at, after, CASE WHEN number IS NULL THEN head END AS head FROM tables
        JOIN matches ON matches.id = tables.id
        LEFT JOIN entries ON match = tables.id AND number = (SELECT MAX(number) FROM entries WHERE match = tables.id)
        WHERE phase = 'playing' ORDER BY changed DESC`,
    );
    return rows.map((row) => ({
      row: tableRow(row),
      last: row.number === null ? parsed<Head>(row, 'head') : { at: Number(row.at), after: parsed(row, 'after') },
    }));
  }

  /** How far these tables are; one that is gone is missing. */
  async standings(tables: readonly string[]): Promise<readonly Standing[]> {
    const rows = await this.driver.all(
      `SELECT id, revision, (SELECT COALESCE(MAX(number), 0) FROM entries WHERE match = id) AS entries,
        (SELECT COALESCE(MAX(number), 0) FROM chat WHERE match = id) AS lines FROM tables WHERE id IN (SELECT value FROM ${LISTED[this.kind]})`,
      json(tables),
    );
    return rows.map((row) => ({
      table: row.id as string,
      revision: Number(row.revision),
      entries: Number(row.entries),
      lines: Number(row.lines),
    }));
  }

  async countTables(): Promise<Readonly<Record<Phase, number>>> {
    const counts: Record<Phase, number> = { setup: 0, playing: 0, over: 0, frozen: 0, closed: 0 };
    for (const row of await this.driver.all('SELECT phase, COUNT(*) AS n FROM tables GROUP BY phase'))
      counts[row.phase as Phase] = Number(row.n);
    return counts;
  }

  /** Tables that are over or were given up and that nobody touched since, some of them. */
  async finishedTables(before: number, limit: number): Promise<readonly string[]> {
    const rows = await this.driver.all("SELECT id FROM tables WHERE phase IN ('over', 'closed') AND changed < ? LIMIT ?", before, limit);
    return rows.map((row) => row.id as string);
  }

  /** Forgets a table with everything that belongs to it. */
  async forgetTable(id: string): Promise<void> {
    const rest = ['places', 'secrets', 'entries', 'chat', 'faults'].map((name): Statement => [`DELETE FROM ${name} WHERE match = ?`, id]);
    await this.driver.write(['DELETE FROM tables WHERE id = ?', id], ['DELETE FROM matches WHERE id = ?', id], ...rest);
  }

  /** Setups that nobody touched since are closed. */
  async staleSetups(before: number): Promise<readonly string[]> {
    const rows = await this.driver.all("SELECT id FROM tables WHERE phase = 'setup' AND changed < ?", before);
    return rows.map((row) => row.id as string);
  }

  // Places and secrets

  place(id: string, table: string, kind: PlaceKind): Statement {
    return placing(id, table, kind);
  }

  unplace(id: string, table: string, kind: PlaceKind): Statement {
    return ['DELETE FROM places WHERE person = ? AND match = ? AND kind = ?', id, table, kind];
  }

  async places(id: string, table: string): Promise<readonly PlaceKind[]> {
    return (await this.driver.all('SELECT kind FROM places WHERE person = ? AND match = ?', id, table)).map((row) => row.kind as PlaceKind);
  }

  async countWatchers(table: string): Promise<number> {
    return Number((await this.driver.all("SELECT COUNT(*) AS n FROM places WHERE match = ? AND kind = 'watch'", table))[0]!.n);
  }

  async secret(hash: string): Promise<Secret | undefined> {
    const [row] = await this.driver.all('SELECT * FROM secrets WHERE hash = ?', hash);
    if (!row) return undefined;
    const seat = row.seat;
    return {
      hash,
      table: row.match as string,
      kind: row.kind as SecretKind,
      ...(seat !== null && seat !== undefined && { seat: Number(seat) }),
    };
  }

  async hasSecret(table: string, kind: SecretKind): Promise<boolean> {
    return (await this.driver.all('SELECT 1 AS found FROM secrets WHERE match = ? AND kind = ? LIMIT 1', table, kind)).length > 0;
  }

  /** Voids earlier secrets of the same kind (and seat), then keeps this one. */
  renew(secret: Secret): readonly Statement[] {
    return [this.voidSecrets(secret.table, secret.kind, secret.seat), keeping(secret)];
  }

  /** A spent secret stays known as spent, so that a second user hears why. */
  spend(hash: string): Statement {
    return ["UPDATE secrets SET kind = 'spent' WHERE hash = ?", hash];
  }

  voidSecrets(table: string, kind: SecretKind, seat?: Seat): Statement {
    return seat === undefined
      ? ["UPDATE secrets SET kind = 'spent' WHERE match = ? AND kind = ?", table, kind]
      : ["UPDATE secrets SET kind = 'spent' WHERE match = ? AND kind = ? AND seat = ?", table, kind, seat];
  }

  // Matches

  begin(table: string, head: Head): Statement {
    return beginning(table, head);
  }

  async head(table: string): Promise<Head | undefined> {
    const [row] = await this.driver.all('SELECT head FROM matches WHERE id = ?', table);
    return row && parsed(row, 'head');
  }

  /** Writes an entry if it is the next one; false if another got there first (or the match is gone). */
  append(table: string, { number, entry, at, after }: EntryRow): Promise<boolean> {
    return this.#appends.add([table, number, entry, at, after]);
  }

  async entries(table: string): Promise<readonly EntryRow[]> {
    const rows = await this.driver.all('SELECT number, entry, at, after FROM entries WHERE match = ? ORDER BY number', table);
    return rows.map(entryRow);
  }

  /** The entries that come after this number. */
  async entriesAfter(table: string, number: number): Promise<readonly EntryRow[]> {
    const rows = await this.driver.all(
      'SELECT number, entry, at, after FROM entries WHERE match = ? AND number > ? ORDER BY number',
      table,
      number,
    );
    return rows.map(entryRow);
  }

  /** The whole record as the store has it: nothing is read here, so that a long one costs no more than its copy. */
  async recordText(table: string): Promise<RecordText | undefined> {
    const [row] = await this.driver.all(
      `SELECT head, (SELECT string_agg('[' || entry || ',' || at || ']', ',' ORDER BY number) FROM entries WHERE match = matches.id) AS entries
        FROM matches WHERE id = ?`,
      table,
    );
    return row && { head: row.head as string, entries: `[${row.entries ?? ''}]` };
  }

  async lastNumber(table: string): Promise<number> {
    return Number((await this.driver.all('SELECT COALESCE(MAX(number), 0) AS n FROM entries WHERE match = ?', table))[0]!.n);
  }

  /** What is true after the newest entry, without replaying. */
  async lastAfter(
    table: string,
  ): Promise<({ readonly at: number; readonly after: After } & Partial<Pick<EntryRow, 'number'>>) | undefined> {
    const [row] = await this.driver.all('SELECT number, entry, at, after FROM entries WHERE match = ? ORDER BY number DESC LIMIT 1', table);
    return row ? entryRow(row) : this.head(table);
  }

  // Chat and faults

  /** False if the number is taken. */
  async addChat(table: string, { number, at, seat, name, text }: ChatLine): Promise<boolean> {
    const [added] = await this.driver.write([
      'INSERT INTO chat (match, number, at, seat, name, text) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      table,
      number,
      at,
      seat,
      name,
      text,
    ]);
    return added! > 0;
  }

  /** The latest lines, oldest first. */
  async chat(table: string, limit: number): Promise<readonly ChatLine[]> {
    const rows = await this.driver.all('SELECT * FROM chat WHERE match = ? ORDER BY number DESC LIMIT ?', table, limit);
    return rows.toReversed().map(chatLine);
  }

  /** The lines that come after this number, at most so many of the latest. */
  async chatAfter(table: string, number: number, limit: number): Promise<readonly ChatLine[]> {
    const rows = await this.driver.all(
      'SELECT * FROM chat WHERE match = ? AND number > ? ORDER BY number DESC LIMIT ?',
      table,
      number,
      limit,
    );
    return rows.toReversed().map(chatLine);
  }

  async addFault(table: string, at: number, fault: Fault): Promise<void> {
    await this.driver.write(['INSERT INTO faults (match, at, data) VALUES (?, ?, ?) ON CONFLICT DO NOTHING', table, at, json(fault)]);
  }

  async faults(table: string): Promise<readonly Fault[]> {
    return (await this.driver.all('SELECT data FROM faults WHERE match = ? ORDER BY at', table)).map((row) => parsed(row, 'data'));
  }

  // Upkeep

  /** Writes something small, as durably as an answer: fails where an answer would. */
  async canWrite(): Promise<void> {
    await this.setFact('probe', `${Date.now()}`);
  }

  /** Changes whenever the store was restored: what servers remember is then worth nothing. */
  async epoch(): Promise<string> {
    return (await this.driver.all("SELECT value FROM house WHERE name = 'epoch'"))[0]!.value as string;
  }

  /** A fact about the house that all its servers share; the first to say it is believed. */
  async fact(name: string, first: string): Promise<string> {
    await this.driver.write(['INSERT INTO house (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING', name, first]);
    return (await this.driver.all('SELECT value FROM house WHERE name = ?', name))[0]!.value as string;
  }

  async setFact(name: string, value: string): Promise<void> {
    await this.driver.write([
      'INSERT INTO house (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      name,
      value,
    ]);
  }

  close(): Promise<void> {
    return this.driver.close();
  }
}

const person = (row: Row): Person => ({
  id: row.id as string,
  token: row.token as string,
  name: (row.name as string | null) ?? undefined,
  webhook: (row.webhook as string | null) ?? undefined,
  seen: Number(row.seen),
});

const keyOf = (row: Row): Key => ({
  hash: row.hash as string,
  person: row.person as string,
  kind: row.kind as KeyKind,
  data: row.data as string,
  created: Number(row.created),
  ...(row.expires !== null && row.expires !== undefined && { expires: Number(row.expires) }),
});

const entryRow = (row: Row): EntryRow => ({
  number: Number(row.number),
  entry: parsed(row, 'entry'),
  at: Number(row.at),
  after: parsed(row, 'after'),
});

const chatLine = (row: Row): ChatLine => ({
  number: Number(row.number),
  at: Number(row.at),
  ...(row.seat !== null && { seat: Number(row.seat) }),
  name: row.name as string,
  text: row.text as string,
});

const columns = ({ revision: _, ...table }: TableRow, now: number) =>
  [table.game, table.phase, flag(table.listed), flag(table.pace.kind !== 'untimed'), table.code, now, json(table)] as const;

const tableRow = (row: Row): TableRow => {
  const revision = Number(row.revision);
  return { ...parsed<TableRow>(row, 'data'), ...(revision > 0 && { revision }) };
};

/** A revision that is not the one we have read becomes NULL, which it may not be: the whole transaction fails with it. */
const SAVING = `UPDATE tables SET game = ?, phase = ?, listed = ?, timed = ?, code = ?, changed = ?, data = ?,
  revision = CASE WHEN revision = ? THEN revision + 1 END WHERE id = ?`;

const placing = (id: string, table: string, kind: PlaceKind): Statement => [
  'INSERT INTO places (person, match, kind) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  id,
  table,
  kind,
];

const keeping = ({ hash, table, kind, seat }: Secret): Statement => [
  'INSERT INTO secrets (hash, match, kind, seat) VALUES (?, ?, ?, ?)',
  hash,
  table,
  kind,
  seat,
];

const beginning = (table: string, head: Head): Statement => [
  'INSERT INTO matches (id, head) VALUES (?, ?) ON CONFLICT DO NOTHING',
  table,
  json(head),
];

/** The entries that come with a whole match, as one statement: their text is only copied, so that a long match costs little here. */
const moving = (kind: Driver['kind'], table: string, { at, after }: Head, entries: string): Statement => [
  `INSERT INTO entries (match, number, entry, at, after) SELECT ?, ${MOVED[kind]}`,
  table,
  at,
  json(after),
  entries,
];

/** The databases differ in how the place in a JSON list is called. */
const MOVED: Readonly<Record<Driver['kind'], string>> = {
  sqlite: 'row.key + 1, row.value, ?, ? FROM json_each(?) AS row',
  postgres:
    'row.number, CAST(row.value AS TEXT), CAST(? AS BIGINT), ? FROM json_array_elements(CAST(CAST(? AS TEXT) AS json)) WITH ORDINALITY AS row (value, number)',
};

/** A JSON list of names as rows. */
const LISTED: Readonly<Record<Driver['kind'], string>> = {
  sqlite: 'json_each(?)',
  postgres: 'json_array_elements_text(CAST(CAST(? AS TEXT) AS json))',
};

/** An entry on its way: match, number, entry, at, after. */
type Appended = readonly [string, number, Entry, number, After];

/**
 * Whether the one before is there: with the key, two writers of the same number can never both succeed. Not EXISTS: for that PostgreSQL, which does
 * not know how few rows come, reads all entries there are into a hash instead of looking up one by its key.
 */
const IS_NEXT = `CASE CAST(row.value ->> 1 AS BIGINT)
  WHEN 1 THEN (SELECT 1 FROM matches WHERE id = row.value ->> 0)
  ELSE (SELECT 1 FROM entries WHERE match = row.value ->> 0 AND number = CAST(row.value ->> 1 AS BIGINT) - 1) END IS NOT NULL`;

/** Many entries go in together or not at all (no match may be NULL); one alone goes in if it is the next. */
const appendingFrom = (rows: string) => {
  const fields = 'CAST(row.value ->> 1 AS BIGINT), row.value ->> 2, CAST(row.value ->> 3 AS BIGINT), row.value ->> 4';
  const insert = 'INSERT INTO entries (match, number, entry, at, after)';
  return {
    together: `${insert} SELECT CASE WHEN ${IS_NEXT} THEN row.value ->> 0 END, ${fields} FROM ${rows}`,
    alone: `${insert} SELECT row.value ->> 0, ${fields} FROM ${rows} WHERE ${IS_NEXT} ON CONFLICT DO NOTHING`,
  };
};

/** The databases differ in how a JSON list becomes rows. */
const APPENDING: Readonly<Record<Driver['kind'], ReturnType<typeof appendingFrom>>> = {
  sqlite: appendingFrom('json_each(?) AS row'),
  postgres: appendingFrom('json_array_elements(CAST(CAST(? AS TEXT) AS json)) AS row (value)'),
};
