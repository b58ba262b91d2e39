/** This server among the others of its house: what it tells them, what it hears, and what it looks after. Alone, it looks after everything. */
import type { ChatLine } from '@astragal/wire';
import { newId } from '../host/secrets.ts';
import type { EntryRow } from '../store/rows.ts';
import { type Bus, silence } from './bus.ts';
import type { Leases } from './leases.ts';
import { SHARDS, shardOf } from './shards.ts';

/** What a server says about a table. */
export type TableNews =
  | { readonly entry: EntryRow }
  /** How many entries there are. */
  | { readonly entries: number }
  /** The row was written. */
  | { readonly revision: number }
  | { readonly chat: ChatLine }
  /** Lines of the chat were deleted. */
  | { readonly chatAnew: true }
  /** Who of those who sit here is at that server, and how many watch there. */
  | { readonly from: string; readonly here: readonly string[]; readonly watchers: number }
  /** Somebody wants to know who is here. */
  | { readonly who: true };

/** What a server says to all. */
export type HouseNews =
  /** Lists that show tables are stale. */
  | { readonly lists: true }
  /** Somebody is needed at a table: a bot is asked, or a clock will run out then. */
  | { readonly call: string; readonly bots?: true; readonly due?: number }
  /** Somebody is to be called about this table. */
  | { readonly calls: string }
  /** Whose devices are strangers from now on. */
  | { readonly signedOut: string }
  /** Leases are free. */
  | { readonly leases: true }
  /** What people and addresses have used up: limit, whose, who, how much. */
  | { readonly spent: readonly (readonly [what: string, whose: string, who: string, cost: number])[] }
  /** Open sockets by address. */
  | { readonly from: string; readonly sockets: readonly (readonly [address: string, count: number])[] };

export interface Cluster {
  /** Whether there can be no other server. */
  readonly isAlone: boolean;
  readonly me: string;
  readonly bus: Bus;
  readonly leases: Leases | undefined;
  /** Whether this server looks after the table's clocks and bots. */
  doesFor(table: string): boolean;
  /** Whether this server does what is done once for the house. */
  readonly doesUpkeep: boolean;
  tellTable(table: string, news: TableNews): void;
  tellHouse(news: HouseNews): void;
  hearTable(table: string, hear: (news: TableNews) => void): Promise<() => void>;
  hearHouse(hear: (news: HouseNews) => void): Promise<() => void>;
}

const nothing = (): void => {};

/** The only server of its house. */
export const alone: Cluster = {
  isAlone: true,
  me: 'alone',
  bus: silence,
  leases: undefined,
  doesFor: () => true,
  doesUpkeep: true,
  tellTable() {},
  tellHouse() {},
  hearTable: async () => nothing,
  hearHouse: async () => nothing,
};

/** One of several. `house`: which, since many may share a bus. */
export function amongOthers(bus: Bus, house: string, leasesFor: (me: string) => Leases): Cluster {
  const me = newId();
  const leases = leasesFor(me);
  const at = (...rest: string[]): string => ['astragal', house, ...rest].join('.');
  const listen = <T>(subject: string, hear: (news: T) => void) =>
    bus.subscribe(subject, (text) => {
      const news = parsed<T>(text);
      if (news !== undefined) hear(news);
    });
  const everybody = at('house');
  return {
    isAlone: false,
    me,
    bus,
    leases,
    doesFor: (table) => leases.holds(shardOf(table)),
    get doesUpkeep() {
      return leases.holds(0);
    },
    tellTable: (table, news) => bus.publish(at('table', table), JSON.stringify(news)),
    tellHouse: (news) => bus.publish(everybody, JSON.stringify(news)),
    hearTable: (table, hear) => listen(at('table', table), hear),
    hearHouse: (hear) => listen(everybody, hear),
  };
}

/** What cannot be read is not heard. */
function parsed<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}

export const ALL_SHARDS: readonly number[] = Array.from({ length: SHARDS }, (_, shard) => shard);
