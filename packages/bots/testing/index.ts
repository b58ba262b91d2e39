export * from './laws.ts';
