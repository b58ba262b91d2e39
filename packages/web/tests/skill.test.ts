import type { PlayedGame } from '@astragal/wire';
import { expect, it } from 'vitest';
import { analysedGames, leakOf, meanOf, skillByGame, skillByRival } from '../src/history/skill.ts';
import { playedOf } from '../src/history/statistics.ts';
import type { KeptAnalysis } from '../src/offline/kept-analyses.ts';

const played = (id: string, ended: number, game = 'pig', mine: readonly number[] = [0]) =>
  playedOf({
    ...{ id, game, options: {}, started: 0, ended, mine: [...mine], result: { scores: [3, 1], winners: [0] } },
    seats: [
      { by: 'person', name: 'Me' },
      { by: 'bot', name: 'skilled', level: 'skilled' },
    ] as PlayedGame['seats'],
  });

const kept = (
  id: string,
  accuracy: number,
  luck: number,
  losses: readonly [step: string, lost: number, seat?: number][] = [],
  done = 1,
): KeptAnalysis =>
  ({
    ...{ id, at: 0, mine: [0], more: 0, progress: done, scenes: [] },
    ledger: {
      seats: [
        { accuracy, luck },
        { accuracy: 10, luck: -luck },
      ],
    },
    losses: losses.map(([step, lost, seat = 0], entry) => ({ frame: { step }, choice: { do: 'x' }, entry, seat, lost })),
  }) as unknown as KeptAnalysis;

it('games that were counted to their end are told, the oldest first, as one seat of mine saw them', () => {
  const games = [played('new', 3), played('half', 2), played('hot', 2, 'pig', [0, 1]), played('old', 1), played('never', 0)];
  const found = analysedGames(games, [kept('new', 90, 0.1), kept('old', 70, -0.3), kept('half', 50, 0, [], 0.5), kept('hot', 20, 0)]);
  expect(found.map((each) => [each.played.game.id, each.accuracy])).toEqual([
    ['old', 70],
    ['new', 90],
  ]);
  const { games: count, accuracy, luck } = meanOf(found);
  expect([count, accuracy]).toEqual([2, 80]);
  expect(luck).toBeCloseTo(-0.1);
});

it('they are told by game and by rival, those with most games first', () => {
  const found = analysedGames(
    [played('a', 3), played('b', 2), played('c', 1, 'race')],
    [kept('a', 80, 0), kept('b', 60, 0), kept('c', 100, 0)],
  );
  expect(skillByGame(found).map(({ of, games, accuracy }) => [of, games, accuracy])).toEqual([
    ['pig', 2, 70],
    ['race', 1, 100],
  ]);
  expect(skillByRival(found).map(({ of, games }) => [of.key, games])).toEqual([
    ['bot pig skilled', 2],
    ['bot race skilled', 1],
  ]);
});

it('most is lost by the kind of choice that costs most in a game, with its three dearest examples', () => {
  const one = kept('a', 80, 0, [
    ['buy', 0.05],
    ['roll', 0.2],
    ['buy', 0.3, 1],
    ['roll', 0.01],
  ]);
  const two = kept('b', 60, 0, [
    ['buy', 0.09],
    ['roll', 0.02],
    ['roll', 0.03],
  ]);
  const leak = leakOf(analysedGames([played('a', 2), played('b', 1)], [one, two]))!;
  expect([leak.game, leak.step, leak.games]).toEqual(['pig', 'roll', 2]);
  expect(leak.lost).toBeCloseTo(0.13);
  expect(leak.examples.map(({ id, loss }) => [id, loss.entry])).toEqual([
    ['a', 1],
    ['b', 2],
    ['b', 1],
  ]);
  expect(leak.may).toEqual(new Array(4).fill({ do: 'x' }));
  expect(leakOf([])).toBeUndefined();
});
