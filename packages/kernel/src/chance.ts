/** The ways in which luck can answer: drawn from a seed, dictated by a test, written down, or said again. */
import type { Chance } from './game.ts';

/** What luck said: the place that asked, out of how many, and the outcome. */
export type LuckSaid = readonly [what: string, n: number, value: number];

/** Luck did not fit the rules' questions: something missing, left over, or out of range. */
export class LuckError extends Error {
  override readonly name = 'LuckError';
}

/** Fast anonymous luck for simulation and search (sfc32, without modulo bias). The same seed gives the same stream. */
export const seeded = (seed: number | string): Chance => new Sfc32(String(seed));

const RANGE = 2 ** 32;

/** Four words in plain fields, read one by one: luck is asked more often than anything else. */
class Sfc32 implements Chance {
  #a = 0x9e3779b9 | 0;
  #b = 0x243f6a88 | 0;
  #c = 0xb7e15162 | 0;
  #d = 1;

  constructor(seed: string) {
    for (let i = 0; i < seed.length; i++) {
      this.#a = Math.imul(this.#a ^ seed.charCodeAt(i), 2654435761);
      this.#next();
    }
    for (let i = 0; i < 15; i++) this.#next();
  }

  below(n: number): number {
    let value = this.#next();
    if (value >= RANGE - n) {
      // Perhaps among the last few, too few for a whole round of n.
      const limit = RANGE - (RANGE % n);
      while (value >= limit) value = this.#next();
    }
    return ((value >>> 0) % (n >>> 0)) >>> 0; // Marked as words all three, they are divided as words: ten times faster than doubles.
  }

  #next(): number {
    const a = this.#a;
    const b = this.#b;
    const c = this.#c;
    const d = this.#d;
    const t = (a + b + d) | 0;
    this.#a = b ^ (b >>> 9);
    this.#b = (c + (c << 3)) | 0;
    this.#c = (((c << 21) | (c >>> 11)) + t) | 0;
    this.#d = (d + 1) | 0;
    return t >>> 0;
  }
}

/**
 * Luck by name, as a table gives it: what a place is told depends on the seed, its name and how often it asked, not on who asks first.
 * Two futures that part at one answer keep the dice they have in common.
 */
export const named = (seed: number | string): Chance => new NamedLuck(String(seed));

class NamedLuck implements Chance {
  readonly #seed: number;
  /** The next word of each name that has asked. */
  readonly #places = new Map<string, { word: number }>();

  constructor(seed: string) {
    this.#seed = wordOf(seed, 0x9e3779b9);
  }

  below(n: number, what: string): number {
    let place = this.#places.get(what);
    if (!place) {
      place = { word: wordOf(what, this.#seed) };
      this.#places.set(what, place);
    }
    const limit = RANGE - (RANGE % n);
    for (;;) {
      place.word = (place.word + 0x6d2b79f5) | 0;
      const value = scattered(place.word);
      if (value < limit) return value % n;
    }
  }
}

/** A word that stands for a text (FNV-1a, scattered). */
function wordOf(text: string, seed: number): number {
  let word = seed ^ 0x811c9dc5;
  for (let i = 0; i < text.length; i++) word = Math.imul(word ^ text.charCodeAt(i), 0x01000193);
  return scattered(word) | 0;
}

/** Every bit of a word depends on every other (the finish of MurmurHash3, twice with different numbers). */
function scattered(word: number): number {
  let x = word;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  x = Math.imul(x ^ (x >>> 12), 0x297a2d39);
  return (x ^ (x >>> 15)) >>> 0;
}

/** Luck for tests. A number answers the next question; a pair `['die 0 of 1', 3]` answers the next question of that name. */
export type Scripted = number | readonly [what: string, value: number];

/** Says what the script says; a question without an answer fails, and `done` fails on answers nobody asked for. */
export function scripted(script: readonly Scripted[]): Chance & { done(): void; readonly left: readonly Scripted[] } {
  const left = [...script];
  return {
    left,
    below(n, what) {
      const named = left.findIndex((each) => typeof each !== 'number' && each[0] === what);
      const at = named >= 0 ? named : left.findIndex((each) => typeof each === 'number');
      const found = left[at];
      if (found === undefined) throw new LuckError(`luck for '${what}' (0 to ${n - 1}) is missing from the script`);
      left.splice(at, 1);
      return inRange(typeof found === 'number' ? found : found[1], n, what);
    },
    done() {
      if (left.length) throw new LuckError(`luck left over: ${JSON.stringify(left)}`);
    },
  };
}

/** Asks by name and number, as a match does: "die 1 of 2 #17" is told the same whoever asked what before. */
export function byNumber(source: (n: number, name: string) => number): Chance {
  const counts = new Map<string, number>();
  return {
    below(n, what) {
      const count = (counts.get(what) ?? 0) + 1;
      counts.set(what, count);
      return source(n, `${what} #${count}`);
    },
  };
}

/** Passes luck through and writes down what it said. */
export function recorded(chance: Chance, said: LuckSaid[]): Chance {
  return {
    below(n, what) {
      const value = chance.below(n, what);
      said.push([what, n, value]);
      return value;
    },
  };
}

/** Says again what was said; a different question fails at once instead of drifting. `done` fails if some is left. */
export function replayed(said: readonly LuckSaid[]): Chance & { done(): void } {
  let at = 0;
  return {
    below(n, what) {
      const next = said[at++];
      if (!next) throw new LuckError(`the record holds no luck for '${what}'`);
      if (next[0] !== what || next[1] !== n)
        throw new LuckError(`the record holds luck for '${next[0]}' of ${next[1]}, the rules ask '${what}' of ${n}`);
      return inRange(next[2], n, what);
    },
    done() {
      if (at < said.length) throw new LuckError(`the record holds luck for '${said[at]![0]}' that the rules do not ask for`);
    },
  };
}

/** Where the rules expect no luck at all. */
export const noLuck: Chance = {
  below(_, what) {
    throw new LuckError(`luck for '${what}' where none was expected`);
  },
};

export function inRange(value: number, n: number, what: string): number {
  if (!Number.isInteger(value) || value < 0 || value >= n) throw new LuckError(`luck for '${what}' must be 0 to ${n - 1}, not ${value}`);
  return value;
}

/** A random element. */
export const pick = <T>(list: readonly T[], chance: Chance, what: string): T => list[chance.below(list.length, what)]!;

/** Takes a random element out of a bag. */
export function draw<T>(bag: T[], chance: Chance, what: string): T {
  const at = chance.below(bag.length, what);
  const [drawn] = bag.splice(at, 1);
  return drawn!;
}

/** A shuffled copy: each order equally likely. */
export function shuffled<T>(list: readonly T[], chance: Chance, what: string): T[] {
  const order = [...list];
  for (let i = order.length - 1; i > 0; i--) {
    const j = chance.below(i + 1, what);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
