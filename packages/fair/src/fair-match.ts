/** The house's side of a fair match: gives each entry its luck, and knows what everybody may know of it. */
import type { Entry, FairLuck, FairPart, LuckSaid, Seat, Source } from '@astragal/kernel';
import { type Bytes, bytesOf, type Keyed, signsOf } from './bytes.ts';
import { type Chain, stepsFrom } from './chain.ts';
import {
  type Asking,
  closingOf,
  type FairHead,
  HOUSE_LINKS,
  type HouseSide,
  hiddenSeed,
  houseSide,
  isShown,
  type KnownEntry,
  MOST_SKIPPED,
  markOf,
  numbered,
  type Roll,
  rolled,
  type Side,
  shownSeed,
  sumOf,
  transcriptAfter,
  transcriptOf,
} from './construction.ts';
import type { LiveEntry, LiveStart } from './live.ts';

/** What comes with a person's answer: the seat's next link, or a new chain, or both. */
export interface SeatShare {
  readonly link?: string | undefined;
  readonly anchor?: string | undefined;
}

/** A fair match as it stands: plain data, none of it secret. */
export interface FairStanding {
  readonly head: FairHead;
  readonly number: number;
  readonly transcript: string;
  /** Links that the house has shown; and the last of them, or the anchor of the chain it goes on with. */
  readonly shown: number;
  readonly open: string;
  /** By seat: the anchor or link that its next must lead back to. */
  readonly ends: readonly (string | null)[];
  readonly counts: readonly (readonly [string, number])[];
}

/** The luck of one entry, to be drawn from while it is drafted. */
export interface EntryLuck {
  readonly source: Source;
  /** What the entry adds to the record, when its luck has been written down. */
  part(luck: readonly LuckSaid[]): FairPart;
}

/** The house's chains, one after the other. */
class OpenLinks {
  readonly #side: HouseSide;
  #chain: Chain | undefined;
  #number = -1;

  constructor(side: HouseSide) {
    this.#side = side;
  }

  chain(number: number): Chain {
    if (number !== this.#number || !this.#chain) {
      this.#chain = this.#side.openChain(number);
      this.#number = number;
    }
    return this.#chain;
  }

