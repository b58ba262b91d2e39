export * from './mutations.ts';
export * from './play.ts';
export * from './vectors.ts';
