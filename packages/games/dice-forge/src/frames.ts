/** A frame of each step: scripts that write frames by hand are compared with them. */
import type { Toolkit } from '@astragal/kernel';
import { amounts } from './content/resources.ts';
import type { DiceForgeKind, Part, Roll } from './state.ts';

const seat = 0;
const gives = amounts({ gold: 1 });
const die = { seat, die: 'light' } as const;
const roll: Roll = { kind: 'blessing', source: 'turn', dice: [die], results: ['gold-1'], convert: 'none', again: false };
const part: Part = { face: 'gold-1', gives, discount: 0, rewards: 0 };
const lot = [{ face: 'gold-3', die: 'light', position: 0 }] as const;
const card = 'blacksmiths-hammer';

export const FRAMES: NonNullable<Toolkit<DiceForgeKind>['frames']> = {
  turn: { seat },
  blessings: { seat },
  gear: { seat },
  action: { seat, extra: false },
  acted: { seat, extra: false },
  extra: { seat, paid: false },
  turned: { seat },
  offering: { seat, lot },
  forging: { seat, face: 'gold-3', source: 'offering', lot },
  landing: { seat, card },
  taking: { seat, card },
  garden: { seat, card, faces: ['gold-3'] },
  victim: { seat, card, face: 'boar-red' },
  theft: { seat, card, taken: [die] },
  gift: { seat, card, options: [gives] },
  blessing: { seat, source: 'turn', convert: 'none' },
  naming: { seat, card, count: 1, convert: 'none' },
  minor: { seat, card, die: 'light', convert: 'none' },
  resolving: { seat, roll },
  copying: { seat, roll, faces: ['mirror'], at: 0, eligible: ['gold-1'] },
  choosing: { seat, roll, faces: ['gold-1'], picked: [0], at: 0, times: 1 },
  ordering: { seat, roll, parts: [part] },
  applying: { seat, roll, part },
  converting: { seat, roll, part, glory: 1 },
  splitting: { seat, gold: 1, source: 'gold-1' },
  sailing: { seat, discount: 1 },
  ship: { seat, discount: 1 },
  reward: { seat, face: 'boar-red', by: 1 },
  repeat: { seat, roll },
};
