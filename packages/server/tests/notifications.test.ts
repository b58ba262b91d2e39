/** Notifications by push, against a stand-in for a push service that opens the real encryption and checks the real signature. */
import { createDecipheriv, createECDH, createHmac, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import type { Push } from '@astragal/wire';
import { afterEach, describe, expect, it } from 'vitest';
import { isQuiet, quietFor } from '../src/notifications/devices.ts';
import { answersOf, Guest, type Opened, open } from './client.ts';
import { folder } from './databases.ts';

const PUBLIC = [{ address: '93.184.216.34', family: 4 }];

/** A browser that has subscribed. */
class Device {
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly endpoint: string;
  readonly heard: Push[] = [];
  readonly headers: Record<string, string>[] = [];
  status = 201;

  constructor(name: string) {
    this.#keys.generateKeys();
    this.endpoint = `https://push.example/${name}-secret`;
  }

  get subscription() {
    return {
      endpoint: this.endpoint,
      p256dh: this.#keys.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
      language: 'en',
    };
  }

  /** Opens what came, as RFC 8291 says. */
  take(body: Buffer, headers: Record<string, string>): void {
    expect(headers['Content-Encoding']).toBe('aes128gcm');
    const [salt, length] = [body.subarray(0, 16), body[20]!];
    const sender = body.subarray(21, 21 + length);
    const mac = (key: Buffer, ...parts: Buffer[]): Buffer => createHmac('sha256', key).update(Buffer.concat(parts)).digest();
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender, Buffer.from([1])]);
    const secret = mac(mac(this.#auth, this.#keys.computeSecret(sender)), info);
    const root = mac(salt, secret);
    const key = mac(root, Buffer.from('Content-Encoding: aes128gcm\0\x01')).subarray(0, 16);
    const nonce = mac(root, Buffer.from('Content-Encoding: nonce\0\x01')).subarray(0, 12);
    const sealed = body.subarray(21 + length);
    const opening = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
    this.heard.push(JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as Push);
    this.headers.push(headers);
  }
}

/** What a push service does before it takes a notification: the signature must be the house's, for this service, and not old. */
function checkSignature(authorization: string, houseKey: string): void {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization)!;
  expect(key).toBe(houseKey);
  const [head, claims, signature] = token!.split('.') as [string, string, string];
  const point = Buffer.from(key!, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), signer, Buffer.from(signature, 'base64url'))).toBe(true);
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number };
  expect(aud).toBe('https://push.example');
  expect(exp * 1000).toBeGreaterThan(Date.now());
}

let server: Opened;
afterEach(() => server.stop());

async function opened(devices: readonly Device[], more: Parameters<typeof open>[0] = {}): Promise<void> {
  server = await open(more);
  const { devices: house } = server.house;
  house.resolve = async () => PUBLIC;
  house.post = async (url, _address, _family, body, headers) => {
    const device = devices.find(({ endpoint }) => endpoint === url.href)!;
    const key = (await house.notifications('nobody')).key;
    checkSignature(headers!.Authorization!, key);
    if (device.status === 201) device.take(body as Buffer, headers as Record<string, string>);
    return device.status;
  };
}

const keyOf = (link: string): string => link.slice(link.indexOf('#') + 1);

/** Ada plays, Bo's page is closed. */
async function table(ada: Guest, bo: Guest): Promise<string> {
  const { table, links } = await ada.call('create', {
    body: { game: 'pig', options: { goal: '50' }, seats: [{ by: 'me' }, { by: 'friend' }] },
  });
  await bo.call('join', { body: { key: keyOf(links.sit['1']!) } });
  await ada.call('start', { table: table.id });
  await ada.follow(table.id);
  return table.id;
}

/** Ada rolls until it is Bo's turn. */
async function passTurn(ada: Guest, id: string): Promise<void> {
  for (;;) {
    const at = await ada.turn(id, 0);
    const choice = answersOf(at).includes('hold') ? 'hold' : 'roll';
    await ada.answer(id, 0, choice);
    if (ada.position(id, 0).waits[0] !== 0) return;
  }
}

/** Whatever has happened so far was told to whom it concerns. */
const settled = (): Promise<void> => server.house.notifications.settled();

/** It is kept until then. */
async function waitsUntil(at: number): Promise<void> {
  await settled();
  expect(await server.house.store.outbox.due(Number.MAX_SAFE_INTEGER, 9)).toMatchObject([{ kind: 'turn', at, isShown: false }]);
}

