/** Checks every roll as it falls, in the browser of whoever looks. It believes nothing that it can compute. */
import { type Seat, same } from '@astragal/kernel';
import { bytesOf } from './bytes.ts';
import { stepsFrom } from './chain.ts';
import { type KnownEntry, MOST_SKIPPED, rolled, type Side, sealOf, shownSeed, transcriptAfter, transcriptOf } from './construction.ts';
import type { LuckClaim } from './doubts.ts';
import { sideOf } from './fair-match.ts';
import type { LiveEntry, LiveStart } from './live.ts';

/** What does not fit: the seal that was promised, the order of entries, a link, a roll, the transcript, or what this very browser has sent. */
export type LiveFaultKind = 'seal' | 'order' | 'seat-link' | 'house-link' | 'roll' | 'transcript' | 'mine';

export interface LiveFault {
  readonly kind: LiveFaultKind;
  /** The entry; 0 is the deal. */
  readonly at: number;
  readonly seat?: Seat | undefined;
  /** A roll that does not fit: what was shown, and what the links give. */
  readonly roll?: { readonly name: string; readonly n: number; readonly shown: number; readonly computed: number } | undefined;
}

/** A roll that was checked. `by`: who stood for its second half. */
export interface ProvenRoll {
  readonly at: number;
  readonly seat: Seat | undefined;
  readonly name: string;
  readonly n: number;
  readonly value: number;
  readonly by: Exclude<Side, 'system'>;
}

/** How a proof stands: what a table draws. */
export interface ProofState {
  /** Undefined: this match is not fair, or nothing was heard yet. */
  readonly seal: string | undefined;
  /** The first entry whose luck was checked here; 0: from the deal on. */
  readonly since: number;
  readonly at: number;
  readonly transcript: string;
  /** Rolls that fit, by who stood for the second half; those of the last entry come last. */
  readonly proven: { readonly seat: number; readonly server: number; readonly bot: number };
  readonly last: readonly ProvenRoll[];
  /** Whether each seat's browser stands for its half now. */
  readonly seats: readonly boolean[];
  /** Chains that were begun anew: a browser had lost its secrets, or another device answered. */
  readonly renewals: readonly Renewal[];
  /** Links that were shown and led to nothing, by seat. */
  readonly skipped: readonly number[];
  /** The first thing that does not fit; nothing is judged after it until everybody goes on. */
  readonly fault?: LiveFault | undefined;
}

/** `foreign`: for a seat that this browser plays, and not by this browser. */
export interface Renewal {
  readonly at: number;
  readonly seat: Seat;
  readonly foreign: boolean;
}

/** What a seat's browser has sent with an answer. */
type Sent = { readonly link?: string | undefined; readonly anchor?: string | undefined };

/** What this browser knows by itself. */
export interface Own {
  /** The seal that it saw before it gave its own anchor. */
  readonly seal?: string | undefined;
  /** By seat: the anchors it has sent for the deal. */
  readonly anchors?: Readonly<Record<Seat, string>> | undefined;
}

class Misfit extends Error {
  readonly kind: LiveFaultKind;
  readonly facts: Pick<LiveFault, 'roll'>;

  constructor(kind: LiveFaultKind, facts: Pick<LiveFault, 'roll'> = {}) {
    super(kind);
    this.kind = kind;
    this.facts = facts;
  }
}

/** What a file of evidence holds: where the proof began, every entry since, and what did not fit. */
export interface Evidence {
  readonly format: 'astragal evidence 1';
  readonly start: LiveStart;
  readonly entries: readonly LiveEntry[];
  readonly fault: LiveFault;
}

export class LiveProof {
  #start: LiveStart;
  #entries: LiveEntry[] = [];
  #transcript = '';
  #at = -1;
  #since = 0;
  #open = '';
  #ends: (string | null)[] = [];
  #proven = { seat: 0, server: 0, bot: 0 };
  #last: readonly ProvenRoll[] = [];
  #renewals: Renewal[] = [];
  #skipped: number[] = [];
  #fault: LiveFault | undefined;
  /** By seat: what this browser sent, and no entry has shown yet; and the seats that it plays. */
  readonly #sent = new Map<Seat, Sent>();
  readonly #mine: Set<Seat>;
  readonly #own: Own;

