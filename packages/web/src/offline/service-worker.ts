/**
 * The service worker, one for everything: it serves the site from what this browser keeps, so that it starts without a network, and shows
 * the calls of the house while the page is closed. It is another one for every version of the site (`build/installable.ts`), and a new one
 * takes over when no page runs on the old one any more, or when somebody asks for it.
 */
import { languageFor } from '@astragal/kernel';
import { placeOf } from '../base/routes.ts';
import { ASSETS, CHOICES, cacheOf, missing, PARTS, readChoice, type SiteParts, siteCache, take, wanted } from './parts.ts';

/** The version of the site that this worker belongs to. */
declare const VERSION: string;

interface Worker extends EventTarget {
  readonly registration: ServiceWorkerRegistration & { getNotifications(filter: { tag: string }): Promise<Notification[]> };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(filter: object): Promise<{ readonly url: string; focus(): Promise<unknown>; postMessage(data: string): void }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly navigator: Navigator;
  skipWaiting(): Promise<void>;
}
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(reply: Promise<Response>): void;
}
interface Called extends Lasting {
  readonly data: { json(): Push };
}
interface Clicked extends Lasting {
  readonly action: string;
  readonly notification: Notification;
}

const worker = globalThis as unknown as Worker;
const on = <E extends Event>(name: string, hear: (event: E) => void): void => worker.addEventListener(name, hear as EventListener);

// Keeping the site

/** So many files are fetched at once. */
const AT_ONCE = 6;

/** Fetches all that this version needs and an earlier one has not left here; where something fails, the earlier one goes on. */
async function install(): Promise<void> {
  const reply = await fetch(PARTS, { cache: 'no-store' });
  const parts = (await reply.clone().json()) as SiteParts;
  if (parts.version !== VERSION) throw new Error(`the site is at ${parts.version} already`);
  await (await caches.open(siteCache(VERSION))).put(PARTS, reply);
  // At first games come later, when the page has nothing else to do; a new version has those of the last one from its beginning.
  const names = ['site', ...(await wholeBefore(wanted(parts, await readChoice())))].filter((name) => name in parts.parts);
  const files = await missing(
    names.flatMap((name) => parts.parts[name]!.files),
    VERSION,
  );
  const next = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await take(file, VERSION);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** Which of these games an earlier version has here. */
async function wholeBefore(names: readonly string[]): Promise<string[]> {
  const earlier = (await caches.keys()).filter((name) => name.startsWith(siteCache('')) && name !== siteCache(VERSION));
  const lists = await Promise.all(earlier.map((cacheName) => caches.match(PARTS, { cacheName })));
  const before = (await Promise.all(lists.map(async (list) => list?.json()))) as (SiteParts | undefined)[];
  const whole: string[] = [];
  for (const name of names)
    for (const old of before) {
      const files = old?.parts[name]?.files;
      if (files && name !== 'site' && (await missing(files, old.version)).length === 0) whole.push(name);
    }
  return whole;
}

/** Forgets what only earlier versions need. */
async function tidy(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('astragal ') && ![ASSETS, CHOICES, siteCache(VERSION)].includes(name)) await caches.delete(name);
  const parts = (await (await caches.match(PARTS, { cacheName: siteCache(VERSION) }))!.json()) as SiteParts;
  const known = new Set(Object.values(parts.parts).flatMap(({ files }) => files));
  const assets = await caches.open(ASSETS);
  for (const request of await assets.keys()) if (!known.has(new URL(request.url).pathname)) await assets.delete(request);
}

/** Nobody else would know why there is no worker. */
async function tellIfFull(error: unknown): Promise<never> {
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    for (const page of await worker.clients.matchAll({ includeUncontrolled: true })) page.postMessage('full');
  throw error;
}

on<Lasting>('install', (event) => event.waitUntil(install().catch(tellIfFull)));
on<Lasting>('activate', (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));
on<MessageEvent>('message', ({ data, ports: [port] }) => {
  if (data === 'version') port?.postMessage(VERSION);
  if (data === 'take over') void worker.skipWaiting();
});

// Serving it