  /** The link that is shown as the so many-th, from 1; with the next chain's anchor if it is the last of its own. */
  at(count: number): { readonly link: Bytes; readonly renewed?: string } {
    const number = Math.floor((count - 1) / HOUSE_LINKS);
    const i = ((count - 1) % HOUSE_LINKS) + 1;
    const link = this.chain(number).link(i);
    return i < HOUSE_LINKS ? { link } : { link, renewed: signsOf(this.#side.openChain(number + 1).anchor) };
  }
}

/** What the house commits to for a match, out of its secret. */
export function commitmentsOf(secret: Bytes): Pick<FairLuck, 'hidden' | 'open'> {
  const side = houseSide(secret);
  return { hidden: side.commitment, open: signsOf(side.openChain(0).anchor) };
}

/** Whether this is the secret that was committed to. */
export const isCommitted = (secret: Bytes, { hidden }: Pick<FairLuck, 'hidden'>): boolean => houseSide(secret).commitment === hidden;

const DEAL: Asking = { number: 0, seat: undefined, side: 'server' };
const DEAL_MARK = '-';

export class FairMatch {
  readonly head: FairHead;
  readonly #side: HouseSide;
  readonly #links: OpenLinks;
  #number: number;
  #transcript: string;
  #shown: number;
  #open: string;
  readonly #ends: (string | null)[];
  readonly #counts: Map<string, number>;
  /** What the newest draft comes to: whoever makes it true need not count it again. */
  #drafted: { readonly part: FairPart; readonly known: KnownEntry; readonly transcript: string } | undefined;

  private constructor(secret: Bytes, { head, number, transcript, shown, open, ends, counts }: FairStanding) {
    this.head = head;
    this.#side = houseSide(secret);
    this.#links = new OpenLinks(this.#side);
    this.#number = number;
    this.#transcript = transcript;
    this.#shown = shown;
    this.#open = open;
    this.#ends = [...ends];
    this.#counts = new Map(counts);
  }

  /** A match before anything has fallen. What it inherits from another has been counted: `counts`. */
  static begin(secret: Bytes, head: FairHead, counts: ReadonlyMap<string, number> = new Map()): FairMatch {
    return new FairMatch(secret, {
      head,
      number: head.luck.inherited?.entries ?? -1,
      transcript: transcriptOf(head),
      shown: 0,
      open: head.luck.open,
      ends: head.luck.anchors,
      counts: [...counts],
    });
  }

  /** A match that was left standing elsewhere. */
  static resume(secret: Bytes, standing: FairStanding): FairMatch {
    return new FairMatch(secret, standing);
  }

  get standing(): FairStanding {
    const [ends, counts] = [[...this.#ends], [...this.#counts]];
    return { head: this.head, number: this.#number, transcript: this.#transcript, shown: this.#shown, open: this.#open, ends, counts };
  }

  /** How many entries there are. */
  get number(): number {
    return this.#number;
  }

  get transcript(): string {
    return this.#transcript;
  }

  /** How far after the seat's last link this one lies; undefined if it cannot be the next. */
  stepsTo(seat: Seat, link: string): number | undefined {
    const [end, shown] = [bytesOf(this.#ends[seat]), bytesOf(link)];
    return end && shown && stepsFrom(end, shown, MOST_SKIPPED);
  }

  /** Whether this is one of the next links of the house, which nobody can know but by the house. */
  isAhead(link: string): boolean {
    for (let next = 1; next <= MOST_SKIPPED; next++) if (signsOf(this.#links.at(this.#shown + next).link) === link) return true;
    return false;
  }

  /** Luck with the numbers that its names have next. */
  numbered(luck: readonly LuckSaid[]): Roll[] {
    return numbered(luck, new Map(luck.map(([what]) => [what, this.#counts.get(what) ?? 0])));
  }

  /** The luck of the deal. */
  deal(): EntryLuck {
    return this.#luck(DEAL, DEAL_MARK, {});
  }

  /** The luck of the next entry, a seat's answer. `by`: a bot of the house has answered. */
  luck(seat: Seat, choice: string, share: SeatShare, by?: 'bot'): EntryLuck {
    const asking = { number: this.#number + 1, seat, side: sideOf(share, by), link: share.link };
    return this.#luck(asking, markOf(this.#side.hidden, asking, choice), { ...(by && { by }), ...given(share) });
  }

  /** What an undo adds. */
  undo(seat: Seat): FairPart {
    const asking: Asking = { number: this.#number + 1, seat, side: 'server' };
    const known: KnownEntry = { ...asking, mark: markOf(this.#side.hidden, asking, undefined), rolls: [] };
    return { sum: sumOf(this.#side.hidden, transcriptAfter(this.#transcript, known), []) };
  }

  #luck(asking: Asking, mark: string, part: Omit<FairPart, 'sum'>): EntryLuck {
    const { shown } = this.head.luck;
    const transcript = this.#transcript;
    const { hidden, hiddenKey } = this.#side;
    let everybodys: Keyed | undefined;
    let secret: Keyed | undefined;
    const source: Source = (n, name) => {
      if (isShown(shown, name)) everybodys ??= shownSeed(this.#links.at(this.#shown + 1).link, transcript, asking);
      else secret ??= hiddenSeed(hiddenKey, transcript, asking, mark);
      return rolled(isShown(shown, name) ? everybodys! : secret!, name, n);
    };
    return {
      source,
      part: (luck) => {
        const rolls = this.numbered(luck);
        const known = this.#known(asking, mark, part.anchor, rolls);
        const after = transcriptAfter(transcript, known);
        const whole = { ...part, sum: sumOf(hidden, after, rolls) };
        this.#drafted = { part: whole, known, transcript: after };
        return whole;
      },
    };
  }

  #known(asking: Asking, mark: string, anchor: string | undefined, rolls: readonly Roll[]): KnownEntry {
    const { shown } = this.head.luck;
    const seen = rolls.filter(([name]) => isShown(shown, name));
    const open = seen.length > 0 || asking.number === 0 ? this.#links.at(this.#shown + 1) : undefined;
    const { number, seat, side, link } = asking;
    return { number, seat, side, link, mark, anchor, open: open && signsOf(open.link), renewed: open?.renewed, rolls: seen };
  }

  /** The deal has been written down. */
  dealt(luck: readonly LuckSaid[]): LiveEntry {
    return this.#take(this.#known(DEAL, DEAL_MARK, undefined, numbered(luck, this.#counts)));
  }

  /** An entry has been written down, here or by another server: what everybody may know of it. */
  follow(entry: Entry): LiveEntry {
    const { fair, seat } = entry;
    const isUndo = 'undo' in entry;
    if (!isUndo && fair && fair === this.#drafted?.part && this.#drafted.known.number === this.#number + 1) {
      const { known, transcript } = this.#drafted;
      numbered(entry.luck, this.#counts);
      return this.#take(known, transcript);
    }
    const asking: Asking = {
      number: this.#number + 1,
      seat,
      side: fair ? (isUndo ? 'server' : sideOf(fair, fair.by)) : 'system',
      link: fair?.link,
    };
    const mark = markOf(this.#side.hidden, asking, isUndo ? undefined : entry.choice);
    const rolls = isUndo ? [] : numbered(entry.luck, this.#counts);
    // An older server has had luck of its own, of which nobody is told anything here.
    const known = fair ? this.#known(asking, mark, fair.anchor, rolls) : { ...asking, mark, rolls: [] };
    return this.#take(known);
  }

  #take(known: KnownEntry, transcript = transcriptAfter(this.#transcript, known)): LiveEntry {
    this.#drafted = undefined;
    this.#transcript = transcript;
    this.#number = known.number;
    if (known.open) {
      this.#shown++;
      this.#open = known.renewed ?? known.open;
    }
    const end = known.anchor ?? known.link;
    if (end && known.seat !== undefined) this.#ends[known.seat] = end;
    return liveOf(known);
  }

  /** All that somebody who comes in needs to check what falls from here on. */
  get start(): LiveStart {
    const { head, number, transcript, open, ends } = this.standing;
    return { ...head, at: number, transcript, open, ends };
  }

  /** What binds the end, for whoever opens the record. */
  get closing(): string {
    return closingOf(this.#side.hidden, this.#transcript, this.#number);
  }
}

export const sideOf = ({ link }: SeatShare, by: FairPart['by']): Side => by ?? (link === undefined ? 'server' : 'seat');

const given = ({ link, anchor }: SeatShare): Omit<FairPart, 'sum' | 'by'> => ({
  ...(link !== undefined && { link }),
  ...(anchor !== undefined && { anchor }),
});

/** Absent fields are undefined: JSON leaves them out. */
const liveOf = ({ number, seat, side, link, anchor, mark, open, renewed, rolls }: KnownEntry): LiveEntry => ({
  at: number,
  seat,
  by: side === 'bot' || side === 'system' ? side : undefined,
  link,
  anchor,
  mark,
  open,
  renewed,
  rolls: rolls.length > 0 ? rolls : undefined,
});
