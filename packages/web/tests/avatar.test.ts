/** Everybody gets a beast of their own, and always the same. */
import { expect, it } from 'vitest';
import { avatarOf } from '../src/pieces/avatar.ts';

it('the same seed is the same beast', () => expect(avatarOf('Iga')).toEqual(avatarOf('Iga')));

it('a hundred guests have at least ninety-five faces', () => {
  const faces = Array.from({ length: 100 }, (_, i) => JSON.stringify(avatarOf(`guest ${i}`)));
  expect(new Set(faces).size).toBeGreaterThanOrEqual(95);
});
