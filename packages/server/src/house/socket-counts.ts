/** Open sockets by address, here and at the other servers: nobody has more by opening them at several. */

/** Of an address: how many it has open. */
export type SocketCount = readonly [address: string, count: number];

export class SocketCounts {
  readonly #here = new Map<string, number>();
  /** What each of the other servers says. */
  readonly #elsewhere = new Map<string, Map<string, number>>();
  /** Addresses whose number the others have not heard; only where there are others. */
  readonly #untold: Set<string> | undefined;
  #total = 0;

  constructor(isAlone: boolean) {
    this.#untold = isAlone ? undefined : new Set();
  }

  /** All that are open here. */
  get total(): number {
    return this.#total;
  }

  /** How many an address has, at all servers. */
  of(address: string): number {
    return (this.#here.get(address) ?? 0) + this.elsewhere(address);
  }

  /** How many it has at the others. */
  elsewhere(address: string): number {
    let count = 0;
    for (const each of this.#elsewhere.values()) count += each.get(address) ?? 0;
    return count;
  }

  /** One was opened or closed here. */
  add(address: string, by: 1 | -1): void {
    this.#total += by;
    set(this.#here, address, (this.#here.get(address) ?? 0) + by);
    this.#untold?.add(address);
  }

  /** What the others have not heard yet; asked for once. */
  news(): readonly SocketCount[] {
    if (!this.#untold || this.#untold.size === 0) return [];
    const news = [...this.#untold].map((address): SocketCount => [address, this.#here.get(address) ?? 0]);
    this.#untold.clear();
    return news;
  }

  /** The others may have heard nothing: all of it is news again. */
  tellAgain(): void {
    for (const address of this.#here.keys()) this.#untold?.add(address);
  }

  /** Another server says what is open there. */
  hear(server: string, counts: readonly SocketCount[]): void {
    const theirs = this.#elsewhere.get(server) ?? new Map<string, number>();
    this.#elsewhere.set(server, theirs);
    for (const [address, count] of counts) set(theirs, address, count);
  }

  /** That server is gone, and what was open there. */
  forget(server: string): void {
    this.#elsewhere.delete(server);
  }
}

function set(counts: Map<string, number>, address: string, count: number): void {
  if (count > 0) counts.set(address, count);
  else counts.delete(address);
}
