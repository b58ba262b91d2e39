/** My games that run, here and at the server: those that wait for me first. Call it while a component begins. */
import { afterPaint } from '@astragal/table/after-paint.ts';
import type { TableLine } from '@astragal/wire';
import { onMount } from 'svelte';
import { isLocal } from '../../base/routes.ts';
import { tableNews } from '../../base/words.svelte.ts';
import { lobby } from '../../lobby/lobby.svelte.ts';
import { reach } from '../../net/reach.svelte.ts';
import { mayHaveGames } from '../../offline/store-name.ts';

const RUNNING: readonly TableLine['phase'][] = ['playing', 'setup', 'frozen'];

export function myTables(isAway: () => boolean): { readonly all: readonly TableLine[] } {
  /** This device's own games: nobody waits for them. */
  let device: typeof import('../../offline/local-list.svelte.ts') | undefined = $state.raw();
  async function lookForLocal(): Promise<void> {
    if (!(await mayHaveGames())) return;
    const found = await import('../../offline/local-list.svelte.ts');
    await found.localTables.load();
    device = found;
  }
  // A browser that keeps nothing has none.
  onMount(() => afterPaint(() => void lookForLocal().catch(() => undefined)));

  /** What was promised to the server goes there as soon as it answers. */
  $effect(() => {
    const games = reach.isOff ? [] : (device?.localTables.all.filter(({ promised }) => promised) ?? []);
    if (games.length === 0) return;
    void import('../../offline/promises.ts')
      .then(async ({ keepPromises }) => {
        if (!(await keepPromises(games))) return;
        await Promise.all([device?.localTables.load(), lobby.loadTables()]);
      })
      .catch(() => undefined); // With the next visit.
  });

  const running = $derived(
    [...(device?.localTables.lines ?? []), ...(isAway() ? lobby.myTables : (lobby.tables?.mine ?? []))].filter(({ phase }) =>
      RUNNING.includes(phase),
    ),
  );
  /** Without a network those of this device come first. */
  const rank = $derived((table: TableLine): number => (isAway() && !isLocal(table.id) ? -1 : Number(tableNews(table).mine)));
  const sorted = $derived([...running].sort((a, b) => rank(b) - rank(a) || b.since - a.since));
  return {
    get all() {
      return sorted;
    },
  };
}
