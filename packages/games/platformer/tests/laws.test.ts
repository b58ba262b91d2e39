import { fuzz } from '@astragal/kernel/testing';
import { describe, expect, it } from 'vitest';
import { OPTIONS, platformer } from '../src/index.ts';
import { en } from '../src/text/en.ts';
import { pl } from '../src/text/pl.ts';
import { ru } from '../src/text/ru.ts';
import { toolkit } from '../src/toolkit.ts';

const lexicons = { en, pl, ru };

describe('the laws hold', () => {
  for (const game of [platformer, ...toolkit.starts!])
    it.each([1, 2, 3, 4])(`${game.id}, %i seats, with any options`, (seats) => {
      const setting = { decisions: 300, seed: `laws ${seats}`, seats, options: { rounds: '30' } } as const;
      const { violations, ran } = fuzz({ ...toolkit, game, lexicons }, setting);
      expect(violations.map(({ law, message }) => `${law}: ${message}`)).toEqual([]);
      expect(Object.entries(ran).filter(([, games]) => games === 0)).toEqual([]);
    });

  it('every option is one of its values by default', () => {
    for (const { values, default: given } of Object.values(OPTIONS)) expect(values).toContain(given);
  });
});
