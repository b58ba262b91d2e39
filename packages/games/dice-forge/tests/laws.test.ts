import { fuzz } from '@astragal/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ALTERNATES, diceForge, type Options } from '../src/index.ts';

const SETS: Readonly<Record<string, Partial<Options>>> = {
  'all A': { setup: 'first' },
  'all B': { setup: 'chosen', ...(Object.fromEntries(ALTERNATES.map((slot) => [slot, 'B'])) as Partial<Options>) },
  'random sets': { setup: 'random' },
};

describe('the laws hold', () => {
  for (const [name, options] of Object.entries(SETS))
    it.each([2, 3, 4])(`with %i seats and ${name}`, (seats) => {
      const { violations, ran } = fuzz({ game: diceForge }, { decisions: 400, seats, seed: `${name} ${seats}`, options: options as never });
      expect(violations).toEqual([]);
      expect(Object.entries(ran).filter(([, games]) => games === 0)).toEqual([]);
    });
});
