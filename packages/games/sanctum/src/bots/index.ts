/** The players this game brings along: one of old for the arena, then the levels, weakest first. */
import type { Bot } from '@astragal/bots';
import type { SanctumKind } from '../state.ts';
import { levels } from './levels.ts';
import { champion } from './policy.ts';

export { analysing } from './analysing.ts';
export { daily } from './daily.ts';
export { ideas } from './ideas.ts';
export { judge } from './judge.ts';
export { training } from './levels.ts';
export { puzzling } from './puzzling.ts';
export { value } from './worth.ts';

export const bots: readonly Bot<SanctumKind>[] = [champion, ...levels];
