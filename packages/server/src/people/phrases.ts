/** Recovery phrases: six words of a list of at least 2,048, which is 66 bits, in the person's language. Kept as a slow hash alone. */
import { randomInt, type ScryptOptions, scrypt } from 'node:crypto';
import type { Language } from '@astragal/kernel';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { words as polish } from './words/pl.ts';
import { words as russian } from './words/ru.ts';

const WORDS = 6;
/** About a tenth of a second and 32 MB for each try. */
const COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 };

export const WORD_LISTS: Readonly<Record<Language, readonly string[]>> = { en: wordlist, pl: polish, ru: russian };

/** As a hurried finger types: small letters without their marks. */
export const plain = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

const lists = Object.values(WORD_LISTS).map((words) => new Set(words.map(plain)));

export function newPhrase(language: Language): string[] {
  const { [language]: list } = WORD_LISTS;
  return Array.from({ length: WORDS }, () => list[randomInt(list.length)]!);
}

/** The words of what somebody typed, whatever stands between them, as they are hashed; undefined if it is no phrase. */
export function phraseIn(text: string): string | undefined {
  const words = plain(text).match(/\p{L}+/gu) ?? [];
  return words.length === WORDS && lists.some((list) => words.every((word) => list.has(word))) ? words.join(' ') : undefined;
}

/** The slow hash by which a phrase is found. The salt is the house's: phrases are long and made here, so nobody shares one. */
export const slowHash = (phrase: string, salt: string): Promise<string> =>
  new Promise((resolve, reject) =>
    scrypt(phrase, salt, 32, COST, (error, hash) => (error ? reject(error) : resolve(hash.toString('base64url')))),
  );
