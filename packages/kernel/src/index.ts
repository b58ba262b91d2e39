export * from './chance.ts';
export * from './game.ts';
export * from './match.ts';
export * from './outcomes.ts';
export * from './plain.ts';
export * from './play.ts';
export * from './plural.ts';
export * from './record.ts';
