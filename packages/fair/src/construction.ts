/** The construction, function by function, as `docs/fair-dice.md` tells it. Whoever writes another checker writes these again. */
import { type FairLuck, type LuckSaid, type Options, type Seat, sortedJson } from '@astragal/kernel';
import { type Bytes, hashed, hashedText, hashOf, type Keyed, keyed, signsOf } from './bytes.ts';
import { Chain } from './chain.ts';

/** Links of a seat's chain, and of each chain of the house. Whoever comes to the end begins another. */
export const SEAT_LINKS = 1024;
export const HOUSE_LINKS = 256;
/** How far ahead of the last a seat's link may lie: answers that were refused have shown theirs in vain. */
export const MOST_SKIPPED = 64;
/** Signs of a sum: 66 bits find every change that nobody could aim at, and whoever could does not know the secret. */
const SUM_SIGNS = 11;
const NONE = '-';

/** Who stands for the second half of a roll: the seat's browser; nobody but the server, for a person or for a bot; an older server, outside of all this. */
export type Side = 'seat' | 'server' | 'bot' | 'system';

/** What luck said, with the number of its name in the match: `die 1 of seat 0 #17`, out of how many, the value. */
export type Roll = readonly [name: string, n: number, value: number];

/** All that the house keeps secret of a match, out of one number. */
export interface HouseSide {
  /** The hidden secret, as signs. */
  readonly hidden: string;
  /** The same, as a key. */
  readonly hiddenKey: Bytes;
  /** What it was committed by. */
  readonly commitment: string;
  readonly openChain: (number: number) => Chain;
}

export function houseSide(secret: Bytes): HouseSide {
  const derived = keyed(secret);
  const hidden = derived(['hidden']);
  return {
    hidden: signsOf(hidden),
    hiddenKey: hidden,
    commitment: signsOf(hashOf(hidden)),
    openChain: (number) => new Chain(derived(['open', number]), HOUSE_LINKS),
  };
}

/** One text that stands for all that the house has committed to: what people read and copy. */
export const sealOf = ({ hidden, open }: Pick<FairLuck, 'hidden' | 'open'>): string => hashed(['seal', hidden, open]);

/** What a match is before anything has fallen. */
export interface FairHead {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
  readonly luck: FairLuck;
}

/** The transcript's first value. */
export const transcriptOf = ({ game, version, seats, options, luck }: FairHead): string =>
  hashed([
    'astragal fair 1',
    luck.by,
    game,
    version,
    seats,
    sortedJson(options),
    sortedJson(luck.shown),
    luck.hidden,
    luck.open,
    ...luck.anchors.map((anchor) => anchor ?? NONE),
    luck.inherited ? sortedJson(luck.inherited) : NONE,
  ]);

/** Whether everybody sees what this luck says. */
export const isShown = (shown: FairLuck['shown'], name: string): boolean =>
  shown === true || shown.some((beginning) => name.startsWith(beginning));

/** An entry before it has rolled. The deal is number 0 of nobody. */
export interface Asking {
  readonly number: number;
  readonly seat: Seat | undefined;
  readonly side: Side;
  /** The seat's next link, where the seat stands for its half. */
  readonly link?: string | undefined;
}

const context = (transcript: string, { number, seat, side, link }: Asking): readonly (string | number)[] => [
  transcript,
  number,
  seat ?? NONE,
  side,
  link ?? NONE,
];

/** Stands for the answer, so that a secret one stays secret: whoever has the hidden secret can tell. */
export const markOf = (hidden: string, { number, seat }: Pick<Asking, 'number' | 'seat'>, choice: string | undefined): string =>
  hashed(['answer', hidden, number, seat ?? NONE, choice === undefined ? 'undo' : 'choice', choice ?? NONE]);

/** What luck comes from that everybody sees: all of it can be checked at once. */
export const shownSeed = (open: Bytes, transcript: string, asking: Asking): Keyed => keyed(open, ['shown', ...context(transcript, asking)]);

/** What luck comes from that somebody may not see before the end. */
export const hiddenSeed = (hiddenKey: Bytes, transcript: string, asking: Asking, mark: string): Keyed =>
  keyed(hiddenKey, ['hidden', ...context(transcript, asking), mark]);

/** A number below n, each as likely as any other: words of 32 bits that lie beyond the last whole round of n are passed over. */
export function rolled(seed: Keyed, name: string, n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (let round = 0; ; round++) {
    const bytes = seed([name, n, round]);
    for (let at = 0; at < 32; at += 4) {
      const word = ((bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!) >>> 0;
      if (word < limit) return word % n;
    }
  }
}

function fieldsOf(rolls: readonly Roll[]): (string | number)[] {
  const fields: (string | number)[] = [];
  for (const [name, n, value] of rolls) fields.push(name, n, value);
  return fields;
}

/** All of an entry that everybody may know. */
export interface KnownEntry extends Asking {
  readonly mark: string;
  /** The chain by which the seat stands for its half from the next entry on. */
  readonly anchor?: string | undefined;
  /** The house's link, if anything fell that everybody sees; and its next chain, if that was the last link. */
  readonly open?: string | undefined;
  readonly renewed?: string | undefined;
  readonly rolls: readonly Roll[];
}

export const transcriptAfter = (transcript: string, known: KnownEntry): string =>
  hashed([
    'entry',
    ...context(transcript, known),
    known.mark,
    known.anchor ?? NONE,
    known.open ?? NONE,
    known.renewed ?? NONE,
    ...fieldsOf(known.rolls),
  ]);

/** Binds an entry with all its luck, hidden or not, and all that came before. */
export const sumOf = (hidden: string, transcript: string, rolls: readonly Roll[]): string =>
  hashed(['sum', hidden, transcript, ...fieldsOf(rolls)]).slice(0, SUM_SIGNS);

/** Binds the end: that nothing came after. */
export const closingOf = (hidden: string, transcript: string, entries: number): string => hashed(['end', hidden, transcript, entries]);

/** What a match has from another, where it goes on from. */
export const inheritanceOf = (part: { dealt: unknown; opening?: unknown; entries: readonly unknown[] }): string =>
  hashedText(sortedJson([part.dealt, part.opening ?? null, part.entries]));

/** Luck with the numbers of its names; `counts` goes on. */
export function numbered(luck: readonly LuckSaid[], counts: Map<string, number>): Roll[] {
  return luck.map(([what, n, value]) => {
    const count = (counts.get(what) ?? 0) + 1;
    counts.set(what, count);
    return [`${what} #${count}`, n, value];
  });
}
