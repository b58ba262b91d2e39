/**
 * What this browser keeps of the site, and whether there is something newer. The service worker keeps the site itself; games come one file
 * after the other when the page has nothing else to do, and can be removed.
 */
import { settings } from '../base/settings.svelte.ts';
import { savesData } from '../base/when-idle.ts';
import { ASSETS, missing, PARTS, type Parts, readChoice, siteCache, take, wanted, writeChoice } from './parts.ts';

export interface Kept {
  readonly bytes: number;
  /** From 0 to 1; 1: all of it is here. */
  readonly share: number;
  /** Removed by hand: it is not fetched again by itself. */
  readonly isRemoved: boolean;
}

/** `none`: this browser, or an address without encryption, keeps nothing. `forbidden`: it could, but may not. `full`: there is no room. */
export type Storing = 'unknown' | 'none' | 'forbidden' | 'full' | 'fine';

/** The version of the page that runs. */
const ours = (): string | null | undefined => document.querySelector('meta[name=version]')?.getAttribute('content');
/** So many files are fetched at once. */
const AT_ONCE = 4;
/** While a table is played: so often, in milliseconds, it is asked whether it still is. */
const LOOK_UP = 2000;
/** So often at most somebody who comes back makes the browser look for a new version. */
const LOOK_AGAIN = 3_600_000;

let storing: Storing = $state('unknown');
let kept: Readonly<Record<string, Kept>> = $state.raw({});
let isNewer = $state(false);
let estimate: { readonly usage: number; readonly quota: number; readonly ofGames: number | undefined } | undefined = $state.raw();
let parts: Parts | undefined;
let begun: Promise<void> | undefined;
let filling: Promise<void> | undefined;
let isRenewing = false;
let lookedAt = performance.now();

export const keeper = {
  get storing(): Storing {
    return storing;
  },
  /** By part: `site`, or a game's id. Empty until it is known. */
  get kept(): Readonly<Record<string, Kept>> {
    return kept;
  },
  /** Bytes of the site and its games that are here. */
  get used(): number {
    return Object.values(kept).reduce((sum, { bytes, share }) => sum + bytes * share, 0);
  },
  /** Whether a game can be played without a network. */
  has: (game: string): boolean => kept['site']?.share === 1 && kept[game]?.share === 1,
  /** A new version is here and waits. */
  get isNewer(): boolean {
    return isNewer;
  },
  /** Bytes in use and allowed, as the browser says. */
  get estimate() {
    return estimate;
  },
  /** Looks what is here, once; with a network, what is missing is fetched when there is time. */
  begin: (): Promise<void> => (begun ??= begin()),
  /** Keeps a game that was removed, or goes on where it was broken off. */
  async fetch(game: string): Promise<void> {
    const { without = [] } = await readChoice();
    await writeChoice({ without: without.filter((each) => each !== game) });
    await look();
    await fill();
  },
  async remove(game: string): Promise<void> {
    const { without = [] } = await readChoice();
    await writeChoice({ without: [...new Set([...without, game])] });
    const assets = await caches.open(ASSETS);
    await Promise.all((parts?.parts[game]?.files ?? []).map((file) => assets.delete(file)));
    await look();
  },
  renew,
};

const versionOf = (worker: ServiceWorker): Promise<string> =>
  new Promise((found) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => found(data as string);
    worker.postMessage('version', [port2]);
  });

async function begin(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) {
    storing = 'none';
    return;
  }
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    watch(registration);
    const { active } = await Promise.race([navigator.serviceWorker.ready, failed(registration)]);
    await tellWorker();
    await read(await versionOf(active!));
    storing = 'fine';
  } catch (error) {
    // Nothing may be kept, or the network went before there was anything: then another time.
    if (error instanceof DOMException && error.name === 'SecurityError') storing = 'forbidden';
    else begun = undefined;
    return;
  }
  addEventListener('online', () => void fill());
  if (!savesData()) void fill();
}

/** Rejects when the first worker of all could not be installed, after it has said why. */
const failed = ({ installing, active }: ServiceWorkerRegistration): Promise<never> =>
  new Promise((_, reject) => {
    if (!installing || active) return;
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data === 'full') storing = 'full';
    });
    installing.addEventListener('statechange', () => installing.state === 'redundant' && reject(new Error('not installed')));
  });

/** The worker chooses pages as the server does: by what the person chose. */
async function tellWorker(): Promise<void> {
  const choice = () => ({ language: settings.language, theme: settings.theme === 'system' ? undefined : settings.theme });
  await writeChoice(choice());
  $effect.root(() => {
    $effect(() => void writeChoice(choice()).catch(() => undefined));
  });
}

async function read(version: string): Promise<void> {
  parts = (await (await caches.match(PARTS, { cacheName: siteCache(version) }))!.json()) as Parts;
  await look();
}

/** What is here now. */
async function look(): Promise<void> {
  if (!parts) return;
  const { version } = parts;
  const { without = [] } = await readChoice();
  const lacking = new Set(
    await missing(
      Object.values(parts.parts).flatMap(({ files }) => files),
      version,
    ),
  );
  kept = Object.fromEntries(
    Object.entries(parts.parts)
      .filter(([name]) => !name.startsWith('kept/'))
      .map(([name, { bytes, files }]) => [
        name,
        { bytes, share: 1 - files.filter((file) => lacking.has(file)).length / files.length, isRemoved: without.includes(name) },
      ]),
  );
  // Some browsers tell how much of it lies where the games are.
  const told: StorageEstimate & { readonly usageDetails?: { readonly indexedDB?: number } } = (await navigator.storage?.estimate?.()) ?? {};
  const { usage, quota, usageDetails } = told;
  if (usage !== undefined && quota !== undefined) estimate = { usage, quota, ofGames: usageDetails?.indexedDB };
}

