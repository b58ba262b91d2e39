/** The rulebook shows rather than tells. */
import { picturesOf } from '@astragal/table/rulebook/reading.ts';
import { expect, it } from 'vitest';
import { book } from '../../rulebook/book.ts';
import { questions } from '../rulebook/questions.ts';

it('there are at least 25 pictures', () => {
  expect(picturesOf(book).length).toBeGreaterThanOrEqual(25);
});

it('in every language there are at least ten questions that people ask', () => {
  for (const [language, asked] of Object.entries(questions)) expect(asked.length, language).toBeGreaterThanOrEqual(10);
});
