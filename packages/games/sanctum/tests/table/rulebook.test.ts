/** The rulebook shows rather than tells. */
import { picturesOf } from '@astragal/table/rulebook/reading.ts';
import { expect, it } from 'vitest';
import { book } from '../../rulebook/book.ts';

it('there are at least 25 pictures', () => {
  expect(picturesOf(book).length).toBeGreaterThanOrEqual(25);
});
