/** Idle words of the search are words as a question is cut into them: others would never be left out. */
import { LANGUAGES } from '@astragal/kernel';
import { expect, it } from 'vitest';
import type { Tongue } from '../../src/rulebook/tongues/types.ts';

const tongues = import.meta.glob<{ readonly tongue: Tongue }>('../../src/rulebook/tongues/??.ts', { eager: true });

it.each(LANGUAGES)('%s', (language) => {
  const { idle } = tongues[`../../src/rulebook/tongues/${language}.ts`]!.tongue;
  expect(idle.length).toBeGreaterThan(50);
  expect(idle.filter((word) => !/^[\p{L}\p{N}]+$/u.test(word))).toEqual([]);
});
