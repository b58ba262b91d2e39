/** What was heard already: nobody can say again what a server of the house has said. `number` is as `Seal` counts, in microseconds. */
import type { Unsealed } from './seal.ts';

/** What is older is not heard, not even by a server that has just come. Clocks of the machines agree far better. */
export const FRESH_MS = 30_000;

export class Heard {
  readonly #now: () => number;
  /** What was heard since `#turned`, and in as long a time before. */
  #young = new Set<string>();
  #old = new Set<string>();
  /** The newest by what it is about, and of whom. */
  #newest = new Map<string, number>();
  #turned: number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#turned = now();
  }

  /** Of now, and for the first time. */
  isNew({ from, number }: Unsealed): boolean {
    if (!this.#isFresh(number)) return false;
    const name = `${from} ${number}`;
    if (this.#young.has(name) || this.#old.has(name)) return false;
    this.#young.add(name);
    return true;
  }

  /** Of now, and nothing that was said later is known. */
  isNewest(about: string, { from, number }: Unsealed): boolean {
    const name = `${about} ${from}`;
    if (!this.#isFresh(number) || number <= (this.#newest.get(name) ?? 0)) return false;
    this.#newest.set(name, number);
    return true;
  }

  #isFresh(number: number): boolean {
    const now = this.#now();
    if (now - this.#turned > 2 * FRESH_MS) this.#forget(now);
    return Math.abs(number / 1000 - now) <= FRESH_MS;
  }

  /** What is too old to be heard again need not be remembered. */
  #forget(now: number): void {
    this.#turned = now;
    this.#old = this.#young;
    this.#young = new Set();
    this.#newest = new Map([...this.#newest].filter(([, number]) => number / 1000 >= now - FRESH_MS));
  }
}
