import { Match, type MatchRecord, type Seat, seeded } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import { expect, it } from 'vitest';
import {
  botInTurn,
  courseOf,
  type DailyRules,
  fallenDice,
  gameBeaten,
  ghostOf,
  leavingsOf,
  ofGame,
  RecordedLuck,
  sharedAnswer,
} from '../src/index.ts';

const rules = (await onShelf('pig')!.rules()) as DailyRules;
const { game } = rules;
const seed = (sign: string) => new TextEncoder().encode(sign.repeat(32));
const ME: Seat = 0;

type Play = (match: Match) => string;
/** I roll so many times and hold. */
const rolling =
  (rolls: number): Play =>
  (match) => {
    const { risked } = match.now.state as { risked: number };
    const turn = match.record.entries.findLastIndex((entry) => entry.seat !== ME);
    return risked > 0 && match.length - 1 - turn >= rolls ? 'hold' : 'roll';
  };

/** Plays to the end, against whatever answers for the other seat. */
function played(match: Match, mine: Play, theirs: Play): MatchRecord {
  while (!match.isOver) {
    const seat = botInTurn(match.waits, (each) => each === ME) ?? ME;
    if (typeof match.answer(seat, match.ask(seat), (seat === ME ? mine : theirs)(match)) === 'string') throw new Error('refused');
  }
  return match.record;
}

const chance = seeded('to beat');
const first = Match.begin(game, 2, {}, (n, name) => chance.below(n, name));
/** A bot of a usual table: nothing of what it thinks with can be had again. */
const whims = seeded('whims');
const record = played(first, rolling(2), (match) =>
  (match.now.state as { risked: number }).risked && !whims.below(3, 'whim') ? 'hold' : 'roll',
);

/** Somebody plays it again. */
function again(mine: Play, sign = 'a'): MatchRecord {
  const luck = new RecordedLuck(seed(sign), leavingsOf(game, record, ME));
  const match = Match.begin(game, 2, {}, luck.source, [], luck.origin(ofGame('t1')));
  return played(match, mine, (now) => {
    const said = luck.answerOf(1, { stack: now.now.stack, view: now.game.view(now.now.state, 1) });
    return said ?? sharedAnswer(rules, now, luck, 1, 'random');
  });
}
const diceOf = ({ entries }: MatchRecord, seat: Seat) =>
  entries.flatMap((entry) => ('luck' in entry && entry.seat === seat ? entry.luck.map(([, , value]) => value) : []));

it('played alike it is the same game, bots included', () => {
  const same = again(rolling(2));
  expect(same.entries).toEqual(record.entries);
  expect(same.luck).toEqual({ from: 'shared', of: 'game t1', hash: expect.stringMatching(/^[\w-]{43}$/) });
  expect(gameBeaten('game t1')).toBe('t1');
  expect(gameBeaten('day 2026-11-18')).toBeUndefined();
});

it('played otherwise every die of a seat falls as it fell then, as long as it fell; after that it is nothing that the record tells', () => {
  const [one, other] = [again(rolling(5)), again(rolling(5), 'b')];
  for (const seat of [0, 1]) {
    const [then, now] = [diceOf(record, seat), diceOf(one, seat)];
    const both = Math.min(then.length, now.length);
    expect(both).toBeGreaterThan(10);
    expect(now.slice(0, both)).toEqual(then.slice(0, both));
  }
  const beyond = (sign: string) => {
    const luck = new RecordedLuck(seed(sign), leavingsOf(game, record, ME));
    return Array.from({ length: 30 }, (_, i) => luck.source(6, `die of seat 0 #${i + 900}`));
  };
  expect(beyond('a')).toEqual(beyond('a'));
  expect(beyond('a')).not.toEqual(beyond('b'));
  expect(one.dealt).toEqual(other.dealt);
});

it('a die that is asked for otherwise is another one', () => {
  const luck = new RecordedLuck(seed('a'), { rolls: [['die #1 of 6', 5]], answers: [] });
  expect(luck.source(6, 'die #1')).toBe(5);
  expect(luck.source(4, 'die #1')).toBeLessThan(4);
});

it('a ghost shows no round that one has not finished, and both results at the end', () => {
  const theirs = courseOf(rules, record, ME);
  expect(theirs.had.at(-1)).toBe(theirs.score!.value);
  const mine = again(rolling(2));
  const half = { ...mine, entries: mine.entries.slice(0, Math.floor(mine.entries.length / 2)) };
  const course = courseOf(rules, half, ME);
  const ghost = ghostOf(course, theirs);
  expect(course.had.length).toBeGreaterThan(1);
  expect(ghost).toEqual({ mine: course.had, theirs: theirs.had.slice(0, course.had.length) });
  expect(ghost.mine).toEqual(ghost.theirs);
  expect(ghostOf(courseOf(rules, mine, ME), theirs)).toEqual({
    mine: theirs.had,
    theirs: theirs.had,
    scores: { mine: theirs.score, theirs: theirs.score },
  });
});

it('says in which round the dice part', () => {
  const [theirs, mine] = [courseOf(rules, record, ME), courseOf(rules, again(rolling(5)), ME)];
  const { parted } = ghostOf(mine, theirs);
  const mineFirst = [...mine.rolls].findIndex(([roll, round]) => theirs.rolls.get(roll) !== round);
  expect(mineFirst).toBeGreaterThan(0);
  expect(parted).toBe([...mine.rolls.values()][mineFirst]);
});

it('tells the dice of a seat by the entry that asked for them, under names that other tables know', () => {
  const dice = [{ id: 'light', luck: /^light die of seat (\d+)$/, sides: 6 }];
  const entry = (seat: Seat, luck: readonly (readonly [string, number, number])[]) => ({ seat, choice: 'roll', luck });
  const entries = [
    entry(0, [
      ['light die of seat 0', 6, 4],
      ['light die of seat 1', 6, 2],
    ]),
    { seat: 0, undo: true } as const,
    entry(1, [
      ['light die of seat 0', 6, 1],
      ['light die of seat 0', 8, 7],
      ['card', 6, 3],
    ]),
  ];
  const fallen = fallenDice({ dealt: [['light die of seat 0', 6, 0]], entries } as never, dice, 0);
  expect([...fallen.values()]).toEqual([
    [{ roll: 'light die of seat 0 #2', die: 'light', value: 4 }],
    [{ roll: 'light die of seat 0 #3', die: 'light', value: 1 }],
  ]);
  expect([...fallen.keys()]).toEqual([entries[0], entries[2]]);
});
