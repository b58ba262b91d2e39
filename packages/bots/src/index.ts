export * from './bot.ts';
export * from './greedy.ts';