/** The page of an address as the server would choose it. */
async function keptPage(path: string): Promise<Response | undefined> {
  const { language, theme } = await readChoice();
  const kind = path === '/' ? 'home' : 'app';
  const name = [kind, languageFor([language ?? '', ...worker.navigator.languages]), ...(theme ? [theme] : [])].join('-');
  return caches.match(`/pages/${name}.html`, { cacheName: siteCache(VERSION), ignoreVary: true });
}

/** Whoever reloads wants what is new, if the network says so soon enough. */
const PATIENCE = 3000;

async function page(request: Request, path: string): Promise<Response> {
  const isReload = request.cache === 'no-cache' || request.cache === 'reload';
  const kept = await keptPage(path);
  if (!kept) return fetch(request);
  if (!isReload) return kept;
  const late = new Promise<Response>((give) => void setTimeout(give, PATIENCE, kept));
  const fresh = fetch(request).then((reply) => (reply.status < 500 ? reply : kept));
  return Promise.race([fresh.catch(() => kept), late]);
}

/** What is kept is taken from there; nothing else is kept on the way, and no cache made by looking, so what was removed stays away. */
const file = async (request: Request, path: string): Promise<Response> =>
  (await caches.match(request, { cacheName: cacheOf(path, VERSION), ignoreVary: true })) ?? fetch(request);

/** A form of the home page, pressed before its script was there. Without a server it leads to where the same can be done. */
async function form(request: Request): Promise<Response> {
  const copy = request.clone();
  try {
    return await fetch(request);
  } catch {
    const game = (await copy.formData()).get('game');
    return Response.redirect(typeof game === 'string' ? `/new/${encodeURIComponent(game)}` : '/#problem-offline', 303);
  }
}

on<Fetching>('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What another site posts goes its own way: from here it would look like ours.
  const isOurForm = request.method === 'POST' && request.mode === 'navigate' && request.referrer.startsWith(`${location.origin}/`);
  if (isOurForm) return event.respondWith(form(request));
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    if (placeOf(new URL(request.url)).page !== 'lost') event.respondWith(page(request, pathname));
  } else event.respondWith(file(request, pathname));
});

// Calls

/** What the house sends: worded already; one for each table stands, and it is taken back when the table was seen elsewhere. */
interface Push extends Readonly<Record<'title' | 'body' | 'link' | 'table' | 'open' | 'mute', string>> {
  readonly withdraw?: string;
}

const addressOf = (table: string): string => `/table/${table}`;

/**
 * Takes back what was said of a table. Browsers expect every push to show something; one that shows nothing is answered by a message of
 * their own, or by no more pushes. So what stands is said once more, without a sound, before it is closed.
 */
async function withdraw(table: string): Promise<void> {
  const { registration } = worker;
  const tag = addressOf(table);
  const [standing] = await registration.getNotifications({ tag });
  await registration.showNotification(standing?.title ?? 'Astragal', { tag, silent: true });
  for (const each of await registration.getNotifications({ tag })) each.close();
}

const show = ({ title, body, link, table, open, mute }: Push): Promise<void> =>
  worker.registration.showNotification(title, {
    body,
    tag: link,
    data: link,
    icon: '/icons/icon-192.png',
    badge: '/icons/monochrome-96.png',
    actions: [{ action: 'open', title: open }, ...(link === addressOf(table) ? [{ action: 'mute', title: mute }] : [])],
  } as NotificationOptions);

/** Never again about this table. */
const silence = (link: string): Promise<unknown> =>
  fetch('/api/me/notifications', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mute: { table: link.slice(addressOf('').length), muted: true } }),
  });

async function bringBack(link: string): Promise<unknown> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === link);
  return page ? page.focus() : worker.clients.openWindow(link);
}

on<Called>('push', (event) => {
  const push = event.data.json();
  event.waitUntil(push.withdraw ? withdraw(push.withdraw) : show(push));
});
on<Clicked>('notificationclick', (event) => {
  event.notification.close();
  const link = event.notification.data as string;
  event.waitUntil(event.action === 'mute' ? silence(link) : bringBack(link));
});
