/** So many at once, by several bounds: whoever finds no room waits, and is passed by those who wait for something else. */

/** What may be under way at once, by the name of what is bounded. */
export type LaneLimits = Readonly<Record<string, number>>;

export class Lanes {
  readonly #busy = new Map<string, number>();
  readonly #waiting = new Set<{ readonly bounds: LaneLimits; readonly go: () => void }>();

  async through<T>(bounds: LaneLimits, work: () => Promise<T>): Promise<T> {
    if (!this.#enter(bounds)) await new Promise<void>((go) => this.#waiting.add({ bounds, go }));
    try {
      return await work();
    } finally {
      this.#leave(bounds);
    }
  }

  #enter(bounds: LaneLimits): boolean {
    const all = Object.entries(bounds);
    if (all.some(([name, most]) => this.#under(name) >= most)) return false;
    for (const [name] of all) this.#busy.set(name, this.#under(name) + 1);
    return true;
  }

  #leave(bounds: LaneLimits): void {
    for (const name of Object.keys(bounds)) {
      const left = this.#under(name) - 1;
      if (left > 0) this.#busy.set(name, left);
      else this.#busy.delete(name);
    }
    for (const each of this.#waiting)
      if (this.#enter(each.bounds)) {
        this.#waiting.delete(each);
        each.go();
      }
  }

  #under(name: string): number {
    return this.#busy.get(name) ?? 0;
  }
}
