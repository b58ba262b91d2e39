/** The lists of tables, fresh while a page that shows them is open. */
import { shelf } from '@astragal/shelf';
import { afterPaint } from '@astragal/table/after-paint.ts';
import { onDestroy } from 'svelte';
import { line } from '../net/socket.svelte.ts';
import { house } from './house.svelte.ts';
import { learnLevels } from './levels.ts';

/** What my finished games say about the bots that suit me. */
const learn = (): void => learnLevels(house.lobby?.mine ?? [], shelf);

/** Keeps `house.lobby` up to date until the component that calls this goes away. */
export function followLobby(): void {
  let stop: (() => void) | undefined;
  let gone = false;
  afterPaint(() => {
    if (gone) return;
    house
      .loadLobby()
      .then(learn)
      .catch(() => undefined);
    stop = line.keep({
      begin: () => line.ask({ type: 'lobby', follow: true }),
      end: () => line.ask({ type: 'lobby', follow: false }),
      hear: (notice) => {
        if (notice.type !== 'lobby') return;
        house.lobby = { mine: notice.mine, open: notice.open };
        learn();
      },
    });
  });
  onDestroy(() => {
    gone = true;
    stop?.();
  });
}
