/** Where the page is, in a browser of nobody. */
import { beforeEach, expect, it, vi } from 'vitest';
import { Router } from '../../src/base/router.svelte.ts';

/** Of a window what a router uses; its address goes where the history goes. */
function browserAt(href: string) {
  const location = new URL(href);
  const goTo = (_: unknown, __: string, url: URL): void => {
    location.href = url.href;
  };
  return Object.assign(new EventTarget(), {
    location,
    history: { pushState: vi.fn(goTo), replaceState: vi.fn(goTo) },
    document: Object.assign(new EventTarget(), { querySelector: () => null }),
    scrollTo: vi.fn(),
  });
}
type FakeBrowser = ReturnType<typeof browserAt>;

/** A link as a click meets it. */
const linkTo = (href: string, more: object = {}) => ({
  ...{ href, target: '', origin: new URL(href).origin, pathname: new URL(href).pathname },
  ...{ hasAttribute: () => false, getAttribute: () => href },
  ...more,
});
/** Clicks a link; says whether the router took it. */
function click({ document }: FakeBrowser, link: object, how: object = {}): boolean {
  const event = Object.assign(new Event('click', { cancelable: true }), { button: 0, ...how });
  Object.defineProperty(event, 'target', { value: { closest: () => link } });
  document.dispatchEvent(event);
  return event.defaultPrevented;
}

let browser: FakeBrowser;
let router: Router;
beforeEach(() => {
  browser = browserAt('https://games.example/table/abc?step=2');
  router = new Router();
  router.start(browser as unknown as Window);
});

it('is at home before there is a browser', () => {
  expect(new Router().place.page).toBe('home');
});

it('begins where the browser is, and goes where it goes', () => {
  expect(router.place).toMatchObject({ page: 'table', parts: { table: 'abc' } });
  browser.location.href = 'https://games.example/settings';
  browser.dispatchEvent(new Event('popstate'));
  expect(router.place.page).toBe('settings');
});

it('goes to a page from its top, and stays where it is on the same one', () => {
  router.go('/table/abc#rules');
  expect(router.place.hash).toBe('rules');
  expect(browser.scrollTo).not.toHaveBeenCalled();
  router.go('/games', { replace: true });
  expect(router.place.page).toBe('games');
  expect(browser.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(browser.history.replaceState).toHaveBeenCalledOnce();
});

it('follows a plain click on a link of the site', () => {
  expect(click(browser, linkTo('https://games.example/learn'))).toBe(true);
  expect(router.place.page).toBe('learn');
});

it.each([
  ['of another site', linkTo('https://elsewhere.example/learn'), {}],
  ['to the API', linkTo('https://games.example/api/me'), {}],
  ['for another tab', linkTo('https://games.example/learn', { target: '_blank' }), {}],
  ['to a place of this page', linkTo('https://games.example/learn', { getAttribute: () => '#content' }), {}],
  ['that is pressed with a key', linkTo('https://games.example/learn'), { ctrlKey: true }],
])('leaves a link %s to the browser', (_, link, how) => {
  expect(click(browser, link, how)).toBe(false);
  expect(router.place.page).toBe('table');
});
