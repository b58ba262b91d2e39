export * from './analysis.ts';
export * from './closer.ts';
export * from './errors.ts';
export * from './holdings.ts';
export * from './ledger.ts';
export * from './rules.ts';
export { finishedRecord, restsOfRecord, turnsOf } from './turns.ts';
