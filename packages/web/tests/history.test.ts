import { LANGUAGES } from '@astragal/kernel';
import { shelf } from '@astragal/shelf';
import type { PlayedGame } from '@astragal/wire';
import { describe, expect, it } from 'vitest';
import { sinceMonth } from '../src/history/months.ts';
import {
  bestGame,
  counting,
  favourites,
  filtered,
  grouped,
  kindsOf,
  minutesAt,
  playedOf,
  plotted,
  seriesOf,
  streaks,
  versus,
} from '../src/history/statistics.ts';
import { type Histories, numberOf } from '../src/history/told.ts';
import { words as en } from '../src/history/words/en.ts';
import { words as pl } from '../src/history/words/pl.ts';
import { words as ru } from '../src/history/words/ru.ts';

const BOXES: Histories = new Map([
  ['pig', {}],
  ['battle', { figure: { of: 'health', sign: '' } }],
]);
const NOW = Date.UTC(2026, 10, 15, 12);
const DAY = 86_400_000;

/** A game of mine so many days ago against Iga, unless said otherwise. */
const game = (id: string, daysAgo: number, scores: readonly number[], more: Partial<PlayedGame> = {}): PlayedGame => ({
  id,
  game: 'pig',
  options: {},
  started: NOW - daysAgo * DAY - 40 * 60_000,
  ended: NOW - daysAgo * DAY,
  seats: [
    { by: 'person', name: 'Me' },
    { by: 'person', name: 'Iga', who: 'iga' },
    { by: 'bot', name: 'skilled', level: 'skilled' },
  ].slice(0, scores.length) as PlayedGame['seats'],
  mine: [0],
  result: { scores: [...scores], winners: [scores.indexOf(Math.max(...scores))] },
  ...more,
});

const all = [
  game('f', 0, [93, 84]),
  game('e', 1, [88, 86], { rematch: 'f', tally: { hero: 'owl', taken: { cards: ['hammer', 'hammer'] } } }),
  game('d', 3, [50, 61], { rematch: 'e', tally: { hero: 'owl', taken: { cards: ['hammer', 'chest'] } } }),
  game('c', 9, [7, 2], { game: 'battle', forked: true }),
  game('b', 40, [112, 70, 30]),
  game('a', 41, [40, 50, 60], { seats: [{ by: 'person', name: 'Me', gone: 'left' }, ...game('x', 0, [1, 2, 3]).seats.slice(1)] }),
].map(playedOf);
const ids = (some: readonly { game: PlayedGame }[]): string => some.map((each) => each.game.id).join('');

