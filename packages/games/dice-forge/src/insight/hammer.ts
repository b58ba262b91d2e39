/** Where a player's gold on hammers stands: they are worked one after the other, each in two phases (DF-107, DF-109). */
import { HAMMER } from '../content/index.ts';
import type { PlayerView } from '../state.ts';

export interface HammerStand {
  readonly total: number;
  /** Spaces of the hammers finished before the one being worked. */
  readonly before: number;
  /** 0 or 1. */
  readonly phase: number;
  readonly filled: number;
  /** Whether there is room for more. */
  readonly open: boolean;
}

const WHOLE = HAMMER.spaces * HAMMER.glory.length;

export function hammerOf({ hammers, hammered }: PlayerView): HammerStand {
  const open = hammered < hammers * WHOLE;
  const before = Math.max(0, Math.floor((open ? hammered : hammered - 1) / WHOLE)) * WHOLE;
  return {
    total: hammered,
    before,
    open,
    phase: Math.min(1, Math.floor((hammered - before) / HAMMER.spaces)),
    filled: (hammered - before) % HAMMER.spaces,
  };
}
