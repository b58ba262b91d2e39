/** A table drawn piece by piece, tried with frames of our own. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pieces } from '../../src/table/pieces.svelte.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The next frame is painted, and the task after it runs. */
const frame = (): unknown => vi.advanceTimersByTime(17);

it('draws one piece after each frame, and nothing more once all are there', () => {
  const pieces = new Pieces();
  pieces.begin(2);
  expect(pieces.drawn).toBe(0);
  frame();
  expect(pieces.drawn).toBe(1);
  frame();
  expect([pieces.drawn, vi.getTimerCount()]).toEqual([2, 0]);
});

it('stops with its table', () => {
  const pieces = new Pieces();
  const stop = pieces.begin(5);
  stop();
  frame();
  expect(pieces.drawn).toBe(0);
});
