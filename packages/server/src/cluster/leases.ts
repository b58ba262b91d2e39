/** Who looks after which shard: shared out evenly among the servers that are there, taken over from one that is gone. */
import type { LeaseRow, LeaseTable } from '../store/leases.ts';
import { SHARDS } from './shards.ts';

/** A lease lasts so long. */
const LEASE_MS = 3000;
/** Its holder counts a little less: it must have stopped before another begins. */
const MARGIN_MS = 300;
const BEAT_MS = 750;

const shardName = (shard: number): string => `shard:${shard}`;
const ALL = Array.from({ length: SHARDS }, (_, shard) => shardName(shard));
const MEMBER = 'member:';

export interface LeaseEvents {
  /** These shards are ours from now on. */
  gained(shards: readonly number[]): void;
  /** Servers have come or gone. */
  membersChanged(gone: readonly string[]): void;
  failed(error: unknown): void;
}

export class Leases {
  readonly #table: LeaseTable;
  readonly #me: string;
  readonly #events: LeaseEvents;
  /** Until when we hold each, on a clock that also runs while this process is stopped. */
  #until: readonly number[] = ALL.map(() => 0);
  #members: ReadonlySet<string> = new Set();
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> | undefined;
  #isStopped = false;
  #hasFailed = false;

  constructor(table: LeaseTable, me: string, events: LeaseEvents) {
    this.#table = table;
    this.#me = me;
    this.#events = events;
  }

  /** Whether this server looks after the shard, now. */
  holds(shard: number): boolean {
    return this.#until[shard]! > performance.now();
  }

  /** All servers that are there, this one included. */
  get members(): ReadonlySet<string> {
    return this.#members;
  }

  /** How many shards are ours. */
  get held(): number {
    return this.#until.filter((until) => until > performance.now()).length;
  }

  /** Enters the house; tells whether somebody was there before. */
  async enter(): Promise<boolean> {
    await this.#table.offer(ALL);
    await this.#table.enter(MEMBER + this.#me, this.#me, LEASE_MS);
    return (await this.#table.renew(this.#me, LEASE_MS)).some((row) => isMember(row) && row.isLive && row.holder !== this.#me);
  }

  async start(): Promise<void> {
    await this.beat();
    this.#next();
  }

  #next(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.beat().then(() => this.#next()), BEAT_MS).unref();
  }

  /** Renews what we have, takes what is free, gives what is too much. One at a time. */
  beat(): Promise<void> {
    this.#beating ??= this.#beat()
      .then(() => {
        this.#hasFailed = false;
      })
      .catch((error) => this.#failed(error))
      .finally(() => {
        this.#beating = undefined;
      });
    return this.#beating;
  }

  /** Said once, until it works again. */
  #failed(error: unknown): void {
    if (!this.#hasFailed) this.#events.failed(error);
    this.#hasFailed = true;
  }

  async #beat(): Promise<void> {
    if (this.#isStopped) return;
    const asked = performance.now();
    const rows = await this.#table.renew(this.#me, LEASE_MS);
    if (this.#isStopped) return;
    await this.#meet(rows);
    const mine = rows.filter((row) => !isMember(row) && row.holder === this.#me).map(({ name }) => name);
    const fair = Math.ceil(SHARDS / this.#members.size);
    const [kept, surplus] = [mine.slice(0, fair), mine.slice(fair)];
    this.#hold(ALL.map((name) => (kept.includes(name) ? asked + LEASE_MS - MARGIN_MS : 0)));
    if (surplus.length > 0) await this.#table.release(surplus, this.#me);
    const free = rows.filter((row) => !isMember(row) && !row.isLive).map(({ name }) => name);
    if (mine.length >= fair || free.length === 0) return;
    const claiming = performance.now();
    const got = await this.#table.claim(free.slice(0, fair - mine.length), this.#me, LEASE_MS);
    if (this.#isStopped) return;
    this.#hold(this.#until.map((until, shard) => (got.includes(ALL[shard]!) ? claiming + LEASE_MS - MARGIN_MS : until)));
  }

  /** Until when each is ours, from now on. */
  #hold(until: readonly number[]): void {
    const now = performance.now();
    const gained = until.flatMap((each, shard) => (each > now && this.#until[shard]! <= now ? [shard] : []));
    this.#until = until;
    if (gained.length > 0) this.#events.gained(gained);
  }

  async #meet(rows: readonly LeaseRow[]): Promise<void> {
    const members = rows.filter(isMember);
    if (!members.some(({ holder }) => holder === this.#me)) await this.#table.enter(MEMBER + this.#me, this.#me, LEASE_MS);
    const there = new Set([this.#me, ...members.filter(({ isLive }) => isLive).map(({ holder }) => holder)]);
    const before = this.#members;
    this.#members = there;
    const gone = [...before].filter((each) => !there.has(each));
    if (gone.length > 0 || [...there].some((each) => !before.has(each))) this.#events.membersChanged(gone);
    const dead = members.filter(({ isLive }) => !isLive).map(({ name }) => name);
    if (dead.length > 0) await this.#table.forget(dead);
  }

  /** Hands over whatever we have, and leaves. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#beating;
    this.#until = ALL.map(() => 0);
    await this.#table.release([...ALL, MEMBER + this.#me], this.#me);
    await this.#table.forget([MEMBER + this.#me]);
  }
}

const isMember = ({ name }: LeaseRow): boolean => name.startsWith(MEMBER);
