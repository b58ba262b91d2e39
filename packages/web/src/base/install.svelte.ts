/** Installing the site where the browser offers it. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

let offer: Offer | undefined = $state.raw();
// It comes once, and early.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer = event as Offer;
});
addEventListener('appinstalled', () => {
  offer = undefined;
});

export const install = {
  get can(): boolean {
    return offer !== undefined;
  },
  async ask(): Promise<void> {
    await offer?.prompt();
    offer = undefined;
  },
};
