import { fuzz } from '@astragal/kernel/testing';
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '../src/content/acts.ts';
import { sanctum } from '../src/game.ts';
import { trials } from '../src/trials.ts';

describe('laws', () => {
  for (const game of [sanctum, ...trials.starts!])
    for (const seats of [2, 3, 4])
      it(`${game.id}, ${seats} seats`, () => {
        const difficulty = DIFFICULTIES[seats - 1]!;
        expect(
          fuzz({ ...trials, game }, { decisions: 500, seed: game.id, seats, options: { difficulty } }).violations.map(
            ({ law, message }) => `${law}: ${message}`,
          ),
        ).toEqual([]);
      });
});
