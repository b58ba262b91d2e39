/** Everything that costs is limited: so many at once, then so many a second, for a person and for an address, over all their sockets and requests. */
import { isIPv6 } from 'node:net';

/** A token bucket's measure. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** What a person may do, and what everybody at one address may do together. */
export interface RateLimit {
  readonly person: Rate;
  readonly address: Rate;
}

/** Who does it. Somebody without a cookie is known by the address alone. */
export interface Origin {
  readonly person: string | undefined;
  readonly address: string;
}

/** What is done for nobody in particular. */
export const HOUSE_ITSELF: Origin = { person: undefined, address: '' };

/** Other servers hear of it when so much of a burst is used up: whoever is no quicker than people are causes no message. */
const WORTH_SAYING = 0.2;
/** Turns are given out for so long ahead: whoever does not come back for theirs keeps nobody waiting for longer. */
const TURNS_MS = 10_000;

export class TokenBucket {
  #tokens: number;
  #at: number;
  /** When whoever was sent away last is to be back. */
  #turn = 0;
  /** What was taken here and the other servers do not know. */
  unsaid = 0;
  readonly #rate: Rate;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#at = now;
  }

  /** The milliseconds until so many tokens are there; 0: now. */
  wait(now: number, cost: number): number {
    const { perSecond, burst } = this.#rate;
    this.#tokens = Math.min(burst, this.#tokens + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
    return this.#tokens >= cost ? 0 : this.#msFor(cost - this.#tokens);
  }

  /** The same for whoever is sent away: each has a turn of their own, so that not all of them come back for the same token. */
  turn(now: number, cost: number): number {
    const wait = this.wait(now, cost);
    if (wait === 0) return 0;
    this.#turn = Math.max(now + wait, Math.min(this.#turn + this.#msFor(cost), now + TURNS_MS));
    return this.#turn - now;
  }

  #msFor(tokens: number): number {
    return Math.ceil((tokens / Math.max(this.#rate.perSecond, 1e-6)) * 1000);
  }

  take(cost: number): void {
    this.#tokens -= cost;
  }

  /** What another server says was taken: at most a burst at once, whatever it says. */
  owe(now: number, cost: number): void {
    this.wait(now, 0);
    this.take(Math.min(cost, this.#rate.burst));
  }

  /** Notes what was taken and is not made up for yet; whether others should hear of it. */
  isWorthSaying(cost: number): boolean {
    this.unsaid = Math.min(this.unsaid + cost, this.#rate.burst - this.#tokens);
    return this.#tokens < (1 - WORTH_SAYING) * this.#rate.burst;
  }

  /** Whether nothing is remembered: a full bucket is as good as a new one. */
  isFull(now: number): boolean {
    this.wait(now, 0);
    return this.#tokens >= this.#rate.burst;
  }
}

/** Buckets by key, bounded: beyond the bound the oldest is forgotten. */
class Buckets {
  readonly #each = new Map<string, TokenBucket>();
  readonly #rate: Rate;
  static readonly MOST = 20_000;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  of(key: string, now: number): TokenBucket {
    let bucket = this.#each.get(key);
    if (!bucket) {
      if (this.#each.size >= Buckets.MOST) this.#each.delete(this.#each.keys().next().value!);
      bucket = new TokenBucket(this.#rate, now);
      this.#each.set(key, bucket);
    }
    return bucket;
  }

  /** Full ones are dropped. */
  sweep(now: number): void {
    for (const [key, bucket] of this.#each) if (bucket.isFull(now)) this.#each.delete(key);
  }
}

/** Who has to wait: the person alone, or everybody at the address. */
export interface Wait {
  readonly ms: number;
  readonly for: keyof RateLimit;
}

/** What was used up here: limit, whose, who, how much. */
export type Spent = readonly [what: string, whose: keyof RateLimit, who: string, cost: number];

/** The buckets of everybody, for each thing that is limited. */
export class RateLimiter<What extends string> {
  readonly #buckets: Readonly<Record<What, Readonly<Record<keyof RateLimit, Buckets>>>>;
  readonly #now: () => number;
  /** Buckets that other servers should hear of; kept where there are others. */
  readonly #unsaid: Map<TokenBucket, readonly [What, keyof RateLimit, string]> | undefined;

  constructor(limits: Readonly<Record<What, RateLimit>>, now: () => number, isShared = false) {
    this.#now = now;
    if (isShared) this.#unsaid = new Map();
    const all = (Object.entries(limits) as [What, RateLimit][]).map(([what, { person, address }]) => [
      what,
      { person: new Buckets(person), address: new Buckets(address) },
    ]);
    this.#buckets = Object.fromEntries(all);
  }

  /** Takes it from both buckets, or from none: then it says how long to wait. */
  take(what: What, { person, address }: Origin, cost = 1): Wait | undefined {
    const now = this.#now();
    const { person: people, address: addresses } = this.#buckets[what];
    const own = person === undefined ? undefined : people.of(person, now);
    const shared = addresses.of(address, now);
    const alone = own?.turn(now, cost) ?? 0;
    if (alone > 0) return { ms: alone, for: 'person' };
    const together = shared.turn(now, cost);
    if (together > 0) return { ms: together, for: 'address' };
    if (own) this.#spend(own, cost, [what, 'person', person!]);
    this.#spend(shared, cost, [what, 'address', address]);
    return undefined;
  }

  /** How long everybody at this address has to wait, whoever they are; 0: not at all. Takes nothing. */
  waitAt(what: What, address: string): number {
    const now = this.#now();
    return this.#buckets[what].address.of(address, now).turn(now, 1);
  }

  #spend(bucket: TokenBucket, cost: number, whose: readonly [What, keyof RateLimit, string]): void {
    bucket.take(cost);
    if (this.#unsaid && bucket.isWorthSaying(cost)) this.#unsaid.set(bucket, whose);
  }

  /** What the other servers should hear; asked for once. */
  spent(): readonly Spent[] {
    if (!this.#unsaid || this.#unsaid.size === 0) return [];
    const all = [...this.#unsaid].map(([bucket, whose]): Spent => {
      const cost = bucket.unsaid;
      bucket.unsaid = 0;
      return [...whose, cost];
    });
    this.#unsaid.clear();
    return all;
  }

  /** Somebody has used it up at another server. */
  owe(what: string, whose: keyof RateLimit, who: string, cost: number): void {
    if (!Object.hasOwn(this.#buckets, what)) return;
    const now = this.#now();
    this.#buckets[what as What][whose].of(who, now).owe(now, cost);
  }

  sweep(): void {
    const now = this.#now();
    for (const { person, address } of Object.values<Readonly<Record<keyof RateLimit, Buckets>>>(this.#buckets))
      for (const buckets of [person, address]) buckets.sweep(now);
  }
}

/** An address as limits know it: whoever has one of IPv6 has 2^64 of them. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [front = '', back] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = front === '' ? [] : front.split(':');
  const rest = back ? back.split(':') : [];
  const all = back === undefined ? groups : [...groups, ...new Array<string>(8 - groups.length - rest.length).fill('0'), ...rest];
  return `${all.slice(0, 4).join(':')}::/64`;
}
