/** A browser's doubt, weighed by what the house has written down: whoever cries wolf is answered, and whoever was wronged is heard. */
import { type Seat, same } from '@astragal/kernel';
import type { Bytes } from './bytes.ts';
import { sealOf } from './construction.ts';
import { begunFair, type FairRecord } from './drafting.ts';
import type { SeatShare } from './fair-match.ts';
import type { LiveEntry, LiveStart } from './live.ts';
import { LiveProof } from './live-proof.ts';

/** What a browser brings with a doubt: how far it could prove, and what it was told then. */
export interface LuckClaim {
  /** The seal that it was promised. */
  readonly seal: string;
  /** The last entry that fitted, and the transcript there; -1: not even the deal did. */
  readonly at: number;
  readonly transcript: string;
  /** The entry that does not fit; or the last one, if that is no longer what the table says. */
  readonly told?: LiveEntry | undefined;
  /** What it has sent, and does not find. */
  readonly sent?: (SeatShare & { readonly seat: Seat }) | undefined;
}

/**
 * `fits`: it was told what everybody was, and that can be proven; from `start`, where it stood, by `entry`. `differs`: it says that it was told
 * otherwise than is written, its word against the house's. `wrong`: what is written does not fit, or it was shown what only the house can know.
 */
export type Weighed =
  | { readonly finding: 'fits'; readonly start: LiveStart; readonly entry?: LiveEntry | undefined }
  | { readonly finding: 'differs' | 'wrong' };

/** An entry, and where the match stood before it. */
interface Place {
  readonly before: LiveStart;
  readonly entry: LiveEntry | undefined;
}

export function weighed(record: FairRecord, secret: Bytes, { seal, at, transcript, told, sent }: LuckClaim): Weighed {
  const fair = begunFair(record, secret);
  if (!fair || sealOf(fair.match.head.luck) !== seal) return { finding: 'differs' };
  const places = new Map<number, Place>();
  for (const take of [...fair.entries, undefined]) {
    const { number } = fair.match;
    const before = number === at || number + 1 === told?.at ? fair.match.start : undefined;
    const entry = take?.();
    if (before) places.set(number, { before, entry });
  }
  const stood = places.get(at);
  const heard = told && places.get(told.at - 1);
  if (!stood || (told && !heard?.entry)) return { finding: told?.open && fair.match.isAhead(told.open) ? 'wrong' : 'differs' };
  if (heard?.entry && !isProven(heard as Required<Place>)) return { finding: 'wrong' };
  const isMine =
    !sent || (told ? sent.link === told.link && sent.anchor === told.anchor : stood.before.luck.anchors[sent.seat] === sent.anchor);
  if (stood.before.transcript !== transcript || (told && !same(told, heard!.entry)) || !isMine) return { finding: 'differs' };
  return { finding: 'fits', start: stood.before, ...(told?.at === at + 1 && { entry: told }) };
}

/** Whether a browser that stood there would find that it fits. */
function isProven({ before, entry }: Required<Place>): boolean {
  const proof = new LiveProof(before);
  proof.take(entry!);
  return proof.state.fault === undefined;
}
