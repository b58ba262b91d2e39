/** Installing the site where the browser offers it. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

export class InstallOffer {
  #offer: Offer | undefined = $state.raw();

  /** It comes once, and early. */
  start(page: Pick<EventTarget, 'addEventListener'>): void {
    page.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#offer = event as Offer;
    });
    page.addEventListener('appinstalled', () => {
      this.#offer = undefined;
    });
  }

  get can(): boolean {
    return this.#offer !== undefined;
  }

  async ask(): Promise<void> {
    await this.#offer?.prompt();
    this.#offer = undefined;
  }
}

/** The page's own. */
export const install = new InstallOffer();
