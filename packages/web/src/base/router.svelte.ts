/** Addresses of the site. Pages are loaded when they are visited; plain links work, also opened in another tab. */
import { tick } from 'svelte';
import { placeOf, type SitePlace } from './routes.ts';

/** Of the browser's window a router uses no more than this. */
type Browser = Pick<Window, 'addEventListener' | 'document' | 'history' | 'location' | 'scrollTo'>;

export class Router {
  #page: Browser | undefined;
  /** The home page is drawn before there is a browser. */
  #place = $state.raw(placeOf(new URL('http://localhost/')));

  /** Goes where the browser is, and from now on where it goes. */
  start(page: Browser): void {
    this.#page = page;
    const look = (): void => {
      this.#place = placeOf(new URL(page.location.href));
    };
    look();
    for (const moved of ['popstate', 'hashchange']) page.addEventListener(moved, look);
    page.document.addEventListener('click', (event) => this.#follow(event, page.location.origin));
  }

  /** Where we are. */
  get place(): SitePlace {
    return this.#place;
  }

  /** Goes to another page; `replace` leaves no trace in the history. */
  go(href: string, { replace = false } = {}): void {
    const page = this.#page!;
    const url = new URL(href, page.location.href);
    const samePage = url.pathname === page.location.pathname;
    page.history[replace ? 'replaceState' : 'pushState']({}, '', url);
    this.#place = placeOf(url);
    if (samePage) return;
    page.scrollTo(0, 0);
    // A screen reader hears the new page begin at its heading.
    void tick().then(() => page.document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }));
  }

  /** A click on a plain link of the site. */
  #follow(event: MouseEvent, origin: string): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== origin) return;
    if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(link.href);
  }
}

/** The page's own. */
export const router = new Router();
export const go: Router['go'] = (href, how) => router.go(href, how);
