/** Clocks as pure data, milliseconds left by seat and whose run, and those of one table. Bots have none. */
import type { Seat } from '@astragal/kernel';
import type { Clocks, Pace } from '@astragal/wire';
import type { ChangedClocks, LastEntry, TableRow } from '../store/rows.ts';
import { isBot, openDoubt, payersOf } from './info.ts';

const HOUR = 3_600_000;

/** What a seat has when it begins. */
const full = (pace: Pace): number => (pace.kind === 'live' ? pace.bank * 1000 : pace.kind === 'slow' ? pace.hours * HOUR : 0);

/** Clocks of a new match, before anybody thinks. */
export const newClocks = (pace: Pace, seats: number): Clocks | undefined =>
  pace.kind === 'untimed' ? undefined : { left: new Array<number>(seats).fill(full(pace)), running: [] };

/** The time that has passed is taken from those who were thinking. */
export const charged = ({ left, running }: Clocks, elapsed: number): Clocks => ({
  left: left.map((ms, seat) => (running.includes(seat) ? ms - Math.max(0, elapsed) : ms)),
  running,
});

/**
 * After an entry other seats think. Live: whoever has finished a turn gets the increment. Slow: a new turn has its full hours.
 * An undo turns that round, so that nobody gains time by going back and forth.
 */
export function passed(pace: Pace, clocks: Clocks, waits: readonly Seat[], undone = false): Clocks {
  const left = [...clocks.left];
  for (let seat = 0; seat < left.length; seat++) {
    const before = clocks.running.includes(seat);
    const now = waits.includes(seat);
    if (before === now) continue;
    if (pace.kind === 'live') {
      if (before && !undone) left[seat]! += pace.increment * 1000;
      if (now && undone) left[seat]! -= pace.increment * 1000;
    } else if (now && !undone) left[seat] = full(pace);
  }
  return { left, running: waits };
}

/** Somebody comes back to a clock that ran out: a last chance. */
export const revived = (pace: Pace, clocks: Clocks, seat: Seat): Clocks => ({
  left: clocks.left.map((ms, each) =>
    each === seat ? Math.max(ms, pace.kind === 'live' ? Math.max(30, pace.increment) * 1000 : full(pace)) : ms,
  ),
  running: clocks.running,
});

/** In how many milliseconds the first running clock ends. */
export const timeLeft = ({ left, running }: Clocks): number => Math.min(Number.POSITIVE_INFINITY, ...running.map((seat) => left[seat]!));

/** Whose time is up. */
export const outOfTime = ({ left, running }: Clocks): readonly Seat[] => running.filter((seat) => left[seat]! <= 0);

/** Clocks as they were at a time. */
export interface ClocksAt extends Clocks {
  readonly at: number;
}

/**
 * The clocks of a match that goes on, out of nothing but what is stored, so that they are the same at every server and after every restart: as
 * the last entry left them, or the row since then. An entry may have been written by a server that had not heard yet of somebody who left or came
 * back: where the row changed a seat's clock in a later revision than the entry's, that counts on top of the entry. While a doubt is open only
 * whoever pays for it has a clock that runs.
 */
export function clocksOf(row: TableRow, last: LastEntry): ClocksAt | undefined {
  const clocks = playedClocks(row, last);
  const doubt = openDoubt(row);
  return clocks && doubt ? { ...clocks, running: payersOf(row, doubt) } : clocks;
}

function playedClocks({ pace, chairs, clocks: changed }: TableRow, { number = 0, at, after }: LastEntry): ClocksAt | undefined {
  if (!after.clocks) return undefined;
  const asked = after.waits.filter((seat) => !isBot(chairs[seat]!));
  if (changed?.number === number) return { left: changed.left, running: asked, at: changed.at };
  const known = after.revision ?? Number.POSITIVE_INFINITY;
  const unheard = chairs.flatMap((_, seat) => ((changed?.revisions?.[seat] ?? 0) > known ? [seat] : []));
  if (!changed || unheard.length === 0) return { ...after.clocks, at };
  const back = (clocks: Clocks, seat: Seat): Clocks => (isBot(chairs[seat]!) ? clocks : revived(pace, clocks, seat));
  const { left, running } = unheard.reduce(back, charged(after.clocks, changed.at - at));
  return { left, running: asked.filter((seat) => unheard.includes(seat) || running.includes(seat)), at: Math.max(at, changed.at) };
}

/** The clocks as a doubt finds them. A slow clock that did not run begins anew for whoever pays for it. */
export const heldClocks = (pace: Pace, { left, running }: Clocks, payers: readonly Seat[]): readonly number[] =>
  pace.kind === 'slow' ? left.map((ms, seat) => (payers.includes(seat) && !running.includes(seat) ? full(pace) : ms)) : left;

/** The clocks for the row when this seat's person is gone or back; `row` with the chairs as they will be. */
export function changedClocks(row: TableRow, seat: Seat, now: Clocks, number: number, at: number): ChangedClocks {
  const { pace, chairs, clocks, revision = 0 } = row;
  return {
    number,
    at,
    left: isBot(chairs[seat]!) ? now.left : revived(pace, now, seat).left,
    // The write raises the revision by one, or does not happen.
    revisions: chairs.map((_, each) => (each === seat ? revision + 1 : (clocks?.revisions?.[each] ?? 0))),
  };
}

/** The clocks of one table, if it has any, and when they were last read. */
export class TableClocks {
  readonly #pace: Pace;
  #read: Clocks | undefined;
  #since: number;

  constructor(pace: Pace, read: Clocks | undefined, since: number) {
    this.#pace = pace;
    this.#read = read;
    this.#since = since;
  }

  /** As they were at some time. */
  set(read: Clocks | undefined, since: number): void {
    this.#read = read;
    this.#since = since;
  }

  get since(): number {
    return this.#since;
  }

  /** As they were when last read. */
  get read(): Clocks | undefined {
    return this.#read;
  }

  at(now: number): Clocks | undefined {
    return this.#read && charged(this.#read, now - this.#since);
  }

  /** Whether somebody must hurry. */
  get isFast(): boolean {
    return this.#pace.kind === 'live' && (this.#read?.running.length ?? 0) > 0;
  }

  /** When the next one runs out. */
  get due(): number | undefined {
    return this.#read && this.#since + timeLeft(this.#read);
  }

  outOfTime(now: number): readonly Seat[] {
    const clocks = this.at(now);
    return clocks ? outOfTime(clocks) : [];
  }

  /** After an entry these seats think. */
  pass(now: number, waits: () => readonly Seat[], undone: boolean): void {
    const clocks = this.at(now);
    this.#read = clocks && passed(this.#pace, clocks, waits(), undone);
    this.#since = now;
  }
}
