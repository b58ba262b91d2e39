/** What a board is offered while positions arrive and animations still run: every change an effect would see, in order. */
import { notation } from '@astragal/kernel';
import type { NoticeOf } from '@astragal/wire';
import { afterEach, expect, it } from 'vitest';
import { SeatFeed } from '../src/seat-feed.svelte.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** A seat that holds its board back until told, and writes down the options in hand whenever they change. */
function sit() {
  const feed = new SeatFeed();
  const inHand: string[][] = [];
  let shown: (() => void) | undefined;
  let heard = 0;
  stop = $effect.root(() => {
    $effect(() => {
      const texts = feed.asks.flatMap(({ options }) => options.map(({ text }) => text));
      if (texts.join() !== inHand.at(-1)?.join()) inHand.push(texts);
    });
    $effect(() => {
      if ((feed.moment?.heard.length ?? 0) > 0) feed.hold(new Promise<void>((resolve) => (shown = resolve)));
    });
  });
  return {
    feed,
    inHand,
    /** A position arrives: the question with this number has these options. */
    async hears(ask: number, ...options: readonly string[]): Promise<void> {
      feed.receive(position(ask, options, heard++));
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
  const { feed, inHand, hears, shows } = sit();
  await hears(1, 'pay', 'pass');
  await hears(1, 'pay', 'pass');
  expect(feed.behind).toBe(true);
  expect(inHand).toEqual([[], ['pay', 'pass']]);
  await shows();
  expect(feed.behind).toBe(false);
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
  const { feed, inHand, hears, shows } = sit();
  await hears(1, 'pay', 'pass');
  await hears(1, 'pass');
  expect(inHand.at(-1)).toEqual(['pay', 'pass']);
  await shows();
  expect(inHand).toEqual([[], ['pay', 'pass'], ['pass']]);
  expect(feed.asks[0]?.options).toEqual([{ choice: { do: 'pass' }, text: notation({ do: 'pass' }) }]);
});

it('a question is dropped at once when its number changes, and the new one waits for the board', async () => {
  const { inHand, hears, shows } = sit();
  await hears(1, 'pay', 'pass');
  await hears(2, 'roll');
  expect(inHand).toEqual([[], ['pay', 'pass'], []]);
  await shows();
  expect(inHand).toEqual([[], ['pay', 'pass'], [], ['roll']]);
});

it('what is asked where the match is can be known before the board has shown how it came about', async () => {
  const { feed, hears, shows } = sit();
  await hears(1, 'pay', 'pass');
  await hears(2, 'roll');
  expect([feed.asks, feed.ahead.asks[0]?.options.map(({ text }) => text)]).toEqual([[], ['roll']]);
  const { heard } = feed.ahead;
  await hears(3);
  expect(feed.ahead.asks).toEqual([]);
  expect(feed.ahead.heard).toBe(heard + 1);
  await shows();
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

it('a move stays on the table for a beat by the seats that were asked before it, an answer of this seat never', async () => {
  const feed = new SeatFeed((asked) => (asked.includes(1) ? 100_000 : 0));
  const hears = async (events: number, waits: readonly number[], re?: number): Promise<boolean> => {
    feed.receive({ ...position(events, [], events), waits: [...waits], ...(re !== undefined && { re }) });
    await settled();
    return feed.behind;
  };
  expect(await hears(0, [0])).toBe(false);
  expect(await hears(1, [0, 1])).toBe(false);
  expect(await hears(2, [1], 7)).toBe(false);
  expect(await hears(3, [0])).toBe(true);
  feed.hurry();
  await settled();
  expect(feed.behind).toBe(false);
});

it('a log that comes without its beginning is made whole by what is fetched, whatever comes meanwhile', async () => {
  const feed = new SeatFeed();
  const at = (from: number, ...kinds: readonly string[]): NoticeOf<'position'> => ({
    ...position(1, ['pass'], 0),
    story: { from, events: kinds.map((kind) => ({ kind })) },
  });
  const kinds = (): string[] => feed.log.map(({ kind }) => kind);
  feed.receive(at(3, 'd', 'e'));
  await settled();
  expect([feed.missing, kinds()]).toEqual([3, ['d', 'e']]);
  feed.receive(at(5, 'f'));
  feed.recall({ from: 1, events: [{ kind: 'b' }, { kind: 'c' }] });
  await settled();
  expect([feed.missing, kinds()]).toEqual([1, ['b', 'c', 'd', 'e', 'f']]);
  feed.recall({ from: 7, events: [{ kind: 'x' }] });
  feed.recall({ from: 0, events: [{ kind: 'a' }] });
  feed.receive(at(4, 'E'));
  await settled();
  expect([feed.missing, kinds()]).toEqual([0, ['a', 'b', 'c', 'd', 'E']]);
  feed.receive(at(30, 'z'));
  await settled();
  expect([feed.missing, kinds()]).toEqual([30, ['z']]);
});

it('what was fetched stays when the same log comes again, wherever it begins', async () => {
  const feed = new SeatFeed();
  const at = (from: number, ...kinds: readonly string[]): NoticeOf<'position'> => ({
    ...position(1, ['pass'], 0),
    story: { from, events: kinds.map((kind) => ({ kind })) },
  });
  const told = (): [number, string] => [feed.missing, feed.log.map(({ kind }) => kind).join('')];
  feed.receive(at(3, 'd', 'e'));
  feed.recall({ from: 0, events: ['a', 'b', 'c'].map((kind) => ({ kind })) });
  await settled();
  expect(told()).toEqual([0, 'abcde']);
  feed.receive(at(2, 'c', 'd', 'e'));
  await settled();
  expect(told()).toEqual([0, 'abcde']);
  feed.receive(at(4, 'e'));
  await settled();
  expect(told()).toEqual([0, 'abcde']);
});