describe('what my games say', () => {
  it('counts them since a month, in the form that follows "since"; a year is named where it is another', () => {
    const leads = { en, pl, ru };
    const told = (count: number, time: number): string[] =>
      LANGUAGES.map((language) => leads[language].lead(count, sinceMonth(language, time, NOW), count).replaceAll('\u00a0', ' '));
    expect(told(1, NOW)).toEqual(['1 game since November, 1 won.', '1 partia od listopada, wygrane: 1.', '1 партия с ноября, побед: 1.']);
    expect(told(5, NOW - 365 * DAY)).toEqual([
      '5 games since November 2025, 5 won.',
      '5 partii od listopada 2025, wygrane: 5.',
      '5 партий с ноября 2025, побед: 5.',
    ]);
  });

  it('tells won from lost from left, with the place and by how much', () => {
    expect(all.map(({ verdict }) => verdict)).toEqual(['won', 'won', 'lost', 'won', 'won', 'left']);
    expect([all[0]!.margin, all[2]!.margin, all[2]!.outcome.place]).toEqual([9, 11, 2]);
  });

  it('finds by game, verdict, rival, time and words, in any spelling of letters', () => {
    expect(ids(filtered(all, { game: 'battle' }, NOW))).toBe('c');
    expect(ids(filtered(all, { verdict: 'left' }, NOW))).toBe('a');
    expect(ids(filtered(all, { rival: 'bot pig skilled' }, NOW))).toBe('ba');
    expect(ids(filtered(all, { days: 7 }, NOW))).toBe('fed');
    expect(ids(filtered(all, { search: 'wloczykij 93' }, NOW, ({ outcome }) => `Włóczykij ${outcome.points}`))).toBe('f');
  });

  it('names the games as they stand on the shelf, and one that is gone last', () => {
    const ids = shelf.map(({ id }) => id);
    const kinds = ['gone', ...ids.toReversed(), ...ids];
    expect(kindsOf(kinds.map((kind) => playedOf(game('x', 0, [1, 0], { game: kind }))))).toEqual([...ids, 'gone']);
  });

  it('groups this week, then months', () => {
    expect(grouped(all, NOW).map(({ games, won, month }) => [ids(games), won, month === undefined])).toEqual([
      ['fed', 2, true],
      ['c', 1, false],
      ['ba', 1, false],
    ]);
  });

  it('knows streaks, the best game, the time and the series; practice does not count', () => {
    const counted = counting(all);
    expect(ids(counted)).toBe('fedba');
    expect(streaks(counted)).toEqual({ now: 2, longest: 2, until: NOW });
    expect(bestGame(counted)?.game.id).toBe('b');
    expect(minutesAt(counted)).toBe(200);
    expect(seriesOf(all)).toMatchObject({ rival: { name: 'Iga' }, mine: 2, theirs: 1, games: 3, isOpen: false });
    const [last, ...before] = all;
    const offered = playedOf({ ...last!.game, rematch: 'g' });
    expect(seriesOf([offered, ...before])).toMatchObject({ mine: 2, theirs: 1, isOpen: true });
  });

  it('calls no game the best that is the only one of its kind, or was lost', () => {
    const lost = playedOf(game('l', 3, [50, 60]));
    const third = playedOf(game('t', 1, [90, 95, 100]));
    const won = playedOf(game('w', 2, [40, 30]));
    expect(bestGame([won])).toBeUndefined();
    expect(bestGame([third, lost])).toBeUndefined();
    expect(bestGame([third, won, lost])).toBe(won);
  });

  it('compares points within one game alone, the one that was played most, and by the number that it is told by', () => {
    const battle = (id: string, score: number, health: number) =>
      playedOf(game(id, 2, [score, 3], { game: 'battle', tally: { taken: {}, figures: { health } } }));
    const battles = [battle('x', 1140, 7), battle('y', 1061, 3)];
    expect(bestGame([...battles, ...counting(all)])?.game.id).toBe('b');
    expect(bestGame([...battles, all[0]!], ({ game }) => numberOf(BOXES, game, 0))?.game.id).toBe('x');
  });

  it('counts by rival, by hero and by what was taken, each once a game', () => {
    expect(versus(all).map(({ rival, games, won }) => [rival.key, games, won])).toEqual([
      ['iga', 6, 4],
      ['bot pig skilled', 2, 1],
    ]);
    const { taken, heroes } = favourites(all);
    expect(taken.map(({ id, games, won }) => [id, games, won])).toEqual([
      ['hammer', 2, 1],
      ['chest', 1, 0],
    ]);
    expect(heroes).toMatchObject([{ id: 'owl', games: 2, won: 1 }]);
    const climb = (id: string, enemies: number) =>
      playedOf(game(id, 2, [1, 0], { game: 'climb', tally: { hero: 'nix', taken: {}, figures: { enemies } } }));
    expect(favourites([climb('x', 3), climb('y', 4)]).heroes[0]!.figures).toEqual([{ enemies: 3 }, { enemies: 4 }]);
  });

  it('is told by points, or by the figure that a game has in their place; alone by points', () => {
    const { game: battle } = playedOf(game('x', 2, [1140, 3], { game: 'battle', tally: { taken: {}, figures: { health: 7 } } }));
    expect(numberOf(BOXES, battle, 1140)).toBe(7);
    const { tally: _, ...untold } = battle;
    expect(numberOf(BOXES, untold, 1140)).toBeUndefined();
    expect(numberOf(BOXES, { ...battle, seats: battle.seats.slice(1) }, 30)).toBe(30);
    expect(numberOf(BOXES, all[0]!.game, 93)).toBe(93);
    expect(numberOf(new Map(), all[0]!.game, 93)).toBeUndefined();
  });

  it('plots places and the share won of the last ten, oldest first', () => {
    expect(plotted(all, 3).map(({ played, place, share }) => [played.game.id, place, share])).toEqual([
      ['d', 2, 0.5],
      ['e', 1, 0.6],
      ['f', 1, 4 / 6],
    ]);
    expect(plotted(all, 60)[0]).toMatchObject({ place: 3, share: 0 });
  });
});
