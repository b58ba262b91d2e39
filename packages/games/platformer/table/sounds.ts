/** The tower's own sounds: boots on wood, a long whistle down, a bump, a gem, a door of stone. Short and soft, a few notes each. */
import type { Note } from '@astragal/table/sound.ts';
import type { Beat } from './beats.ts';

export const SOUNDS = {
  step: [[330, 0, 0.07, 0.05]],
  climb: [
    [330, 0, 0.07, 0.05],
    [440, 0.05, 0.09, 0.05],
  ],
  fall: [
    [520, 0, 0.12, 0.05],
    [390, 0.08, 0.12, 0.05],
    [280, 0.16, 0.16, 0.06],
    [90, 0.26, 0.18, 0.14],
  ],
  push: [
    [150, 0, 0.1, 0.14],
    [210, 0.05, 0.1, 0.08],
  ],
  portal: [
    [440, 0, 0.3, 0.05],
    [660, 0.06, 0.3, 0.05],
    [880, 0.12, 0.4, 0.05],
  ],
  hurt: [
    [196, 0, 0.16, 0.12],
    [147, 0.07, 0.22, 0.12],
  ],
  coin: [
    [1320, 0, 0.12, 0.06],
    [1760, 0.06, 0.3, 0.06],
  ],
  gem: [
    [1568, 0, 0.2, 0.05],
    [2093, 0.07, 0.25, 0.05],
    [2637, 0.14, 0.4, 0.05],
  ],
  heal: [
    [523, 0, 0.25, 0.06],
    [659, 0.09, 0.35, 0.06],
  ],
  faint: [
    [392, 0, 0.2, 0.08],
    [311, 0.14, 0.2, 0.08],
    [233, 0.28, 0.45, 0.09],
  ],
  defeat: [
    [110, 0, 0.2, 0.18],
    [392, 0.1, 0.2, 0.07],
    [523, 0.18, 0.35, 0.07],
  ],
  level: [
    [82, 0, 0.5, 0.16],
    [123, 0.12, 0.5, 0.12],
    [247, 0.3, 0.5, 0.05],
  ],
  boss: [
    [98, 0, 0.6, 0.16],
    [104, 0.02, 0.6, 0.12],
    [73, 0.3, 0.7, 0.16],
  ],
} as const satisfies Record<string, readonly Note[]>;
export type PlatformerSound = keyof typeof SOUNDS;

/** How a hero or an enemy moves, as one hears it; enemies shuffle without a sound. */
const MOVES: Readonly<Record<string, PlatformerSound>> = {
  move: 'step',
  fall: 'fall',
  push: 'push',
  hand: 'push',
  charge: 'boss',
  portal: 'portal',
  placement: 'climb',
  respawn: 'climb',
};
const PUFFS = { heart: 'hurt', burst: 'hurt', coin: 'coin', gem: 'gem', healed: 'heal' } as const;

/** What a beat sounds like, if it makes a sound. */
export function soundOf(beat: Beat): PlatformerSound | undefined {
  if (beat.kind === 'move') return MOVES[beat.how];
  if (beat.kind === 'puff') return beat.puffs.flatMap(({ sign }) => (sign === 'cloud' ? [] : [PUFFS[sign]]))[0];
  if (beat.kind === 'faint' || beat.kind === 'defeat') return beat.kind;
  if (beat.kind === 'levels') return 'level';
  return beat.kind === 'boss-card' || beat.kind === 'boss-die' ? 'boss' : undefined;
}
