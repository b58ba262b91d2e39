/** The lists of tables, fresh while a page that shows them is open. */
import { shelf } from '@astragal/shelf';
import { afterPaint } from '@astragal/table/after-paint.ts';
import { onDestroy, onMount } from 'svelte';
import { socket } from '../net/socket.svelte.ts';
import { learnLevels } from './levels.ts';
import { lobby } from './lobby.svelte.ts';

/** What my finished games say about the bots that suit me. */
const learn = (): void => learnLevels(lobby.tables?.mine ?? [], shelf);

/** Keeps `lobby.tables` up to date until the component that calls this goes away. */
export function followLobby(): void {
  let stop: (() => void) | undefined;
  let gone = false;
  onMount(() =>
    afterPaint(() => {
      if (gone) return;
      lobby
        .loadTables()
        .then(learn)
        .catch(() => undefined);
      stop = socket.keep({
        begin: () => socket.ask({ type: 'lobby', follow: true }),
        end: () => socket.ask({ type: 'lobby', follow: false }),
        hear: (notice) => {
          if (notice.type !== 'lobby') return;
          lobby.tables = { mine: notice.mine, open: notice.open };
          learn();
        },
      });
    }),
  );
  onDestroy(() => {
    gone = true;
    stop?.();
  });
}
