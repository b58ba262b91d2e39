/** A frame of each step: scripts that write frames by hand are compared with them. */
import type { Toolkit } from '@astragal/kernel';
import { TOKEN_IDS } from './content/tables.ts';
import type { PlatformerKind } from './state.ts';

const seat = 0;

export const FRAMES: NonNullable<Toolkit<PlatformerKind>['frames']> = {
  opening: { chosen: false },
  hero: { seat },
  turn: { seat },
  event: { seat },
  removal: { seat },
  recharge: { seat },
  roll: { seat },
  'enemy-die': { seat },
  'action-phase': { seat },
  respawn: { seat, first: false },
  actions: { seat },
  walk: { seat, points: 1, boot: false, up: false, begun: false },
  strike: { seat, at: 0, wounds: 0, dice: 0, raised: 0 },
  handling: { seat, at: 0, points: 1, dice: false, begun: false },
  gloves: { seat },
  shedding: { seat, token: TOKEN_IDS[0]! },
  landing: { seat },
  rerolling: { seat, any: false, picked: [0] },
  turning: { seat },
  copying: { seat },
  pulling: { seat },
  'special-phase': { seat },
  special: { seat },
  gravity: { where: 'all', last: false, asked: false },
  ladder: { seat },
  fall: { where: 'all', last: false },
  'end-of-turn': { seat },
  'boss-turn': { seat },
  over: {},
};
