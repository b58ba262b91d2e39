/** What is told of a game in somebody's list of games. */
import type { PlayedGame } from '@astragal/wire';
import { expect, it } from 'vitest';
import { told as en } from '../../history/en.ts';
import { told as pl } from '../../history/pl.ts';
import { told as ru } from '../../history/ru.ts';

const battle = (survived: boolean, figures: Record<string, number>) =>
  ({ tally: { taken: {}, survived, figures } }) as unknown as PlayedGame;

it.each([
  ['en', en, ['Demon Lord fell', 'act VI, card 8 of 9', 'on the march', '2 times before the Demon Lord']],
  ['pl', pl, ['bitwa wygrana', 'akt VI, karta 8 z 9', 'podczas pochodu', 'przed Władcą Demonów 2 razy']],
  ['ru', ru, ['битва выиграна', 'акт VI, карта 8 из 9', 'во время похода', 'перед Повелителем Демонов 2 раза']],
])('what decided a game is said in %s', (_, { detail, deeds }, said) => {
  const all = [
    detail!(battle(true, { health: 7, cards: 9 })),
    detail!(battle(false, { health: 0, cards: 7 })),
    detail!(battle(false, { health: 0 })),
    deeds!([{ cards: 3 }, { health: 0 }, { cards: 9 }]),
  ];
  expect(all.map((each) => each?.replaceAll('\u00a0', ' '))).toEqual(said);
  expect(detail!({} as PlayedGame)).toBeUndefined();
});
