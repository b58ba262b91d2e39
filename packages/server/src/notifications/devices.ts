/** The devices by which somebody can be notified, and when they want to be: pushes are encrypted for the device and signed by the house. */
import { LANGUAGES, type Language } from '@astragal/kernel';
import type { AccountNews, BodyOf, NotificationKind, Notifications, Push, Quiet } from '@astragal/wire';
import webPush from 'web-push';
import { Lanes } from '../ground/lanes.ts';
import { type Door, inTime, type Lookup, type Post, postOut, postTo, readAddress, resolved } from '../ground/outgoing.ts';
import { refuse } from '../ground/problems.ts';
import type { RateLimiter } from '../ground/rate-limits.ts';
import { hashOf } from '../ground/secrets.ts';
import type { Limited } from '../ground/settings.ts';
import type { Key } from '../store/rows.ts';
import { writing } from '../store/writing.ts';
import type { TableServices } from '../table/services.ts';
import { WORDS } from './words.ts';

/** So many devices are enough for anybody. */
export const DEVICES = 10;
const MUTED = 200;
/** How long a push service may keep a notification for a device that is off. */
const TTL_SECONDS = 24 * 3600;
/** How long somebody's quiet hours are believed before one looks again: clocks are changed twice a year. */
const QUIET_MINUTES = 60;

/** What notifying needs of the house. */
export interface NotificationServices extends Pick<TableServices, 'store' | 'settings' | 'log' | 'metrics' | 'cluster' | 'games'> {
  readonly rates: RateLimiter<Limited>;
}

interface Device {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
  /** Which browser, roughly, and by which session it came. */
  readonly label?: string;
  readonly session?: string;
}

/** A device by the hash of its address. */
export interface Subscription {
  readonly hash: string;
  readonly device: Device;
}

export interface NotificationWishes {
  readonly for: Readonly<Record<NotificationKind, boolean>>;
  readonly quiet?: Quiet;
  readonly muted: readonly string[];
}

const USUAL: NotificationWishes = { for: { turn: true, invited: true, over: true, rematch: true }, muted: [] };

/** Minutes of the day somewhere. */
function minuteIn(zone: string, now: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(now).split(':');
  return Number(parts[0]) * 60 + Number(parts[1]);
}

/** Whether somebody wants silence now; the hours may reach over midnight. */
export function isQuiet(quiet: Quiet | undefined, now: number): boolean {
  if (!quiet || quiet.from === quiet.to) return false;
  const minute = minuteIn(quiet.zone, now);
  return quiet.from < quiet.to ? minute >= quiet.from && minute < quiet.to : minute >= quiet.from || minute < quiet.to;
}

/** For how long somebody certainly wants silence, in milliseconds. */
export function quietFor(quiet: Quiet | undefined, now: number): number {
  if (!quiet || !isQuiet(quiet, now)) return 0;
  const minutes = (quiet.to - minuteIn(quiet.zone, now) + 1440) % 1440;
  return Math.min(minutes, QUIET_MINUTES) * 60_000 - (now % 60_000);
}

export class Devices implements Door {
  readonly #house: NotificationServices;
  #keys: webPush.VapidKeys | undefined;
  /** How names are resolved and posts go out; tests bring their own. */
  resolve: Lookup = resolved;
  post: Post = postTo;
  limit: () => AbortSignal = inTime;
  readonly lanes = new Lanes();

  constructor(house: NotificationServices) {
    this.#house = house;
  }

