import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { API, PROTOCOL, SIZES } from '@astragal/wire';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SettingsError, settingsFrom } from '../src/ground/settings.ts';
import { few, Guest, type Opened, open, roomy } from './client.ts';
import { folder } from './databases.ts';

describe('what comes through the door', () => {
  const siteDir = folder();
  let server: Opened;
  let ada: Guest;
  beforeAll(async () => {
    mkdirSync(join(siteDir, 'assets'));
    mkdirSync(join(siteDir, 'pages'));
    for (const language of ['en', 'pl', 'ru'])
      for (const kind of ['app', 'home'])
        writeFileSync(join(siteDir, 'pages', `${kind}-${language}.html`), `<html lang="${language}">${'<p>hello</p>'.repeat(200)}`);
    writeFileSync(join(siteDir, 'assets', 'app-1a2b3c.js'), `/* ${'x'.repeat(5000)} */`);
    writeFileSync(join(siteDir, 'assets', 'picture-4d5e6f.svg'), '<svg/>');
    writeFileSync(join(siteDir, 'assets', 'packed-7a8b9c.css'), 'plain');
    writeFileSync(join(siteDir, 'assets', 'packed-7a8b9c.css.br'), brotliCompressSync('packed'));
    server = await open({ siteDir });
    ada = await Guest.named(server.address, 'Ada');
  });
  afterAll(() => server.stop());

  it('every reply carries strict headers', async () => {
    for (const path of ['/', '/api/me', '/nothing.js']) {
      const { headers } = await ada.raw('GET', path);
      const policy = headers.get('content-security-policy')!;
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
    }
  });

  it('metrics are for whoever asks the server itself; through a proxy there are none', async () => {
    expect(await (await ada.raw('GET', '/metrics')).text()).toContain('astragal_sockets 1');
    for (const path of ['/metrics', '/%6detrics', '/metrics?x']) {
      const reply = await ada.raw('GET', path, undefined, { 'x-forwarded-for': '203.0.113.7' });
      expect([reply.status, await reply.text()]).toEqual([404, 'There is nothing here.\n']);
    }
  });

  it('the cookie is HttpOnly and SameSite', async () => {
    const reply = await new Guest(server.address).raw('PUT', '/api/me', { name: 'Bo' });
    expect(reply.headers.get('set-cookie')).toMatch(/^astragal=[\w-]{32}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  it('pages are compressed, named files are immutable, addresses of the app get its page', async () => {
    const script = await ada.raw('GET', '/assets/app-1a2b3c.js', undefined, { 'accept-encoding': 'br' });
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('content-encoding')).toBe('br');
    expect((await script.text()).length).toBeGreaterThan(5000);
    const page = await ada.raw('GET', '/table/k3v9q2mx7r');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await ada.raw('GET', '/table/k3v9q2mx7r', undefined, { 'if-none-match': page.headers.get('etag')! });
    expect(again.status).toBe(304);
    for (const path of [
      '/assets/none.js',
      '/../package.json',
      '/%2e%2e/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/%E0%A4%A.js',
    ])
      expect([400, 404]).toContain((await ada.raw('GET', path)).status);
  });

  it('what the build has packed goes out as it is, to whoever unpacks it, and has no address of its own', async () => {
    const reply = await ada.raw('GET', '/assets/packed-7a8b9c.css', undefined, { 'accept-encoding': 'br' });
    expect([reply.headers.get('content-encoding'), await reply.text()]).toEqual(['br', 'packed']);
    const plain = await ada.raw('GET', '/assets/packed-7a8b9c.css', undefined, { 'accept-encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'plain']);
    expect((await ada.raw('GET', '/assets/packed-7a8b9c.css.br')).status).toBe(404);
  });

  it('the next version may be built while this one serves: its own files stay', async () => {
    rmSync(join(siteDir, 'assets', 'picture-4d5e6f.svg'));
    const reply = await ada.raw('GET', '/assets/picture-4d5e6f.svg');
    expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([200, 'image/svg+xml', '<svg/>']);
  });

  it('the page comes in the language that its visitor reads', async () => {
    for (const [reads, language] of [
      ['pl-PL,pl;q=0.9,en;q=0.8', 'pl'],
      ['uk', 'ru'],
      ['de, ru;q=0.4', 'ru'],
      ['', 'en'],
    ]) {
      const page = await ada.raw('GET', '/', undefined, { 'accept-language': reads! });
      expect(page.headers.get('vary')).toContain('accept-language');
      expect(await page.text()).toContain(`<html lang="${language}">`);
    }
  });

  it('health, readiness, metrics and the description of the API', async () => {
    expect(await (await ada.raw('GET', '/healthz')).json()).toEqual({ ok: true });
    await expect.poll(async () => (await ada.raw('GET', '/readyz')).status).toBe(200);
    expect(await (await ada.raw('GET', '/metrics')).text()).toMatch(/^astragal_answers_total \d+$/m);
    const { paths } = (await (await ada.raw('GET', '/api/openapi.json')).json()) as { paths: Record<string, Record<string, object>> };
    for (const { method, path } of Object.values(API))
      expect(paths[path.replace(':table', '{table}')]).toHaveProperty(method.toLowerCase());
    expect(paths['/api/tables']!.post).toMatchObject({
      requestBody: {
        content: { 'application/json': { schema: { properties: { seats: { type: 'array', minItems: 1 } }, required: ['game', 'seats'] } } },
      },
    });
    await expect.poll(async () => (await ada.call('house')).store).toEqual({ kind: 'sqlite', ok: true });
  });

  it('says its version as the package.json of the whole does, and the protocol', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string };
    expect(await ada.call('house')).toMatchObject({ version, protocol: PROTOCOL });
  });

  it('another site may neither write nor open a socket', async () => {
    const reply = await ada.raw('PUT', '/api/me', { name: 'Eve' }, { origin: 'https://evil.example' });
    expect(reply.status).toBe(403);
    expect(await reply.json()).toEqual({ problem: { code: 'wrong-origin' } });
    const eve = new Guest(server.address);
    await expect(eve.connect({ origin: 'https://evil.example' })).rejects.toThrow('403');
    expect((await ada.raw('PUT', '/api/me', { name: 'Ada' }, { origin: server.address })).status).toBe(200);
  });

  it('bodies are bounded and checked', async () => {
    expect((await ada.raw('PUT', '/api/me', { name: 'x'.repeat(SIZES.body) })).status).toBe(413);
    const wrong = await ada.raw('PUT', '/api/me', { name: ' \u0000 ' });
    expect([wrong.status, await wrong.json()]).toEqual([400, { problem: { code: 'bad-message', where: 'name' } }]);
    expect(
      (await fetch(`${server.address}/api/me`, { method: 'PUT', body: '{', headers: { 'content-type': 'application/json' } })).status,
    ).toBe(400);
    expect((await ada.raw('GET', '/api/nothing')).status).toBe(404);
    expect((await ada.raw('GET', '/api/tables/..%2f..')).status).toBe(404);
    const nameless = new Guest(server.address);
    await expect(nameless.call('playNow', { body: { game: 'pig' } })).rejects.toMatchObject({ problem: { code: 'no-name' } });
  });

  it('a client that is too old is told to reload; one that says nothing first is refused', async () => {
    const old = new Guest(server.address);
    await old.connect();
    old.send({ type: 'hello', protocol: 0 });
    expect(await old.next((notice) => notice.type === 'reload')).toMatchObject({ protocol: 2 });
    await expect.poll(() => old.closed).toBe(4000);
  });

  it('whatever is wrong with a request, its refusal carries its number', async () => {
    const { table } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }], chat: true } });
    await ada.follow(table.id);
    for (const [request, where] of [
      [{ type: 'chat', table: table.id, text: ' \u0000\u200b ' }, 'text'],
      [{ type: 'answer', table: table.id, seat: -1, ask: 0, choice: 'roll' }, 'seat'],
      [{ type: 'nonsense' }, 'type'],
    ] as const)
      expect(await ada.ask(request)).toMatchObject({ type: 'refused', problem: { code: 'bad-message', where } });
  });

  it('messages that are too large end the conversation', async () => {
    const loud = new Guest(server.address);
    await loud.connect();
    loud.sendText(JSON.stringify({ type: 'ping', id: 1, pad: 'x'.repeat(SIZES.message) }));
    await expect.poll(() => loud.closed).toBe(1009);
  });
});

