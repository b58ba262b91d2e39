/** For tests alone: luck and bots that follow a seed, so that a game can be had again. No setting of a host leads here. */
import { type Source, seeded } from '@astragal/kernel';
import type { Seeds } from './secrets.ts';

/** What luck says depends on the seed and on what is asked, not on when: every table of the house has the same. */
export const seededLuck = (seed: string): { readonly luck: Source; readonly seeds: Seeds } => ({
  luck: (n, name) => seeded(`${seed}: ${name}`).below(n, name),
  seeds: (what) => `${seed}: ${what}`,
});
