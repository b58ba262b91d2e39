/**
 * What comes to the door goes in at once; in a crowd it waits a breath and goes in together with others.
 * They wait for the disk anyway, and together they share one commit and a warm processor.
 */

/** A crowd is where so many come in a window (ms). */
export const CROWD = 25;
const WINDOW_MS = 100;
/** How long a crowd waits for company (ms), and how large it grows meanwhile. */
export const BREATH_MS = 16;
const FULL = 250;

export class Crowd {
  #waiting: (() => void)[] = [];
  #breath: NodeJS.Timeout | undefined;
  #window = 0;
  #came = 0;
  #crowded = false;

  /** Does it now, or after a breath, in the order of coming. */
  come(work: () => void): void {
    this.#lookAround();
    this.#waiting.push(work);
    if ((!this.#crowded && !this.#breath) || this.#waiting.length >= FULL) this.#goIn();
    else this.#breath ??= setTimeout(() => this.#goIn(), BREATH_MS);
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

  #goIn(): void {
    clearTimeout(this.#breath);
    this.#breath = undefined;
    const all = this.#waiting;
    this.#waiting = [];
    for (const work of all) work();
  }
}
