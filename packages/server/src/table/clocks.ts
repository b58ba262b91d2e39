/** Clocks as pure data, milliseconds left by seat and whose run, and those of one table. Bots have none. */
import type { Seat } from '@astragal/kernel';
import type { Clocks, Pace } from '@astragal/wire';

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
  return { left, running: [...waits] };
}

/** Somebody comes back to a clock that ran out: a last chance. */
export const revived = (pace: Pace, clocks: Clocks, seat: Seat): Clocks => ({
  left: clocks.left.map((ms, each) =>
    each === seat ? Math.max(ms, pace.kind === 'live' ? Math.max(30, pace.increment) * 1000 : full(pace)) : ms,
  ),
  running: clocks.running,
});

/**
 * As an entry left them, which may be of a server that had not heard yet that somebody is back: a clock that ran out and stands still though
 * its person is here. The last chance is theirs all the same.
 */
export function withReturned(pace: Pace, clocks: Clocks, isHere: (seat: Seat) => boolean, waits: readonly Seat[]): Clocks {
  const back = clocks.left.flatMap((ms, seat) => (ms <= 0 && !clocks.running.includes(seat) && isHere(seat) ? [seat] : []));
  const { left } = back.reduce((now, seat) => revived(pace, now, seat), clocks);
  return { left, running: [...clocks.running, ...back.filter((seat) => waits.includes(seat))] };
}

/** In how many milliseconds the first running clock ends. */
export const timeLeft = ({ left, running }: Clocks): number => Math.min(Number.POSITIVE_INFINITY, ...running.map((seat) => left[seat]!));

/** Whose time is up. */
export const outOfTime = ({ left, running }: Clocks): readonly Seat[] => running.filter((seat) => left[seat]! <= 0);

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
    this.#set(now, (clocks) => passed(this.#pace, clocks, waits(), undone));
  }

  /** This seat's clock stands still. */
  rest(now: number, seat: Seat): void {
    if (this.#read) this.#set(now, ({ left, running }) => ({ left, running: running.filter((each) => each !== seat) }));
  }

  /** Somebody is back and thinks again. */
  revive(now: number, seat: Seat, running: readonly Seat[]): void {
    if (this.#read) this.#set(now, (clocks) => ({ ...revived(this.#pace, clocks, seat), running: [...running] }));
  }

  stop(): void {
    this.#read = undefined;
  }

  #set(now: number, change: (clocks: Clocks) => Clocks): void {
    const clocks = this.at(now);
    this.#read = clocks && change(clocks);
    this.#since = now;
  }
}
