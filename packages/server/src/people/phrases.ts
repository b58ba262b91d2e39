/** Recovery phrases: made here, and kept as a slow hash alone. */
import { randomInt, type ScryptOptions, scrypt } from 'node:crypto';
import type { Language } from '@astragal/kernel';
import { PHRASE_WORDS, WORD_LISTS } from '@astragal/wire/phrases';

/** About a tenth of a second and 32 MB for each try. */
const COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 };

export function newPhrase(language: Language): string[] {
  const { [language]: list } = WORD_LISTS;
  return Array.from({ length: PHRASE_WORDS }, () => list[randomInt(list.length)]!);
}

/** The slow hash by which a phrase is found. The salt is the house's: phrases are long and made here, so nobody shares one. */
export const slowHash = (phrase: string, salt: string): Promise<string> =>
  new Promise((resolve, reject) =>
    scrypt(phrase, salt, 32, COST, (error, hash) => (error ? reject(error) : resolve(hash.toString('base64url')))),
  );
