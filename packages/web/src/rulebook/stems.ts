/** Words as the search compares them: without capitals and accents, forms of one word alike. */
import type { Tongue } from './tongues/types.ts';

/** Without capitals and accents: readers of Russian type е for ё, and nobody types accents in a hurry. */
export const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('’', "'");

const WORD = /[\p{L}\p{N}×]+/gu;
export const wordsIn = (text: string): string[] => plain(text).match(WORD) ?? [];

/** A stem keeps at least so many letters. */
const SHORTEST = 3;
/** Two stems of one word may differ by so many letters at the end, if they begin alike. */
const LOOSE = 2;

/** What makes forms of a word one, in a language. */
export function stemmer({ endings, forms }: Tongue): (word: string) => string {
  const plainForms = new Map(Object.entries(forms).map(([form, word]) => [plain(form), plain(word)]));
  const plainEndings = [...new Set(endings.map(plain))].sort((a, b) => b.length - a.length);
  const known = new Map<string, string>();
  const strip = (word: string): string => {
    const ending = plainEndings.find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST);
    return ending ? word.slice(0, -ending.length) : word;
  };
  return (word) => {
    const found = known.get(word) ?? strip(plainForms.get(word) ?? word);
    known.set(word, found);
    return found;
  };
}

/** Whether one slip of the finger makes one word of the other: a letter too much, too little, wrong, or two that changed places. */
export function isSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  const from = [...a].findIndex((letter, i) => letter !== b[i]);
  const start = from < 0 ? a.length : from;
  const [left, right] = [a.slice(start), b.slice(start)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

/** Stems of one word: equal, or alike in so many letters but for the last. */
export const same = (a: string, b: string, alike: number): boolean => {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= alike && long.length - short.length <= LOOSE && long.startsWith(short);
};
