/**
 * What comes to the door goes in at once; in a crowd it waits a breath and goes in together with others.
 * They wait for the disk anyway; together they share one commit and a warm processor (decision 8).
 */

/** A crowd is where so many come in a window (ms). */
export const CROWD = 25;
const WINDOW_MS = 100;
/** How long a crowd waits for company (ms), and how large it grows meanwhile. */
export const BREATH_MS = 14;
export const FULL = 250;

const bed = new Int32Array(new SharedArrayBuffer(4));
/** The whole thread sleeps: being woken for everybody who comes would cost more than their work. */
const asleep = (ms: number): void => void Atomics.wait(bed, 0, 0, ms);

export class Crowd {
  readonly #sleep: (ms: number) => void;
  #waiting: (() => void)[] = [];
  #breath: NodeJS.Immediate | undefined;
  #window = 0;
  #came = 0;
  #crowded = false;

  constructor(sleep = asleep) {
    this.#sleep = sleep;
  }

  /** Does it now, or after a breath, in the order of coming. */
  come(work: () => void): void {
    this.#lookAround();
    this.#waiting.push(work);
    if ((!this.#crowded && !this.#breath) || this.#waiting.length >= FULL) this.#goIn();
    else this.#breath ??= setImmediate(() => this.#breathe());
  }

  /** Counts, window by window: a crowd is what the last whole window, or this one already, has seen. */
  #lookAround(): void {
    const window = Math.floor(performance.now() / WINDOW_MS);
    if (window !== this.#window) {
      this.#crowded = window === this.#window + 1 && this.#came >= CROWD;
      this.#window = window;
      this.#came = 0;
    }
    if (++this.#came >= CROWD) this.#crowded = true;
  }

  /** After the sleep, all who came meanwhile are read before anybody goes in. */
  #breathe(): void {
    this.#sleep(BREATH_MS);
    this.#breath = setImmediate(() => this.#goIn());
  }

  #goIn(): void {
    clearImmediate(this.#breath);
    this.#breath = undefined;
    const all = this.#waiting;
    this.#waiting = [];
    for (const work of all) work();
  }
}
