/** What a table uses of the house around it. */
import type { Kind, Seat, Source } from '@astragal/kernel';
import type { BotPool } from '../bots/pool.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { FairSecrets } from '../ground/fair-secrets.ts';
import type { Games } from '../ground/games.ts';
import type { Logger } from '../ground/log.ts';
import type { Metrics } from '../ground/metrics.ts';
import type { Seeds } from '../ground/secrets.ts';
import type { Settings } from '../ground/settings.ts';
import type { SharedSecrets } from '../ground/shared-secrets.ts';
import type { Replayer } from '../replay/replayer.ts';
import type { Statement } from '../store/driver.ts';
import type { TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** A table as those who only tell others about it know it. */
export interface TableFacts {
  readonly id: string;
  readonly row: TableRow;
  /** When the next clock runs out. */
  readonly due: number | undefined;
  /** Whether this person looks at the table now. */
  isHere(person: string): boolean;
}

export interface TableServices {
  readonly store: Store;
  readonly games: Games;
  readonly settings: Settings;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly bots: BotPool;
  readonly replayer: Replayer;
  /** The system's, for matches that began before there was fair luck; or a test's, for all. */
  readonly luck: Source;
  /** The house's half of fair luck; none where a test dictates. */
  readonly fair: FairSecrets | undefined;
  /** What luck comes from that tables share. */
  readonly shared: SharedSecrets;
  /** Whether others still play with the luck of this table: then nobody but its people may look. */
  isSecret(row: Pick<TableRow, 'shared' | 'begunWith'>): Promise<boolean>;
  readonly cluster: Cluster;
  /** Since when the house is open without a break: while it was closed, live clocks stood still. */
  readonly opened: number;
  /** For bots and guesses. */
  readonly seeds: Seeds;
  /** Lists that show tables are stale. */
  changed(): void;
  /** These seats have just been asked something. */
  asked(table: TableFacts, seats: readonly Seat[]): void;
  /** Somebody looks at a table. */
  seen(table: string, person: string): void;
  /** What is written in the same moment as the end of a game. */
  ending(row: TableRow, state: Kind['state']): readonly Statement[];
  /** The game is over. */
  ended(table: TableFacts): void;
}
