import { fuzz } from '@astragal/kernel/testing';
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '../src/content/acts.ts';
import { sanctum } from '../src/game.ts';
import { toolkit } from '../src/toolkit.ts';

describe('laws', () => {
  for (const game of [sanctum, ...toolkit.starts!])
    for (const seats of [2, 3, 4])
      it(`${game.id}, ${seats} seats`, () => {
        const difficulty = DIFFICULTIES[seats - 1]!;
        const { violations, ran } = fuzz({ ...toolkit, game }, { decisions: 500, seed: game.id, seats, options: { difficulty } });
        expect(violations.map(({ law, message }) => `${law}: ${message}`)).toEqual([]);
        expect(Object.keys(ran)).toContain('leak');
        expect(Object.entries(ran).filter(([, games]) => games === 0)).toEqual([]);
      });
});
