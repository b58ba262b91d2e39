export * from './chance.ts';
export * from './game.ts';
export * from './plain.ts';
export * from './play.ts';