it('whoever is away is notified when it is their turn, once for a table, and that is taken back when they look', async () => {
  const device = new Device('bo');
  await opened([device]);
  const ada = await Guest.named(server.address, 'Ada');
  const bo = await Guest.named(server.address, 'Bo');
  expect((await bo.call('addDevice', { body: device.subscription })).devices).toBe(1);
  const id = await table(ada, bo);
  await passTurn(ada, id);
  await settled();
  expect(device.heard).toHaveLength(1);
  expect(device.heard[0]).toMatchObject({ table: id, title: 'Pig: your turn', body: 'Ada is waiting for you.', link: `/table/${id}` });
  expect(device.headers[0]).toMatchObject({ TTL: 86400, Topic: expect.stringMatching(/^[\w-]{32}$/) });
  await bo.follow(id);
  await settled();
  expect(device.heard.slice(1)).toEqual([{ withdraw: id }]);
});

it('nobody is notified of what they do not want, in quiet hours, or by a muted table; when quiet ends, what still waits is told', async () => {
  const device = new Device('bo');
  let now = Date.UTC(2026, 10, 15, 23, 30);
  await opened([device], { now: () => now });
  const ada = await Guest.named(server.address, 'Ada');
  const bo = await Guest.named(server.address, 'Bo');
  await bo.call('addDevice', { body: device.subscription });
  await bo.call('changeNotifications', { body: { quiet: { from: 22 * 60, to: 8 * 60, zone: 'UTC' } } });
  const id = await table(ada, bo);
  await passTurn(ada, id);
  await waitsUntil(now + 3_600_000);
  await server.house.notifications.sweep();
  expect(device.heard).toEqual([]);
  now = Date.UTC(2026, 10, 16, 8, 1);
  await server.house.notifications.sweep();
  expect(device.heard.map((push) => 'title' in push && push.title)).toEqual(['Pig: your turn']);
  await bo.call('changeNotifications', { body: { quiet: false, mute: { table: id, muted: true } } });
  const { for: wanted, muted } = await bo.call('changeNotifications', { body: { for: { over: false } } });
  expect([wanted, muted]).toEqual([{ turn: true, invited: true, over: false, rematch: true }, [id]]);
  await bo.connect();
  await bo.follow(id);
  await expect.poll(() => device.heard.at(-1)).toEqual({ withdraw: id });
  for (let at = await bo.turn(id, 1); at.waits[0] === 1; at = bo.position(id, 1))
    await bo.answer(id, 1, answersOf(at).includes('hold') ? 'hold' : 'roll');
  bo.leave();
  await expect.poll(() => server.house.tables.inMemory(id)!.infoFor(undefined).seats[1]!.here).toBe(false);
  await settled();
  const before = device.heard.length;
  await passTurn(ada, id);
  await settled();
  await server.house.notifications.sweep();
  expect(await bo.call('testNotification')).toEqual({ devices: 1 });
  expect(device.heard.slice(before)).toMatchObject([{ table: 'test' }]);
  await expect(bo.call('changeNotifications', { body: { quiet: { from: 7, to: 8, zone: 'UTC' } } })).rejects.toMatchObject({
    problem: { code: 'bad-message' },
  });
  await expect(bo.call('changeNotifications', { body: { quiet: { from: 0, to: 15, zone: 'Nowhere/Land' } } })).rejects.toMatchObject({
    problem: { code: 'bad-message' },
  });
});

it('a notification that waits for the end of quiet hours outlives the server that noted it', async () => {
  const device = new Device('bo');
  const dataDir = folder();
  let now = Date.UTC(2026, 10, 15, 23, 30);
  await opened([device], { now: () => now, dataDir });
  const ada = await Guest.named(server.address, 'Ada');
  const bo = await Guest.named(server.address, 'Bo');
  await bo.call('addDevice', { body: device.subscription });
  await bo.call('changeNotifications', { body: { quiet: { from: 22 * 60, to: 8 * 60, zone: 'UTC' } } });
  await passTurn(ada, await table(ada, bo));
  await waitsUntil(now + 3_600_000);
  await server.stop();
  now = Date.UTC(2026, 10, 16, 8, 1);
  await opened([device], { now: () => now, dataDir });
  expect(device.heard).toEqual([]);
  await server.house.notifications.sweep();
  expect(device.heard).toMatchObject([{ title: 'Pig: your turn' }]);
});

