export * from './cards.ts';
export * from './effects.ts';
export * from './faces.ts';
export * from './islands.ts';
export * from './resources.ts';
export * from './temple.ts';
