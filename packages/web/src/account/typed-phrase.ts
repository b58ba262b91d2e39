/** Six words as they are typed. Their list is loaded when somebody types them. */
import { list } from '../base/words.svelte.ts';
import type { AccountWords } from './words/en.ts';

/** What is wrong with them, said before the server is asked; nothing if they may be somebody's. */
export async function faultIn(text: string, words: Pick<AccountWords, 'quoted' | 'strangers' | 'wordCount'>): Promise<string | undefined> {
  const { PHRASE_WORDS, typedPhrase } = await import('@astragal/wire/phrases');
  const { count, strangers } = typedPhrase(text);
  if (strangers.length > 0) return words.strangers(list(strangers.map((word) => words.quoted(word))));
  return count === PHRASE_WORDS ? undefined : words.wordCount(count);
}
