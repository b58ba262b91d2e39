/** A seat's side, as its browser keeps it: a chain, how much of it was shown, and what was said last, so that no link serves two answers. */
import { type Bytes, bytesOf, signsOf } from './bytes.ts';
import { Chain } from './chain.ts';
import { MOST_SKIPPED, SEAT_LINKS } from './construction.ts';
import type { SeatShare } from './fair-match.ts';

/** What is kept, before anything of it is sent. The seed is a secret of this browser. */
export interface SeatSecret {
  readonly seed: string;
  /** Links that were shown. */
  readonly used: number;
  /** The last answer, with what went with it: sent again, it takes the same. */
  readonly said?: { readonly ask: number; readonly choice: string; readonly share: SeatShare } | undefined;
}

export class SeatChain {
  #secret: SeatSecret;
  #chain: Chain;
  readonly #random: () => Bytes;

  /** `random`: 32 bytes that nobody can guess. */
  constructor(random: () => Bytes, secret: SeatSecret = { seed: signsOf(random()), used: 0 }) {
    this.#random = random;
    this.#secret = secret;
    this.#chain = chainOf(secret);
  }

  /** To be kept, before what it says is sent. */
  get secret(): SeatSecret {
    return this.#secret;
  }

  /** What the seat commits to. */
  get anchor(): string {
    return signsOf(this.#chain.anchor);
  }

  /**
   * What goes with an answer. `end`: where the table says that this seat's chain is. If it is not this one (nobody has committed for the seat,
   * another device has, this browser has forgotten, or too many links were shown in vain), the seat commits anew, and this answer has no link.
   */
  share(ask: number, choice: string, end: string | null | undefined): SeatShare {
    const { said, used } = this.#secret;
    if (said?.ask === ask && said.choice === choice) return said.share;
    const at = this.#placeOf(end);
    const isOurs = at !== undefined && used - at < MOST_SKIPPED && used < SEAT_LINKS;
    const share = isOurs ? this.#next() : this.#anew();
    this.#secret = { ...this.#secret, said: { ask, choice, share } };
    return share;
  }

  #next(): SeatShare {
    const used = this.#secret.used + 1;
    const link = signsOf(this.#chain.link(used));
    this.#secret = { ...this.#secret, used };
    return used < SEAT_LINKS ? { link } : { link, ...this.#anew() };
  }

  #anew(): SeatShare {
    if (this.#secret.used > 0) {
      this.#secret = { seed: signsOf(this.#random()), used: 0 };
      this.#chain = chainOf(this.#secret);
    }
    return { anchor: this.anchor };
  }

  /** The place of a link or anchor in this chain, among those that were shown. */
  #placeOf(end: string | null | undefined): number | undefined {
    for (let i = this.#secret.used; end && i >= 0; i--) if (signsOf(this.#chain.link(i)) === end) return i;
    return undefined;
  }
}

function chainOf({ seed }: SeatSecret): Chain {
  const bytes = bytesOf(seed);
  if (!bytes) throw new Error('the seed of a chain cannot be read');
  return new Chain(bytes, SEAT_LINKS);
}
