/** Addresses of the site. Pages are loaded when they are visited; plain links work, also opened in another tab. */
import { tick } from 'svelte';
import { type Place, placeOf } from './routes.ts';

let place = $state.raw(placeOf(new URL(location.href)));

/** Where we are. */
export const router = {
  get place(): Place {
    return place;
  },
};

/** Goes to another page; `replace` leaves no trace in the history. */
export function go(href: string, { replace = false } = {}): void {
  const url = new URL(href, location.href);
  const samePage = url.pathname === location.pathname;
  history[replace ? 'replaceState' : 'pushState']({}, '', url);
  place = placeOf(url);
  if (!samePage) {
    scrollTo(0, 0);
    // A screen reader hears the new page begin at its heading.
    void tick().then(() => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }));
  }
}

for (const moved of ['popstate', 'hashchange'])
  addEventListener(moved, () => {
    place = placeOf(new URL(location.href));
  });

document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(link.href);
});
