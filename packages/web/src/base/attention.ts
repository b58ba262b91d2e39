/** Calls the person back to the table: page title, a sound, and a notification while the page is out of sight. */

import { play } from '@astragal/table/sound.ts';
import { i18n } from '../text/index.svelte.ts';
import { settings } from './settings.svelte.ts';

let note: Notification | undefined;

/** Asks the browser for permission; says whether notifications will come. */
export async function allowNotifications(): Promise<boolean> {
  if (typeof Notification === 'undefined' || (await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  return true;
}

/** It has become this person's turn. */
export function callPlayer(game: string): void {
  play('turn');
  if (!document.hidden || !settings.notify || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  note?.close();
  const title = i18n.t.table.turnTitle(game);
  const looks = { icon: '/icons/icon-192.png', tag: location.pathname, data: location.pathname };
  try {
    note = new Notification(title, looks);
    note.onclick = () => {
      window.focus();
      note?.close();
    };
  } catch {
    // Some phones allow notifications only from a worker.
    void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(title, looks));
  }
}

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) note?.close();
});
