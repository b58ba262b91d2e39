import { expect, it } from 'vitest';
import { tipPlace } from '../src/pieces/tip.ts';

const ROOM = { width: 1000, height: 800 };
const TIP = { width: 200, height: 60 };
const piece = { left: 400, top: 300, width: 100, height: 100 };

it('a tip stands above its piece, below it at the upper edge, and never leaves the window', () => {
  expect(tipPlace(piece, TIP, ROOM, [])).toEqual({ left: 350, top: 230 });
  expect(tipPlace({ ...piece, top: 20 }, TIP, ROOM, [])).toEqual({ left: 350, top: 130 });
  expect(tipPlace({ ...piece, left: 0 }, TIP, ROOM, []).left).toBe(8);
});

it('a tip lies over nobody who speaks: it goes below, then to a side', () => {
  const above = { left: 300, top: 180, width: 430, height: 110 };
  const below = { left: 300, top: 405, width: 430, height: 110 };
  expect(tipPlace(piece, TIP, ROOM, [above])).toEqual({ left: 350, top: 410 });
  expect(tipPlace(piece, TIP, ROOM, [above, below])).toEqual({ left: 190, top: 320 });
  expect(tipPlace(piece, TIP, ROOM, [above, below, { left: 100, top: 290, width: 250, height: 110 }])).toEqual({ left: 510, top: 320 });
});
