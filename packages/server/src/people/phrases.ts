/** Recovery phrases: six words of a list of 2,048, which is 66 bits. Kept as a slow hash alone. */
import { randomInt, type ScryptOptions, scrypt } from 'node:crypto';
import { wordlist } from '@scure/bip39/wordlists/english.js';

const WORDS = 6;
/** About a tenth of a second and 32 MB for each try. */
const COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 };

export const newPhrase = (): string[] => Array.from({ length: WORDS }, () => wordlist[randomInt(wordlist.length)]!);

/** The words of what somebody typed, whatever stands between them; undefined if it is no phrase. */
export function phraseIn(text: string): string | undefined {
  const words =
    text
      .toLowerCase()
      .normalize('NFKD')
      .match(/[a-z]+/g) ?? [];
  return words.length === WORDS && words.every((word) => wordlist.includes(word)) ? words.join(' ') : undefined;
}

/** The slow hash by which a phrase is found. The salt is the house's: phrases are long and made here, so nobody shares one. */
export const slowHash = (phrase: string, salt: string): Promise<string> =>
  new Promise((resolve, reject) =>
    scrypt(phrase, salt, 32, COST, (error, hash) => (error ? reject(error) : resolve(hash.toString('base64url')))),
  );
