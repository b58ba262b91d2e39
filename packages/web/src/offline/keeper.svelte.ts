/**
 * What this browser keeps of the site, and whether there is something newer. The service worker keeps the site itself; games come one file
 * after the other when the page has nothing else to do, and can be removed.
 */
import { settings } from '../base/settings.svelte.ts';
import { savesData } from '../base/when-idle.ts';
import { ASSETS, missing, PARTS, readChoice, type SiteParts, siteCache, take, wanted, writeChoice } from './parts.ts';
import { pause, Versions, versionOf } from './versions.svelte.ts';

export interface Kept {
  readonly bytes: number;
  /** From 0 to 1; 1: all of it is here. */
  readonly share: number;
  /** Removed by hand: it is not fetched again by itself. */
  readonly isRemoved: boolean;
}

/** `none`: this browser, or an address without encryption, keeps nothing. `forbidden`: it could, but may not. `full`: there is no room. */
export type Storing = 'unknown' | 'none' | 'forbidden' | 'full' | 'fine';

/** So many files are fetched at once. */
const AT_ONCE = 4;
/** While a table is played: so often, in milliseconds, it is asked whether it still is. */
const LOOK_UP = 2000;

/** Somebody plays and looks on: every file that comes would cost a moment of what is shown. */
const isPlaying = (): boolean => !document.hidden && document.querySelector('.table:not([data-over])') !== null;

export class OfflineKeeper {
  #storing: Storing = $state('unknown');
  #kept: Readonly<Record<string, Kept>> = $state.raw({});
  #estimate: { readonly usage: number; readonly quota: number; readonly ofGames: number | undefined } | undefined = $state.raw();
  #parts: SiteParts | undefined;
  #begun: Promise<void> | undefined;
  #filling: Promise<void> | undefined;
  readonly #versions = new Versions({ whenStill: async () => this.#filling, whenReplaced: (version) => this.#read(version) });

  get storing(): Storing {
    return this.#storing;
  }

  /** By part: `site`, or a game's id. Empty until it is known. */
  get kept(): Readonly<Record<string, Kept>> {
    return this.#kept;
  }

