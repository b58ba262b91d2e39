/** Whether the house can do its work: asked by load balancers, and by anybody else, as often as they like. */

/** A store that has not answered after so long does not count as answering. */
const PATIENCE_MS = 1500;
/** Answers are good for so long, so that asking costs little. */
const FRESH_MS = 1000;

export class Readiness {
  readonly #probe: () => Promise<unknown>;
  #answer: Promise<boolean> | undefined;

  constructor(probe: () => Promise<unknown>) {
    this.#probe = probe;
  }

  ask(): Promise<boolean> {
    this.#answer ??= this.#look();
    return this.#answer;
  }

  async #look(): Promise<boolean> {
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      late = setTimeout(() => resolve(false), PATIENCE_MS);
    });
    const done = this.#probe().then(
      () => true,
      () => false,
    );
    const isReady = await Promise.race([done, tooLate]);
    clearTimeout(late);
    setTimeout(() => {
      this.#answer = undefined;
    }, FRESH_MS).unref();
    return isReady;
  }
}
