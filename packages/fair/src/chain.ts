/** A hash chain: link i is the hash of link i + 1, link 0 (the anchor) is shown first, and each link proves itself by the one before. */
import { type Bytes, hashOf, isEqual } from './bytes.ts';

/** Links between two that are kept, so that a chain is neither long in memory nor counted anew for each link. */
const STRIDE = 32;

export class Chain {
  readonly length: number;
  readonly anchor: Bytes;
  /** Every so many links, from the anchor on; the seed is the last. */
  readonly #kept: Bytes[] = [];
  /** The stretch that was last asked for. */
  #stretch: Bytes[] = [];
  #at = -1;

  /** The seed is the last link. */
  constructor(seed: Bytes, length: number) {
    this.length = length;
    let link = seed;
    for (let i = length; ; i--) {
      if (i === length || i % STRIDE === 0) this.#kept[Math.ceil(i / STRIDE)] = link;
      if (i === 0) break;
      link = hashOf(link);
    }
    this.anchor = link;
  }

  link(i: number): Bytes {
    if (!Number.isInteger(i) || i < 0 || i > this.length) throw new RangeError(`a chain of ${this.length} has no link ${i}`);
    const stretch = Math.ceil(i / STRIDE);
    if (stretch !== this.#at) {
      this.#at = stretch;
      const last = Math.min(stretch * STRIDE, this.length);
      const links = [this.#kept[stretch]!];
      for (let j = last - 1; j > Math.max(0, (stretch - 1) * STRIDE); j--) links.push(hashOf(links.at(-1)!));
      this.#stretch = links.reverse();
    }
    return this.#stretch[stretch === 0 ? 0 : i - (stretch - 1) * STRIDE - 1]!;
  }
}

/** How many links `link` lies after `last`; undefined: further than `most`, or of another chain. */
export function stepsFrom(last: Bytes, link: Bytes, most: number): number | undefined {
  let each = link;
  for (let steps = 1; steps <= most; steps++) {
    each = hashOf(each);
    if (isEqual(each, last)) return steps;
  }
  return undefined;
}
