import type { Choice, Lexicon } from '@astragal/kernel';
import { expect, test } from 'vitest';
import { beyond, deedsTold } from '../../src/puzzles/telling.ts';

const lexicon = {
  holdings: (name: string, count: number) => `${count} ${name}`,
  choices: { pay: () => 'Pay', feat: ({ card }: { card: string }) => `Take the ${card}. It is free.`, end: () => 'End' },
} as unknown as Lexicon;

test('what the best line brings is told by what can be counted: no card and no face is named', () => {
  const best = { glory: 14, gold: -3, moon: 1, 'card gorgon': 1 };
  expect(beyond(best, { glory: 8, gold: -9 }, lexicon)).toEqual(['6 glory', '6 gold', '1 moon']);
  expect(beyond({ glory: 2 }, { glory: 8 }, lexicon)).toEqual([]);
});

test('a line is told by its deeds, each once, in the order of doing', () => {
  const line = [{ do: 'pay' }, { do: 'feat', card: 'gorgon' }, { do: 'feat', card: 'gorgon' }, { do: 'end' }] as unknown as Choice[];
  expect(deedsTold(line, ['end', 'feat gorgon'], lexicon, () => 'Ada')).toBe('Take the gorgon, End');
  expect(deedsTold(line, [], lexicon, () => 'Ada')).toBe('');
});
