import { describe, expect, it } from 'vitest';
import {
  fairCopy,
  forkAt,
  guessAt,
  hash,
  heard,
  lastStep,
  Match,
  notation,
  OptionsError,
  RecordError,
  replay,
  sealed,
  seeded,
} from '../src/index.ts';
import { namedLuck, pig } from '../testing/index.ts';
import { market } from './market.ts';

const begun = (seats = 2) => Match.begin(market(), seats, {}, namedLuck('match'));
const answers = (match: ReturnType<typeof begun>, ...list: readonly (readonly [number, string])[]) => {
  for (const [seat, text] of list) expect(match.answer(seat, match.ask(seat), text), text).not.toBeTypeOf('string');
};

describe('asking', () => {
  it('asks several seats at once, and one seat moving leaves the number of another alone', () => {
    const match = begun();
    expect(match.waits).toEqual([0, 1]);
    const mine = match.ask(1);
    answers(match, [0, 'rest']);
    expect(match.ask(1)).toBe(mine);
    expect(match.answer(1, mine, 'rest')).not.toBe('stale');
  });

  it('takes a double click for stale and an unknown answer for illegal, and changes nothing', () => {
    const match = begun();
    const ask = match.ask(0);
    answers(match, [0, 'rest']);
    const before = hash(match.now);
    expect(match.answer(0, ask, 'rest')).toBe('stale');
    expect(match.answer(0, match.ask(0), 'fly')).toBe('illegal');
    expect(match.answer(7, 0, 'rest')).toBe('stale');
    expect(hash(match.now)).toBe(before);
    expect(match.record.entries).toHaveLength(1);
  });

  it('understands another spelling where the game knows one, and writes down its own', () => {
    const match = Match.begin({ ...market(), respelt: (text) => text.toLowerCase() }, 2, {}, namedLuck('spelling'));
    expect(match.answer(0, match.ask(0), 'REST')).not.toBeTypeOf('string');
    expect(match.answer(0, match.ask(0), 'FLY')).toBe('illegal');
    expect(match.record.entries).toEqual([{ seat: 0, choice: 'rest', luck: [] }]);
  });

  it('lets a step that is in order wait for earlier lanes', () => {
    const match = begun();
    answers(match, [1, 'home']);
    expect(match.seen(1).asks).toEqual([]);
    answers(match, [0, 'home'], [0, 'leave']);
    expect(match.seen(1).asks[0]!.frame.step).toBe('stall');
  });

  it('says why something is not possible', () => {
    const match = begun();
    answers(match, [0, 'home']);
    expect(match.seen(0).asks[0]!.refused).toEqual([{ wish: { do: 'buy' }, refusal: { why: 'poor', need: 2, have: 0 } }]);
  });
});

describe('drafting', () => {
  it('changes nothing until committed, and luck by name stays the same when tried again', () => {
    const match = begun();
    const first = match.draft(0, match.ask(0), 'work');
    const second = match.draft(0, match.ask(0), 'work');
    expect(match.record.entries).toEqual([]);
    expect(second).toEqual(first);
    if (typeof first === 'string') throw new Error(first);
    match.commit(first);
    expect(() => match.commit(first)).toThrow('draft 1');
  });
});

describe('undo', () => {
  it('takes back an answer while another seat has moved on', () => {
    const match = begun();
    answers(match, [0, 'rest'], [1, 'rest']);
    expect(match.mayUndo(0)).toBe(true);
    expect(match.undo(0, match.ask(0))).toBe('done');
    expect(match.now.state.purse).toEqual([0, 1]);
    expect(match.mayUndo(0)).toBe(false);
    expect(match.undo(1, match.ask(1))).toBe('done');
    expect(match.now.state.purse).toEqual([0, 0]);
  });

  it('stops at luck, at news and at what asks another seat', () => {
    const match = begun();
    answers(match, [0, 'work']);
    expect(match.mayUndo(0)).toBe(false);
    answers(match, [1, 'peek']);
    expect(match.undo(1, match.ask(1))).toBe('closed');
    answers(match, [0, 'rest'], [1, 'home']);
    expect(match.mayUndo(0)).toBe(true);
    answers(match, [0, 'leave']);
    expect(match.seen(1).asks[0]!.frame.step).toBe('stall');
    expect(match.mayUndo(0)).toBe(false);
  });

  it('stops at a confirmation, which nobody hears', () => {
    const plain = market();
    const { errand } = plain.steps;
    const game: typeof plain = {
      ...plain,
      steps: {
        ...plain.steps,
        errand: {
          ...errand,
          take(state, frame, choice, table) {
            if (choice.do === 'rest') table.confirm();
            errand.take(state, frame, choice, table);
          },
        },
      },
    };
    const match = Match.begin(game, 2, {}, namedLuck('confirmed'));
    const told = match.answer(0, match.ask(0), 'rest');
    expect(typeof told !== 'string' && [heard(told, 0), heard(told, undefined)]).toEqual([[], []]);
    expect(match.undo(0, match.ask(0))).toBe('closed');
    expect(Match.reopen(match.game, match.record, namedLuck('confirmed')).mayUndo(0)).toBe(false);
  });

  it('closes everything at the end of the game', () => {
    const match = Match.begin(pig, 2, { goal: '50' }, (n) => n - 1);
    for (let i = 0; i < 9; i++) match.answer(0, match.ask(0), 'roll');
    match.answer(0, match.ask(0), 'hold');
    expect(match.isOver).toBe(true);
    expect([0, 1].map((seat) => match.mayUndo(seat))).toEqual([false, false]);
    expect(match.seen(1).over).toEqual({ scores: [54, 0], winners: [0] });
  });
});

