/** Recovery phrases as both sides read them: six words of a list of 2,048, which is 66 bits, in the person's language. */
import type { Language } from '@astragal/kernel';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { words as polish, retired as polishRetired } from './phrases/pl.ts';
import { words as russian, retired as russianRetired } from './phrases/ru.ts';

export const PHRASE_WORDS = 6;

/** Of these new phrases are made. */
export const WORD_LISTS: Readonly<Record<Language, readonly string[]>> = { en: wordlist, pl: polish, ru: russian };

/** As a hurried finger types: small letters without their marks. */
export const plain = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

/** What is read, by language: also the words that no new phrase has any more. */
const lists = [wordlist, [...polish, ...polishRetired], [...russian, ...russianRetired]].map((words) => new Set(words.map(plain)));

const wordsIn = (text: string): readonly string[] => text.normalize('NFC').match(/[\p{L}\p{M}]+/gu) ?? [];

/** What somebody typed: how many words, and which of them no phrase has. They are looked for in the language that knows most of them. */
export function typedPhrase(text: string): { readonly count: number; readonly strangers: readonly string[] } {
  const words = wordsIn(text);
  const strangers = lists.map((list) => words.filter((word) => !list.has(plain(word))));
  return { count: words.length, strangers: strangers.reduce((least, each) => (each.length < least.length ? each : least)) };
}

/** The words of what somebody typed, whatever stands between them, as they are hashed; undefined if it is no phrase. */
export function phraseIn(text: string): string | undefined {
  const { count, strangers } = typedPhrase(text);
  return count === PHRASE_WORDS && strangers.length === 0 ? wordsIn(text).map(plain).join(' ') : undefined;
}
