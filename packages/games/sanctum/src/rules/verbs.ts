/** Everything that can happen to the table. Only these functions write to the state, and each tells what it did. */
export * from './verbs/confrontation.ts';
export * from './verbs/fight.ts';
export * from './verbs/levels.ts';
export * from './verbs/march.ts';
export * from './verbs/penalties.ts';
export * from './verbs/rest.ts';
export * from './verbs/tokens.ts';
export * from './verbs/walls.ts';
