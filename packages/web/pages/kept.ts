/** What a browser keeps of the games of its device. */
import type { Page } from 'playwright-core';
import type { KeptGame } from '../src/offline/kept-games.ts';

/** The lines of all games, the newest first. */
export const keptIn = (page: Page): Promise<KeptGame[]> =>
  page.evaluate(
    () =>
      new Promise((found) => {
        const asked = indexedDB.open('astragal');
        asked.onsuccess = () => {
          const all = asked.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => {
            asked.result.close();
            found((all.result as KeptGame[]).sort((a, b) => b.created - a.created));
          };
        };
      }),
  );