it('the end, an invitation and a rematch are told too, in the device’s language', async () => {
  const device = new Device('bo');
  await opened([device]);
  const ada = await Guest.named(server.address, 'Ada');
  const bo = await Guest.named(server.address, 'Bo');
  await bo.call('addDevice', { body: { ...device.subscription, language: 'pl' } });
  const id = await table(ada, bo);
  await ada.call('resign', { table: id, body: { seat: 0 } });
  await ada.call('rematch', { table: id });
  const { who } = (await ada.call('history')).games[0]!.seats[1]!;
  await ada.call('again', { body: { game: 'pig', who: who! } });
  await settled();
  const said = device.heard.flatMap((push) => ('body' in push ? [push.body] : []));
  expect(said.toSorted()).toEqual([
    'Ada chce zagrać jeszcze raz; twoje miejsce czeka.',
    'Ada trzyma dla ciebie miejsce.',
    'Zwycięstwo: Bo.',
  ]);
  const titles = device.heard.flatMap((push) => ('title' in push ? [push.title] : [])).toSorted();
  expect(titles).toEqual(['Świnka: koniec partii', 'Świnka: rewanż?', 'Świnka: zaproszenie']);
});

it('a device that is gone is forgotten; an address inside the host’s network is never reached; endpoints are nobody’s to read', async () => {
  const [gone, well] = [new Device('gone'), new Device('well')];
  await opened([gone, well]);
  const bo = await Guest.named(server.address, 'Bo');
  for (const device of [gone, well]) await bo.call('addDevice', { body: device.subscription });
  gone.status = 410;
  expect(await bo.call('testNotification')).toEqual({ devices: 1 });
  expect(well.heard[0]).toMatchObject({ title: 'Notifications work' });
  expect((await bo.call('notifications')).devices).toBe(1);
  server.house.devices.resolve = async () => [{ address: '10.0.0.7', family: 4 }];
  expect(await bo.call('testNotification')).toEqual({ devices: 0 });
  expect(well.heard).toHaveLength(1);
  expect(JSON.stringify([await bo.call('exportMe'), await bo.call('notifications'), await bo.call('account')])).not.toContain(
    'push.example',
  );
  for (const endpoint of ['https://127.0.0.1:9000/x', 'https://user@push.example/x'])
    await expect(bo.call('addDevice', { body: { ...well.subscription, endpoint } })).rejects.toMatchObject({
      problem: { code: 'push-refused' },
    });
  expect((await bo.call('dropDevice', { body: { endpoint: well.endpoint } })).devices).toBe(0);
});

it('a device goes with its browser to whoever uses it next, but not to somebody who has only heard of its address', async () => {
  const [device, made] = [new Device('bo'), new Device('bo')];
  await opened([device]);
  const [bo, eve] = [await Guest.named(server.address, 'Bo'), await Guest.named(server.address, 'Eve')];
  await bo.call('addDevice', { body: device.subscription });
  await expect(eve.call('addDevice', { body: made.subscription })).rejects.toMatchObject({ problem: { code: 'key-taken' } });
  expect(await bo.call('testNotification')).toEqual({ devices: 1 });
  expect(await eve.call('testNotification')).toEqual({ devices: 0 });
  await eve.call('addDevice', { body: device.subscription });
  expect(await bo.call('testNotification')).toEqual({ devices: 0 });
  expect(await eve.call('testNotification')).toEqual({ devices: 1 });
});

describe('quiet hours', () => {
  it.each([
    [22 * 60, 8 * 60, 'UTC', 23, true],
    [22 * 60, 8 * 60, 'UTC', 8, false],
    [22 * 60, 8 * 60, 'Europe/Warsaw', 7, false],
    [22 * 60, 8 * 60, 'Europe/Warsaw', 6, true],
    [9 * 60, 17 * 60, 'UTC', 12, true],
    [0, 0, 'UTC', 12, false],
  ])('from %d to %d in %s, at %d UTC: %s', (from, to, zone, hour, quiet) => {
    expect(isQuiet({ from, to, zone }, Date.UTC(2026, 10, 15, hour))).toBe(quiet);
    expect(quietFor({ from, to, zone }, Date.UTC(2026, 10, 15, hour)) > 0).toBe(quiet);
  });

  it('are over to the minute, and believed for an hour at most', () => {
    const quiet = { from: 22 * 60, to: 8 * 60, zone: 'UTC' };
    expect(quietFor(quiet, Date.UTC(2026, 10, 15, 7, 50, 20))).toBe(9 * 60_000 + 40_000);
    expect(quietFor(quiet, Date.UTC(2026, 10, 15, 23))).toBe(3_600_000);
  });
});
