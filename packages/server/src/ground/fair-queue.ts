/**
 * Work that waits: what has precedence goes first, and among equals addresses take turns, and at an address its people. Whoever brings a
 * hundred jobs waits for their own, everybody else for one of them. Turns are counted by what the work costs.
 */
import type { Origin } from './rate-limits.ts';

/** How much may wait in a rank: of one person, of everybody at one address, and in all. */
export interface Bounds {
  readonly person: number;
  readonly address: number;
  readonly all: number;
}

export interface Claim {
  readonly by: Origin;
  /** 0 goes first. */
  readonly rank: number;
  /** In any measure, the same for all of the queue. */
  readonly cost: number;
}

interface Waiting<J> {
  readonly job: J;
  readonly cost: number;
}

/** Turns among those who have something waiting: whoever has used up least goes next. Newcomers begin where the others are. */
class Turns<T> {
  readonly #each = new Map<string, { spent: number; readonly of: T }>();
  #now = 0;

  of(key: string, make: () => T): T {
    let found = this.#each.get(key);
    if (!found) {
      found = { spent: this.#now, of: make() };
      this.#each.set(key, found);
    }
    return found.of;
  }

  get(key: string): T | undefined {
    return this.#each.get(key)?.of;
  }

  get size(): number {
    return this.#each.size;
  }

  values(): T[] {
    return [...this.#each.values()].map((each) => each.of);
  }

  /** Whose turn it is does one piece of work; `work` says what it cost, and whether they have more. */
  next(work: (of: T) => { readonly cost: number; readonly hasMore: boolean }): void {
    let first: [string, { spent: number; readonly of: T }] | undefined;
    for (const each of this.#each) if (!first || each[1].spent < first[1].spent) first = each;
    const [key, turn] = first!;
    this.#now = turn.spent;
    const { cost, hasMore } = work(turn.of);
    turn.spent += cost;
    if (!hasMore) this.#each.delete(key);
  }
}

/** At an address: its people, each with what they brought, in their order. */
class Address<J> {
  readonly people = new Turns<Waiting<J>[]>();
  size = 0;

  take(): Waiting<J> {
    let taken: Waiting<J> | undefined;
    this.people.next((jobs) => {
      taken = jobs.shift()!;
      return { cost: taken.cost, hasMore: jobs.length > 0 };
    });
    this.size--;
    return taken!;
  }
}

/** What has the same precedence. */
interface Rank<J> {
  readonly bounds: Bounds;
  readonly addresses: Turns<Address<J>>;
  size: number;
}

/** Somebody without a cookie is known by the address alone. */
const nameOf = ({ person }: Origin): string => person ?? '';

export class FairQueue<J> {
  readonly #ranks: readonly Rank<J>[];

  /** `bounds`: of each rank. */
  constructor(bounds: readonly Bounds[]) {
    this.#ranks = bounds.map((each) => ({ bounds: each, addresses: new Turns(), size: 0 }));
  }

  get isEmpty(): boolean {
    return this.#ranks.every(({ size }) => size === 0);
  }

  /** Whether there is room for more from there. */
  hasRoom({ by, rank }: Pick<Claim, 'by' | 'rank'>): boolean {
    const { bounds, addresses, size } = this.#ranks[rank]!;
    const there = addresses.get(by.address);
    if (size >= bounds.all || (there?.size ?? 0) >= bounds.address) return false;
    return (there?.people.get(nameOf(by))?.length ?? 0) < bounds.person;
  }

  add(job: J, { by, rank: number, cost }: Claim): void {
    const rank = this.#ranks[number]!;
    const there = rank.addresses.of(by.address, () => new Address());
    there.people.of(nameOf(by), () => []).push({ job, cost });
    there.size++;
    rank.size++;
  }

  take(): J | undefined {
    const rank = this.#ranks.find(({ size }) => size > 0);
    if (!rank) return undefined;
    let taken: Waiting<J> | undefined;
    rank.addresses.next((address) => {
      taken = address.take();
      return { cost: taken.cost, hasMore: address.size > 0 };
    });
    rank.size--;
    return taken!.job;
  }

  /** How many people have something waiting that goes no later than this rank. */
  peopleUpTo(rank: number): number {
    let count = 0;
    for (const { addresses } of this.#ranks.slice(0, rank + 1)) for (const { people } of addresses.values()) count += people.size;
    return count;
  }

  /** Everything that waits, taken out. */
  clear(): J[] {
    const all: J[] = [];
    for (let job = this.take(); job !== undefined; job = this.take()) all.push(job);
    return all;
  }
}
