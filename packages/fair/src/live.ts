/** What a table tells everybody who looks, so that each roll can be checked as it falls. Nothing of it is secret. */
import type { Seat } from '@astragal/kernel';
import type { FairHead, Roll } from './construction.ts';

/** Where somebody comes in: the match's commitments, and how far transcript and chains are. */
export interface LiveStart extends FairHead {
  /** The last entry; 0 is the deal. */
  readonly at: number;
  readonly transcript: string;
  /** The house's last link, or the anchor of its chain. */
  readonly open: string;
  /** By seat, the last link or anchor. */
  readonly ends: readonly (string | null)[];
  /** The deal itself, while there is nothing else. */
  readonly deal?: LiveEntry | undefined;
}

/** An entry, and all that everybody may know of its luck. */
export interface LiveEntry {
  readonly at: number;
  /** Nobody's: the deal. */
  readonly seat?: Seat | undefined;
  /** A bot of the house answered; or an older server, which knows nothing of this. */
  readonly by?: 'bot' | 'system' | undefined;
  readonly link?: string | undefined;
  readonly anchor?: string | undefined;
  /** Stands for the answer. */
  readonly mark: string;
  readonly open?: string | undefined;
  readonly renewed?: string | undefined;
  readonly rolls?: readonly Roll[] | undefined;
}
