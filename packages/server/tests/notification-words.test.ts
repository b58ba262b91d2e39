/** What a notification says is true: of one rival and of several, of a shared victory, of bots, in each language. */
import { LANGUAGES } from '@astragal/kernel';
import { shelf } from '@astragal/shelf';
import { expect, it } from 'vitest';
import { loadGames } from '../src/ground/games.ts';
import { WORDS } from '../src/notifications/words.ts';

const said = (kind: 'turn' | 'over', ...names: string[]): string[] => LANGUAGES.map((language) => WORDS[language].body[kind](names));

it('one rival waits alone, several wait together, bots wait for nobody', () => {
  expect(said('turn', 'Iga')).toEqual(['Iga is waiting for you.', 'Czeka na ciebie: Iga.', 'Вас ждёт Iga.']);
  expect(said('turn', 'Iga', 'Jan')).toEqual(['Iga and Jan are waiting for you.', 'Czekają na ciebie: Iga i Jan.', 'Вас ждут Iga и Jan.']);
  expect(said('turn')).toEqual(['The game is waiting for you.', 'Partia czeka na ciebie.', 'Партия ждёт вас.']);
});

it('everybody who won is named', () => {
  expect(said('over', 'Iga')).toEqual(['Winner: Iga.', 'Zwycięstwo: Iga.', 'Победа: Iga.']);
  expect(said('over', 'Iga', 'Jan', 'Ola')).toEqual([
    'Shared victory: Iga, Jan, and Ola.',
    'Wspólne zwycięstwo: Iga, Jan i Ola.',
    'Общая победа: Iga, Jan и Ola.',
  ]);
  expect(said('over')).toEqual(['Nobody won.', 'Nikt nie wygrał.', 'Никто не победил.']);
});

it('a game is called as its own words call it in the language of the device', async () => {
  const games = await loadGames();
  for (const entry of shelf)
    for (const language of LANGUAGES) expect(games.get(entry.id)!.names![language]).toBe((await entry.words(language)).name);
});
