/** What a board is offered while positions arrive and animations still run: every change an effect would see, in order. */
import { notation } from '@astragal/kernel';
import type { NoticeOf } from '@astragal/wire';
import { afterEach, expect, it } from 'vitest';
import { Chair } from '../../src/net/chair.svelte.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** A seat that holds its board back until told, and writes down the options in hand whenever they change. */
function sit() {
  const chair = new Chair();
  const inHand: string[][] = [];
  let shown: (() => void) | undefined;
  let heard = 0;
  stop = $effect.root(() => {
    $effect(() => {
      const texts = chair.asks.flatMap(({ options }) => options.map(({ text }) => text));
      if (texts.join() !== inHand.at(-1)?.join()) inHand.push(texts);
    });
    $effect(() => {
      if ((chair.moment?.heard.length ?? 0) > 0) chair.hold(new Promise<void>((resolve) => (shown = resolve)));
    });
  });
  return {
    chair,
    inHand,
    /** A position arrives: the question with this number has these options. */
    async hears(ask: number, ...options: readonly string[]): Promise<void> {
      chair.receive(position(ask, options, heard++));
      await settled();
    },
    /** The board has shown what it held the next moment back for. */
    async shows(): Promise<void> {
      shown?.();
      await settled();
    },
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const position = (ask: number, options: readonly string[], events: number): NoticeOf<'position'> => ({
  type: 'position',
  table: 'table',
  seat: 0,
  ask,
  view: {},
  asks: options.length > 0 ? [{ frame: { step: 'thinking', seat: 0 }, options: options.map((verb) => ({ do: verb })) }] : [],
  waits: [0, 1],
  undo: false,
  story: { from: Math.max(0, events - 1), events: events > 0 ? [{ kind: 'moved' }] : [] },
  mark: String(events),
});

it('a question stays in hand while the board shows how another seat moves', async () => {
  const { chair, inHand, hears, shows } = sit();
  await hears(1, 'pay', 'pass');
  await hears(1, 'pay', 'pass');
  expect(chair.behind).toBe(true);
  expect(inHand).toEqual([[], ['pay', 'pass']]);
  await shows();
  expect(chair.behind).toBe(false);
  expect(inHand).toEqual([[], ['pay', 'pass']]);
});

it('a question stays in hand while several moves of others wait to be shown', async () => {
  const { inHand, hears, shows } = sit();
  await hears(1, 'pay', 'pass');
  for (let move = 0; move < 3; move++) await hears(1, 'pay', 'pass');
  for (let move = 0; move < 3; move++) await shows();
  expect(inHand).toEqual([[], ['pay', 'pass']]);
});

it('the same question takes up what others left of its options once their move is shown', async () => {
  const { chair, inHand, hears, shows } = sit();
  await hears(1, 'pay', 'pass');
  await hears(1, 'pass');
  expect(inHand.at(-1)).toEqual(['pay', 'pass']);
  await shows();
  expect(inHand).toEqual([[], ['pay', 'pass'], ['pass']]);
  expect(chair.asks[0]?.options).toEqual([{ choice: { do: 'pass' }, text: notation({ do: 'pass' }) }]);
});

it('a question is dropped at once when its number changes, and the new one waits for the board', async () => {
  const { inHand, hears, shows } = sit();
  await hears(1, 'pay', 'pass');
  await hears(2, 'roll');
  expect(inHand).toEqual([[], ['pay', 'pass'], []]);
  await shows();
  expect(inHand).toEqual([[], ['pay', 'pass'], [], ['roll']]);
});

it('the same options under another number are another question', async () => {
  const { inHand, hears, shows } = sit();
  await hears(1, 'roll');
  await hears(2, 'roll');
  await shows();
  expect(inHand).toEqual([[], ['roll'], [], ['roll']]);
});

it('a question is dropped although moves from before it was answered are still being shown', async () => {
  const { inHand, hears, shows } = sit();
  await hears(1, 'pay');
  await hears(1, 'pay');
  await hears(2);
  expect(inHand).toEqual([[], ['pay'], []]);
  await shows();
  await shows();
  expect(inHand).toEqual([[], ['pay'], []]);
});

it('a log that comes without its beginning is made whole by what is fetched, whatever comes meanwhile', async () => {
  const chair = new Chair();
  const at = (from: number, ...kinds: readonly string[]): NoticeOf<'position'> => ({
    ...position(1, ['pass'], 0),
    story: { from, events: kinds.map((kind) => ({ kind })) },
  });
  const kinds = (): string[] => chair.log.map(({ kind }) => kind);
  chair.receive(at(3, 'd', 'e'));
  await settled();
  expect([chair.missing, kinds()]).toEqual([3, ['d', 'e']]);
  chair.receive(at(5, 'f'));
  chair.recall({ from: 1, events: [{ kind: 'b' }, { kind: 'c' }] });
  await settled();
  expect([chair.missing, kinds()]).toEqual([1, ['b', 'c', 'd', 'e', 'f']]);
  chair.recall({ from: 7, events: [{ kind: 'x' }] });
  chair.recall({ from: 0, events: [{ kind: 'a' }] });
  chair.receive(at(4, 'E'));
  await settled();
  expect([chair.missing, kinds()]).toEqual([0, ['a', 'b', 'c', 'd', 'E']]);
  chair.receive(at(30, 'z'));
  await settled();
  expect([chair.missing, kinds()]).toEqual([30, ['z']]);
});
