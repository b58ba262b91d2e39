/**
 * What this browser keeps of the site, and whether there is something newer. The service worker keeps the site itself; games come one file
 * after the other when the page has nothing else to do, and can be removed.
 */
import { settings } from '../shell/settings.svelte.ts';
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
    const { active } = await navigator.serviceWorker.ready;
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
  const isSparing = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (!isSparing) void fill();
}

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

/** When the page has nothing else to do. */
const idle = (): Promise<void> =>
  new Promise((go) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => go(), { timeout: 2000 });
    else setTimeout(go, 50);
  });

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
    if (!waiting || !serviceWorker.controller) return;
    if ((await versionOf(waiting)) === ours()) waiting.postMessage('take over');
    else isNewer = true;
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', lookForNewer));
  void lookForNewer();
  serviceWorker.addEventListener('controllerchange', async () => {
    if (isRenewing) location.reload();
    else if (serviceWorker.controller) {
      const version = await versionOf(serviceWorker.controller);
      // Another tab asked for it; this one may be in the middle of something.
      isNewer = version !== ours();
      await read(version);
    }
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - lookedAt < LOOK_AGAIN) return;
    lookedAt = performance.now();
    registration.update().catch(() => undefined);
  });
}

const pause = (ms: number): Promise<void> => new Promise((go) => void setTimeout(go, ms));

/** The newest version there is, at once: by a worker that waits, or comes now; without one by loading the page anew. */
async function renew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) {
    if (!registration.waiting) await Promise.race([registration.update().catch(() => undefined), pause(5000)]);
    const { installing } = registration;
    if (installing)
      await Promise.race([new Promise((done) => installing.addEventListener('statechange', done, { once: true })), pause(10_000)]);
    if (registration.waiting) {
      isRenewing = true;
      await filling;
      registration.waiting.postMessage('take over');
      await pause(3000); // By then the new worker has loaded the page anew.
    }
  }
  location.reload();
}
