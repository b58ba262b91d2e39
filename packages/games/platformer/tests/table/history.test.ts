/** What is told of a game in somebody's list of games. */
import type { PlayedGame } from '@astragal/wire';
import { expect, it } from 'vitest';
import { told as en } from '../../history/en.ts';
import { told as pl } from '../../history/pl.ts';
import { told as ru } from '../../history/ru.ts';

const blow = { tally: { taken: { bosses: ['medusa'] }, figures: { enemies: 2 } } } as unknown as PlayedGame;

it.each([
  ['en', en, ['last blow on Medusa', '1 enemy defeated']],
  ['pl', pl, ['ostatni cios: Meduza', 'pokonani wrogowie: 1']],
  ['ru', ru, ['последний удар: Медуза', 'побеждено врагов: 1']],
])('what decided a game is said in %s', (_, { detail, deeds }, said) => {
  const all = [detail!(blow), deeds!([{ enemies: 1 }, { enemies: 0 }])];
  expect(all.map((each) => each?.replaceAll('\u00a0', ' '))).toEqual(said);
  expect(detail!({} as PlayedGame)).toBeUndefined();
});
