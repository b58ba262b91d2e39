/** A die in space lands on the side that was decided, and shows what a die shows. */
import { describe, expect, it } from 'vitest';
import { SIDES, seenSides, turned } from '../../table/art/cube.ts';

const PLACES = SIDES.map((_, place) => place);
const TONES = ['light', 'dark'] as const;

describe.each(TONES)('a %s die', (tone) => {
  it.each(PLACES)('with place %i up turns that side to the eye, however often it was thrown', (up) => {
    for (const throws of [0, 1, 2]) {
      const seen = seenSides(turned(up, throws, tone));
      expect(seen.toSorted((a, b) => b.middle[2] - a.middle[2])[0]?.place).toBe(up);
      expect(seen).toHaveLength(3);
    }
  });

  it('stands upright: the side that is up is not turned on its head', () => {
    for (const up of PLACES) {
      const side = seenSides(turned(up, 1, tone)).find(({ place }) => place === up)!;
      expect(side.right[0]).toBeGreaterThan(0.8);
      expect(side.down[1]).toBeGreaterThan(0.8);
    }
  });
});

it('shows at most three sides on its way, never two that lie opposite one another', () => {
  for (let x = 0; x < 720; x += 17)
    for (let y = 0; y < 720; y += 19) {
      const seen = seenSides([x, y]).map(({ place }) => place >> 1);
      expect(seen.length).toBeGreaterThan(0);
      expect(new Set(seen).size).toBe(seen.length);
    }
});