  async notifications(person: string): Promise<Notifications> {
    const [{ publicKey }, wishes, devices] = await Promise.all([this.#identity(), this.#wishes(person), this.of(person)]);
    return {
      key: publicKey,
      for: wishes.for,
      ...(wishes.quiet && { quiet: wishes.quiet }),
      muted: wishes.muted,
      devices: devices.length,
    };
  }

  /** One change of somebody's after the other: each is made of the whole that it found. */
  change(person: string, change: BodyOf<'changeNotifications'>): Promise<Notifications> {
    return this.lanes.through({ [`wishes of ${person}`]: 1 }, () => this.#change(person, change));
  }

  async #change(person: string, change: BodyOf<'changeNotifications'>): Promise<Notifications> {
    const { store, settings } = this.#house;
    const before = await this.#wishes(person);
    if (change.quiet) checkZone(change.quiet.zone);
    const quiet = change.quiet === undefined ? before.quiet : change.quiet || undefined;
    const others = before.muted.filter((table) => table !== change.mute?.table);
    const wishes: NotificationWishes = {
      for: { ...before.for, ...change.for } as NotificationWishes['for'],
      ...(quiet && { quiet }),
      muted: change.mute?.muted ? [...others, change.mute.table].slice(-MUTED) : others,
    };
    const key = { hash: `calls ${person}`, person, kind: 'calls', data: JSON.stringify(wishes), created: settings.now() } as const;
    await writing(this.#house, store.write(...store.keys.put(key)));
    return this.notifications(person);
  }

  /** `id`: of the session that asks. */
  async subscribe(
    { person, id }: { readonly person: string; readonly id: string },
    label: string,
    { endpoint, p256dh, auth, language }: BodyOf<'addDevice'>,
  ): Promise<Notifications> {
    const { store, settings } = this.#house;
    this.#read(endpoint);
    const spoken = LANGUAGES.find((each) => each === language) ?? 'en';
    const data: Device = { endpoint, p256dh, auth, language: spoken, label, session: id };
    const hash = `push ${hashOf(endpoint)}`;
    const before = await this.#givenUpBy(hash, person, data);
    await writing(
      this.#house,
      store.write(
        ...(before ? [store.keys.drop(before, 'push', hash)] : []),
        ...store.keys.put({ hash, person, kind: 'push', data: JSON.stringify(data), created: settings.now() }),
        store.keys.dropOldest(person, 'push', DEVICES),
      ),
    );
    return this.notifications(person);
  }

  /**
   * Who else was notified there until now. A browser that changes hands takes its subscription along, and with it the secrets that only the
   * browser and we know; whoever has but heard of the address would silence its owner.
   */
  async #givenUpBy(hash: string, person: string, { p256dh, auth }: Device): Promise<string | undefined> {
    const key = await this.#house.store.keys.byHash(hash, 'push');
    if (!key || key.person === person) return undefined;
    const known = JSON.parse(key.data) as Device;
    if (known.p256dh !== p256dh || known.auth !== auth) throw refuse('key-taken');
    return key.person;
  }

  async unsubscribe(person: string, endpoint: string): Promise<Notifications> {
    const { store } = this.#house;
    await writing(this.#house, store.write(store.keys.drop(person, 'push', `push ${hashOf(endpoint)}`)));
    return this.notifications(person);
  }

  /**
   * Takes what a notification needs from what may leave the house for somebody, and for all together; gives the milliseconds until there is enough, if
   * there is not. However small the limit, a full one lets any out.
   */
  async room(person: string, posts?: number): Promise<number> {
    const { rates, settings } = this.#house;
    const { pushes } = settings.rateLimits;
    const wanted = posts ?? (await this.of(person)).length;
    const cost = Math.min(wanted, pushes.person.burst, pushes.address.burst);
    return rates.take('pushes', { person, address: 'house' }, cost)?.ms ?? 0;
  }

  /** One to see that it works; says how many devices took it. */
  async test(person: string): Promise<number> {
    const wait = await this.room(person);
    if (wait > 0) throw refuse('too-fast', { wait });
    return this.send(
      person,
      ({ test: [title, body], open, mute }) => ({ table: 'test', title, body, open, mute, link: '/settings' }),
      'test',
    );
  }

  /** What was done to the account, whatever else is wanted, but not in quiet hours; not to the device of the session that did it. */
  async tell(person: string, what: AccountNews, label: string, but: string | undefined, among?: readonly Subscription[]): Promise<void> {
    const devices = (among ?? (await this.of(person))).filter(({ device }) => but === undefined || device.session !== but);
    if (devices.length === 0 || isQuiet((await this.#wishes(person)).quiet, this.#house.settings.now())) return;
    // Never held back by what else was sent, which a thief could use up first: the deeds themselves are limited.
    await this.send(
      person,
      ({ account, look, mute }) => ({ table: 'account', title: account[what], body: label, open: look, mute, link: '/settings' }),
      'account',
      devices,
    );
  }

  /** Whether there is any, and what their owner wants. */
  async known(person: string): Promise<{ readonly hasAny: boolean; readonly wishes: NotificationWishes }> {
    const keys = await this.#house.store.keys.of(person);
    return { hasAny: keys.some(({ kind }) => kind === 'push'), wishes: wishesIn(keys.find(({ kind }) => kind === 'calls')) };
  }

  /** To every device of a person; gives how many took it. Devices that are gone are forgotten. */
  async send(
    person: string,
    push: Push | ((words: (typeof WORDS)[Language], language: Language) => Push),
    topic: string,
    among?: readonly Subscription[],
  ): Promise<number> {
    const devices = among ?? (await this.of(person));
    const sent = await Promise.all(
      devices.map(async ({ hash, device }) => {
        const body = typeof push === 'function' ? push(WORDS[device.language], device.language) : push;
        const status = await this.#deliver(person, device, body, topic).catch((error: unknown) => {
          this.#house.metrics.count('push_failures');
          const host = new URL(device.endpoint).hostname;
          this.#house.log.warn({ host, why: error instanceof Error ? error.message : String(error) }, 'a push service did not answer');
          return 0;
        });
        if (status === 404 || status === 410) await this.#house.store.write(this.#house.store.keys.drop(person, 'push', hash));
        const isTaken = status >= 200 && status < 300;
        if (isTaken) this.#house.metrics.count('pushes');
        return isTaken ? 1 : 0;
      }),
    );
    return sent.reduce<number>((sum, each) => sum + each, 0);
  }

  /** Encrypted for the device and signed by the house. */
  async #deliver(person: string, { endpoint, p256dh, auth }: Device, push: Push, topic: string): Promise<number> {
    const url = this.#read(endpoint);
    const { publicKey, privateKey } = await this.#identity();
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(push), {
      vapidDetails: { subject: subjectOf(this.#house.settings.baseUrl), publicKey, privateKey },
      TTL: TTL_SECONDS,
      urgency: 'normal',
      topic: hashOf(topic).slice(0, 32),
      contentEncoding: 'aes128gcm',
    });
    return postOut(this, person, url, body as unknown as Buffer, headers as Record<string, string>);
  }

  /** Only the push services that the host allows, whatever a browser says: when a device comes, and again when it is notified. */
  #read(endpoint: string): URL {
    const url = readAddress(endpoint, this.#house.settings.pushHosts);
    if (typeof url === 'string') throw refuse('push-refused', { reason: url });
    if (url.port) throw refuse('push-refused', { reason: 'malformed' });
    return url;
  }

  async #wishes(person: string): Promise<NotificationWishes> {
    return wishesIn(await this.#house.store.keys.byHash(`calls ${person}`, 'calls'));
  }

  async of(person: string): Promise<readonly Subscription[]> {
    const keys: readonly Key[] = await this.#house.store.keys.of(person);
    return keys.flatMap(({ kind, hash, data }) => (kind === 'push' ? [{ hash, device: JSON.parse(data) as Device }] : []));
  }

  /** The keys by which push services know this house: made at first use, and kept. */
  async #identity(): Promise<webPush.VapidKeys> {
    this.#keys ??= JSON.parse(
      await this.#house.store.keys.own('push', () => JSON.stringify(webPush.generateVAPIDKeys())),
    ) as webPush.VapidKeys;
    return this.#keys;
  }
}

const wishesIn = (key: Key | undefined): NotificationWishes =>
  key ? { ...USUAL, ...(JSON.parse(key.data) as NotificationWishes) } : USUAL;

/** Whom a push service may write to: the house, where it has a secure address. */
const subjectOf = (baseUrl: string | undefined): string => (baseUrl?.startsWith('https:') ? baseUrl : 'mailto:host@astragal.invalid');

function checkZone(zone: string): void {
  try {
    minuteIn(zone, 0);
  } catch {
    throw refuse('bad-message', { where: 'quiet.zone' });
  }
}
