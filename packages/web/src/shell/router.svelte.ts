/** Addresses of the site. Pages are loaded when they are visited; plain links work, also opened in another tab. */
import { tick } from 'svelte';

/** Every page with the pattern of its address; `:name` is a part that varies. */
export const ROUTES = {
  home: '/',
  tables: '/tables',
  open: '/open',
  setup: '/new',
  setupGame: '/new/:game',
  join: '/join',
  table: '/table/:table',
  replay: '/table/:table/replay',
  games: '/games',
  /** As my games were called once: old links lead there. */
  replays: '/replays',
  learn: '/learn',
  learnGame: '/learn/:game',
  learnBook: '/learn/:game/:book',
  rules: '/rules',
  rulesGame: '/rules/:game',
  lesson: '/lesson/:game/:lesson',
  settings: '/settings',
  host: '/host',
  credits: '/credits',
} as const;
export type Page = keyof typeof ROUTES | 'lost';

export interface Place {
  readonly page: Page;
  readonly parts: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** What follows the #: secrets of links travel there, since no server or log ever sees it. */
  readonly hash: string;
}

/** Which page an address means. */
export function placeOf(url: URL): Place {
  const given = url.pathname.split('/').filter(Boolean);
  for (const [page, pattern] of Object.entries(ROUTES)) {
    const wanted = pattern.split('/').filter(Boolean);
    if (wanted.length !== given.length) continue;
    const parts: Record<string, string> = {};
    const fits = wanted.every((part, i) => {
      if (!part.startsWith(':')) return part === given[i];
      parts[part.slice(1)] = decodeURIComponent(given[i]!);
      return true;
    });
    if (fits) return { page: page as Page, parts, query: url.searchParams, hash: url.hash.slice(1) };
  }
  return { page: 'lost', parts: {}, query: url.searchParams, hash: '' };
}

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
