/** Calls the person back to the table: page title, a sound, and a notification while the page is out of sight. */

import { play } from '@astragal/table/sound.ts';
import { i18n } from '../text/index.svelte.ts';
import { settings } from './settings.svelte.ts';

/** Asks the browser for permission; says whether notifications will come. */
export async function allowNotifications(): Promise<boolean> {
  if (typeof Notification === 'undefined' || (await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  return true;
}

/** It has become this person's turn. */
export function notifyTurn(game: string): void {
  play('turn');
  if (!document.hidden || !settings.notify || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const title = i18n.t.table.turnTitle(game);
  // One for a table: a later one replaces it.
  const looks = { icon: '/icons/icon-192.png', tag: location.pathname, data: location.pathname };
  try {
    show(new Notification(title, looks));
  } catch {
    // Some phones allow notifications only from a worker.
    void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(title, looks));
  }
}

/** It goes as soon as the page is looked at again. */
function show(note: Notification): void {
  note.onclick = () => {
    window.focus();
    note.close();
  };
  document.addEventListener('visibilitychange', () => note.close(), { once: true });
}
