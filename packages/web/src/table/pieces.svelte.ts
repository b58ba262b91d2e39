/**
 * Drawing a table in pieces: what is seen first at once, the rest one piece after the other, each in a task of its own, so that a slow phone
 * answers a finger all the while. `{#if pieces.drawn > 2}` guards the third piece; `$effect(() => pieces.begin(9))` draws nine.
 */
export class Pieces {
  /** How many pieces may be drawn by now. */
  drawn = $state(0);
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** All of them in order; the way to stop comes back. */
  begin(count: number): () => void {
    // Once a frame has been painted, in a task of its own.
    const next = (): void => {
      this.#frame = requestAnimationFrame(() => {
        this.#timer = setTimeout(() => {
          this.drawn++;
          if (this.drawn < count) next();
        });
      });
    };
    next();
    return () => {
      cancelAnimationFrame(this.#frame);
      clearTimeout(this.#timer);
    };
  }
}
