/** What the privacy page is told, and whether it is true. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { BROWSERS, DEFAULTS, type Settings, settingsFrom } from '../src/ground/settings.ts';
import { privacyOf } from '../src/http/privacy.ts';
import { Guest, type Opened, open } from './client.ts';
import { folder } from './databases.ts';

let server: Opened | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/** What a house with these settings says of itself. */
const told = (settings: Settings, kind: 'sqlite' | 'postgres' = 'sqlite', isAlone = true) =>
  privacyOf({ settings, store: { kind }, cluster: { isAlone } } as Parameters<typeof privacyOf>[0]);

describe('what the house says of itself', () => {
  it('without any setting', async () => {
    server = await open({ pushHosts: BROWSERS, rateLimits: DEFAULTS.rateLimits, logLevel: 'info' });
    expect(await new Guest(server.address).call('privacy')).toEqual({
      store: 'sqlite',
      several: false,
      personDays: 180,
      setupDays: 7,
      cookieDays: 730,
      addressMinutes: 80,
      addressesInLog: false,
      logLevel: 'info',
      webhooks: false,
      pushHosts: BROWSERS,
      devices: 10,
    });
  });

  it('follows what the host has set', () => {
    const settings = settingsFrom({
      KEEP_DAYS: '90',
      WEBHOOK_HOSTS: 'chat.example',
      PUSH_HOSTS: 'push.example',
      LOG_LEVEL: 'warn',
      HOST_CONTACT: 'ada@games.example',
      RATE_NEWCOMERS: '1/1,0.01/120',
    });
    expect(told(settings, 'postgres', false)).toMatchObject({
      store: 'postgres',
      several: true,
      keepDays: 90,
      webhooks: true,
      pushHosts: ['push.example'],
      logLevel: 'warn',
      contact: 'ada@games.example',
      addressMinutes: 200,
    });
    expect(told(settingsFrom({}))).not.toHaveProperty('keepDays');
    expect(told(settingsFrom({ RATE_NEWCOMERS: '1/1,0/120' }))).not.toHaveProperty('addressMinutes');
    expect(told(settingsFrom({ PUSH_HOSTS: 'none' })).pushHosts).toEqual([]);
  });

  it.each(['ada@games.example', 'https://club.example/about'])('%s reaches a host', (contact) =>
    expect(told(settingsFrom({ HOST_CONTACT: contact })).contact).toBe(contact),
  );
  it.each(['Ada', 'javascript:alert(1)', 'a b@games.example', 'javascript:x@games.example'])('%s does not', (contact) =>
    expect(() => settingsFrom({ HOST_CONTACT: contact })).toThrow(/^HOST_CONTACT must be/),
  );
});

it('makes nobody of a visitor who only reads it', async () => {
  server = await open();
  const reader = new Guest(server.address);
  await reader.call('privacy');
  expect(reader.cookie).toBeUndefined();
});

it('an address is never stored and never logged, whatever is done from it', async () => {
  const dataDir = folder();
  server = await open({ dataDir, proxies: 1, logLevel: 'trace' });
  const from = { 'x-forwarded-for': '198.51.100.77' };
  const ada = new Guest(server.address);
  const say = (method: string, path: string, body?: object) => ada.raw(method, path, body, from);
  await say('PUT', '/api/me', { name: 'Ada' });
  const { table } = (await (
    await say('POST', '/api/tables', { game: 'pig', seats: [{ by: 'me' }, { by: 'hot', name: 'Bo' }] })
  ).json()) as {
    table: { id: string };
  };
  await say('POST', `/api/tables/${table.id}/start`, {});
  await ada.connect(from);
  await ada.follow(table.id);
  await ada.answer(table.id, 0, 'roll');
  await ada.ask({ type: 'chat', table: table.id, text: 'hello' });
  await say('POST', '/api/me/phrase', {});
  await say('POST', '/api/sign-in', { phrase: 'not the right words' });
  await say('POST', '/api/join', { code: 'AAAAAAAA' });
  server.house.store.people.byToken = () => Promise.reject(new Error('on purpose')); // A fault, which is logged.
  expect((await say('GET', '/api/me')).status).toBe(500);
  expect(server.lines.join('')).toContain('on purpose');
  expect(server.lines.join('')).not.toContain('198.51.100');
  await server.stop();
  const kept = readdirSync(dataDir).map((file) => readFileSync(join(dataDir, file), 'latin1'));
  server = undefined;
  expect(kept.join('')).toContain('hello'); // What is kept is seen here.
  expect(kept.join('')).not.toContain('198.51.100');
});

it('whoever takes everything along has their wishes about notifications in it, too', async () => {
  server = await open();
  const ada = await Guest.named(server.address, 'Ada');
  await ada.call('changeNotifications', { body: { for: { over: false }, quiet: { from: 1320, to: 480, zone: 'Europe/Warsaw' } } });
  await ada.call('share', { body: { on: true } });
  expect(await ada.call('exportMe')).toMatchObject({
    notifications: { for: { over: false, turn: true }, quiet: { zone: 'Europe/Warsaw' }, devices: 0 },
    shared: true,
  });
});
