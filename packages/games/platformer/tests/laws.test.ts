import { fuzz } from '@astragal/kernel/testing';
import { describe, expect, it } from 'vitest';
import { OPTIONS, platformer } from '../src/index.ts';

/** Nothing is hidden, so a twin of the world is the world itself. */
const subject = { game: platformer, twin: (state: ReturnType<typeof platformer.view>) => state };

describe('the laws hold', () => {
  it.each([1, 2, 3, 4])('for %i seats, with any options', (seats) => {
    const { violations } = fuzz(subject, { decisions: 1200, seed: `laws ${seats}`, seats, options: { rounds: '30' } });
    expect(violations).toEqual([]);
  });

  it('every option is one of its values by default', () => {
    for (const { values, default: given } of Object.values(OPTIONS)) expect(values).toContain(given);
  });
});
