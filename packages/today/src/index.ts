/** Games that everybody plays with the same luck: the luck, the table of a day, a duplicate, and how results stand to each other. */
export * from './day.ts';
export * from './duplicate.ts';
export * from './ghost.ts';
export * from './luck.ts';
export * from './playing.ts';
export * from './recorded.ts';
export * from './standing.ts';
