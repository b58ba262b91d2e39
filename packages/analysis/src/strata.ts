/** Luck in strata: over the lines of a block each place of luck says all it can say about equally often, so that few lines give a good mean. */
import { type Chance, type LuckSaid, named, seeded, shuffled } from '@astragal/kernel';

const FINE = 2 ** 20;

export class Strata {
  readonly #lines: number;
  readonly #seed: string;
  /** For each place of luck, by name and how often it has asked, which stratum each line gets. */
  readonly #orders = new Map<string, readonly number[]>();

  constructor(lines: number, seed: string) {
    this.#lines = lines;
    this.#seed = seed;
  }

  /** The luck of one line; the same line says the same to the same names. */
  line(number: number): Chance {
    const asked = new Map<string, number>();
    const within = named(`${this.#seed}/${number}`);
    return {
      below: (n, what) => {
        const count = asked.get(what) ?? 0;
        asked.set(what, count + 1);
        const at = (this.#order(`${what} ${count}`)[number]! + within.below(FINE, what) / FINE) / this.#lines;
        return Math.min(n - 1, Math.floor(at * n));
      },
    };
  }

  #order(place: string): readonly number[] {
    let order = this.#orders.get(place);
    if (!order) {
      order = shuffled([...Array(this.#lines).keys()], seeded(`${this.#seed}/${place}`), 'order');
      this.#orders.set(place, order);
    }
    return order;
  }
}

/** What fell, said again to whoever asks by the same name; other questions are answered by other luck. */
export function fallen(said: readonly LuckSaid[], otherwise: Chance): Chance {
  const left = [...said];
  return {
    below(n, what) {
      const at = left.findIndex(([name, of]) => name === what && of === n);
      return at < 0 ? otherwise.below(n, what) : left.splice(at, 1)[0]![2];
    },
  };
}
