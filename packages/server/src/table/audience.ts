/** Who looks at a table, as which seats or as a watcher, and since when somebody has not. */
import type { Seat } from '@astragal/kernel';
import type { Viewer } from '../replay/game-log.ts';
import type { Chair, TableRow } from '../store/rows.ts';
import { seatsOf } from './info.ts';

/** Somebody who receives what happens at a table. */
export interface Follower {
  readonly person: string | undefined;
  /** Where they look from. */
  readonly address?: string;
  send(text: string): void;
  /** They no longer receive this table. */
  unfollowed(table: string): void;
}

/** Where the answer to a request goes: the position that follows carries its number. */
export interface Reply {
  readonly follower: Follower;
  readonly re: number;
  readonly seat: Seat;
}

export type Messages = readonly (readonly [Follower, string])[];

/** What a watcher is. */
const WATCHING: readonly Viewer[] = [undefined];
/** What somebody with one seat is: most people at a table, so they share. */
const SEATED: readonly (readonly Seat[])[] = Array.from({ length: 8 }, (_, seat) => [seat]);

/** Who of those who sit here is at another server, and how many watch there. */
export interface Presence {
  readonly here: readonly string[];
  readonly watchers: number;
}

export class Audience {
  readonly #viewers = new Map<Follower, readonly Viewer[]>();
  #awaySince: Map<string, number> | undefined;
  /** By server. */
  #elsewhere: Map<string, Presence> | undefined;

  /** How many look at it through this server. */
  get size(): number {
    return this.#viewers.size;
  }

  /** Everybody with the seats whose position they get; a watcher's is `undefined`. */
  [Symbol.iterator](): Iterator<readonly [Follower, readonly Viewer[]]> {
    return this.#viewers.entries();
  }

  /** Those who look through this server. */
  get here(): Iterable<Follower> {
    return this.#viewers.keys();
  }

  /** Whether somebody looks, through any server. */
  get isAnybodyThere(): boolean {
    if (this.#viewers.size > 0) return true;
    if (this.#elsewhere) for (const { here, watchers } of this.#elsewhere.values()) if (here.length > 0 || watchers > 0) return true;
    return false;
  }

  has(follower: Follower): boolean {
    return this.#viewers.has(follower);
  }

  add(follower: Follower, row: TableRow): readonly Viewer[] {
    const viewers = viewersOf(row, follower.person);
    this.#viewers.set(follower, viewers);
    if (follower.person !== undefined) this.#awaySince?.delete(follower.person);
    return viewers;
  }

  /** False if they were not here. */
  remove(follower: Follower, now: number): boolean {
    if (!this.#viewers.delete(follower)) return false;
    if (follower.person !== undefined) this.#noteAway(follower.person, now);
    return true;
  }

  #noteAway(person: string, now: number): void {
    if (this.isHere(person)) return;
    this.#awaySince ??= new Map();
    this.#awaySince.set(person, now);
  }

  /** What others are told of those who are here. */
  presence(row: TableRow): Presence {
    const here = new Set<string>();
    for (const { person } of this.#viewers.keys()) if (person !== undefined && seatsOf(row, person).length > 0) here.add(person);
    return { here: [...here], watchers: this.#watchersHere };
  }

  /** Another server says who is there; without a presence, nobody any more. False if that is known. */
  setElsewhere(server: string, presence: Presence | undefined, now: number): boolean {
    const before = this.#elsewhere?.get(server);
    if (!before && (!presence || (presence.here.length === 0 && presence.watchers === 0))) return false;
    if (before && presence && before.watchers === presence.watchers && sameList(before.here, presence.here)) return false;
    this.#elsewhere ??= new Map();
    if (presence) this.#elsewhere.set(server, presence);
    else this.#elsewhere.delete(server);
    for (const person of presence?.here ?? []) this.#awaySince?.delete(person);
    for (const person of before?.here ?? []) this.#noteAway(person, now);
    return true;
  }

  /** Somebody sat down or got up. */
  look(row: TableRow): void {
    for (const follower of this.#viewers.keys()) this.#viewers.set(follower, viewersOf(row, follower.person));
  }

  /** A message for everybody; viewers of one seat share one text. */
  messages(textFor: (viewer: Viewer) => string, reply?: Reply): Messages {
    const made: [Viewer, string][] = [];
    const all: [Follower, string][] = [];
    for (const [follower, viewers] of this.#viewers)
      for (const viewer of viewers) {
        let text = made.find(([each]) => each === viewer)?.[1];
        if (text === undefined) {
          text = textFor(viewer);
          made.push([viewer, text]);
        }
        const isReply = reply?.follower === follower && reply.seat === viewer;
        all.push([follower, isReply ? `{"re":${reply.re},${text.slice(1)}` : text]);
      }
    return all;
  }

  isHere(person: string): boolean {
    for (const follower of this.#viewers.keys()) if (follower.person === person) return true;
    if (this.#elsewhere) for (const { here } of this.#elsewhere.values()) if (here.includes(person)) return true;
    return false;
  }

  /** Whether this chair's person is here, or a bot, who always is. */
  isSeatHere({ by, person }: Chair): boolean {
    return by === 'bot' || (person !== undefined && this.isHere(person));
  }

  get watchers(): number {
    let count = this.#watchersHere;
    if (this.#elsewhere) for (const { watchers } of this.#elsewhere.values()) count += watchers;
    return count;
  }

  get #watchersHere(): number {
    let count = 0;
    for (const viewers of this.#viewers.values()) if (viewers === WATCHING) count++;
    return count;
  }

  /** When somebody who is not here went away, if that is known. */
  awaySince(person: string): number | undefined {
    return this.#awaySince?.get(person);
  }

  tell(text: string, except?: Follower): void {
    for (const follower of this.#viewers.keys()) if (follower !== except) follower.send(text);
  }
}

const sameList = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((each) => b.includes(each));

function viewersOf(row: TableRow, person: string | undefined): readonly Viewer[] {
  const seats = seatsOf(row, person);
  return seats.length === 0 ? WATCHING : seats.length === 1 ? (SEATED[seats[0]!] ?? seats) : seats;
}
