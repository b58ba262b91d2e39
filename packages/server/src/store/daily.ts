/** The games of the day: what was published of each day, and what people and bots made of it. */
import type { DailyScore } from '@astragal/bots';
import type { Driver, Row, Statement } from './driver.ts';
import type { DayRow, TryRow } from './rows.ts';

/** Who a try is of: a person's id; `bot LEVEL`; `gone TABLE`, whoever deleted themselves. */
export const botTry = (level: string): string => `bot ${level}`;

/** Results that are equal, and how many there are. */
export interface EqualScores extends DailyScore {
  readonly count: number;
}

const PEOPLE = "who NOT LIKE 'bot %'";

export class DailyStore {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  // Days

  async day(day: string): Promise<DayRow | undefined> {
    const [row] = await this.#driver.all('SELECT * FROM days WHERE day = ?', day);
    return row && dayRow(row);
  }

  /** Publishes what stands for a day's secret; the first to say it is believed, and that is what comes back. */
  async publish({ day, commitment, published }: Omit<DayRow, 'shown'>): Promise<DayRow> {
    await this.#driver.write([
      'INSERT INTO days (day, commitment, published) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      day,
      commitment,
      published,
    ]);
    return (await this.day(day))!;
  }

  /** From now on everybody may know this day's secret. */
  async show(day: string, now: number): Promise<void> {
    await this.#driver.write(['UPDATE days SET shown = ? WHERE day = ? AND shown IS NULL', now, day]);
  }

  /** The days that there were before this one, the newest first. */
  async daysBefore(day: string, limit: number): Promise<readonly string[]> {
    return (await this.#driver.all('SELECT day FROM days WHERE day < ? ORDER BY day DESC LIMIT ?', day, limit)).map(
      (row) => row.day as string,
    );
  }

  // Tries

  async tryOf(day: string, game: string, who: string): Promise<TryRow | undefined> {
    const [row] = await this.#driver.all('SELECT * FROM tries WHERE day = ? AND game = ? AND who = ?', day, game, who);
    return row && tryRow(row);
  }

  /** All tries of somebody, the newest first. */
  async triesOf(who: string): Promise<readonly TryRow[]> {
    return (await this.#driver.all('SELECT * FROM tries WHERE who = ? ORDER BY day DESC, game', who)).map(tryRow);
  }

  /** Notes a try; one that is there already stays as it is. */
  add({ day, game, who, match, device, at, ended, score }: TryRow): Statement {
    const { points, value, done } = score ?? {};
    return [
      `INSERT INTO tries (day, game, who, match, device, at, ended, points, value, done) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT DO NOTHING`,
      ...[day, game, who, match, device, at, ended, points, value, done === undefined ? undefined : Number(done)],
    ];
  }

  /** Takes the try along on a device, if nobody else did meanwhile. */
  async take({ day, game, who }: Pick<TryRow, 'day' | 'game' | 'who'>, device: string): Promise<boolean> {
    const [taken] = await this.#driver.write([
      'UPDATE tries SET device = ?, match = NULL WHERE day = ? AND game = ? AND who = ? AND device IS NULL AND ended IS NULL',
      ...[device, day, game, who],
    ]);
    return taken! > 0;
  }

  /** The try at this table is over; without a score it is lost. What has ended stays as it is. */
  end(match: string, ended: number, score: DailyScore | undefined): Statement {
    const { points, value, done } = score ?? {};
    return [
      'UPDATE tries SET ended = ?, points = ?, value = ?, done = ? WHERE match = ? AND ended IS NULL',
      ...[ended, points, value, done === undefined ? undefined : Number(done), match],
    ];
  }

  /** The try that was taken along has come back; the whole write fails if it had come back before. */
  handIn(
    { day, game, who }: Pick<TryRow, 'day' | 'game' | 'who'>,
    match: string,
    ended: number,
    { points, value, done }: DailyScore,
  ): Statement {
    return [
      `UPDATE tries SET match = ?, points = ?, value = ?, done = ?, at = CASE WHEN ended IS NULL THEN at END, ended = ?
        WHERE day = ? AND game = ? AND who = ?`,
      ...[match, points, value, Number(done), ended, day, game, who],
    ];
  }

  /** What people made of a game of a day, the worst first. */
  async scores(day: string, game: string): Promise<readonly EqualScores[]> {
    const rows = await this.#driver.all(
      `SELECT points, value, done, COUNT(*) AS n FROM tries WHERE day = ? AND game = ? AND points IS NOT NULL AND ${PEOPLE}
        GROUP BY points, value, done ORDER BY points`,
      day,
      game,
    );
    return rows.map((row) => ({ ...scoreIn(row)!, count: Number(row.n) }));
  }

  /** The table of the best of people; of equal ones the first to be done. */
  async best(day: string, game: string): Promise<string | undefined> {
    const [row] = await this.#driver.all(
      `SELECT tries.match FROM tries JOIN tables ON tables.id = tries.match WHERE day = ? AND tries.game = ? AND points IS NOT NULL AND ${PEOPLE}
        ORDER BY points DESC, ended LIMIT 1`,
      day,
      game,
    );
    return row?.match as string | undefined;
  }

  /** What bots made of it, by level. */
  async levels(day: string, game: string): Promise<ReadonlyMap<string, DailyScore>> {
    const rows = await this.#driver.all("SELECT * FROM tries WHERE day = ? AND game = ? AND who LIKE 'bot %'", day, game);
    return new Map(rows.map((row) => [(row.who as string).slice('bot '.length), scoreIn(row)!]));
  }

  /** Whether this seat has answered anything at its table. */
  async hasAnswered(match: string, seat: number): Promise<boolean> {
    const rows = await this.#driver.all(
      'SELECT 1 AS found FROM entries WHERE match = ? AND entry LIKE ? LIMIT 1',
      match,
      `{"seat":${seat},%`,
    );
    return rows.length > 0;
  }

  /** Results stay without a person, so that nobody else's place changes; tries without one go. */
  forget(who: string): readonly Statement[] {
    return [
      ['DELETE FROM tries WHERE who = ? AND (points IS NULL OR match IS NULL)', who],
      ["UPDATE tries SET who = 'gone ' || match, device = NULL WHERE who = ?", who],
    ];
  }

  /** Whoever the house knows no more is in no try, either. */
  async forgetUnknown(): Promise<void> {
    const unknown = `${PEOPLE} AND who NOT LIKE 'gone %' AND NOT EXISTS (SELECT 1 FROM people WHERE people.id = tries.who)`;
    await this.#driver.write(
      [`DELETE FROM tries WHERE (points IS NULL OR match IS NULL) AND ${unknown}`],
      [`UPDATE tries SET who = 'gone ' || match, device = NULL WHERE ${unknown}`],
    );
  }

  /** Days before this one are forgotten with all results. */
  async forgetBefore(day: string): Promise<void> {
    await this.#driver.write(['DELETE FROM tries WHERE day < ?', day], ['DELETE FROM days WHERE day < ?', day]);
  }
}

const dayRow = (row: Row): DayRow => ({
  day: row.day as string,
  commitment: row.commitment as string,
  published: Number(row.published),
  ...(row.shown !== null && { shown: Number(row.shown) }),
});

const scoreIn = ({ points, value, done }: Row): DailyScore | undefined =>
  points === null || points === undefined ? undefined : { points: Number(points), value: Number(value), done: Number(done) === 1 };

function tryRow(row: Row): TryRow {
  const score = scoreIn(row);
  return {
    day: row.day as string,
    game: row.game as string,
    who: row.who as string,
    ...(row.match !== null && { match: row.match as string }),
    ...(row.device !== null && { device: row.device as string }),
    at: Number(row.at),
    ...(row.ended !== null && { ended: Number(row.ended) }),
    ...(score && { score }),
  };
}
