/**
 * Versions of rules that are kept: each is one built file that is never edited (`docs/raising-a-version.md`). Loaded only when a match
 * that began with it is played or seen again. Lines are written by `npm run -s freeze`.
 */
import type { Manifest } from '@astragal/bots';

export const kept: Readonly<Record<string, () => Promise<{ readonly manifest: Manifest }>>> = {
  'dice-forge-1': () => import('@astragal/shelf/kept/dice-forge-1'),
  'platformer-1': () => import('@astragal/shelf/kept/platformer-1'),
  'platformer-2': () => import('@astragal/shelf/kept/platformer-2'),
  'sanctum-1': () => import('@astragal/shelf/kept/sanctum-1'),
  'sanctum-2': () => import('@astragal/shelf/kept/sanctum-2'),
  'sanctum-3': () => import('@astragal/shelf/kept/sanctum-3'),
  'sanctum-4': () => import('@astragal/shelf/kept/sanctum-4'),
};
