/** What is in the box, for whoever draws or names it. */
export * from './effects.ts';
export * from './map.ts';
export * from './tables.ts';
export * from './tiles.ts';