  constructor(start: LiveStart, own: Own = {}) {
    this.#start = start;
    this.#own = own;
    this.#mine = new Set(Object.keys(own.anchors ?? {}).map(Number));
    this.#begin(start);
    this.#guarded({ at: start.at }, () => this.#promised(start));
  }

  #begin(start: LiveStart): void {
    const { deal } = start;
    const isWhole = start.at === 0 && deal !== undefined;
    this.#skipped = start.ends.map((_, seat) => this.#skipped[seat] ?? 0);
    this.#at = isWhole ? -1 : start.at;
    this.#since = isWhole ? 0 : start.at + 1;
    this.#open = isWhole ? start.luck.open : start.open;
    this.#ends = isWhole ? [...start.luck.anchors] : [...start.ends];
    this.#transcript = isWhole ? transcriptOf(start) : start.transcript;
    if (!isWhole) return;
    this.take(deal);
    this.#guarded(deal, () => {
      if (this.#transcript !== start.transcript) throw new Misfit('transcript');
    });
  }

  #promised({ luck, seats }: LiveStart): void {
    const { seal } = this.#own;
    if (luck.anchors.length !== seats) throw new Misfit('order');
    if (seal !== undefined && seal !== sealOf(luck)) throw new Misfit('seal');
    if (this.#unfound(luck.anchors)) throw new Misfit('mine');
  }

  /** An anchor that this browser has sent for the deal and does not find. */
  #unfound(anchors: readonly (string | null)[]): LuckClaim['sent'] {
    const sent = Object.entries(this.#own.anchors ?? {}).find(([seat, anchor]) => anchors[Number(seat)] !== anchor);
    return sent && { seat: Number(sent[0]), anchor: sent[1] };
  }

  get state(): ProofState {
    return {
      seal: sealOf(this.#start.luck),
      since: this.#since,
      at: this.#at,
      transcript: this.#transcript,
      proven: { ...this.#proven },
      last: this.#last,
      seats: this.#ends.map((end) => end !== null),
      renewals: [...this.#renewals],
      skipped: [...this.#skipped],
      fault: this.#fault,
    };
  }

  /** The line was lost and is back, or the table was loaded again: what is known must fit what is told now. */
  resume(start: LiveStart): void {
    if (this.#fault) return;
    this.#guarded({ at: start.at }, () => {
      if (sealOf(start.luck) !== sealOf(this.#start.luck)) throw new Misfit('seal');
      if (start.at < this.#at) throw new Misfit('order');
      if (start.at === this.#at && start.transcript !== this.#transcript) throw new Misfit('transcript');
    });
    if (this.#fault || start.at === this.#at) return;
    this.#start = start;
    this.#entries = [];
    this.#sent.clear();
    this.#begin(start);
  }

  /** This browser answers with this: the entry that comes of it must hold it. Nothing: it was refused, or taken back. */
  sent(seat: Seat, share: Sent | undefined): void {
    this.#mine.add(seat);
    if (share) this.#sent.set(seat, share);
    else this.#sent.delete(seat);
  }

  /** What the table says has happened. */
  take(entry: LiveEntry): void {
    if (this.#fault) return;
    if (entry.at <= this.#at) return; // Told again.
    this.#entries.push(entry);
    this.#guarded(entry, () => this.#check(entry));
  }

  #guarded({ at, seat }: Pick<LiveEntry, 'at' | 'seat'>, check: () => void): void {
    if (this.#fault) return;
    try {
      check();
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      this.#fault = { kind: error.kind, at, ...(seat !== undefined && { seat }), ...error.facts };
    }
  }

  #check(entry: LiveEntry): void {
    const { at, seat, by, link, anchor, mark, open, renewed, rolls = [] } = entry;
    if (at !== this.#at + 1) throw new Misfit('order');
    const side: Side = by === 'system' ? 'system' : sideOf({ link }, by);
    if (seat !== undefined) this.#checkSeat(seat, entry);
    if (rolls.length > 0 && side !== 'system' && open === undefined) throw new Misfit('house-link');
    if (open !== undefined) this.#checkOpen(open);
    const known: KnownEntry = { number: at, seat, side, link, anchor, mark, open, renewed, rolls };
    const seed = open === undefined ? undefined : shownSeed(bytesOf(open)!, this.#transcript, known);
    for (const [name, n, value] of rolls) {
      const computed = seed ? rolled(seed, name, n) : -1;
      if (computed !== value) throw new Misfit('roll', { roll: { name, n, shown: value, computed } });
    }
    this.#transcript = transcriptAfter(this.#transcript, known);
    this.#at = at;
    if (open !== undefined) this.#open = renewed ?? open;
    if (side === 'system') return;
    this.#proven[side] += rolls.length;
    this.#last = rolls.map(([name, n, value]) => ({ at, seat, name, n, value, by: side }));
  }

  #checkSeat(seat: Seat, { at, by, link, anchor }: LiveEntry): void {
    const end = bytesOf(this.#ends[seat]);
    if (link !== undefined) {
      const shown = bytesOf(link);
      const steps = end && shown && stepsFrom(end, shown, MOST_SKIPPED);
      if (steps === undefined) throw new Misfit('seat-link');
      this.#skipped[seat] = (this.#skipped[seat] ?? 0) + steps - 1;
    }
    const mine = this.#sent.get(seat);
    const isForeign = this.#mine.has(seat) && anchor !== undefined && anchor !== mine?.anchor;
    // My link was left out, and nobody else has answered for me.
    if (mine && !by && !isForeign && (link !== mine.link || anchor !== mine.anchor)) throw new Misfit('mine');
    this.#sent.delete(seat);
    if (anchor !== undefined) {
      if (!bytesOf(anchor)) throw new Misfit('seat-link');
      if (link === undefined || isForeign) this.#renewals.push({ at, seat, foreign: isForeign });
    }
    const next = anchor ?? link;
    if (next !== undefined) this.#ends[seat] = next;
  }

  #checkOpen(open: string): void {
    const [last, shown] = [bytesOf(this.#open), bytesOf(open)];
    if (!last || !shown || stepsFrom(last, shown, 1) === undefined) throw new Misfit('house-link');
  }

  /** Where the seat's chain is: what its next link must lead back to. */
  end(seat: Seat): string | null | undefined {
    return this.#ends[seat];
  }

  /** What a person keeps who wants to show others that something did not fit. */
  get evidence(): Evidence | undefined {
    return this.#fault && { format: 'astragal evidence 1', start: this.#start, entries: this.#entries, fault: this.#fault };
  }

  /** What the table is told of it: how far this browser could prove, and what it heard then. */
  get claim(): LuckClaim | undefined {
    const { kind, seat, at } = this.#fault ?? {};
    if (!kind) return undefined;
    const sent =
      kind !== 'mine' ? undefined : seat === undefined ? this.#unfound(this.#start.luck.anchors) : { seat, ...this.#sent.get(seat) };
    // A table that was set back: a link that only the house can have shown tells most.
    const shown = kind === 'order' && at! < this.#at ? this.#entries.findLast(({ open }) => open !== undefined) : undefined;
    const told = shown ?? this.#entries.at(-1);
    const seal = this.#own.seal ?? sealOf(this.#start.luck);
    return { seal, at: this.#at, transcript: this.#transcript, ...(told && { told }), ...(sent && { sent }) };
  }

  /** The table says that it fits, and how. It is believed if it is what this browser stood at and was told, and it fits now. */
  reconsider({ start, entry }: { readonly start: LiveStart; readonly entry?: LiveEntry | undefined }): void {
    const { claim } = this;
    const fault = this.#fault;
    const isSame = claim && start.at === claim.at && start.transcript === claim.transcript && sealOf(start.luck) === claim.seal;
    if (!isSame || (entry && !same(entry, claim.told))) return;
    this.#fault = undefined;
    this.#ends = [...start.ends];
    this.#open = start.open;
    this.#guarded(start, () => this.#promised(start));
    if (entry) this.#guarded(entry, () => this.#check(entry));
    if (this.#fault) this.#fault = fault;
    else this.#start = start;
  }

  /** Everybody has agreed to go on: what follows is judged again, from where the table stands. */
  goOn(start: LiveStart): void {
    this.#fault = undefined;
    this.#start = start;
    this.#entries = [];
    this.#begin(start);
  }
}

/** Looks at evidence again: the same fault, or none. */
export function judged({ start, entries }: Evidence): LiveFault | undefined {
  const proof = new LiveProof(start);
  for (const entry of entries) proof.take(entry);
  return proof.state.fault;
}
