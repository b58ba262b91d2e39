/** The components of Sanctum, as data. */
export * from './acts.ts';
export * from './blessings.ts';
export * from './cards.ts';
export * from './effects.ts';
export * from './heroes.ts';
export * from './lords.ts';
