/** What server and client say to each other: socket messages, the HTTP API, and their schemas. */
export * from './api.ts';
export * from './calls.ts';
export * from './history.ts';
export * from './keeping.ts';
export * from './messages.ts';
export * from './positions.ts';
export * from './problems.ts';
export * from './protocol.ts';
export * from './routes.ts';
export * from './tables.ts';
