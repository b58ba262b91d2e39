/** This browser as a device that can be called. */
import { call } from '../net/api.ts';
import { i18n } from '../text/index.svelte.ts';

export const canBeCalled = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const worker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });

/** How push services know this device, if it has been asked before. */
export async function subscription(): Promise<PushSubscription | undefined> {
  if (!canBeCalled()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Asks the person, then the browser, then tells the house. False: not allowed, or the browser cannot just now. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const made = await subscribed(key).catch(() => undefined);
  if (!made) return false;
  const { endpoint, keys } = made.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
  try {
    await call('addDevice', { endpoint, ...keys, language: i18n.language });
  } catch (problem) {
    await made.unsubscribe(); // A house that does not call it leaves nothing behind.
    throw problem;
  }
  return true;
}

async function subscribed(key: string): Promise<PushSubscription> {
  const registration = await worker();
  await navigator.serviceWorker.ready;
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

export async function unsubscribe(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await call('dropDevice', { endpoint: made.endpoint });
  await made.unsubscribe();
}