  /** Bytes of the site and its games that are here. */
  get used(): number {
    return Object.values(this.#kept).reduce((sum, { bytes, share }) => sum + bytes * share, 0);
  }

  /** Whether a game can be played without a network. */
  has(game: string): boolean {
    return this.#kept['site']?.share === 1 && this.#kept[game]?.share === 1;
  }

  /** A new version is here and waits. */
  get isNewer(): boolean {
    return this.#versions.isNewer;
  }

  /** Bytes in use and allowed, as the browser says. */
  get estimate() {
    return this.#estimate;
  }

  /** Looks what is here, once; with a network, what is missing is fetched when there is time. */
  begin(): Promise<void> {
    this.#begun ??= this.#begin();
    return this.#begun;
  }

  /** Keeps a game that was removed, or goes on where it was broken off. */
  async fetch(game: string): Promise<void> {
    const { without = [] } = await readChoice();
    await writeChoice({ without: without.filter((each) => each !== game) });
    await this.#look();
    await this.#fill();
  }

  async remove(game: string): Promise<void> {
    const { without = [] } = await readChoice();
    await writeChoice({ without: [...new Set([...without, game])] });
    const assets = await caches.open(ASSETS);
    await Promise.all((this.#parts?.parts[game]?.files ?? []).map((file) => assets.delete(file)));
    await this.#look();
  }

  /** Loads the newest version there is. */
  renew(): Promise<void> {
    return this.#versions.renew();
  }

  async #begin(): Promise<void> {
    if (!('serviceWorker' in navigator) || !('caches' in globalThis)) {
      this.#storing = 'none';
      return;
    }
    try {
      const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
      this.#versions.watch(registration);
      const { active } = await Promise.race([navigator.serviceWorker.ready, this.#failed(registration)]);
      await this.#tellWorker();
      await this.#read(await versionOf(active!));
      this.#storing = 'fine';
    } catch (error) {
      // Nothing may be kept, or the network went before there was anything: then another time.
      if (error instanceof DOMException && error.name === 'SecurityError') this.#storing = 'forbidden';
      else this.#begun = undefined;
      return;
    }
    addEventListener('online', () => void this.#fill());
    if (!savesData()) void this.#fill();
  }

  /** Rejects when the first worker of all could not be installed, after it has said why. */
  #failed({ installing, active }: ServiceWorkerRegistration): Promise<never> {
    return new Promise((_, reject) => {
      if (!installing || active) return;
      navigator.serviceWorker.addEventListener('message', ({ data }) => {
        if (data === 'full') this.#storing = 'full';
      });
      installing.addEventListener('statechange', () => installing.state === 'redundant' && reject(new Error('not installed')));
    });
  }

  /** The worker chooses pages as the server does: by what the person chose. */
  async #tellWorker(): Promise<void> {
    const choice = () => ({ language: settings.language, theme: settings.theme === 'system' ? undefined : settings.theme });
    await writeChoice(choice());
    $effect.root(() => {
      $effect(() => void writeChoice(choice()).catch(() => undefined));
    });
  }

  async #read(version: string): Promise<void> {
    this.#parts = (await (await caches.match(PARTS, { cacheName: siteCache(version) }))!.json()) as SiteParts;
    await this.#look();
  }

  /** What is here now. */
  async #look(): Promise<void> {
    if (!this.#parts) return;
    const { parts, version } = this.#parts;
    const { without = [] } = await readChoice();
    const files = Object.values(parts).flatMap((part) => part.files);
    const lacking = new Set(await missing(files, version));
    this.#kept = Object.fromEntries(
      Object.entries(parts)
        .filter(([name]) => !name.startsWith('kept/'))
        .map(([name, { bytes, files }]) => [
          name,
          { bytes, share: 1 - files.filter((file) => lacking.has(file)).length / files.length, isRemoved: without.includes(name) },
        ]),
    );
    // Some browsers tell how much of it lies where the games are.
    const told: StorageEstimate & { readonly usageDetails?: { readonly indexedDB?: number } } =
      (await navigator.storage?.estimate?.()) ?? {};
    const { usage, quota, usageDetails } = told;
    if (usage !== undefined && quota !== undefined) this.#estimate = { usage, quota, ofGames: usageDetails?.indexedDB };
  }

  /** Fetches what is wanted and missing. */
  #fill(): Promise<void> {
    this.#filling ??= this.#fetchMissing().finally(() => {
      this.#filling = undefined;
    });
    return this.#filling;
  }

  async #fetchMissing(): Promise<void> {
    if (!this.#parts) return;
    const { parts, version } = this.#parts;
    for (const name of [...wanted(this.#parts, await readChoice()), ...(await this.#begunWith())]) {
      const files = parts[name]?.files ?? [];
      const lacking = await missing(files, version);
      while (lacking.length > 0) {
        await this.#idle();
        // What a newer version replaces is fetched no more, and a worker that still fetches cannot be replaced.
        if (this.#versions.isLeaving) return;
        if ((await readChoice()).without?.includes(name)) break;
        const some = lacking.splice(0, AT_ONCE);
        try {
          await Promise.all(some.map((file) => take(file, version)));
        } catch (error) {
          if (error instanceof DOMException && error.name === 'QuotaExceededError') this.#storing = 'full';
          await this.#look();
          return; // Without a network it goes on when that is back.
        }
        this.#count(name, some.length / files.length);
      }
    }
    this.#storing = 'fine';
    await this.#look();
  }

  /** When the page has nothing else to do. */
  async #idle(): Promise<void> {
    while (isPlaying() && !this.#versions.isLeaving) await pause(LOOK_UP);
    await new Promise<void>((go) => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => go(), { timeout: 2000 });
      else setTimeout(go, 50);
    });
  }

  #count(name: string, more: number): void {
    const { [name]: before } = this.#kept;
    if (before) this.#kept = { ...this.#kept, [name]: { ...before, share: Math.min(1, before.share + more) } };
  }

  /** Earlier versions of rules that games on this device began with. */
  async #begunWith(): Promise<string[]> {
    const { keptGames } = await import('./kept-games.ts');
    const games = await keptGames.all().catch(() => []);
    return [...new Set(games.map(({ game, version }) => `kept/${game}-${version}`))].filter(
      (name) => this.#parts && name in this.#parts.parts,
    );
  }
}

/** The page's own. */
export const keeper = new OfflineKeeper();
