/** Whether the house can be reached. It takes a moment to be believed, either way: a network that comes and goes makes no page flicker. */

/** So long nothing must answer, or nothing fail, until it is believed. */
export const PATIENCE = 1200;

let isOff = $state(false);
let isKnown = false;
let turning: { readonly to: boolean; readonly timer: ReturnType<typeof setTimeout> } | undefined;

function turn(to: boolean): void {
  if (turning && turning.to !== to) {
    clearTimeout(turning.timer);
    turning = undefined;
  }
  if (isOff === to || turning) return;
  // The first word is believed at once: a page that opens without a network knows nothing else.
  if (!isKnown) isOff = to;
  else
    turning = {
      to,
      timer: setTimeout(() => {
        isOff = to;
        turning = undefined;
      }, PATIENCE),
    };
}

export const reach = {
  /** There is no network, or the server is away. */
  get isOff(): boolean {
    return isOff;
  },
  /** The server has answered. */
  heard(): void {
    turn(false);
    isKnown = true;
  },
  /** Nobody has answered. */
  missed(): void {
    turn(true);
    isKnown = true;
  },
};

addEventListener('offline', () => reach.missed());
