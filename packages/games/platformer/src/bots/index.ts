/** The players of Platformer, weakest first. */
import { type Bot, random } from '@astragal/bots';
import type { PlatformerKind } from '../state.ts';
import { climber } from './climber.ts';

export { climber } from './climber.ts';
export { value } from './value.ts';

export const bots: readonly Bot<PlatformerKind>[] = [
  random as Bot<PlatformerKind>,
  climber({ name: 'rambler', width: 3, depth: 6 }),
  climber({ name: 'climber', width: 8, depth: 14 }),
];
