/** The players this game brings along, weakest first. */
import { type Bot, greedy } from '@astragal/bots';
import { diceForge } from '../game.ts';
import type { DiceForgeKind } from '../state.ts';
import { planner } from './planner.ts';
import { value } from './value.ts';

export { value } from './value.ts';

/** The apprentice looks one answer ahead, the smith to the end of the turn. */
export const bots: readonly Bot<DiceForgeKind>[] = [greedy(diceForge, value, { name: 'apprentice', samples: 1 }), planner('smith', 2)];