describe('limits', () => {
  let server: Opened;
  beforeAll(async () => {
    server = await open({
      limits: { ...roomy.limits, socketsPerAddress: 3, tablesPerPerson: 2 },
      rateLimits: {
        ...roomy.rateLimits,
        messages: { ...roomy.rateLimits.messages, person: few(20).person },
        requests: few(60),
        joins: few(3),
      },
    });
  });
  afterAll(() => server.stop());

  it('messages, sockets, tables, joins and requests are all bounded', async () => {
    const ada = await Guest.named(server.address, 'Ada');
    const replies = await Promise.all(Array.from({ length: 40 }, () => ada.ask({ type: 'ping' })));
    expect(replies.filter(({ type }) => type === 'pong').length).toBeGreaterThan(10);
    expect(replies.find(({ type }) => type === 'refused')).toMatchObject({ problem: { code: 'too-fast', wait: expect.any(Number) } });
    for (let i = 0; i < 60; i++) ada.send({ type: 'ping', id: i });
    await expect.poll(() => ada.closed).toBe(1008);

    const two = [await Guest.named(server.address, 'Bo'), await Guest.named(server.address, 'Cy'), await Guest.named(server.address, 'Di')];
    const more = new Guest(server.address);
    await expect(more.connect()).rejects.toThrow('429');

    const bo = two[0]!;
    for (let i = 0; i < 2; i++) await bo.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }] } });
    await expect(bo.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }] } })).rejects.toMatchObject({
      problem: { code: 'too-many', what: 'tables', limit: 2 },
    });
    for (let i = 0; i < 3; i++)
      await expect(bo.call('join', { body: { code: 'AAAAAAAA' } })).rejects.toMatchObject({ problem: { code: 'not-found' } });
    await expect(bo.call('join', { body: { code: 'AAAAAAAA' } })).rejects.toMatchObject({ problem: { code: 'too-fast' } });
    const statuses = await Promise.all(Array.from({ length: 70 }, async () => (await bo.raw('GET', '/api/me')).status));
    expect(statuses).toContain(429);
  });
});

