/** A hash chain: link i is the hash of link i + 1, link 0 (the anchor) is shown first, and each link proves itself by the one before. */
import { type Bytes, hashOf, isEqual } from './bytes.ts';

const LINK = 32;

/** Some links of a chain, one after the other: a list of arrays would take four times the room, at every table. */
class Links {
  readonly #bytes: Bytes;

  constructor(count: number) {
    this.#bytes = new Uint8Array(count * LINK);
  }

  at(i: number): Bytes {
    return this.#bytes.slice(i * LINK, (i + 1) * LINK);
  }

  set(i: number, link: Bytes): void {
    this.#bytes.set(link, i * LINK);
  }
}

export class Chain {
  readonly length: number;
  /** As many links lie between two that are kept as are kept: a chain is neither long in memory nor counted anew for each link. */
  readonly #stride: number;
  /** Every so many links, from the anchor on; the seed is the last. */
  readonly #kept: Links;
  /** The stretch that was last asked for: the links up to one that is kept, without the one that is kept before it. */
  readonly #stretch: Links;
  #at = 0;

  /** The seed is the last link. */
  constructor(seed: Bytes, length: number) {
    this.length = length;
    this.#stride = Math.ceil(Math.sqrt(length));
    this.#kept = new Links(Math.ceil(length / this.#stride) + 1);
    this.#stretch = new Links(this.#stride);
    let link = seed;
    for (let i = length; ; i--) {
      if (i === length || i % this.#stride === 0) this.#kept.set(Math.ceil(i / this.#stride), link);
      if (i === 0) break;
      link = hashOf(link);
    }
  }

  get anchor(): Bytes {
    return this.#kept.at(0);
  }

  link(i: number): Bytes {
    if (!Number.isInteger(i) || i < 0 || i > this.length) throw new RangeError(`a chain of ${this.length} has no link ${i}`);
    if (i === 0) return this.anchor;
    const stretch = Math.ceil(i / this.#stride);
    const first = (stretch - 1) * this.#stride + 1;
    if (stretch !== this.#at) {
      this.#at = stretch;
      let link = this.#kept.at(stretch);
      for (let j = Math.min(stretch * this.#stride, this.length); ; j--) {
        this.#stretch.set(j - first, link);
        if (j === first) break;
        link = hashOf(link);
      }
    }
    return this.#stretch.at(i - first);
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
