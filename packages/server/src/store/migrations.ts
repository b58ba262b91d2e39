/** How the store's shape came to be, step by step; each runs once, in order, at the start. Never edit one that was released. */
import { type Driver, OpenError } from './driver.ts';

/** Rows lie in the tree of their key: half the pages to write for an answer. Only SQLite has a word for it. */
const BY_KEY = '/* by key */';

/** The same SQL for both databases: TEXT and BIGINT are enough. */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    'CREATE TABLE people (id TEXT PRIMARY KEY, token TEXT NOT NULL UNIQUE, name TEXT, webhook TEXT, seen BIGINT NOT NULL)',
    `CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL, listed BIGINT NOT NULL, timed BIGINT NOT NULL,
      code TEXT UNIQUE, changed BIGINT NOT NULL, data TEXT NOT NULL)`,
    'CREATE INDEX tables_by_phase ON tables (phase, changed)',
    'CREATE TABLE places (person TEXT NOT NULL, match TEXT NOT NULL, kind TEXT NOT NULL, PRIMARY KEY (person, match, kind))',
    'CREATE INDEX places_by_table ON places (match)',
    'CREATE TABLE secrets (hash TEXT PRIMARY KEY, match TEXT NOT NULL, kind TEXT NOT NULL, seat BIGINT)',
    'CREATE INDEX secrets_by_table ON secrets (match)',
    'CREATE TABLE matches (id TEXT PRIMARY KEY, head TEXT NOT NULL)',
    `CREATE TABLE entries (match TEXT NOT NULL, number BIGINT NOT NULL, entry TEXT NOT NULL, at BIGINT NOT NULL, after TEXT NOT NULL,
      PRIMARY KEY (match, number)) ${BY_KEY}`,
    `CREATE TABLE chat (match TEXT NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL, seat BIGINT, name TEXT NOT NULL, text TEXT NOT NULL,
      PRIMARY KEY (match, number))`,
  ],
  [
    // Reports of rules that failed, and the mark by which servers notice that the store was restored under them.
    'CREATE TABLE faults (match TEXT NOT NULL, at BIGINT NOT NULL, data TEXT NOT NULL, PRIMARY KEY (match, at))',
    'CREATE TABLE house (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
    "INSERT INTO house (name, value) VALUES ('epoch', '0')",
  ],
  [
    // How often a table was written: whoever writes compares it.
    'ALTER TABLE tables ADD COLUMN revision BIGINT NOT NULL DEFAULT 0',
  ],
  [
    // Which server does what, where there are several; and which older servers can live with a schema.
    'CREATE TABLE leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, fence BIGINT NOT NULL, until BIGINT NOT NULL)',
    'ALTER TABLE migrations ADD COLUMN oldest BIGINT',
  ],
  [
    // By which somebody is known or comes back: further devices, phrases, passkeys, links for another device, challenges of a ceremony.
    `CREATE TABLE keys (hash TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, data TEXT NOT NULL, created BIGINT NOT NULL,
      expires BIGINT)`,
    'CREATE INDEX keys_by_person ON keys (person)',
  ],
  [
    // Calls to people who are away: to be made, or standing on a screen.
    `CREATE TABLE calls (person TEXT NOT NULL, match TEXT NOT NULL, way TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, at BIGINT NOT NULL,
      standing BIGINT NOT NULL, PRIMARY KEY (person, match, way))`,
    'CREATE INDEX calls_by_time ON calls (standing, at)',
    'CREATE INDEX calls_by_table ON calls (match)',
  ],
  [
    // What goes with a person from device to device.
    'ALTER TABLE people ADD COLUMN avatar TEXT',
    'ALTER TABLE people ADD COLUMN settings TEXT',
  ],
  [
    // Who said a line, however they were called and wherever they sat: so that it can be forgotten.
    'ALTER TABLE chat ADD COLUMN person TEXT',
    'CREATE INDEX chat_by_person ON chat (person)',
  ],
  [
    // How dice fell in games that are over, added up by game; and which games are among them.
    'CREATE TABLE dice (game TEXT PRIMARY KEY, counts TEXT NOT NULL, revision BIGINT NOT NULL)',
    'ALTER TABLE tables ADD COLUMN counted BIGINT NOT NULL DEFAULT 0',
    'CREATE INDEX tables_to_count ON tables (phase, counted)',
  ],
  [
    // What luck and choices did in games that are over, where the host wants it kept.
    'CREATE TABLE analyses (match TEXT PRIMARY KEY, data TEXT NOT NULL)',
  ],
  [
    // The games of the day: what was published of each day, and what people and bots made of it.
    'CREATE TABLE days (day TEXT PRIMARY KEY, commitment TEXT NOT NULL, published BIGINT NOT NULL, shown BIGINT)',
    `CREATE TABLE tries (day TEXT NOT NULL, game TEXT NOT NULL, who TEXT NOT NULL, match TEXT, device TEXT, at BIGINT NOT NULL, ended BIGINT,
      points BIGINT, value BIGINT, done BIGINT, PRIMARY KEY (day, game, who))`,
    'CREATE INDEX tries_by_person ON tries (who)',
    'CREATE INDEX tries_by_table ON tries (match)',
  ],
  [
    // Puzzles: who tried which, and what all of them made of each.
    `CREATE TABLE solvings (game TEXT NOT NULL, puzzle TEXT NOT NULL, who TEXT NOT NULL, idea TEXT NOT NULL, at BIGINT NOT NULL, ms BIGINT NOT NULL,
      solved BIGINT NOT NULL, hinted BIGINT NOT NULL, against BIGINT NOT NULL, PRIMARY KEY (game, puzzle, who))`,
    'CREATE INDEX solvings_by_person ON solvings (who)',
    `CREATE TABLE standings (game TEXT NOT NULL, puzzle TEXT NOT NULL, tried BIGINT NOT NULL, solved BIGINT NOT NULL, rating TEXT NOT NULL,
      revision BIGINT NOT NULL, PRIMARY KEY (game, puzzle))`,
  ],
  [
    // Puzzles of the house's own games, and the games in which somebody has looked for them.
    'CREATE TABLE puzzles (game TEXT NOT NULL, id TEXT NOT NULL, data TEXT NOT NULL, made BIGINT NOT NULL, PRIMARY KEY (game, id))',
    'CREATE TABLE searched (match TEXT PRIMARY KEY)',
  ],
  [
    // Duplicates: what everybody plays, who takes part, and what they made of each board.
    `CREATE TABLE duplicates (id TEXT PRIMARY KEY, owner TEXT NOT NULL, people BIGINT NOT NULL, boards BIGINT NOT NULL, commitment TEXT NOT NULL,
      created BIGINT NOT NULL, closed BIGINT, data TEXT NOT NULL)`,
    'CREATE INDEX duplicates_by_owner ON duplicates (owner)',
    `CREATE TABLE entrants (duplicate TEXT NOT NULL, number BIGINT NOT NULL, who TEXT NOT NULL, name TEXT NOT NULL, avatar TEXT, team TEXT,
      at BIGINT NOT NULL, PRIMARY KEY (duplicate, number))`,
    'CREATE UNIQUE INDEX entrants_by_person ON entrants (who, duplicate)',
    `CREATE TABLE boards (duplicate TEXT NOT NULL, board BIGINT NOT NULL, entrant BIGINT NOT NULL, match TEXT NOT NULL, at BIGINT NOT NULL,
      ended BIGINT, points BIGINT, value BIGINT, done BIGINT, PRIMARY KEY (duplicate, board, entrant))`,
    'CREATE INDEX boards_by_table ON boards (match)',
  ],
  [
    // Duplicates for pairs: who plays with whom (the smaller of their numbers; 0: alone, or still waiting), and who gave up.
    'ALTER TABLE entrants ADD COLUMN pair BIGINT NOT NULL DEFAULT 0',
    'ALTER TABLE boards ADD COLUMN gone BIGINT',
  ],
];

