/** This browser's half of fair luck: a chain for each of its seats, kept here and nowhere else, and the seals it has seen. */
import { SeatChain, type SeatSecret, type SeatShare, sealOf } from '@astragal/fair';
import type { Seat } from '@astragal/kernel';
import type { BrowserStore } from './browser-store.ts';

/** What is kept of one table. */
interface KeptTable {
  /** When it was last used. */
  readonly at: number;
  /** What the house had committed to when this browser committed. */
  readonly seal?: string | undefined;
  /** By seat: the anchor that the table has taken for the deal. */
  readonly committed?: Readonly<Record<Seat, string>> | undefined;
  readonly seats: Readonly<Record<Seat, SeatSecret>>;
}

const KEY = 'fair';
/** Tables that are remembered; whoever comes back to an older one commits anew. */
const MOST = 60;

export class SeatSecrets {
  readonly #store: Pick<BrowserStore, 'read' | 'write'>;
  readonly #now: () => number;
  readonly #random: () => Uint8Array;
  readonly #chains = new Map<string, SeatChain>();
  /** Where the browser keeps nothing, it holds until the page is closed. */
  readonly #here = new Map<string, KeptTable>();

  constructor(store: Pick<BrowserStore, 'read' | 'write'>, now = Date.now, random = systemBytes) {
    this.#store = store;
    this.#now = now;
    this.#random = random;
  }

  #all(): Readonly<Record<string, KeptTable>> {
    return this.#store.read(KEY) ?? {};
  }

  #table(table: string): KeptTable {
    return this.#all()[table] ?? this.#here.get(table) ?? { at: 0, seats: {} };
  }

  #keep(table: string, change: Partial<KeptTable>): void {
    const kept = { ...this.#table(table), ...change, at: this.#now() };
    this.#here.set(table, kept);
    const all = Object.entries({ ...this.#all(), [table]: kept }).sort(([, a], [, b]) => b.at - a.at);
    this.#store.write(KEY, Object.fromEntries(all.slice(0, MOST)));
  }

  /** The seat's chain as it was kept last, perhaps by another tab. */
  #chain(table: string, seat: Seat): SeatChain {
    const key = `${table} ${seat}`;
    const kept = this.#table(table).seats[seat];
    const known = this.#chains.get(key);
    if (known && (!kept || (kept.seed === known.secret.seed && kept.used === known.secret.used))) return known;
    const chain = new SeatChain(this.#random, kept);
    this.#chains.set(key, chain);
    return chain;
  }

  #write(table: string, seat: Seat, { secret }: SeatChain): void {
    this.#keep(table, { seats: { ...this.#table(table).seats, [seat]: secret } });
  }

  /** What this seat commits to before the game. */
  anchor(table: string, seat: Seat): string {
    const chain = this.#chain(table, seat);
    this.#write(table, seat, chain);
    return chain.anchor;
  }

  /** What goes with an answer; kept before it is sent. `end`: where the table says the seat's chain is. */
  share(table: string, seat: Seat, ask: number, choice: string, end: string | null | undefined): SeatShare {
    const chain = this.#chain(table, seat);
    const share = chain.share(ask, choice, end);
    this.#write(table, seat, chain);
    return share;
  }

  /** The table has these anchors of ours, given when this seal was seen. */
  committed(table: string, seal: string, anchors: Readonly<Record<Seat, string>>): void {
    const { seal: before, committed } = this.#table(table);
    if (before !== seal || JSON.stringify(committed) !== JSON.stringify(anchors)) this.#keep(table, { seal, committed: anchors });
  }

  /** What this browser commits to for a game that begins at once; `begun`: at this table, by that seal if it is the one that was offered. */
  sealed({ token, ...seal }: { readonly token: string; readonly hidden: string; readonly open: string }) {
    const [id = ''] = token.split('.');
    const chain = new SeatChain(this.#random);
    return {
      sealed: { token, anchor: chain.anchor },
      begun: (table: string, seat: Seat = 0): void => {
        if (table === id) this.#keep(table, { seal: sealOf(seal), committed: { [seat]: chain.anchor }, seats: { [seat]: chain.secret } });
      },
    };
  }

  /** What this browser knows of a table by itself. */
  own(table: string): { readonly seal?: string | undefined; readonly anchors?: Readonly<Record<Seat, string>> | undefined } {
    const { seal, committed } = this.#table(table);
    return { seal, anchors: committed };
  }
}

/** Also where a page is served at a bare http address. */
const systemBytes = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32));