/** Somebody plays and looks on: every file that comes would cost a moment of what is shown. */
const isPlaying = (): boolean => !document.hidden && document.querySelector('.table:not([data-over])') !== null;

/** When the page has nothing else to do. */
async function idle(): Promise<void> {
  while (isPlaying() && !isNewer && !isRenewing) await pause(LOOK_UP);
  await new Promise<void>((go) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => go(), { timeout: 2000 });
    else setTimeout(go, 50);
  });
}

/** Fetches what is wanted and missing. */
function fill(): Promise<void> {
  filling ??= fetchMissing().finally(() => {
    filling = undefined;
  });
  return filling;
}

async function fetchMissing(): Promise<void> {
  if (!parts) return;
  const { version } = parts;
  for (const name of [...wanted(parts, await readChoice()), ...(await begunWith())]) {
    const files = parts.parts[name]?.files ?? [];
    const lacking = await missing(files, version);
    while (lacking.length > 0) {
      await idle();
      // What a newer version replaces is fetched no more, and a worker that still fetches cannot be replaced.
      if (isNewer || isRenewing) return;
      if ((await readChoice()).without?.includes(name)) break;
      const some = lacking.splice(0, AT_ONCE);
      try {
        await Promise.all(some.map((file) => take(file, version)));
      } catch (error) {
        if (error instanceof DOMException && error.name === 'QuotaExceededError') storing = 'full';
        await look();
        return; // Without a network it goes on when that is back.
      }
      count(name, some.length / files.length);
    }
  }
  storing = 'fine';
  await look();
}

function count(name: string, more: number): void {
  const { [name]: before } = kept;
  if (before) kept = { ...kept, [name]: { ...before, share: Math.min(1, before.share + more) } };
}

/** Earlier versions of rules that games on this device began with. */
async function begunWith(): Promise<string[]> {
  const { keptGames } = await import('./kept-games.ts');
  const games = await keptGames.all().catch(() => []);
  return [...new Set(games.map(({ game, version }) => `kept/${game}-${version}`))].filter((name) => parts && name in parts.parts);
}

// A new version

function watch(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  /** A page that came over the network is as new as the worker that waits: nothing hinders it. Else somebody has to say so. */
  const lookForNewer = async (): Promise<void> => {
    const { waiting } = registration;
    if (!waiting || !serviceWorker.controller || isRenewing) return;
    if ((await versionOf(waiting)) !== ours()) isNewer = true;
    else await replace(waiting);
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', lookForNewer));
  void lookForNewer();
  serviceWorker.addEventListener('controllerchange', async () => {
    if (isRenewing || !serviceWorker.controller) return;
    const version = await versionOf(serviceWorker.controller);
    // Another tab asked for it; this one may be in the middle of something.
    isNewer = version !== ours();
    await read(version);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - lookedAt < LOOK_AGAIN) return;
    lookedAt = performance.now();
    registration.update().catch(() => undefined);
  });
}

const pause = (ms: number): Promise<void> => new Promise((go) => void setTimeout(go, ms));

/** So long, in milliseconds, a new version may take to come: on a poor line all of its files do. */
const COMING = 60_000;
/** So long the old worker may take to go. */
const LEAVING = 10_000;
/** So long nothing may have been fetched before a worker is replaced. */
const STILL = 1000;

/** Resolves when the page has fetched nothing for a while. */
async function stillness(): Promise<void> {
  let last = performance.now();
  const observer = new PerformanceObserver(() => {
    last = performance.now();
  });
  observer.observe({ type: 'resource' });
  while (performance.now() - last < STILL) await pause(STILL / 4);
  observer.disconnect();
}

/** Resolves when a worker has left this state. */
const left = (worker: ServiceWorker, state: ServiceWorkerState): Promise<void> =>
  new Promise((done) => {
    const look = (): void => {
      if (worker.state !== state) done();
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** The worker of the newest version there is, when it can take over. */
async function newest(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  if (!registration.waiting) await registration.update().catch(() => undefined);
  if (registration.installing) await left(registration.installing, 'installing');
  return registration.waiting;
}

/**
 * Lets a new worker take over from the one that serves this page. Chromium can forget to do so, and answers nothing any more, when the old
 * one is asked for something at that moment: so nothing is fetched then.
 */
async function replace(waiting: ServiceWorker): Promise<void> {
  await filling;
  await stillness();
  waiting.postMessage('take over');
  await left(waiting, 'installed');
  await left(waiting, 'activating');
}

/**
 * The newest version there is: by a worker that waits, or comes now; without one by loading the page anew. Before the new worker serves
 * that would only bring the old page again.
 */
async function renew(): Promise<void> {
  isRenewing = true;
  const registration = await navigator.serviceWorker?.getRegistration();
  const waiting = registration && (await Promise.race([newest(registration), pause(COMING)]));
  if (waiting) await Promise.race([replace(waiting), pause(LEAVING)]);
  location.reload();
}