describe('hearing', () => {
  it('tells a secret to its seat and the shared part to the others and to spectators', () => {
    const match = begun();
    const told = match.answer(0, match.ask(0), 'peek');
    if (typeof told === 'string') throw new Error(told);
    const coin = match.now.state.coin[0]!;
    expect(heard(told, 0)).toEqual([{ kind: 'peeked', seat: 0, coin }]);
    expect(heard(told, 1)).toEqual([{ kind: 'peeked', seat: 0 }]);
    expect(heard(told, undefined)).toEqual([{ kind: 'peeked', seat: 0 }]);
    expect(match.seen(0).view.coin[0]).toBe(coin);
    expect(match.seen().view.coin[0]).toBe('hidden');
  });
});

describe('records', () => {
  const played = () => {
    const match = begun();
    answers(match, [0, 'rest'], [1, 'work'], [0, 'home']);
    match.undo(0, match.ask(0));
    answers(match, [0, 'rest'], [0, 'buy']);
    return match;
  };

  it('rebuild every position, and forget what was taken back in the fair copy', () => {
    const { record, now } = played();
    expect(fairCopy(record).entries.map((entry) => 'choice' in entry && entry.choice)).toEqual(['rest', 'work', 'rest', 'buy']);
    const steps = [...replay(market(), record)];
    expect(steps.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
    expect(hash(steps.at(-1)!.position)).toBe(hash(now));
    expect(hash(Match.reopen(market(), JSON.parse(JSON.stringify(record)), namedLuck('match')).now)).toBe(hash(now));
  });

  it('fork at any moment and go on with other luck', () => {
    const { record } = played();
    const fork = Match.reopen(market(), forkAt(record, 2), namedLuck('other'));
    expect(hash(fork.now)).toBe(hash([...replay(market(), record)][2]!.position));
    expect(fork.answer(0, fork.ask(0), 'work')).not.toBeTypeOf('string');
    expect(() => forkAt(record, 5)).toThrow('moments 0 to 4, not 5');
  });

  it('may begin at what a seat imagines of another match, told nothing of what came before', () => {
    const match = begun();
    answers(match, [0, 'peek'], [1, 'peek']);
    const coin = match.now.state.coin[0]!;
    const openings = Array.from({ length: 20 }, (_, i) => guessAt(market(), match.record, 2, 0, seeded(i)));
    const coins = openings.map(({ opening }) => (opening!.state as typeof match.now.state).coin);
    expect(new Set(coins.map(([mine]) => mine))).toEqual(new Set([coin]));
    expect(new Set(coins.map(([, theirs]) => theirs)).size).toBeGreaterThan(1);
    expect(openings[0]).toMatchObject({ dealt: [], entries: [] });
    const guess = Match.reopen(market(), JSON.parse(JSON.stringify(openings[0])), namedLuck('other'));
    expect(guess.waits).toEqual(match.waits);
    answers(guess, [0, 'work'], [1, 'home']);
    const record = sealed(market(), JSON.parse(JSON.stringify(guess.record)));
    expect(record.hash).toBe(hash(guess.now));
    expect([...replay(market(), record)].map(({ told }) => heard(told, 0).length)).toEqual([0, 1, 0]);
    expect(hash(Match.reopen(market(), forkAt(record, 1), namedLuck('x')).now)).toBe(hash([...replay(market(), record)][1]!.position));
    expect(() => guessAt(market(), match.record, 3, 0, seeded(1))).toThrow('moments 0 to 2, not 3');
  });

  it('carry a hash that whoever replays can compare', () => {
    const match = played();
    const record = sealed(market(), match.record);
    expect(record.hash).toBe(hash(match.now));
    expect(hash(lastStep(market(), record).position)).toBe(record.hash);
  });

  const broken: readonly (readonly [string, (record: Record<string, unknown>) => unknown, string])[] = [
    ['nothing', () => undefined, 'not a match record'],
    ['a list', () => [], 'not a match record'],
    ['another format', (r) => ({ ...r, format: 2 }), 'format 2 is unknown'],
    ['another game', (r) => ({ ...r, game: 'chess' }), "of 'chess', not of 'market'"],
    ['another version', (r) => ({ ...r, version: 9 }), 'version 9 of the rules, these are version 1'],
    ['a wrong seat count', (r) => ({ ...r, seats: 9 }), '2 to 4 seats, not 9'],
    ['no options', (r) => ({ ...r, options: undefined }), 'no options'],
    ['an unknown option', (r) => ({ ...r, options: { size: 'big' } }), "no option 'size'"],
    ['damaged luck', (r) => ({ ...r, dealt: [['coin', 4]] }), 'setup luck is damaged'],
    ['an opening that is none', (r) => ({ ...r, dealt: [], opening: 3 }), 'opening is damaged'],
    ['an opening at an unknown step', (r) => ({ ...r, dealt: [], opening: { state: {}, stack: [{ step: 'fly' }] } }), 'opening is damaged'],
    [
      'an opening at no seat',
      (r) => ({ ...r, dealt: [], opening: { state: {}, stack: [{ step: 'errand', seat: 9 }] } }),
      'opening is damaged',
    ],
    ['an opening and a setup', (r) => ({ ...r, opening: { state: {}, stack: [] } }), 'both an opening and luck'],
    [
      'an opening that cannot be',
      (r) => ({ ...r, dealt: [], opening: { state: { stall: 9, goods: [0, 0] }, stack: [] } }),
      'goods are lost',
    ],
    ['no entries', (r) => ({ ...r, entries: 3 }), 'no entries'],
    ['a damaged entry', (r) => ({ ...r, entries: [{ seat: 0 }] }), 'entry 1 of the record is damaged'],
    ['an impossible answer', (r) => ({ ...r, entries: [{ seat: 0, choice: 'fly', luck: [] }] }), "entry 1: 'fly'"],
    ['an undo of nothing', (r) => ({ ...r, entries: [{ seat: 0, undo: true }] }), 'nothing to take back'],
  ];
  it.each(broken)('refuse %s in one line', (_, damage, message) => {
    const data = damage(JSON.parse(JSON.stringify(played().record)));
    expect(() => Match.reopen(market(), data, namedLuck('x'))).toThrow(RecordError);
    expect(() => Match.reopen(market(), data, namedLuck('x'))).toThrow(message);
  });

  it('refuse edited luck instead of drifting', () => {
    const record = JSON.parse(JSON.stringify(played().record));
    record.entries[1].luck = [];
    expect(() => Match.reopen(market(), record, namedLuck('x'))).toThrow('entry 2');
  });
});

it('refuses unknown options, values and seat counts with what would be right', () => {
  const begin = (seats: number, given: Record<string, unknown>) => () => Match.begin(pig, seats, given, namedLuck(1));
  expect(begin(2, { gaol: '50' })).toThrow(OptionsError);
  expect(begin(2, { gaol: '50' })).toThrow("no option 'gaol'; it has goal");
  expect(begin(2, { goal: '70' })).toThrow("one of 50, 100, not '70'");
  expect(begin(1, {})).toThrow('2 to 6 seats, not 1');
  expect(begin(2, { constructor: '50' })).toThrow("no option 'constructor'");
});

describe('a match left standing', () => {
  it('goes on elsewhere as if nothing had happened: questions, numbers, luck, rights to undo', () => {
    const here = begun();
    answers(here, [0, 'rest'], [1, 'rest']);
    const there = Match.resume(market(), JSON.parse(JSON.stringify(here.standing)), namedLuck('match'));
    const seen = (match: typeof here) => [match.length, [0, 1].map((seat) => match.seen(seat)), match.seen()];
    expect(seen(there)).toEqual(seen(here));
    for (const match of [here, there]) expect(match.undo(0, match.ask(0))).toBe('done');
    expect(seen(there)).toEqual(seen(here));
    for (let i = 0; i < 12 && !here.isOver; i++) {
      const [seat] = here.waits as [number];
      const { asks } = here.seen(seat);
      const text = notation(asks[0]!.options[0]!);
      expect(there.answer(seat, there.ask(seat), text)).toEqual(here.answer(seat, here.ask(seat), text));
    }
    expect(seen(there)).toEqual(seen(here));
  });
});
