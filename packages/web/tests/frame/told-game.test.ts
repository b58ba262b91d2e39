/** What a friend is told is what happened. */
import type { Names } from '@astragal/kernel';
import type { Recap } from '@astragal/table/recap.ts';
import { expect, it } from 'vitest';
import { replayLink, toldGame } from '../../src/frame/tell/told-game.ts';

const info = { id: 'abcdef', game: 'pig', seats: [{}, {}, {}] as never, mine: [2] };
const names: Names = (seat) => ['Iga', 'Ola', 'Marek'][seat]!;
const recap: Recap = {
  rounds: [
    [0, 0, 0],
    [3, 2, 5],
  ],
  figures: [3, 2, 5],
  decided: { round: 1, event: 17 },
};

it('winners come first, then whoever has more of what counts', () => {
  const { rows, decided } = toldGame(info, { scores: [30, 90, 50], winners: [2] }, names, recap);
  expect(rows.map(({ name, figure, won }) => [name, figure, won])).toEqual([
    ['Marek', 5, true],
    ['Iga', 3, false],
    ['Ola', 2, false],
  ]);
  expect(decided).toBe(1);
});

it('a table in words tells the points; a game whose points only order the players tells none', () => {
  const result = { scores: [30, 90, 50], winners: [1] };
  expect(toldGame(info, result, names, undefined).rows.map(({ figure }) => figure)).toEqual([90, 50, 30]);
  const { figures: _, ...without } = recap;
  expect(toldGame(info, result, names, without).rows.map(({ figure }) => figure)).toEqual([undefined, undefined, undefined]);
});

it('the link leads to the moment as I saw it, or to the start', () => {
  expect(replayLink('https://dice.example', info, recap)).toBe('https://dice.example/table/abcdef/replay?event=17&as=2');
  expect(replayLink('https://dice.example', info, undefined)).toBe('https://dice.example/table/abcdef/replay');
});

it('hints are told, all together', () => {
  const seats = [{ hints: 2 }, {}, { hints: 1 }] as never;
  expect(toldGame({ ...info, seats }, { scores: [30, 90, 50], winners: [2] }, names, recap).hints).toBe(3);
  expect(toldGame(info, { scores: [30, 90, 50], winners: [2] }, names, recap).hints).toBe(0);
});
