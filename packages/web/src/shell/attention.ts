/** Calls the person back to the table: page title, a sound, and a notification while the page is out of sight. */
import { i18n } from '../text/index.svelte.ts';
import { settings } from './settings.svelte.ts';
import { play } from './sound.ts';

let note: Notification | undefined;

/** Asks the browser for permission; says whether notifications will come. */
export async function allowNotifications(): Promise<boolean> {
  return typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted';
}

/** It has become this person's turn. */
export function callPlayer(game: string): void {
  play('turn');
  if (!document.hidden || !settings.notify || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  note?.close();
  try {
    note = new Notification(i18n.t.table.turnTitle(game), { icon: '/icon.svg', tag: location.pathname });
    note.onclick = () => {
      window.focus();
      note?.close();
    };
  } catch {
    // Some phones allow notifications only from a service worker: title and sound must do.
  }
}

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) note?.close();
});
