/** The players this game brings along, weakest first. */
import type { Bot } from '@astragal/bots';
import type { SanctumKind } from '../state.ts';
import { champion } from './policy.ts';

export { value } from './worth.ts';

/** The champion fights with the solver and plans the march by rules of thumb. */
export const bots: readonly Bot<SanctumKind>[] = [champion];
