/** Things happen one after the other; the first of them at once. */
export class SerialQueue {
  #last: Promise<void> | undefined;
  #waiting = 0;

  run<T>(work: () => Promise<T>): Promise<T> {
    const run = this.#waiting++ === 0 ? work() : this.#last!.then(work);
    const done = (): void => {
      if (--this.#waiting === 0) this.#last = undefined;
    };
    this.#last = run.then(done, done);
    return run;
  }

  /** Resolves when all that waits has been done. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
