/** Duplicates: what everybody plays, who takes part, and what they made of each board. */
import type { DailyScore } from '@astragal/bots';
import { sidesOf } from '@astragal/today';
import { type Driver, type Row, type Statement, StoreError } from './driver.ts';
import type { BoardRow, DuplicateRow, EntrantRow } from './rows.ts';

/** The other of a pair was faster with somebody else. */
export class PairError extends Error {
  override readonly name = 'PairError';
}

/** How somebody's game came to its end. */
export interface SittingEnd {
  /** Which of the table's people, from 1; of a board that everybody plays alone there is one. */
  readonly side: number;
  readonly sides: number;
  readonly score: DailyScore | undefined;
  readonly gone: boolean;
}

/** The sittings of a duplicate; a row of boards has the number of one. */
const NUMBERS = Array.from({ length: 16 }, (_, i) => `SELECT ${i + 1} AS n`).join(' UNION ALL ');

export class Duplicates {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async byId(id: string): Promise<DuplicateRow | undefined> {
    const [row] = await this.#driver.all('SELECT * FROM duplicates WHERE id = ?', id);
    return row && duplicateRow(row);
  }

  /** How many of somebody's own are not closed. */
  async countOpen(owner: string): Promise<number> {
    return Number((await this.#driver.all('SELECT COUNT(*) AS n FROM duplicates WHERE owner = ? AND closed IS NULL', owner))[0]!.n);
  }

  /** Those in which somebody takes part, the newest first. */
  async of(who: string, limit: number): Promise<readonly DuplicateRow[]> {
    const rows = await this.#driver.all(
      `SELECT duplicates.* FROM duplicates JOIN entrants ON entrants.duplicate = duplicates.id WHERE entrants.who = ?
        ORDER BY duplicates.created DESC LIMIT ?`,
      who,
      limit,
    );
    return rows.map(duplicateRow);
  }

  async entrants(duplicate: string): Promise<readonly EntrantRow[]> {
    return (await this.#driver.all('SELECT * FROM entrants WHERE duplicate = ? ORDER BY number', duplicate)).map(entrantRow);
  }

  async entriesOf(who: string): Promise<readonly EntrantRow[]> {
    return (await this.#driver.all('SELECT * FROM entrants WHERE who = ? ORDER BY at DESC', who)).map(entrantRow);
  }

  async boards(duplicate: string): Promise<readonly BoardRow[]> {
    return (await this.#driver.all('SELECT * FROM boards WHERE duplicate = ? ORDER BY board, entrant', duplicate)).map(boardRow);
  }

  /** The column `boards` has how often everybody plays. */
  make({ id, owner, people, boards, commitment, created, closed: _, ...data }: DuplicateRow): Statement {
    return [
      'INSERT INTO duplicates (id, owner, people, boards, commitment, created, data) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ...[id, owner, people, boards * sidesOf(data.sitters), commitment, created, JSON.stringify(data)],
    ];
  }

  /** Takes the next number, if the duplicate is open and there is room; who is in it already stays as they are. */
  enter({ duplicate, who, name, avatar, team, at }: Omit<EntrantRow, 'number' | 'pair'>): Statement {
    return [
      `INSERT INTO entrants (duplicate, number, who, name, avatar, team, at)
        SELECT id, (SELECT COALESCE(MAX(number), 0) + 1 FROM entrants WHERE duplicate = duplicates.id), CAST(? AS TEXT), CAST(? AS TEXT),
          CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT) FROM duplicates
        WHERE id = ? AND closed IS NULL AND (SELECT COUNT(*) FROM entrants WHERE duplicate = duplicates.id) < people
        ON CONFLICT DO NOTHING`,
      ...[who, name, avatar, team, at, duplicate],
    ];
  }

  /** Two who both wait are a pair from now on; rejects if somebody was faster with one of them. */
  async pair(duplicate: string, one: number, other: number): Promise<void> {
    try {
      await this.#driver.write([
        'UPDATE entrants SET pair = CASE WHEN pair = 0 THEN CAST(? AS BIGINT) END WHERE duplicate = ? AND number IN (?, ?)',
        ...[Math.min(one, other), duplicate, one, other],
      ]);
    } catch (error) {
      if (error instanceof StoreError && /null.*pair|pair.*null/is.test(error.message))
        throw new PairError(`${one} or ${other} of ${duplicate} plays with somebody else`);
      throw error;
    }
  }

  /** Notes where a board is played, by everybody who sits there, in the order of their numbers; what is there already stays, then all of it. */
  begin(...rows: readonly BoardRow[]): Statement {
    return [
      `INSERT INTO boards (duplicate, board, entrant, match, at) VALUES ${rows.map(() => '(?, ?, ?, ?, ?)').join(', ')} ON CONFLICT DO NOTHING`,
      ...rows.flatMap(({ duplicate, sitting, entrant, match, at }) => [duplicate, sitting, entrant, match, at]),
    ];
  }

  /** The board at this table is over; without a score it is lost. When everybody has come and has finished, all is over. */
  end(duplicate: string, match: string, ended: number, ends: readonly SittingEnd[]): readonly Statement[] {
    return [
      ...ends.map(
        ({ side, sides, score: { points, value, done } = {}, gone }): Statement => [
          'UPDATE boards SET ended = ?, points = ?, value = ?, done = ?, gone = ? WHERE match = ? AND (board - 1) % ? = ? AND ended IS NULL',
          ...[ended, points, value, done === undefined ? undefined : Number(done), gone ? 1 : undefined, match, sides, side - 1],
        ],
      ),
      closing(ended, 'id = ?', duplicate),
    ];
  }

  /** Nothing counts any more; what is under way has no result. */
  close(id: string, now: number): readonly Statement[] {
    return [
      ['UPDATE boards SET ended = ? WHERE duplicate = ? AND ended IS NULL', now, id],
      ['UPDATE duplicates SET closed = ? WHERE id = ? AND closed IS NULL', now, id],
    ];
  }

  /** Those that were made before are closed. */
  async closeBefore(created: number, now: number): Promise<void> {
    const stale = 'closed IS NULL AND created < ?';
    await this.#driver.write(
      [`UPDATE boards SET ended = ? WHERE ended IS NULL AND duplicate IN (SELECT id FROM duplicates WHERE ${stale})`, now, created],
      [`UPDATE duplicates SET closed = ? WHERE ${stale}`, now, created],
    );
  }

  /** Those that were closed before are forgotten with all results. */
  async forgetClosed(before: number): Promise<void> {
    const gone = 'duplicate IN (SELECT id FROM duplicates WHERE closed < ?)';
    await this.#driver.write(
      [`DELETE FROM boards WHERE ${gone}`, before],
      [`DELETE FROM entrants WHERE ${gone}`, before],
      ['DELETE FROM duplicates WHERE closed < ?', before],
    );
  }

