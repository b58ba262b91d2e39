export * from './judge-laws.ts';
export * from './laws.ts';
