/** What server and client say to each other: socket messages, the HTTP API, and their schemas. */

export * from './account.ts';
export * from './api.ts';
export * from './history.ts';
export * from './messages.ts';
export * from './notifications.ts';
export * from './positions.ts';
export * from './problems.ts';
export * from './protocol.ts';
export * from './routes.ts';
export * from './tables.ts';
