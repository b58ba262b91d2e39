import { fuzz } from '@astragal/kernel/testing';
import { describe, expect, it } from 'vitest';
import { diceForge } from '../src/index.ts';

describe('the laws hold', () => {
  it.each([2, 3, 4])('with %i seats, over random sets of cards', (seats) => {
    expect(fuzz({ game: diceForge }, { decisions: 2000, seats, seed: `laws ${seats}`, options: { setup: 'random' } }).violations).toEqual(
      [],
    );
  });
});
