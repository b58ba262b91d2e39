/** Token buckets: so many at once, then so many a second. */

export class TokenBucket {
  #tokens: number;
  #at: number;
  readonly #rate: number;
  readonly #burst: number;

  constructor(rate: number, burst: number, now: number) {
    this.#rate = rate;
    this.#burst = burst;
    this.#tokens = burst;
    this.#at = now;
  }

  /** 0 if it may go ahead; otherwise the milliseconds to wait. */
  take(now: number, cost = 1): number {
    this.#tokens = Math.min(this.#burst, this.#tokens + (Math.max(0, now - this.#at) / 1000) * this.#rate);
    this.#at = now;
    if (this.#tokens >= cost) {
      this.#tokens -= cost;
      return 0;
    }
    return Math.ceil(((cost - this.#tokens) / Math.max(this.#rate, 1e-6)) * 1000);
  }

  /** Whether nothing is remembered: a full bucket is as good as a new one. */
  isFull(now: number): boolean {
    return this.#tokens + (Math.max(0, now - this.#at) / 1000) * this.#rate >= this.#burst;
  }
}

/** A bucket for each address, bounded: full ones are dropped, and beyond the bound strangers share one. */
export class RateLimit {
  readonly #each = new Map<string, TokenBucket>();
  readonly #rate: number;
  readonly #burst: number;
  static readonly MOST = 20_000;

  constructor(rate: number, burst: number) {
    this.#rate = rate;
    this.#burst = burst;
  }

  take(key: string, now: number, cost = 1): number {
    const name = this.#each.has(key) || this.#each.size < RateLimit.MOST ? key : '';
    let bucket = this.#each.get(name);
    if (!bucket) {
      bucket = new TokenBucket(this.#rate, this.#burst, now);
      this.#each.set(name, bucket);
    }
    return bucket.take(now, cost);
  }

  sweep(now: number): void {
    for (const [key, bucket] of this.#each) if (bucket.isFull(now)) this.#each.delete(key);
  }
}
