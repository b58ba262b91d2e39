import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARD_IDS, FACE_IDS, FACES, TOKENS } from '../src/content/index.ts';

const RULES = new URL('../src/rules/', import.meta.url);

describe('content is data', () => {
  const chapters = readdirSync(RULES).filter((file) => file.endsWith('.ts'));

  it.each(chapters)('rules/%s names no card and no face', (file) => {
    const words = [...readFileSync(new URL(file, RULES), 'utf8').matchAll(/'([^'\n]+)'/g)].map(([, word]) => word!);
    const named = new Set<string>([...CARD_IDS, ...FACE_IDS]);
    // Tokens (DF-112, DF-114) and kinds of faces have rules of their own; they share names with what brings them.
    const vocabulary = new Set<string>([...TOKENS, ...Object.values(FACES).map(({ kind }) => kind)]);
    expect(words.filter((word) => named.has(word) && !vocabulary.has(word))).toEqual([]);
  });
});
