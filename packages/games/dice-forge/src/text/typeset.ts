import type { RuleChapter } from '@astragal/kernel';

/** Ties a number to its noun, a word of one letter to the next, and a dash to the word before it. */
export function typeset(text: string): string {
  return text
    .replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
    .replace(/(?<![\p{L}\p{N}])([AIOUWZaiouwzАВИКОСУавикосу]) (?=[\p{L}\p{N}„«])/gu, '$1\u00a0')
    .replace(/ ([–—]) /g, '\u00a0$1 ');
}

/** The rules drawer: chapters by title, each rule by its number. */
export function drawer(chapters: Readonly<Record<string, Readonly<Record<`DF-${number}`, string>>>>): readonly RuleChapter[] {
  return Object.entries(chapters).map(([title, rules]) => ({
    title,
    rules: Object.entries(rules).map(([id, text]) => ({ id, text: typeset(text) })),
  }));
}
