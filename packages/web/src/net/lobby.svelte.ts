/** The lists of tables, fresh while a page that shows them is open. */
import { onDestroy } from 'svelte';
import { afterPaint } from '../shell/after-paint.ts';
import { house } from '../shell/house.svelte.ts';
import { line } from './line.svelte.ts';

/** Keeps `house.lobby` up to date until the component that calls this goes away. */
export function followLobby(): void {
  let stop: (() => void) | undefined;
  let gone = false;
  afterPaint(() => {
    if (gone) return;
    house.loadLobby().catch(() => undefined);
    stop = line.keep({
      begin: () => line.ask({ type: 'lobby', follow: true }),
      end: () => line.ask({ type: 'lobby', follow: false }),
      hear: (notice) => {
        if (notice.type === 'lobby') house.lobby = { mine: notice.mine, open: notice.open };
      },
    });
  });
  onDestroy(() => {
    gone = true;
    stop?.();
  });
}
