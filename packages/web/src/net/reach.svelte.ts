/** Whether the house can be reached. It takes a moment to be believed, either way: a network that comes and goes makes no page flicker. */

/** So long nothing must answer, or nothing fail, until it is believed. */
export const PATIENCE = 1200;

export class Reach {
  #isOff = $state(false);
  #isKnown = false;
  #turning: { readonly to: boolean; readonly timer: ReturnType<typeof setTimeout> } | undefined;

  /** Hears at once when the browser says that the network is gone. */
  start(page: Pick<EventTarget, 'addEventListener'>): void {
    page.addEventListener('offline', () => this.missed());
  }

  /** There is no network, or the server is away. */
  get isOff(): boolean {
    return this.#isOff;
  }

  /** The server has answered. */
  heard(): void {
    this.#turn(false);
  }

  /** Nobody has answered. */
  missed(): void {
    this.#turn(true);
  }

  #turn(to: boolean): void {
    // The first word is believed at once: a page that opens without a network knows nothing else.
    const patience = this.#isKnown ? PATIENCE : undefined;
    this.#isKnown = true;
    if (this.#turning && this.#turning.to !== to) {
      clearTimeout(this.#turning.timer);
      this.#turning = undefined;
    }
    if (this.#isOff === to || this.#turning) return;
    if (patience === undefined) this.#isOff = to;
    else this.#turning = { to, timer: setTimeout(() => this.#believe(to), patience) };
  }

  #believe(to: boolean): void {
    this.#isOff = to;
    this.#turning = undefined;
  }
}

/** The page's own. */
export const reach = new Reach();
