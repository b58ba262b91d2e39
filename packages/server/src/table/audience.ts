/** Who looks at a table, through which eyes, and since when somebody has not. */
import type { Seat } from '@astragal/kernel';
import type { Chair, TableRow } from '../store/store.ts';
import type { Viewer } from './game-log.ts';
import { seatsOf } from './info.ts';

/** Somebody who receives what happens at a table. */
export interface Follower {
  readonly person: string | undefined;
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

/** The eyes of a watcher. */
const WATCHING: readonly Viewer[] = [undefined];
/** The eyes of somebody with one seat: most people at a table, so they share. */
const SEATED: readonly (readonly Seat[])[] = Array.from({ length: 8 }, (_, seat) => [seat]);

export class Audience {
  readonly #eyes = new Map<Follower, readonly Viewer[]>();
  #awaySince: Map<string, number> | undefined;

  get size(): number {
    return this.#eyes.size;
  }

  /** Everybody with the seats whose position they get; a watcher's is `undefined`. */
  [Symbol.iterator](): Iterator<readonly [Follower, readonly Viewer[]]> {
    return this.#eyes.entries();
  }

  has(follower: Follower): boolean {
    return this.#eyes.has(follower);
  }

  add(follower: Follower, row: TableRow): readonly Viewer[] {
    const eyes = eyesOf(row, follower.person);
    this.#eyes.set(follower, eyes);
    if (follower.person !== undefined) this.#awaySince?.delete(follower.person);
    return eyes;
  }

  /** False if they were not here. */
  remove(follower: Follower, now: number): boolean {
    if (!this.#eyes.delete(follower)) return false;
    const { person } = follower;
    if (person !== undefined && !this.isHere(person)) {
      this.#awaySince ??= new Map();
      this.#awaySince.set(person, now);
    }
    return true;
  }

  /** Somebody sat down or got up. */
  look(row: TableRow): void {
    for (const follower of this.#eyes.keys()) this.#eyes.set(follower, eyesOf(row, follower.person));
  }

  /** A message for everybody; the same eyes share the same text. */
  messages(textFor: (viewer: Viewer) => string, reply?: Reply): Messages {
    const made: [Viewer, string][] = [];
    const all: [Follower, string][] = [];
    for (const [follower, eyes] of this.#eyes)
      for (const viewer of eyes) {
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
    for (const follower of this.#eyes.keys()) if (follower.person === person) return true;
    return false;
  }

  /** Whether this chair's person is here, or a bot, who always is. */
  isSeatHere({ by, person }: Chair): boolean {
    return by === 'bot' || (person !== undefined && this.isHere(person));
  }

  get watchers(): number {
    let count = 0;
    for (const eyes of this.#eyes.values()) if (eyes === WATCHING) count++;
    return count;
  }

  /** When somebody who is not here went away, if that is known. */
  awaySince(person: string): number | undefined {
    return this.#awaySince?.get(person);
  }

  tell(text: string, except?: Follower): void {
    for (const follower of this.#eyes.keys()) if (follower !== except) follower.send(text);
  }
}

function eyesOf(row: TableRow, person: string | undefined): readonly Viewer[] {
  const seats = seatsOf(row, person);
  return seats.length === 0 ? WATCHING : seats.length === 1 ? (SEATED[seats[0]!] ?? seats) : seats;
}
