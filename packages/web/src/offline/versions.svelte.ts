/** The version of the site that runs here, a newer one that waits, and how it takes over. */

/** The version of the page that runs. */
const ours = (): string | null | undefined => document.querySelector('meta[name=version]')?.getAttribute('content');
/** So often at most somebody who comes back makes the browser look for a new version. */
const LOOK_AGAIN = 3_600_000;
/** So long, in milliseconds, a new version may take to come: on a poor network all of its files do. */
const COMING = 60_000;
/** So long the old worker may take to go. */
const LEAVING = 10_000;
/** So long nothing may have been fetched before a worker is replaced. */
const STILL = 1000;

export const pause = (ms: number): Promise<void> => new Promise((go) => void setTimeout(go, ms));

export const versionOf = (worker: ServiceWorker): Promise<string> =>
  new Promise((found) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => found(data as string);
    worker.postMessage('version', [port2]);
  });

/** Whoever keeps files of a version. */
interface Owner {
  /** Resolves when it fetches nothing. */
  whenStill(): Promise<unknown>;
  /** A worker of another version serves from now on. */
  whenReplaced(version: string): Promise<unknown>;
}

export class Versions {
  readonly #owner: Owner;
  #isNewer = $state(false);
  #isRenewing = false;
  #lookedAt = performance.now();

  constructor(owner: Owner) {
    this.#owner = owner;
  }

  /** A new version is here and waits. */
  get isNewer(): boolean {
    return this.#isNewer;
  }

  /** What runs here is about to be replaced: nothing more is fetched for it. */
  get isLeaving(): boolean {
    return this.#isNewer || this.#isRenewing;
  }

  /** From now on it is noticed when another version comes. */
  watch(registration: ServiceWorkerRegistration): void {
    const { serviceWorker } = navigator;
    const lookForNewer = () => this.#lookForNewer(registration);
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', lookForNewer));
    void lookForNewer();
    serviceWorker.addEventListener('controllerchange', async () => {
      if (this.#isRenewing || !serviceWorker.controller) return;
      const version = await versionOf(serviceWorker.controller);
      // Another tab asked for it; this one may be in the middle of something.
      this.#isNewer = version !== ours();
      await this.#owner.whenReplaced(version);
    });
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || performance.now() - this.#lookedAt < LOOK_AGAIN) return;
      this.#lookedAt = performance.now();
      registration.update().catch(() => undefined);
    });
  }

  /**
   * The newest version there is: by a worker that waits, or comes now; without one by loading the page anew. Before the new worker serves
   * that would only bring the old page again.
   */
  async renew(): Promise<void> {
    this.#isRenewing = true;
    const registration = await navigator.serviceWorker?.getRegistration();
    const waiting = registration && (await Promise.race([newest(registration), pause(COMING)]));
    if (waiting) await Promise.race([this.#replace(waiting), pause(LEAVING)]);
    location.reload();
  }

  /** A page that came over the network is as new as the worker that waits: nothing hinders it. Else somebody has to say so. */
  async #lookForNewer({ waiting }: ServiceWorkerRegistration): Promise<void> {
    if (!waiting || !navigator.serviceWorker.controller || this.#isRenewing) return;
    if ((await versionOf(waiting)) !== ours()) this.#isNewer = true;
    else await this.#replace(waiting);
  }

  /**
   * Lets a new worker take over from the one that serves this page. Chromium can forget to do so, and answers nothing any more, when the old
   * one is asked for something at that moment: so nothing is fetched then.
   */
  async #replace(waiting: ServiceWorker): Promise<void> {
    await this.#owner.whenStill();
    await stillness();
    waiting.postMessage('take over');
    await left(waiting, 'installed');
    await left(waiting, 'activating');
  }
}

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
