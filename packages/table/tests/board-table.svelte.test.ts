/** The table all games share, tried with Pig: what may be answered, by whom, and how moments are shown one after the other. */
import { choices, refusals, type Seat } from '@astragal/kernel';
import { type PigKind, pig, pigLexicons } from '@astragal/kernel/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../src/board.ts';
import { BoardTable } from '../src/board-table.svelte.ts';
import { questionsOf } from '../src/seat-feed.svelte.ts';
import { Showing, type ShowingScript } from '../src/showing.svelte.ts';

class PigTable extends BoardTable<PigKind> {
  inHand = $state(true);
  readonly active: Seat = $derived.by(() => this.props.waits[0] ?? 0);
  override letGo(): void {
    this.inHand = false;
  }
}

type Props = BoardProps<PigKind>;
const view = (risked: number) => ({ goal: 100, banked: [0, 0, 0], risked });

/** A table of three; seat 1 is asked. */
function lay(with_: Partial<Props> = {}) {
  const given: string[] = [];
  const frame = { step: 'turn', seat: 1 } as const;
  const state = view(0);
  const asks = [{ frame, options: choices(pig, state, frame), refused: refusals(pig, state, frame) }];
  let props = $state.raw({
    moment: { number: 1, view: state, heard: [] },
    log: [],
    seat: 1,
    waits: [1],
    asks: questionsOf({ asks } as never),
    sitters: [0, 1, 2].map((seat) => ({ seat })),
    lexicon: pigLexicons.en,
    names: (seat: number) => `seat ${seat}`,
    calm: false,
    answer: (text: string) => given.push(text),
    hold: () => {},
    ...with_,
  } as unknown as Props);
  const table = new PigTable(() => props);
  return { table, given, now: (change: Partial<Props>) => (props = { ...props, ...change }) };
}

describe('what may be answered', () => {
  it('is what the options say, and only on the board that is mine', () => {
    const { table, now } = lay();
    expect(table.offers).toEqual([{ text: 'roll', choice: { do: 'roll' }, step: 'turn' }]);
    expect(table.find('roll')?.text).toBe('roll');
    expect(table.find('hold')).toBeUndefined();
    expect(table.ask('turn')?.seat).toBe(1);
    now({ seat: undefined });
    expect(table.offers).toEqual([]);
    expect(table.ask('turn')).toBeUndefined();
  });

  it('says why not, in the words of the rules', () => {
    const { table } = lay();
    const text = pigLexicons.en.refusals['nothing-risked']({ why: 'nothing-risked', rule: 'PIG-3' }, String);
    expect(table.reason('hold')).toBe(text);
    expect(table.whyNot(({ do: verb }) => verb === 'hold')).toEqual({ text, rule: 'PIG-3' });
    expect(table.reason('roll')).toBeUndefined();
    expect(table.asksFor('hold')).toBe(true);
  });

  it('is nothing while something moves', () => {
    const { table } = lay();
    table.held = view(5);
    expect(table.view.risked).toBe(5);
    expect(table.offers).toEqual([]);
  });

  it('is answered once, and the hand is empty then', () => {
    const { table, given } = lay();
    table.answer(table.find('hold'));
    expect([given, table.inHand]).toEqual([[], true]);
    table.answer(table.find('roll'));
    expect([given, table.inHand]).toEqual([['roll'], false]);
  });
});

it('rivals are the others in turn order, seen from where this screen sits', () => {
  const { table, now } = lay();
  expect(table.rivals).toEqual([2, 0]);
  now({ seat: undefined, waits: [2] });
  expect([table.seat, table.rivals]).toEqual([2, [0, 1]]);
});

describe('showing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, FRAME));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** What came with a moment is painted before its first beat. */
  const FRAME = 16;
  const painted = () => vi.advanceTimersByTimeAsync(FRAME + 1);

  /** Beats of 100 ms, one for each point between the views; writes down what happens. */
  function follow(script: Partial<ShowingScript<PigKind, number>> = {}) {
    const told: string[] = [];
    const holds: Promise<unknown>[] = [];
    const { table, now } = lay({ hold: (animation) => holds.push(animation) });
    const showing = new Showing<PigKind, number>(table, {
      beats: ({ before, now: next }) => Array.from({ length: next.view.risked - before.view.risked }, (_, i) => i + 1),
      play: async (beat, clock) => {
        told.push(`beat ${beat}`);
        await clock.wait(100);
        if (!clock.skipped) told.push(`done ${beat}`);
      },
      rest: ({ now: next }) => told.push(`rest ${next.view.risked}`),
      ...script,
    });
    let number = 1;
    const moves = (risked: number, smooth = true): void => {
      number += smooth ? 1 : 2;
      now({ moment: { number, view: view(risked), heard: [] } });
      showing.follow();
    };
    return { table, showing, told, holds, moves, now };
  }

  it('plays the beats between two views, and shows how things stood until they are done', async () => {
    const { table, showing, told, holds, moves } = follow();
    moves(2);
    expect([table.view.risked, showing.beat, holds.length]).toEqual([0, undefined, 1]);
    await painted();
    expect([table.view.risked, showing.beat]).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(100);
    expect(showing.beat).toBe(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toEqual(['beat 1', 'done 1', 'beat 2', 'done 2', 'rest 2']);
    expect([table.view.risked, showing.beat]).toEqual([2, undefined]);
  });

  it('is skipped as a whole', async () => {
    const { table, showing, told, moves } = follow();
    moves(3);
    await painted();
    showing.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['beat 1', 'rest 3']);
    expect(table.view.risked).toBe(3);
    moves(5);
    showing.skip();
    await painted();
    expect(told.slice(2)).toEqual(['rest 5']);
  });

  it('gives way to a newer moment, and never brings an old one back', async () => {
    const { table, told, moves } = follow();
    moves(2);
    await painted();
    moves(3);
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toEqual(['beat 1', 'beat 1', 'done 1', 'rest 3']);
    moves(4);
    await painted();
    moves(4, false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(told.slice(4)).toEqual(['beat 1', 'rest 4']);
    expect(table.held).toBeUndefined();
  });

  it('shows nothing after a jump, nor to whoever wants calm', () => {
    const { told, moves, now, holds } = follow();
    moves(2, false);
    now({ calm: true });
    moves(4);
    expect([told, holds]).toEqual([['rest 2', 'rest 4'], []]);
  });

  it('draws some parts once the rest of what others did has been drawn; when asked, at once', async () => {
    const { table, moves, now } = follow({ beats: () => [] });
    let part = (): number => Number.NaN;
    const leave = $effect.root(() => {
      part = table.afterwards(() => table.view.risked);
    });
    const { asks } = table.props;
    now({ asks: [] });
    moves(3);
    await Promise.resolve();
    expect(part()).toBe(0);
    await painted();
    expect(part()).toBe(3);
    now({ asks });
    moves(4);
    expect(part()).toBe(4);
    leave();
  });

  it('leaves the table in use where a script says so', () => {
    const { table, moves } = follow({ holds: () => undefined });
    moves(1);
    expect([table.view.risked, table.offers.length]).toEqual([1, 1]);
  });

  it('plays a long row faster', async () => {
    const { told, moves } = follow({ time: () => 1100 });
    moves(10);
    await painted();
    await vi.advanceTimersByTimeAsync(50);
    expect(told).toEqual(['beat 1', 'done 1', 'beat 2']);
  });
});
