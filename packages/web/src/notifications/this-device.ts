/** This browser as a device that can be called. */
import { call } from '../net/api.ts';
import { i18n } from '../text/index.svelte.ts';

/** Why this browser can never be called; nothing where it can. Away from secure addresses browsers hide what it takes. */
export function whyNever(): 'insecure' | 'never' | undefined {
  if ('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis) return undefined;
  return isSecureContext ? 'never' : 'insecure';
}

/** Nothing where the browser lets no site work in the background. */
const worker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);

/** How push services know this device, if it has been asked before. */
export async function subscription(): Promise<PushSubscription | undefined> {
  if (whyNever()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Asks the person, then the browser, then tells the house. What stood in the way: the person, no worker, or the browser just now. */
export async function subscribe(key: string): Promise<'on' | 'denied' | 'blocked' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return Notification.permission === 'denied' ? 'denied' : 'failed';
  const registration = await worker();
  if (!registration) return 'blocked';
  const made = await subscribed(registration, key).catch(() => undefined);
  if (!made) return 'failed';
  const { endpoint, keys } = made.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
  try {
    await call('addDevice', { endpoint, ...keys, language: i18n.language });
  } catch (problem) {
    await made.unsubscribe(); // A house that does not call it leaves nothing behind.
    throw problem;
  }
  return 'on';
}

async function subscribed(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.ready;
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

export async function unsubscribe(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await call('dropDevice', { endpoint: made.endpoint });
  await made.unsubscribe();
}