  /** Whoever the house knows no more has no name here, either. */
  async forgetUnknown(): Promise<void> {
    await this.#driver.write([
      `UPDATE entrants SET who = 'gone ' || number, name = '', avatar = NULL, team = NULL
        WHERE who NOT LIKE 'gone %' AND NOT EXISTS (SELECT 1 FROM people WHERE people.id = entrants.who)`,
    ]);
  }

  /**
   * Results stay without a person, so that nobody else's place changes; whoever has none goes, and what only they were in, too. Whoever was one of a pair
   * stays without a name: what both have not played is over without a result, so that it ends by itself when the others have finished.
   */
  forget(who: string, now: number): readonly Statement[] {
    const mine = '(duplicate, entrant) IN (SELECT duplicate, number FROM entrants WHERE who = ?)';
    const scored = 'SELECT 1 FROM boards WHERE duplicate = entrants.duplicate AND entrant = entrants.number AND points IS NOT NULL';
    const pairs = `SELECT mate.duplicate, mate.number FROM entrants AS me JOIN entrants AS mate
      ON mate.duplicate = me.duplicate AND mate.pair = me.pair WHERE me.who = ? AND me.pair > 0`;
    return [
      [`DELETE FROM boards WHERE points IS NULL AND ${mine}`, who],
      [
        `INSERT INTO boards (duplicate, board, entrant, match, at, ended)
          SELECT pairs.duplicate, n, pairs.number, '', CAST(? AS BIGINT), CAST(? AS BIGINT) FROM (${pairs}) AS pairs
          JOIN duplicates ON duplicates.id = pairs.duplicate JOIN (${NUMBERS}) AS numbers ON n <= duplicates.boards WHERE true
          ON CONFLICT DO NOTHING`,
        ...[now, now, who],
      ],
      [`UPDATE boards SET ended = ? WHERE ended IS NULL AND (duplicate, entrant) IN (${pairs})`, now, who],
      closing(now, 'id IN (SELECT duplicate FROM entrants WHERE who = ? AND pair > 0)', who),
      [`DELETE FROM entrants WHERE who = ? AND pair = 0 AND NOT EXISTS (${scored})`, who],
      [
        `UPDATE entrants SET who = 'gone ' || number, name = '', avatar = NULL, team = CASE WHEN EXISTS (SELECT 1 FROM entrants AS other
          WHERE other.duplicate = entrants.duplicate AND other.team = entrants.team AND other.number <> entrants.number) THEN team END
          WHERE who = ?`,
        who,
      ],
      ['DELETE FROM duplicates WHERE owner = ? AND NOT EXISTS (SELECT 1 FROM entrants WHERE duplicate = duplicates.id)', who],
      ["UPDATE duplicates SET owner = '' WHERE owner = ?", who],
    ];
  }
}

/** What everybody has finished is over: those that these words find. */
const closing = (now: number, which: string, given: string): Statement => [
  `UPDATE duplicates SET closed = ? WHERE ${which} AND closed IS NULL
    AND (SELECT COUNT(*) FROM boards WHERE duplicate = duplicates.id AND ended IS NOT NULL) >= people * boards`,
  now,
  given,
];

function duplicateRow(row: Row): DuplicateRow {
  const data = JSON.parse(row.data as string) as Pick<DuplicateRow, 'game' | 'version' | 'options' | 'sitters'>;
  return {
    ...data,
    id: row.id as string,
    owner: row.owner as string,
    people: Number(row.people),
    boards: Number(row.boards) / sidesOf(data.sitters),
    commitment: row.commitment as string,
    created: Number(row.created),
    ...(row.closed !== null && { closed: Number(row.closed) }),
  };
}

const entrantRow = (row: Row): EntrantRow => ({
  duplicate: row.duplicate as string,
  number: Number(row.number),
  who: row.who as string,
  name: row.name as string,
  ...(row.avatar !== null && { avatar: row.avatar as string }),
  ...(row.team !== null && { team: row.team as string }),
  ...(Number(row.pair) > 0 && { pair: Number(row.pair) }),
  at: Number(row.at),
});

const boardRow = (row: Row): BoardRow => ({
  duplicate: row.duplicate as string,
  sitting: Number(row.board),
  entrant: Number(row.entrant),
  match: row.match as string,
  at: Number(row.at),
  ...(row.ended !== null && { ended: Number(row.ended) }),
  ...(row.gone !== null && { gone: true as const }),
  ...(row.points !== null && { score: { points: Number(row.points), value: Number(row.value), done: Number(row.done) === 1 } }),
});
