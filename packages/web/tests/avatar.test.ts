/** Everybody gets a beast of their own, and always the same. */

import { shelf } from '@astragal/shelf';
import { beastOf, kindIn, kindsOf, PARTS, seeded, withKind } from '@astragal/table/pieces/avatar.ts';
import { faceOf } from '@astragal/table/pieces/face.ts';
import { expect, it } from 'vitest';
import { lookOf } from '../src/games/looks.ts';

it('the same seed is the same beast', () => expect(beastOf(seeded('Iga'))).toEqual(beastOf(seeded('Iga'))));

it.each(PARTS)('every kind of %s is drawn in its own way, and leaves the other parts as they are', (part) => {
  const all = kindsOf(part).map((_, kind) => withKind('01203', part, kind));
  expect(new Set(all.map((each) => JSON.stringify(beastOf(each)))).size).toBe(all.length);
  for (const [kind, each] of all.entries()) {
    expect(kindIn(each, part)).toBe(kind);
    for (const other of PARTS) if (other !== part) expect(kindIn(each, other)).toBe(kindIn('01203', other));
  }
});

it('a beast of a newer page is drawn as well as this one can', () => expect(beastOf('zzzzz').length).toBeGreaterThan(5));

it('a hundred guests have at least ninety-five faces', () => {
  const faces = Array.from({ length: 100 }, (_, i) => JSON.stringify(beastOf(seeded(`guest ${i}`))));
  expect(new Set(faces).size).toBeGreaterThanOrEqual(95);
});

it('where bots have faces, every one that guests can choose has its own', () => {
  const faced = shelf.filter(({ id, hidden, levels }) => !hidden && levels.some((level) => lookOf(id, level)));
  const faces = faced.flatMap(({ id, levels }) => levels.flatMap((level) => [0, 1, 2, 3].map((nth) => lookOf(id, level, nth))));
  expect(faces).not.toContain(undefined);
  expect(new Set(faces.map((look) => JSON.stringify(faceOf(look!)))).size).toBe(faces.length);
});
