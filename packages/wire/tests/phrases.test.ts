/** Phrases: words that are told apart, old ones that are still read, and wrong ones that are named. */
import { describe, expect, it } from 'vitest';
import { retired as polishRetired } from '../src/phrases/pl.ts';
import { retired as russianRetired } from '../src/phrases/ru.ts';
import { phraseIn, plain, typedPhrase, WORD_LISTS } from '../src/phrases.ts';

/** As it sounds at the end of a word, where it is voiceless, and with one letter for one sound. */
const HEARD = {
  pl: (word: string) =>
    word
      .replace('ch', 'h')
      .replace('rz', 'ż')
      .replace('ó', 'u')
      .replace(/[bdgwz]$/, (end) => 'ptkfs'['bdgwz'.indexOf(end)]!),
  ru: (word: string) => word.replace('ё', 'е').replace(/[бвгджз](?=ь?$)/, (end) => 'пфктшс'['бвгджз'.indexOf(end)]!),
};

describe.each([
  ['pl', polishRetired, ['pochwa', 'lud', 'sweterek', 'buńczuk']],
  ['ru', russianRetired, ['конопля', 'обет', 'пирожок', 'домра']],
] as const)('the words of %s', (language, retired, gone) => {
  const words = WORD_LISTS[language];

  it('make 66 bits in six, and none sounds like another', () => {
    expect(6 * Math.log2(words.length)).toBeGreaterThanOrEqual(66);
    expect(new Set(words.map(HEARD[language])).size).toBe(words.length);
  });

  it('have lost those that are alike, rare or unkind', () => {
    for (const word of gone) expect([words.includes(word), retired.includes(word)]).toEqual([false, true]);
  });

  it('once given out are read as ever', () => {
    const old = [...retired.slice(0, 3), ...words.slice(0, 3)];
    expect(phraseIn(old.join(' '))).toBe(old.map(plain).join(' '));
  });
});

it('a wrong word is named as it was typed, in the language of the others', () => {
  expect(typedPhrase('abażur, adres, afisz, agrafka, agrest, Akacyja')).toEqual({ count: 6, strangers: ['Akacyja'] });
  expect(typedPhrase('абзац абрикос август автобусс азбука')).toEqual({ count: 5, strangers: ['автобусс'] });
  expect(phraseIn('abażur adres afisz agrafka agrest Akacyja')).toBeUndefined();
});
