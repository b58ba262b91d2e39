/** Something that is done at once when it was not done of late, and otherwise a little later: what comes meanwhile goes together. */
export class Paced {
  readonly #apartMs: number;
  #last = Number.NEGATIVE_INFINITY;

  /** `apartMs`: it begins at the earliest so long after the last time. */
  constructor(apartMs: number) {
    this.#apartMs = apartMs;
  }

  soon(work: () => void): void {
    const run = (): void => {
      this.#last = performance.now();
      work();
    };
    const wait = this.#last + this.#apartMs - performance.now();
    if (wait > 0) setTimeout(run, wait);
    else setImmediate(run);
  }
}