/**
 * While a house is updated, servers of the version before go on beside the new ones. A migration that they cannot live with stands here;
 * most only add something, and first what reads a thing goes away, a version later the thing.
 */
const BREAKING: readonly number[] = [4];

/** The oldest schema whose servers can live with this one. */
const oldestFor = (number: number): number => Math.max(...BREAKING.filter((each) => each <= number));

/** Tables in the order in which a backup writes them. */
export const TABLES = [
  'people',
  'tables',
  'places',
  'secrets',
  'matches',
  'entries',
  'chat',
  'faults',
  'keys',
  'calls',
  'dice',
  'analyses',
  'days',
  'tries',
  'solvings',
  'standings',
  'puzzles',
  'searched',
  'duplicates',
  'entrants',
  'boards',
] as const;

/** A newer server has been here: this one would misread its data. */
export class SchemaError extends OpenError {
  override readonly name = 'SchemaError';
}

/** Brings the store to the newest shape (or, for tests, to an earlier one). Gives the shape it found. */
export async function migrate(driver: Pick<Driver, 'kind' | 'alone'>, upTo = MIGRATIONS.length): Promise<number> {
  return driver.alone(async (run, all) => {
    await run('CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY)');
    const found = Number((await all('SELECT COALESCE(MAX(number), 0) AS newest FROM migrations'))[0]!.newest);
    if (found > MIGRATIONS.length && !(await isNeighbour(all, found)))
      throw new SchemaError(`the store has schema ${found}, this server knows up to ${MIGRATIONS.length}: start the newer server`);
    for (let number = found + 1; number <= upTo; number++) {
      for (const statement of MIGRATIONS[number - 1]!)
        await run(driver.kind === 'sqlite' ? statement.replace(BY_KEY, 'WITHOUT ROWID') : statement);
      await run('INSERT INTO migrations (number) VALUES (?)', number);
      if (number >= BREAKING[0]!) await run('UPDATE migrations SET oldest = ? WHERE number = ?', oldestFor(number), number);
    }
    return found;
  });
}

/** Whether a newer server has said that those of our schema may go on. */
async function isNeighbour(all: Driver['all'], found: number): Promise<boolean> {
  const [row] = await all('SELECT oldest FROM migrations WHERE number = ?', found);
  return typeof row?.oldest === 'number' && row.oldest <= MIGRATIONS.length;
}