describe('connections of one address', () => {
  const FEW = 4;
  let server: Opened;
  const lines: Socket[] = [];
  afterEach(async () => {
    for (const line of lines.splice(0)) line.destroy();
    await server.stop();
  });

  /** Connections of another address that say nothing; gives how many of them the server has closed. */
  async function idle(count: number): Promise<() => number> {
    const { port } = new URL(server.address);
    let closed = 0;
    const opened = Array.from({ length: count }, () => connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.2' }));
    lines.push(...opened);
    for (const line of opened) line.on('close', () => closed++).on('error', () => {});
    await Promise.all(opened.map((line) => once(line, 'connect')));
    return () => closed;
  }

  /** What that address gets for a request; nothing if it is hung up on. */
  const served = (): Promise<number | undefined> =>
    new Promise((resolve) => {
      get(`${server.address}/healthz`, { localAddress: '127.0.0.2', agent: false }, (reply) => resolve(reply.resume().statusCode)).on(
        'error',
        () => resolve(undefined),
      );
    });

  it('are bounded: further ones are closed, others are served', async () => {
    server = await open({ limits: { ...roomy.limits, connectionsPerAddress: FEW } });
    const closed = await idle(FEW + 5);
    await expect.poll(closed).toBe(5);
    const visitor = await Guest.named(server.address, 'Ada');
    expect((await visitor.raw('GET', '/healthz')).status).toBe(200);
    expect([closed(), await served()]).toEqual([5, undefined]);
    expect(server.house.metrics.get('connections_refused')).toBe(6);
    // Whoever hangs up makes room.
    for (const line of lines.splice(0)) line.destroy();
    await expect.poll(served).toBe(200);
  });

  it('count no more once they are sockets, which have a limit of their own', async () => {
    server = await open({ limits: { ...roomy.limits, connectionsPerAddress: 2, socketsPerAddress: FEW } });
    for (let n = 0; n < FEW; n++) await new Guest(server.address).connect();
    expect(server.house.sockets.total).toBe(FEW);
    await expect(new Guest(server.address).connect()).rejects.toThrow('429');
  });

  it('are the proxy’s to count where there is one', async () => {
    server = await open({ proxies: 1, limits: { ...roomy.limits, connectionsPerAddress: 1 } });
    const closed = await idle(3);
    expect((await new Guest(server.address).raw('GET', '/healthz')).status).toBe(200);
    expect(closed()).toBe(0);
  });
});

describe('settings', () => {
  it('come from the environment, with defaults', () => {
    expect(settingsFrom({})).toMatchObject({ host: '127.0.0.1', port: 8080, databaseUrl: undefined, hiddenGames: false });
    expect(settingsFrom({ PORT: '9', BASE_URL: 'https://games.example/', WEBHOOK_HOSTS: 'a.example, *.b.example' })).toMatchObject({
      port: 9,
      baseUrl: 'https://games.example',
      webhookHosts: ['a.example', '*.b.example'],
    });
  });

  it.each([{ PORT: 'x' }, { PORT: '70000' }, { BASE_URL: 'games' }, { DATABASE_URL: 'mysql://x' }, { LOG_LEVEL: 'loud' }])(
    'refuse %o',
    (env) => {
      expect(() => settingsFrom(env)).toThrow(SettingsError);
    },
  );

  const DATABASE_URL = 'postgres://u:secret@host/db';
  const file = (text: string): string => {
    const path = join(folder(), 'setting');
    writeFileSync(path, text);
    return path;
  };

  it('say where NATS is and who comes in', () => {
    const nats = (env: Record<string, string>) => settingsFrom({ DATABASE_URL, ...env }).nats;
    const server = { host: 'a', port: 4222, isTls: false, login: undefined };
    expect(nats({ NATS_URL: 'nats://a' })).toEqual({ trust: {}, servers: [server] });
    expect(nats({ NATS_URL: 'nats://u:p%40%2C@a:1, tls://t%3A@[::1]:2' })?.servers).toEqual([
      { ...server, port: 1, login: { user: 'u', password: 'p@,' } },
      { host: '::1', port: 2, isTls: true, login: { token: 't:' } },
    ]);
    expect(nats({ NATS_URL: 'nats://a,nats://b', NATS_USER: 'u', NATS_PASSWORD: 'p' })?.servers).toEqual(
      ['a', 'b'].map((host) => ({ ...server, host, login: { user: 'u', password: 'p' } })),
    );
    expect(nats({ NATS_URL_FILE: file('nats://a\n'), NATS_TOKEN_FILE: file('t\n') })?.servers).toEqual([
      { ...server, login: { token: 't' } },
    ]);
    expect(settingsFrom({ DATABASE_URL_FILE: file(`${DATABASE_URL}\n`) }).databaseUrl).toBe(DATABASE_URL);
  });

  const NATS_URL = 'nats://a';
  const secret = file('secret');
  it.each<Record<string, string>>([
    { DATABASE_URL_FILE: '/secret/nowhere' },
    { DATABASE_URL, DATABASE_URL_FILE: secret },
    { DATABASE_URL: '', NATS_URL },
    { NATS_URL: 'http://secret' },
    { NATS_URL: 'nats://u:1#secret@a' },
    { NATS_URL: 'nats://:secret@a' },
    { NATS_URL: 'nats://secret%@a' },
    { NATS_URL: 'nats://a/secret' },
    { NATS_URL: 'nats://a,secret' },
    { NATS_PASSWORD: 'secret' },
    { NATS_URL, NATS_PASSWORD: 'secret' },
    { NATS_URL, NATS_USER: 'secret' },
    { NATS_URL, NATS_USER: 'u', NATS_PASSWORD: 'secret', NATS_TOKEN: 'secret' },
    { NATS_URL: 'nats://secret@a', NATS_TOKEN: 'secret' },
    { NATS_URL, NATS_PASSWORD: 'secret', NATS_PASSWORD_FILE: secret },
    { NATS_URL, NATS_TOKEN_FILE: '/secret' },
    { NATS_URL, NATS_TOKEN_FILE: file('\n') },
    { NATS_URL, NATS_CREDS: secret },
    { NATS_URL, NATS_CREDS: '/secret' },
    { NATS_URL, NATS_CA: secret },
    { NATS_URL, NATS_CERT: secret },
    { NATS_URL, NATS_CERT: secret, NATS_KEY: secret },
  ])('refuse %o in one line that says no secret', (env) => {
    const refused = (): unknown => settingsFrom({ DATABASE_URL, ...env });
    expect(refused).toThrow(SettingsError);
    expect(refused).toThrow(/^(?!.*secret)[^\n]+$/s);
  });
});
