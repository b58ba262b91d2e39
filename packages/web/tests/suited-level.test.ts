/** Play now offers the level that suits. */
import type { TableLine } from '@astragal/wire';
import { expect, it } from 'vitest';
import { type BotGame, matchesOf, suited } from '../src/lobby/suited-level.ts';

const LEVELS = ['novice', 'amateur', 'skilled', 'expert', 'master'];
/** Games as they were played, the last one last: `skilled+` was won, `skilled-` lost. */
const games = (...played: string[]): BotGame[] =>
  played.map((each, i) => ({ id: String(i), level: each.slice(0, -1), won: each.endsWith('+') })).reverse();

it.each([
  ['a loss', ['skilled-'], 'amateur'],
  ['a loss after wins', ['skilled+', 'skilled+', 'skilled-'], 'amateur'],
  ['three losses in a row', ['expert-', 'skilled-', 'amateur-'], 'novice'],
  ['three losses to one that was chosen again', ['skilled-', 'skilled-', 'skilled-'], 'amateur'],
  ['one win', ['skilled+'], 'skilled'],
  ['two wins', ['skilled+', 'skilled+'], 'expert'],
  ['a win here and one a level below', ['novice+', 'novice+', 'skilled+'], 'skilled'],
  ['a win after a loss', ['skilled-', 'skilled+'], 'skilled'],
  ['a loss at the bottom', ['novice-'], 'novice'],
  ['two wins at the top', ['master+', 'master+'], 'master'],
])('after %s', (_, played, level) => expect(suited(LEVELS, games(...played))).toBe(level));

it('whoever has not played yet, or against bots that are gone, gets no advice', () => {
  expect(suited(LEVELS, [])).toBeUndefined();
  expect(suited(LEVELS, games('smith+', 'smith+'))).toBeUndefined();
});

const seat = (by: 'person' | 'bot', level?: string) => ({ by, name: level ?? 'Iga', here: true, ...(level && { level }) });
const table = (id: string, ended: number, rest: Partial<TableLine>): TableLine =>
  ({
    id,
    game: 'pig',
    phase: 'over',
    seats: [seat('person'), seat('bot', 'skilled')],
    mine: [0],
    waits: [],
    since: ended,
    ended,
    result: { scores: [1, 0], winners: [0] },
    ...rest,
  }) as TableLine;

it('only finished games alone against bots of one level count, the newest first', () => {
  const tables = [
    table('older', 1, {}),
    table('newer', 2, { result: { scores: [0, 1], winners: [1] } }),
    table('running', 3, { phase: 'playing' }),
    table('of another game', 4, { game: 'another' }),
    table('with a friend', 5, { seats: [seat('person'), seat('person')] }),
    table('against two kinds', 6, { seats: [seat('person'), seat('bot', 'skilled'), seat('bot', 'novice')] }),
    table('watched', 7, { mine: [] }),
  ];
  expect(matchesOf('pig', tables)).toEqual([
    { id: 'newer', level: 'skilled', won: false },
    { id: 'older', level: 'skilled', won: true },
  ]);
});
