/** One word for one thing: what a glossary calls wrong for it stands in no text that people read. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from './lib.mjs';

const LANGUAGES = ['en', 'pl', 'ru'];

interface Wrong {
  readonly language: string;
  readonly not: string;
  readonly but: string;
  readonly rightIn: readonly string[];
}

/** The rows under "Not these words" of a glossary. */
function wrongsIn(glossary: string): Wrong[] {
  const section = glossary.split('## Not these words')[1]?.split(/^## /m)[0] ?? '';
  return [...section.matchAll(/^\| (en|pl|ru) \| (.+?) \| (.+?) \| (.*?) ?\|$/gm)].map(([, language, not, but, rightIn]) => ({
    language: language!,
    not: not!,
    but: but!,
    rightIn: rightIn!.split(', ').filter(Boolean),
  }));
}

/** Words are compared as they are read: whatever their case, and with any space between them. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase();

/** A stem begins a word, anything else is whole; `#` is a number, or what counts one. */
function patternOf(not: string): RegExp {
  const stem = not.endsWith('-');
  const body = plain(stem ? not.slice(0, -1) : not)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace('#', '(?:\\d+|\\})');
  return new RegExp(`(?<![\\p{L}\\p{N}-])${body}${stem ? '' : '(?![\\p{L}-])'}`, 'u');
}

/** Which of these words a text has. */
function wrongsOf(text: string, language: string, wrongs: readonly Wrong[]): string[] {
  return wrongs.flatMap(({ language: of, not, but, rightIn }) => {
    const rest = rightIn.reduce((left, phrase) => left.replaceAll(plain(phrase), ''), plain(text));
    return of === language && patternOf(not).test(rest) ? [`"${not}" for "${but}" in: ${text}`] : [];
  });
}

/** What files of words say: every string in them, but for what people may ask a rulebook. */
const saidIn = (source: string): string[] =>
  [
    ...source
      .replace(/^ {2}questions: \[[\s\S]*?\],$|^ {2}synonyms: \[[\s\S]*?^ {2}\],$/gm, '')
      .matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g),
  ]
    .map(([, quoted, spoken]) => quoted ?? spoken ?? '')
    .filter((text) => /\p{L}{3}/u.test(text) && !/^[.@]/.test(text));

/** What a lesson says in a language. */
function taughtIn(part: unknown, language: string): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, each]) => (key === language && typeof each === 'string' ? [each] : taughtIn(each, language)));
}

const read = (path: string): string => readFileSync(at(path), 'utf8');
const namesIn = (folder: string): string[] => (existsSync(at(folder)) ? readdirSync(at(folder)) : []);

const glossaryOf = (game: string): string => `packages/games/${game}/WORDS.md`;

const games = readdirSync(at('packages/games'), { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));

/** The texts of a game in a language: lessons, rules, rulebook, table, poster, and what coach and puzzles say of it. */
const textsOf = (game: string, language: string): string[] => [
  ...namesIn(`packages/games/${game}/learn/lessons`).flatMap((name) =>
    taughtIn(JSON.parse(read(`packages/games/${game}/learn/lessons/${name}`)), language),
  ),
  ...[
    'rulebook/words/',
    'table/words/',
    'poster/',
    'history/',
    ...['', 'rules-', 'names-', 'bots-', 'ideas-', 'puzzles-'].map((part) => `src/text/${part}`),
  ]
    .map((room) => `packages/games/${game}/${room}${language}.ts`)
    .flatMap((path) => (existsSync(at(path)) ? saidIn(read(path)) : [])),
];

/** The texts of the shell: its own, and those of its rooms. */
const shellIn = (language: string): string[] =>
  ['text', ...namesIn('packages/web/src').map((room) => `${room}/words`)]
    .map((room) => `packages/web/src/${room}/${language}.ts`)
    .flatMap((path) => (existsSync(at(path)) ? saidIn(read(path)) : []));

describe.each(LANGUAGES)('%s', (language) => {
  // A game need not have a glossary.
  it.each(games.filter((game) => existsSync(at(glossaryOf(game)))))('%s says no word that its glossary calls wrong', (game) => {
    const wrongs = wrongsIn(read(glossaryOf(game)));
    const texts = textsOf(game, language);
    expect(wrongs.length).toBeGreaterThan(0);
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.flatMap((text) => wrongsOf(text, language, wrongs))).toEqual([]);
  });

  it('nor does the shell', () => {
    const wrongs = wrongsIn(read('docs/glossary.md'));
    expect(wrongs.length).toBeGreaterThan(0);
    expect(shellIn(language).length).toBeGreaterThan(300);
    expect(shellIn(language).flatMap((text) => wrongsOf(text, language, wrongs))).toEqual([]);
  });
});

it('a wrong word is found: a stem, a whole word, a number; and left where it is right', () => {
  const wrongs = wrongsIn(`
## Not these words

| language | not | but | right in |
|---|---|---|---|
| en | gift- | blessing | |
| en | isle | island | Isle of |
| pl | # chwały | # punktów chwały | |

## Other words

| en | dice | no row of it | |
`);
  const found = (text: string, language = 'en') => wrongsOf(text, language, wrongs).length;
  expect(wrongs).toHaveLength(3);
  expect([found('Gifts for all'), found('A new isle'), found('Masz 12\u00a0chwały', 'pl')]).toEqual([1, 1, 1]);
  expect([found('The Isle of Voices'), found('Islets'), found('Gifts', 'pl'), found('12 punktów chwały', 'pl'), found('dice')]).toEqual([
    0, 0, 0, 0, 0,
  ]);
  expect(saidIn("say: 'A gift',\n  synonyms: [\n    ['gift'],\n  ],\n")).toEqual(['A gift']);
  expect(taughtIn({ steps: [{ ask: { en: 'A gift', pl: 'Dar' } }] }, 'en')).toEqual(['A gift']);
});
