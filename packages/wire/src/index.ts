/** What server and client say to each other: socket messages, the HTTP API, and their schemas. */

export * from './account.ts';
export * from './api.ts';
export * from './dice.ts';
export * from './duplicates.ts';
export * from './fair.ts';
export * from './history.ts';
export * from './messages.ts';
export * from './notifications.ts';
export * from './positions.ts';
export * from './problems.ts';
export * from './protocol.ts';
export * from './puzzles.ts';
export * from './routes.ts';
export * from './tables.ts';
export * from './today.ts';
