import { describe, expect, it } from 'vitest';
import { fuzz, LAWS, pig, pigLexicons } from '../testing/index.ts';

describe('the laws hold for Pig', () => {
  it('over thousands of random answers', () => {
    expect(fuzz({ game: pig, lexicons: pigLexicons }, { decisions: 5000, seed: 'pig' }).violations).toEqual([]);
  });
  it('names every law once', () => {
    expect(new Set(LAWS.map(({ name }) => name)).size).toBe(LAWS.length);
  });
});
