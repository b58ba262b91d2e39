export * from './golden.ts';
export * from './laws.ts';
export * from './nothing.ts';
export * from './perft.ts';
export * from './pig.ts';
export * from './pig-text.ts';
export * from './scene.ts';
export * from './words.ts';
