/** Luck that several tables share: by name, from one seed, for the table and for its bots. */
import type { Sight } from '@astragal/bots';
import { type Bytes, hashOf, type Keyed, keyed, rolled, signsOf } from '@astragal/fair';
import { byNumber, type Chance, hash, type Seat, type SharedOrigin, type Source } from '@astragal/kernel';

/**
 * What a place is told depends on the seed, its name, its number in the match and out of how many: the same die of the same seat in the same
 * round falls alike at every table, as long as the games agree on being asked. Whoever does not know the seed can tell nothing of what is to come.
 */
export class SharedLuck {
  readonly #key: Keyed;
  /** What stands for the seed while it is secret. */
  readonly hash: string;
  readonly #rolls: Keyed;

  constructor(seed: Bytes) {
    this.#key = keyed(seed);
    this.#rolls = (fields) => this.#key(['roll', ...fields]);
    this.hash = signsOf(hashOf(seed));
  }

  /** The luck of a match: names come with their number in it. */
  readonly source: Source = (n, name) => this.roll(n, name);

  protected roll(n: number, name: string): number {
    return rolled(this.#rolls, name, n);
  }

  /** What the record of a match says of it. */
  origin(of: string): SharedOrigin {
    return { from: 'shared', of, hash: this.hash };
  }

  /** What a bot thinks with: where it sees the same it answers the same, whatever happened at the table before and however fast the machine is. */
  botSeed(seat: Seat, { stack, view }: Pick<Sight, 'stack' | 'view'>): string {
    return signsOf(this.#key(['bot', seat, hash([stack, view])]));
  }

  /** What a bot answers without a thought, where somebody has given that answer before. */
  answerOf(_seat: Seat, _sight: Pick<Sight, 'stack' | 'view'>): string | undefined {
    return undefined;
  }

  /** Luck for what is drawn before the game: its set-up. */
  draw(): Chance {
    return byNumber((n, name) => rolled((fields) => this.#key(['draw', ...fields]), name, n));
  }
}
