/** What a table knows of its luck, for its seal; and what the seal says, in the words of a language. */
import type { Seat } from '@astragal/kernel';
import type { WaxState } from './pieces/Wax.svelte';

/** Both sides sealed secrets; this device holds both; the computer's own luck; rolls that other tables have, too. */
export type LuckFrom = 'fair' | 'device' | 'system' | 'shared';

/** A roll that was counted again on this screen. */
export interface ProvedRoll {
  readonly seat: Seat | undefined;
  /** As luck calls it. */
  readonly name: string;
  readonly n: number;
  readonly value: number;
}

export interface TableLuck {
  readonly from: LuckFrom;
  readonly state: WaxState;
  /** What stands for all that the server has sealed. */
  readonly seal?: string | undefined;
  /** Rolls that were counted again here as they fell, and those of the last answer. */
  readonly proven: number;
  readonly last: readonly ProvedRoll[];
  /** Whose answers came with a new seal in mid-game. */
  readonly renewals?: readonly LuckRenewal[] | undefined;
  /** Something does not fit. */
  readonly fault?: LuckFault | undefined;
}

/** A device that committed in mid-game. `foreign`: for a seat of this screen, and it was not this one. */
export interface LuckRenewal {
  readonly seat: Seat;
  readonly foreign: boolean;
}

export interface LuckFault {
  readonly at: number;
  readonly seat?: Seat | undefined;
  readonly roll?: { readonly name: string; readonly n: number; readonly shown: number; readonly computed: number } | undefined;
}

/** Something does not fit: nobody plays before everybody who does has agreed to go on. */
export interface LuckAlarm {
  /** The answer; 0 is the deal. */
  readonly at: number;
  readonly roll?: LuckFault['roll'];
  /** Whose screen has told the table; undefined: the table has not heard of it, and this screen stands still by itself. */
  readonly by?: Seat | undefined;
  /** Nothing confirms it: that screen's word against the server's. */
  readonly claimed?: true | undefined;
  /** There are clocks at this table. */
  readonly timed?: true | undefined;
  /** Who has still to agree. */
  readonly missing: readonly Seat[];
  /** Gives the evidence as a file, where this screen has any. */
  readonly keep?: (() => void) | undefined;
  /** Agrees to go on; undefined for whoever has, or only looks on. */
  readonly goOn?: (() => void) | undefined;
}

export interface SealWords {
  readonly title: Readonly<Record<LuckFrom, string>>;
  /** For whoever listens: what the button is, and how things stand. */
  readonly name: (from: LuckFrom, state: WaxState, proven: number) => string;
  readonly sealed: string;
  /** Sealed before so many rolls, each of which was proven here. */
  readonly before: (rolls: number) => string;
  readonly right: string;
  readonly wrong: string;
  readonly promised: string;
  readonly committed: string;
  readonly toCheck: string;
  /** The three sentences of fair dice. The seal stands between the two halves of the second. */
  readonly promise: string;
  readonly commitment: readonly [before: string, after: string];
  readonly checking: string;
  /** What other luck is, in one sentence. */
  readonly plain: Readonly<Record<Exclude<LuckFrom, 'fair'>, string>>;
  readonly copy: string;
  readonly copied: string;
  readonly limits: string;
  readonly cannot: readonly string[];
  /** Who has committed in mid-game; and that it was for a seat of this screen, elsewhere. */
  readonly renewed: (names: string) => string;
  readonly foreign: string;
  readonly check: string;
  readonly close: string;
  readonly fault: {
    readonly title: (at: number) => string;
    /** Nobody plays; whose device has noticed it, and who has still to agree. Or only this screen stands still. */
    readonly text: string;
    readonly by: (name: string) => string;
    /** The server has another roll written down than that device was told, and it fits. */
    readonly claimed: (name: string) => string;
    /** Of clocks, where there are any: they stand, or all but one. */
    readonly clocksStand: string;
    readonly clockRuns: (name: string) => string;
    readonly missing: (names: string) => string;
    readonly alone: string;
    readonly roll: (shown: number, computed: number) => string;
    readonly keep: string;
    readonly goOn: string;
  };
}

const GROUP = 4;

/** The first eight and the last four signs. */
export const shortSeal = (seal: string): string => `${seal.slice(0, GROUP)} ${seal.slice(GROUP, 2 * GROUP)} … ${seal.slice(-GROUP)}`;
