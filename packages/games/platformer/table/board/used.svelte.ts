/** Calls back when a card of mine has been used: it is turned, or gone. */
import type { PlatformerTable } from '../table.svelte.ts';

export function onCardUsed(table: PlatformerTable, then: () => void): void {
  const ready = () => table.me.cards.length - table.me.exhausted.length;
  let before = ready();
  $effect(() => {
    const now = ready();
    if (now < before) then();
    before = now;
  });
}
