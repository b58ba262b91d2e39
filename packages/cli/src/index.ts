export * from './astragal.ts';
export type { Io } from './io.ts';
