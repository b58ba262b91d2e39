/** Words for scenes of Dice Forge. */
import type { Scripted, Seat } from '@astragal/kernel';
import { type RuleScene, scene } from '@astragal/kernel/testing';
import type { Arrangement, Seated } from '../src/arrange.ts';
import { type CardId, type DiceForgeKind, diceForge, toolkit } from '../src/index.ts';

export type { Seated };

export type Frame = DiceForgeKind['frame'];
export type Table = RuleScene<DiceForgeKind>;

export interface Arranged extends Omit<Arrangement, 'seated'> {
  readonly stack?: readonly Frame[];
  readonly luck?: readonly Scripted[];
  readonly unchecked?: boolean;
}

/** The question of steps 2 and 3 for a seat. */
export const action = (seat: Seat = 0): Frame => ({ step: 'action', seat, extra: false });
/** Gear is made ready, then the same question. */
export const gear = (seat: Seat = 0): Frame => ({ step: 'gear', seat });
/** A blessing for one seat alone. */
export const blessing = (seat: Seat = 0): Frame => ({ step: 'blessing', seat, source: 'ousting', convert: 'none' });
/** A minor blessing for one seat. */
export const minor = (seat: Seat = 0, die: 'light' | 'dark' = 'light'): Frame => ({
  step: 'minor',
  seat,
  card: 'silver-hind',
  die,
  convert: 'none',
});
/** Step 1. */
export const blessings = (seat: Seat = 0): Frame => ({ step: 'blessings', seat });
/** Lightning of a card, as if it had just been taken. */
export const taking = (card: CardId, seat: Seat = 0): Frame => ({ step: 'taking', seat, card });

/** A scene at this table. Luck is dictated from the first frame on. */
export function table(seated: readonly Seated[], { stack = [action()], luck = [], unchecked = false, ...arranged }: Arranged = {}): Table {
  return scene(diceForge, { seats: seated.length, position: { arrange: { seated, ...arranged }, stack }, luck, unchecked }, toolkit);
}

/** Gold, sun, moon and glory of a seat. */
export function reserve({ state }: Table, seat: Seat = 0): number[] {
  const { gold, sun, moon, glory } = state.players[seat]!;
  return [gold, sun, moon, glory];
}
