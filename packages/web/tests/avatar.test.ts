/** Everybody gets a beast of their own, and always the same. */

import { shelf } from '@astragal/shelf';
import { expect, it } from 'vitest';
import { avatarOf } from '../src/pieces/avatar.ts';
import { faceOf } from '../src/pieces/face.ts';
import { lookOf } from '../src/shell/looks.ts';

it('the same seed is the same beast', () => expect(avatarOf('Iga')).toEqual(avatarOf('Iga')));

it('a hundred guests have at least ninety-five faces', () => {
  const faces = Array.from({ length: 100 }, (_, i) => JSON.stringify(avatarOf(`guest ${i}`)));
  expect(new Set(faces).size).toBeGreaterThanOrEqual(95);
});

it('every bot that guests can choose has a face of its own', () => {
  const guests = shelf.filter(({ hidden }) => !hidden);
  const faces = guests.flatMap(({ id, levels }) => levels.flatMap((level) => [0, 1, 2, 3].map((nth) => lookOf(id, level, nth))));
  expect(faces).not.toContain(undefined);
  expect(new Set(faces.map((look) => JSON.stringify(faceOf(look!)))).size).toBe(faces.length);
});
