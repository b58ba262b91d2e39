/** A table drawn piece by piece, tried with frames of our own. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Gradual, InTurn, nearer, Pieces, whenDrawn } from '../src/pieces.svelte.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, 16));
  vi.stubGlobal('document', { hidden: false });
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
  pieces.begin(2);
  frame();
  expect([pieces.drawn, vi.getTimerCount()]).toEqual([2, 0]);
  pieces.begin(3);
  frame();
  expect([pieces.drawn, vi.getTimerCount()]).toEqual([3, 0]);
});

it('stops with its table', () => {
  const pieces = new Pieces();
  const stop = pieces.begin(5);
  stop();
  frame();
  expect(pieces.drawn).toBe(0);
});

it('gives each frame to one of all that are drawn in pieces, to the newest first', () => {
  const [table, dice] = [new Pieces(), new Pieces()];
  table.begin(2);
  frame();
  dice.begin(2);
  const order: unknown[] = [];
  for (let i = 0; i < 3; i++) {
    frame();
    order.push([table.drawn, dice.drawn]);
  }
  // The table's second piece was under way when the dice came.
  expect(order).toEqual([
    [1, 1],
    [1, 2],
    [2, 2],
  ]);
  expect(vi.getTimerCount()).toBe(0);
});

it('leaves what can wait until nothing else is to be drawn', () => {
  const done: string[] = [];
  whenDrawn(() => done.push('first'));
  whenDrawn(() => done.push('second'));
  const table = new Pieces();
  table.begin(2);
  frame();
  frame();
  expect([table.drawn, done]).toEqual([2, []]);
  frame();
  frame();
  expect([done, vi.getTimerCount()]).toEqual([['first', 'second'], 0]);
});

it('lights parts one after the other, with what is true when their turn comes', async () => {
  const lighting = new InTurn();
  let asked = $state('');
  const shown: (() => string)[] = [];
  const leave = $effect.root(() => {
    shown.push(...['isle', 'temple', 'isle'].map((name) => lighting.follow(() => (asked ? `${name} for ${asked}` : name))));
  });
  const now = (): string[] => shown.map((each) => each());
  const ask = async (about: string): Promise<void> => {
    asked = about;
    await Promise.resolve();
  };
  await ask('');
  expect([now(), vi.getTimerCount()]).toEqual([['isle', 'temple', 'isle'], 0]);
  await ask('faces');
  expect([now(), lighting.isBehind]).toEqual([['isle', 'temple', 'isle'], true]);
  frame();
  expect(now()).toEqual(['isle for faces', 'temple', 'isle']);
  await ask('cards');
  for (let i = 0; i < 3; i++) frame();
  expect([now(), lighting.isBehind, vi.getTimerCount()]).toEqual([['isle for cards', 'temple for cards', 'isle for cards'], false, 0]);
  // Asked and taken back between two frames: nothing is drawn anew.
  await ask('');
  await ask('cards');
  frame();
  expect([now(), vi.getTimerCount()]).toEqual([['isle for cards', 'temple for cards', 'isle for cards'], 0]);
  leave();
});

const part = (id: string, drawing: string) => ({ id, drawing });

it('keeps what stays the same, and draws the rest by and by', () => {
  const [kept, old] = [part('a', 'tree'), part('b', 'shut')];
  const wanted = [kept, part('b', 'open door'), part('c', 'lamp')];
  const placed = nearer([kept, old], wanted, 0);
  expect(placed).toEqual([kept, old]);
  const first = nearer(placed, wanted, 1);
  expect(first).toEqual([kept, part('b', 'open door')]);
  expect(nearer(first, wanted, 1)).toEqual(wanted);
  expect(nearer(wanted, [kept], 0)).toEqual([kept]);
});

it('follows a drawing frame by frame until it is whole', () => {
  const drawing = new Gradual();
  const wanted = [part('a', 'a'.repeat(20_000)), part('b', 'b')];
  drawing.follow(wanted);
  expect(drawing.shown).toEqual([]);
  frame();
  expect(drawing.shown).toEqual([wanted[0]]);
  frame();
  expect([drawing.shown, vi.getTimerCount()]).toEqual([wanted, 0]);
});

it('leaves a drawing that is not wanted any more', () => {
  const drawing = new Gradual();
  drawing.follow([part('a', 'a')])();
  frame();
  expect(drawing.shown).toEqual([]);
});
