export * from './idea-laws.ts';
export * from './judge-laws.ts';
export * from './laws.ts';
