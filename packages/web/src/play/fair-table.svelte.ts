/** Fair luck at a table of the server: brings this browser's half, and checks every roll as it falls. What is drawn of it is `state`. */
import { type Evidence, type LiveFault, LiveProof, type LiveStart, type ProofState, type SeatShare, sealOf } from '@astragal/fair';
import type { Seat } from '@astragal/kernel';
import { type FairNews, type RequestOf, SIZES, type TableInfo } from '@astragal/wire';
import type { SeatSecrets } from '../base/seat-secrets.ts';

export class FairTable {
  /** How the proof stands; undefined where luck is not fair, or nothing was heard yet. */
  state: ProofState | undefined = $state.raw();
  readonly #id: string;
  readonly #secrets: SeatSecrets;
  #proof: LiveProof | undefined;
  /** It goes on after something did not fit: the next start is a new beginning. */
  #hasAgreed = false;
  /** Seats whose chain the server does not know as this browser does. */
  readonly #lost = new Set<Seat>();
  /** What the table was told of. */
  #said: LiveFault | undefined;

  constructor(id: string, secrets: SeatSecrets) {
    this.#id = id;
    this.#secrets = secrets;
  }

  /** Something did not fit, and it was not agreed to go on: no answer leaves this browser. */
  get isStopped(): boolean {
    return this.state?.fault !== undefined;
  }

  /** What did not fit, to be kept as a file. */
  get evidence(): Evidence | undefined {
    return this.state && this.#proof?.evidence;
  }

  /** What did not fit, for the table to hear; nothing twice. What was told is left out where it would be too long. */
  unsaid(): Pick<RequestOf<'doubt'>, 'misfit' | 'claim'> | undefined {
    const { evidence } = this;
    const claim = this.#proof?.claim;
    if (!evidence || !claim || evidence.fault === this.#said) return undefined;
    this.#said = evidence.fault;
    const { kind, at, roll } = evidence.fault;
    const { told, ...stood } = claim;
    const isShort = told && JSON.stringify(told).length < SIZES.message / 2;
    const misfit = { kind, at: Math.max(0, at), ...(roll && { roll }) };
    return { misfit, claim: { ...stood, ...(isShort && { told }) } as RequestOf<'doubt'>['claim'] };
  }

  /** The table could not hear of it just now. */
  unheard(): void {
    this.#said = undefined;
  }

  /** The table says that it fits, and how: it is counted again here. Whether it does. */
  reconsider({ start, entry }: FairNews): boolean {
    if (start) this.#proof?.reconsider({ start, entry });
    this.state = this.#proof?.state;
    return !this.isStopped;
  }

  /** What comes with a position. */
  hear({ start, entry }: FairNews): void {
    if (start) this.#begin(start);
    if (entry) this.#proof?.take(entry);
    this.state = this.#proof?.state;
  }

  #begin(start: LiveStart): void {
    if (!this.#proof) this.#proof = new LiveProof(start, this.#secrets.own(this.#id));
    else if (this.#hasAgreed && this.isStopped) this.#proof.goOn(start);
    else this.#proof.resume(start);
    this.#hasAgreed = false;
  }

  /** What this browser has still to commit to before the game; nothing where all is said. */
  missing({ phase, seal, seats, mine }: TableInfo): Record<string, string> | undefined {
    if (phase !== 'setup' || !seal) return undefined;
    const anchors = mine.map((seat) => [seat, this.#secrets.anchor(this.#id, seat)] as const);
    const taken = anchors.filter(([seat, anchor]) => seats[seat]?.anchor === anchor);
    this.#secrets.committed(this.#id, sealOf(seal), Object.fromEntries(taken));
    return taken.length < anchors.length ? Object.fromEntries(anchors) : undefined;
  }

  /** This browser's half of what an answer will roll; nothing at a table whose luck is not fair. */
  share(seat: Seat, ask: number, choice: string): SeatShare {
    if (!this.#proof) return {};
    const end = this.#lost.has(seat) ? null : this.#proof.end(seat);
    const share = this.#secrets.share(this.#id, seat, ask, choice, end);
    this.#proof.sent(seat, share);
    return share;
  }

  /** The answer was not taken. `isLost`: because the seat's chain is another there; it commits anew. */
  refused(seat: Seat, isLost: boolean): void {
    this.#proof?.sent(seat, undefined);
    if (isLost) this.#lost.add(seat);
  }

  taken(seat: Seat): void {
    this.#lost.delete(seat);
  }

  /** It goes on although something did not fit, from where the table says next that it stands. */
  agree(): void {
    this.#hasAgreed = true;
  }
}
