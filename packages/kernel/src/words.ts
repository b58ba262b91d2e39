/** Small helpers for the words of any game: typesetting, the rules drawer, lists. */
import { type Kind, LANGUAGES, type Language, type Lexicon, type RuleChapter } from './game.ts';

/** Where Ukrainian, Belarusian or Kazakh is spoken, Russian is read more often than English. */
const NEAR: Readonly<Record<string, Language>> = { uk: 'ru', be: 'ru', kk: 'ru' };

/** The first of the languages somebody reads (`pl-PL`, `en`) that we speak, or one near it; English where there is none. */
export function languageFor(read: readonly string[]): Language {
  for (const each of read) {
    const tag = each.trim().slice(0, 2).toLowerCase();
    const found = LANGUAGES.find((one) => one === tag) ?? NEAR[tag];
    if (found) return found;
  }
  return 'en';
}

/** Ties a number to its noun, a word of one letter to the next, and a dash to the word before it. */
export function typeset(text: string): string {
  return text
    .replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
    .replace(/(?<![\p{L}\p{N}])([AIOUWZaiouwzАВИКОСУавикосу]) (?=[\p{L}\p{N}„«])/gu, '$1\u00a0')
    .replace(/ ([–—]) /g, '\u00a0$1 ');
}

/** Words as they are shown: every text in them typeset, also those that their functions say. */
export function typesetAll<T>(words: T): T {
  if (typeof words === 'string') return typeset(words) as T;
  if (typeof words === 'function') return ((...args: unknown[]) => typesetAll(words(...args))) as T;
  if (Array.isArray(words)) return words.map((each) => typesetAll(each)) as T;
  return isPlain(words) ? (Object.fromEntries(Object.entries(words).map(([key, each]) => [key, typesetAll(each)])) as T) : words;
}

/** Objects written as such, and modules. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === null || kind === Object.prototype;
}

/** A table of sentences with their numbers and nouns tied together. */
export const tied = <Id extends string>(table: Readonly<Record<Id, string>>): Readonly<Record<Id, string>> =>
  Object.fromEntries(Object.entries<string>(table).map(([id, text]) => [id, typeset(text)])) as Record<Id, string>;

/** The rules drawer: chapters by title, each rule by its number. */
export function drawer(chapters: Readonly<Record<string, Readonly<Record<`${string}-${number}`, string>>>>): readonly RuleChapter[] {
  return Object.entries(chapters).map(([title, rules]) => ({
    title,
    rules: Object.entries(rules).map(([id, text]) => ({ id, text: typeset(text) })),
  }));
}

/** A lexicon whose sentences are typeset as they are said. */
export function typesetLexicon<K extends Kind>(words: Lexicon<K>): Lexicon<K> {
  const said = <T extends object>(table: T): T =>
    Object.fromEntries(Object.entries(table).map(([key, say]) => [key, (...about: unknown[]) => typeset(say(...about))])) as T;
  return {
    ...words,
    tagline: typeset(words.tagline),
    events: said(words.events),
    questions: said(words.questions),
    choices: said(words.choices),
    refusals: said(words.refusals),
    ...(words.ideas && { ideas: typesetAll(words.ideas) }),
    describe: (view, who) => words.describe(view, who).map(({ title, lines }) => ({ title, lines: lines.map(typeset) })),
  };
}

/** Whether an answer with one of these verbs can be given; any can where nobody says which. A question names nothing that is not there. */
export const canAnswer = (may: readonly { readonly do: string }[] | undefined, ...verbs: readonly string[]): boolean =>
  may === undefined || may.some((choice) => verbs.includes(choice.do));

/** One of a few variants of a frequent line, by a number from the event itself, so that a replay reads the same. */
export const variant = (variants: readonly [string, ...string[]], n: number): string => variants[n % variants.length] ?? variants[0];

/** Things named with how many of each: "Elder ×2, Owl". */
export function tallied<T>(things: readonly T[], name: (thing: T) => string): string {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, count]) => (count > 1 ? `${name(thing)} ×${count}` : name(thing))).join(', ');
}

/** A sentence begins with a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
