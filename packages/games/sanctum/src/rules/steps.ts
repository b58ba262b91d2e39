import type { Steps } from '@astragal/kernel';
import type { SanctumKind } from '../state.ts';

/** A chapter of the rules: some of the game's steps. */
export type StepsOf<N extends keyof Steps<SanctumKind>> = Pick<Steps<SanctumKind>, N>;
