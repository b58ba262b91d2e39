/**
 * Tries at puzzles, one for each person and puzzle; what all of them have made of a puzzle; and puzzles of the house's own games. Nobody is named
 * but by the tries.
 */
import type { Puzzle } from '@astragal/puzzles';
import type { Glicko } from '@astragal/puzzles/rating';
import { flag, json, parsed } from './columns.ts';
import type { Driver, Row, Statement } from './driver.ts';
import type { PuzzleTryRow, StandingRow } from './rows.ts';

export class PuzzleStore {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** Somebody's tries in all games or one, the oldest first. */
  async triesOf(who: string, game?: string): Promise<readonly PuzzleTryRow[]> {
    const rows = await this.#driver.all(
      `SELECT * FROM solvings WHERE who = ?${game === undefined ? '' : ' AND game = ?'} ORDER BY at, puzzle`,
      ...(game === undefined ? [who] : [who, game]),
    );
    return rows.map(tryRow);
  }

  async standing(game: string, puzzle: string): Promise<StandingRow | undefined> {
    const [row] = await this.#driver.all('SELECT * FROM standings WHERE game = ? AND puzzle = ?', game, puzzle);
    return row && standingRow(row);
  }

  /** Of every puzzle of a game that anybody has tried. */
  async standings(game: string): Promise<readonly StandingRow[]> {
    return (await this.#driver.all('SELECT * FROM standings WHERE game = ? ORDER BY puzzle', game)).map(standingRow);
  }

  /**
   * Counts a try, and with it how the puzzle stands afterwards. Rejects, and nothing has happened, if this person has tried it before or others
   * have meanwhile.
   */
  async count({ game, puzzle, who, idea, at, ms, solved, hinted, against }: PuzzleTryRow, after: StandingRow): Promise<void> {
    await this.#driver.write(
      [
        'INSERT INTO solvings (game, puzzle, who, idea, at, ms, solved, hinted, against) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
        ...[game, puzzle, who, idea, at, ms, flag(solved), flag(hinted), against],
      ],
      [
        "INSERT INTO standings (game, puzzle, tried, solved, rating, revision) VALUES (?, ?, 0, 0, '', 0) ON CONFLICT DO NOTHING",
        game,
        puzzle,
      ],
      [
        `UPDATE standings SET tried = ?, solved = ?, rating = ?, revision = CASE WHEN revision = ? THEN revision + 1 END
          WHERE game = ? AND puzzle = ?`,
        ...[after.tried, after.solved, json(after.rating), after.revision, game, puzzle],
      ],
    );
  }

  /** What one person tried another has tried, since they are the same: where both did, one of the two does not count any more. */
  async move(from: string, to: string): Promise<void> {
    const has = (who: string): string =>
      `EXISTS (SELECT 1 FROM solvings AS own WHERE own.game = standings.game AND own.puzzle = standings.puzzle AND own.who = ${who})`;
    await this.#driver.write(
      [
        `UPDATE standings SET tried = tried - 1, revision = revision + 1, solved = solved - (SELECT own.solved FROM solvings AS own
            WHERE own.game = standings.game AND own.puzzle = standings.puzzle AND own.who = ?) WHERE ${has('?')} AND ${has('?')}`,
        ...[from, from, to],
      ],
      [
        `DELETE FROM solvings WHERE who = ? AND EXISTS (SELECT 1 FROM solvings AS own
            WHERE own.game = solvings.game AND own.puzzle = solvings.puzzle AND own.who = ?)`,
        ...[from, to],
      ],
      ['UPDATE solvings SET who = ? WHERE who = ?', to, from],
    );
  }

  // Of the house's own games

  /** All that were made of a game, the oldest first. */
  async made(game: string): Promise<readonly Puzzle[]> {
    const rows = await this.#driver.all('SELECT data FROM puzzles WHERE game = ? ORDER BY made, id', game);
    return rows.map((row) => parsed<Puzzle>(row, 'data'));
  }

  async byId(game: string, id: string): Promise<Puzzle | undefined> {
    const [row] = await this.#driver.all('SELECT data FROM puzzles WHERE game = ? AND id = ?', game, id);
    return row && parsed<Puzzle>(row, 'data');
  }

  /** Keeps what was made of a table's game, and that nobody need look at it again. The puzzles do not say of which game they are. */
  async keep(table: string, puzzles: readonly Puzzle[], now: number): Promise<void> {
    await this.#driver.write(
      ['INSERT INTO searched (match) VALUES (?) ON CONFLICT DO NOTHING', table],
      ...puzzles.map(
        (each): Statement => [
          'INSERT INTO puzzles (game, id, data, made) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
          ...[each.game, each.id, json(each), now],
        ],
      ),
    );
  }

  /** Finished games that somebody who played has given to everybody, in which nobody has looked for puzzles yet. */
  async unsearched(limit: number): Promise<readonly string[]> {
    const rows = await this.#driver.all(
      `SELECT id FROM tables WHERE phase = 'over' AND data LIKE '%"shown":true%'
        AND NOT EXISTS (SELECT 1 FROM searched WHERE searched.match = tables.id) ORDER BY changed DESC LIMIT ?`,
      limit,
    );
    return rows.map((row) => row.id as string);
  }

  /** Tries go with their person; what they made of a puzzle stays, and is nobody's. */
  forget(who: string): Statement {
    return ['DELETE FROM solvings WHERE who = ?', who];
  }
}

const tryRow = (row: Row): PuzzleTryRow => ({
  game: row.game as string,
  puzzle: row.puzzle as string,
  who: row.who as string,
  idea: row.idea as string,
  at: Number(row.at),
  ms: Number(row.ms),
  solved: Number(row.solved) === 1,
  hinted: Number(row.hinted) === 1,
  against: Number(row.against),
});

const standingRow = (row: Row): StandingRow => ({
  game: row.game as string,
  puzzle: row.puzzle as string,
  tried: Number(row.tried),
  solved: Number(row.solved),
  rating: parsed<Glicko>(row, 'rating'),
  revision: Number(row.revision),
});
