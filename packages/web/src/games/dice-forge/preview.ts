/** What an answer would do to the reserve, as far as it is certain: shown on the gauges before it is done. */
import {
  CAPPED,
  CARDS,
  type Capped,
  CHEST,
  type DiceForgeKind,
  type Effect,
  type FaceId,
  islandOf,
  type PlayerView,
  POOL_IDS,
  POOLS,
  TRITON_OPTIONS,
  type View,
} from '@astragal/dice-forge';
import type { ChoiceOf, Seat } from '@astragal/kernel';
import { type Some, sum } from './art/resources.ts';

export type Answer = ChoiceOf<DiceForgeKind>;

/** Certain changes of one player's reserve, and how the caps rise. */
export interface Preview {
  readonly pay: Some;
  readonly gain: Some;
  readonly caps: Some;
}
export const NO_CHANGE: Preview = { pay: {}, gain: {}, caps: {} };

const EXTRA_ACTION: Some = { sun: 2 };

/** The price of a face in the sanctuary, 0 if it is never for sale. */
export function priceOf(face: FaceId, discount = 0): number {
  const pool = POOL_IDS.find((id) => POOLS[id].faces.includes(face));
  return pool ? Math.max(0, POOLS[pool].price - discount) : 0;
}

/** What this answer would do to the reserve of whoever gives it. */
export function previewOf(answer: Answer, player: PlayerView, discount = 0): Preview {
  switch (answer.do) {
    case 'buy':
      return { ...NO_CHANGE, pay: { gold: priceOf(answer.face, discount) } };
    case 'feat':
      return { ...effectOf(CARDS[answer.card].lightning, player), pay: CARDS[answer.card].cost };
    case 'use':
      return effectOf(CARDS[answer.card].gear, player);
    case 'take':
      return { ...NO_CHANGE, gain: { [answer.resource]: answer.amount } };
    case 'spend':
      return { ...NO_CHANGE, gain: { [answer.resource]: TRITON_OPTIONS[answer.resource] } };
    case 'pay':
      return { ...NO_CHANGE, pay: EXTRA_ACTION };
    default:
      return NO_CHANGE;
  }
}

function effectOf(effect: Effect | undefined, player: PlayerView): Preview {
  switch (effect?.op) {
    case 'gain':
      return { ...NO_CHANGE, gain: effect.gains };
    case 'exchange':
      return { ...NO_CHANGE, pay: effect.cost, gain: effect.gains };
    case 'chest':
      return { ...NO_CHANGE, caps: CHEST };
    case 'glory-per-forged-face':
      return { ...NO_CHANGE, gain: { glory: effect.glory * player.forged } };
    default:
      return NO_CHANGE;
  }
}

/** What of the gain would go beyond the caps. */
export function overflow({ pay, gain, caps }: Preview, player: PlayerView): Some {
  const lost = (r: Capped): number => Math.max(0, player[r] - (pay[r] ?? 0) + (gain[r] ?? 0) - player.caps[r] - (caps[r] ?? 0));
  return Object.fromEntries(CAPPED.map((r) => [r, lost(r)]));
}

/** What is missing to pay this. */
export function shortOf(cost: Some, player: PlayerView): Some {
  return Object.fromEntries(CAPPED.map((r) => [r, Math.max(0, (cost[r] ?? 0) - player[r])]));
}

/** Who would be ousted if this seat took that card. */
export function oustedBy(view: View, seat: Seat, card: Parameters<typeof islandOf>[0]): Seat | undefined {
  const there = view.players.findIndex((player) => player.place === islandOf(card));
  return there < 0 || there === seat ? undefined : there;
}

/** The faces showing on the dice of the others: what a mirror could copy now. */
export function mirrored(view: View, seat: Seat): FaceId[] {
  return view.players.flatMap((player, other) =>
    other === seat ? [] : [player.light, player.dark].flatMap((die) => (die.up < 0 ? [] : [die.faces[die.up] ?? []].flat())),
  );
}

/** Room under the caps. */
export function roomOf(player: PlayerView): Some {
  return Object.fromEntries(CAPPED.map((r) => [r, player.caps[r] - player[r]]));
}

/** What the reserve would be after the preview, never beyond the caps. */
export function after(preview: Preview, player: PlayerView): Some {
  const change = sum(preview.gain, Object.fromEntries(Object.entries(preview.pay).map(([r, n]) => [r, -n])));
  return Object.fromEntries(CAPPED.map((r) => [r, Math.min(player.caps[r] + (preview.caps[r] ?? 0), player[r] + (change[r] ?? 0))]));
}
