/** How long it is until midnight of the house, told anew every minute. */
import { onDestroy } from 'svelte';

const MINUTE = 60_000;

export const leftUntil = (ends: number, now: number): { readonly hours: number; readonly minutes: number } => {
  const minutes = Math.max(0, Math.ceil((ends - now) / MINUTE));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
};

/** A clock that goes on while the component that calls this is there. */
export function minuteClock(): { readonly now: number } {
  let now = $state(Date.now());
  const tick = setInterval(() => {
    now = Date.now();
  }, MINUTE / 4);
  onDestroy(() => clearInterval(tick));
  return {
    get now() {
      return now;
    },
  };
}
