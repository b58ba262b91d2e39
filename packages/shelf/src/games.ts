/** The games of the house: a line each. */
export { manifest as diceForge } from '@astragal/dice-forge/manifest';
export { manifest as platformer } from '@astragal/platformer/manifest';
export { manifest as sanctum } from '@astragal/sanctum/manifest';
export { manifest as pig } from './pig.ts';
