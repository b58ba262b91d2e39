export * from './bot.ts';
export * from './craft.ts';
export * from './greedy.ts';
export type * from './manifest.ts';
