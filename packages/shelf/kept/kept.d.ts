/** What every kept version is: the game's manifest as it was, with all its parts in the same file. */
import type { Manifest } from '@astragal/bots';

export declare const manifest: Manifest;
