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

/** Asks the person, then the browser, then tells the house. False: not allowed. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const registration = await worker();
  await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
  await call('addDevice', { endpoint, ...keys, language: i18n.language });
  return true;
}

export async function unsubscribe(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await call('dropDevice', { endpoint: made.endpoint });
  await made.unsubscribe();
}
