/** The words of the seal in the chosen language: they come with the first table, not with the site. */
import type { SealWords } from '@astragal/table/seal.ts';
import { LoadedWords } from '../text/loaded-words.svelte.ts';

const words = new LoadedWords(import.meta.glob<{ readonly words: SealWords }>('./words/??.ts'));

export const sealWords = (): SealWords | undefined => words.t;
