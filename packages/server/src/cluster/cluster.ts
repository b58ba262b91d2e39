/** This server among the others of its house: what it tells them, what it hears, and what it looks after. Alone, it looks after everything. */
import { type Bus, silence } from './bus.ts';
import { Heard } from './heard.ts';
import type { Leases } from './leases.ts';
import { type Heeded, type HouseNews, type Read, readHouseNews, readTableNews, type TableNews } from './news.ts';
import type { HouseKey, Seal, Unsealed } from './seal.ts';
import { SHARDS, shardOf } from './shards.ts';

/** Hears what the server of that id says. */
export type Hear<N> = (news: N, from: string) => void;

export interface Cluster {
  /** Whether there can be no other server. */
  readonly isAlone: boolean;
  readonly me: string;
  readonly bus: Bus;
  readonly leases: Leases | undefined;
  /** Messages that were not heeded: nobody of this house has said them, they make no sense, or were said before. */
  readonly dropped: number;
  /** Whether this server looks after the table's clocks and bots. */
  owns(table: string): boolean;
  /** Whether this server does what is done once for the house. */
  readonly doesUpkeep: boolean;
  tellTable(table: string, news: TableNews): void;
  tellHouse(news: HouseNews): void;
  hearTable(table: string, hear: Hear<TableNews>): Promise<() => void>;
  hearHouse(hear: Hear<HouseNews>): Promise<() => void>;
  /** The store's epoch is this: if it was restored, what was said before counts no more. */
  renew(epoch: string): Promise<void>;
}

const nothing = (): void => {};

/** The only server of its house. */
export const alone: Cluster = {
  isAlone: true,
  me: 'alone',
  bus: silence,
  leases: undefined,
  dropped: 0,
  owns: () => true,
  doesUpkeep: true,
  tellTable() {},
  tellHouse() {},
  hearTable: async () => nothing,
  hearHouse: async () => nothing,
  renew: async () => {},
};

export interface Membership {
  readonly bus: Bus;
  /** Which house, since many may share a bus. */
  readonly house: string;
  readonly seal: Seal;
  readonly leases: Leases;
  /** By what the house seals now. */
  houseKey(): Promise<HouseKey>;
  /** Something went wrong here over what another server said. */
  failed(error: unknown): void;
}

/** One of several. */
export function amongOthers({ bus, house, seal, leases, houseKey, failed }: Membership): Cluster {
  let dropped = 0;
  const at = (...rest: string[]): string => ['astragal', house, ...rest].join('.');
  const tell = (subject: string, news: TableNews | HouseNews): void => {
    if (bus.isUp) bus.publish(subject, seal.seal(subject, JSON.stringify(news)));
  };
  const heard = new Heard();
  const counts: Readonly<Record<Heeded, (subject: string, said: Unsealed) => boolean>> = {
    always: () => true,
    newest: (subject, said) => heard.isNewest(subject, said),
    once: (_, said) => heard.isNew(said),
  };
  const listen = <N>(subject: string, read: (text: string) => Read<N> | undefined, hear: Hear<N>): Promise<() => void> => {
    const heed = (data: Uint8Array): boolean => {
      const said = seal.open(subject, data);
      const found = said && said.from !== seal.me && read(said.text);
      if (!found || !counts[found.heeded](subject, said)) return false;
      hear(found.news, said.from);
      return true;
    };
    return bus.subscribe(subject, (data) => {
      try {
        if (!heed(data)) dropped++;
      } catch (error) {
        failed(error);
      }
    });
  };
  const everybody = at('house');
  return {
    isAlone: false,
    me: seal.me,
    bus,
    leases,
    get dropped() {
      return dropped;
    },
    owns: (table) => leases.holds(shardOf(table)),
    get doesUpkeep() {
      return leases.holds(0);
    },
    tellTable: (table, news) => tell(at('table', table), news),
    tellHouse: (news) => tell(everybody, news),
    hearTable: (table, hear) => listen(at('table', table), readTableNews, hear),
    hearHouse: (hear) => listen(everybody, readHouseNews, hear),
    async renew(epoch) {
      if (epoch !== seal.epoch) seal.renew(await houseKey());
    },
  };
}

export const ALL_SHARDS: readonly number[] = Array.from({ length: SHARDS }, (_, shard) => shard);
