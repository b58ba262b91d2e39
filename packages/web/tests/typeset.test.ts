/** Whatever the page says is typeset: a word of one letter is tied to the next, a number to its noun, and percentages are written once. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWords } from '@astragal/table/read-words.ts';
import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
const files = {
  ...import.meta.glob<object>('../src/text/??.ts'),
  ...import.meta.glob<object>('../src/*/words/??.ts'),
  ...import.meta.glob<object>('../../games/*/{table,rulebook}/words/??.ts'),
  ...import.meta.glob<object>('../../games/*/src/text/{ideas,puzzles}-??.ts'),
};

/** What a line may end with, but should not: a word of one letter, or a number before its noun. */
const LOOSE = /(?<![\p{L}\p{N}])(?:[AIOUWZaiouwzАВИКОСУавикосу] (?=[\p{L}\p{N}„«])|\d+ (?=\p{L}))/u;

type Said = (...args: unknown[]) => unknown;

/** Every text with its path. Functions are tried with what may be a number, a word, a list or settings. */
function texts(part: unknown, path = ''): [string, string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function') return [2, 5, '3', ['Ada', 'Bo'], {}].flatMap((given) => said(part as Said, given, path));
  return typeof part === 'object' && part !== null ? Object.entries(part).flatMap(([key, each]) => texts(each, `${path}/${key}`)) : [];
}

/** Nothing where it cannot say anything of that. */
function said(say: Said, given: unknown, path: string): [string, string][] {
  try {
    return texts(say(given, given, given), path);
  } catch {
    return [];
  }
}

const faults = (words: object): string[] =>
  texts(words).flatMap(([path, text]) => (LOOSE.test(text) || text.includes('%') ? `${path}: ${text}` : []));

/** Every file of the page that names files of words. */
function readers(folder = SOURCES): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    const path = join(folder, each.name);
    if (each.isDirectory()) return readers(path);
    return /\.(ts|svelte)$/.test(each.name) && /glob[^\n]*words\/\?\?\.ts/.test(readFileSync(path, 'utf8')) ? [path] : [];
  });
}

describe('texts', () => {
  it('are those of the shell, of its rooms and of the games, in three languages', () => {
    expect(Object.keys(files).length).toBeGreaterThan(3 * 8);
    expect(Object.keys(files).length % 3).toBe(0);
  });

  it.each(Object.entries(files))('%s', async (_, load) => expect(faults(await readWords(load))).toEqual([]));

  it('would be found loose', () => {
    const bad = { a: 'Jest w domu', b: { c: (n: number) => `${n} kości i kot` }, d: [() => '50 %'], e: 'Он и я' };
    expect([...new Set(faults(bad).map((each) => each.slice(0, each.indexOf(':'))))]).toEqual(['/a', '/b/c', '/d/0', '/e']);
  });

  it('come to the page in one way', () => {
    expect(readers().length).toBeGreaterThan(5);
    for (const path of readers()) expect(readFileSync(path, 'utf8'), path).toMatch(/readWords\(|new LoadedWords\(/);
  });
});

it('the same words are read once', async () => {
  const load = Object.values(files)[0]!;
  expect(await readWords(load)).toBe(await readWords(load));
});
