/** The players this game brings along, weakest first. */
import type { Bot } from '@astragal/bots';
import type { DiceForgeKind } from '../state.ts';
import { apprentice } from './apprentice.ts';
import { planner } from './planner.ts';

export { value } from './value.ts';

/** The apprentice takes what it sees, the smith thinks to the end of the turn. */
export const bots: readonly Bot<DiceForgeKind>[] = [apprentice('apprentice'), planner('smith', 2)];
