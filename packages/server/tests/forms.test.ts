import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lobby } from '@astragal/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameList } from '../src/ground/games.ts';
import { Site } from '../src/http/site.ts';
import { few, type Opened, open, roomy } from './client.ts';
import { folder } from './databases.ts';

const LANGUAGES = ['en', 'pl', 'ru'] as const;

/** A built site: the home page and the page of all other addresses, in three languages and in each light. */
function builtSite(): string {
  const dir = folder();
  mkdirSync(join(dir, 'assets'));
  mkdirSync(join(dir, 'pages'));
  for (const kind of ['home', 'app'])
    for (const language of LANGUAGES)
      for (const theme of ['', '-dark', '-light']) {
        const name = `${kind}-${language}${theme}`;
        writeFileSync(join(dir, 'pages', `${name}.html`), name);
      }
  writeFileSync(join(dir, 'assets', 'app-1a2b3c.js'), '/* */');
  return dir;
}

describe('which page somebody gets', () => {
  const site = new Site(builtSite());
  const shown = async (path: string, reads = '', theme?: string): Promise<string> =>
    String((await site.get(path, { accepts: '', reads, theme }))!.body);

  it.each([
    ['pl-PL,pl;q=0.9,en;q=0.8', 'pl'],
    ['de, ru;q=0.4', 'ru'],
    ['', 'en'],
  ])('the home page, drawn, for who reads %o', async (reads, language) => {
    expect(await shown('/', reads)).toBe(`home-${language}`);
  });

  it('the empty page at every other address', async () => {
    for (const path of ['/settings', '/new/pig', '/table/k3v9q2mx7r', '/home']) expect(await shown(path, 'pl')).toBe('app-pl');
  });

  it('in the light that was chosen, if one was', async () => {
    expect(await shown('/', 'pl', 'light')).toBe('home-pl-light');
    expect(await shown('/settings', '', 'dark')).toBe('app-en-dark');
    expect(await shown('/', '', '/../../secret')).toBe('home-en');
  });

  it('caches know what it depends on; files depend on nothing', async () => {
    expect((await site.get('/', { accepts: 'br' }))!.headers).toMatchObject({
      vary: 'accept-encoding, accept-language, cookie',
      'cache-control': 'no-cache',
    });
    expect((await site.get('/assets/app-1a2b3c.js', { accepts: '' }))!.headers.vary).toBe('accept-encoding');
  });
});

describe('the forms of the home page', () => {
  let server: Opened;
  beforeAll(async () => {
    server = await open({
      siteDir: builtSite(),
      limits: { ...roomy.limits, tablesPerPerson: 2 },
      rateLimits: { ...roomy.rateLimits, joins: few(3), newcomers: few(20) },
    });
  });
  afterAll(() => server.stop());

  /** Sends a form as a browser does, without following where it leads. */
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(server.address + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: server.address, ...headers },
      redirect: 'manual',
    });
  const led = (reply: Response): [number, string | null] => [reply.status, reply.headers.get('location')];
  const cookieOf = (reply: Response): string => /^astragal=[\w-]{32}/.exec(reply.headers.get('set-cookie') ?? '')![0];
  const tablesOf = async (cookie: string): Promise<Lobby['mine']> =>
    ((await (await fetch(`${server.address}/api/tables`, { headers: { cookie } })).json()) as Lobby).mine;

  const pig = { game: 'pig', seats: '3', names: 'Quiet Otter, Quiet Otter' };

  it('play now: a newcomer gets a cookie and a name, and is led to a table that has begun', async () => {
    const reply = await post('/play-now', pig);
    const [status, location] = led(reply);
    expect(status).toBe(303);
    const cookie = cookieOf(reply);
    expect(reply.headers.get('set-cookie')).toContain('HttpOnly; SameSite=Strict');
    const tables = await tablesOf(cookie);
    expect(tables).toMatchObject([
      { game: 'pig', phase: 'playing', seats: [{ by: 'person', name: 'Quiet Otter' }, { by: 'bot' }, { by: 'bot' }], mine: [0] },
    ]);
    expect(location).toBe(`/table/${tables[0]!.id}`);
    expect(await (await fetch(`${server.address}/api/me`, { headers: { cookie } })).json()).toMatchObject({ name: 'Quiet Otter' });
  });

  it('play now: who has a name keeps it and gets the level they chose; there are only so many tables', async () => {
    const cookie = cookieOf(await post('/play-now', { ...pig, names: 'Brave Wren' }));
    const { levels } = gameList(server.house.games, true).find(({ id }) => id === 'pig')!;
    const again = await post('/play-now', { ...pig, names: 'Lucky Badger', level: levels.at(-1)! }, { cookie });
    expect(led(again)[1]).toMatch(/^\/table\//);
    expect(again.headers.get('set-cookie')).toBeNull();
    const seats = (await tablesOf(cookie)).map((table) => table.seats);
    expect(seats.map(([first]) => first!.name)).toEqual(['Brave Wren', 'Brave Wren']);
    expect(seats.flat().map(({ level }) => level)).toContain(levels.at(-1));
    expect(led(await post('/play-now', pig, { cookie }))).toEqual([303, '/#problem-too-many']);
    expect(await tablesOf(cookie)).toHaveLength(2);
  });

  it.each([
    ['an unknown game', { ...pig, game: 'chess' }, 'bad-setup'],
    ['an unknown level', { ...pig, level: 'deity' }, 'bad-setup'],
    ['too many seats', { ...pig, seats: '99' }, 'bad-setup'],
    ['no number of seats', { ...pig, seats: 'many' }, 'bad-message'],
    ['no game', { seats: '2', names: 'Ada' }, 'bad-message'],
    ['no name', { game: 'pig' }, 'no-name'],
    ['an impossible name', { game: 'pig', names: 'x'.repeat(500) }, 'no-name'],
  ])('%s leads back home with the problem', async (_, fields, code) => {
    expect(led(await post('/play-now', fields))).toEqual([303, `/#problem-${code}`]);
  });

  it('another site may not send them, and nobody may send something else', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const reply = await post('/play-now', pig, { origin });
      expect([reply.status, await reply.json()]).toEqual([403, { problem: { code: 'wrong-origin' } }]);
      expect(reply.headers.get('set-cookie')).toBeNull();
    }
    const json = await fetch(`${server.address}/play-now`, {
      method: 'POST',
      body: JSON.stringify(pig),
      headers: { 'content-type': 'application/json' },
      redirect: 'manual',
    });
    expect(led(json)).toEqual([303, '/#problem-bad-message']);
    const fields = await fetch(`${server.address}/api/play-now`, { method: 'POST', body: new URLSearchParams(pig) });
    expect(fields.status).toBe(400);
  });

  it('join: a code leads to its table, a wrong one back home, and guessing is slow', async () => {
    const host = cookieOf(await post('/play-now', pig));
    const plan = { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }] };
    const laid = await fetch(`${server.address}/api/tables`, {
      method: 'POST',
      body: JSON.stringify(plan),
      headers: { cookie: host, 'content-type': 'application/json' },
    });
    const { table } = (await laid.json()) as { table: { id: string; code: string } };
    const typed = `${table.code.slice(0, 4)}-${table.code.slice(4)} `.toLowerCase();
    expect(led(await post('/join', { code: typed, names: 'Wry Magpie' }))).toEqual([303, `/table/${table.id}`]);
    expect(led(await post('/join', { code: 'AAAAAAAA', names: 'Wry Magpie' }))).toEqual([303, '/#problem-not-found']);
    expect(led(await post('/join', { code: 'AAAA', names: 'Wry Magpie' }))).toEqual([303, '/#problem-bad-message']);
    expect(led(await post('/join', { code: 'AAAAAAAA', names: 'Wry Magpie' }))).toEqual([303, '/#problem-too-fast']);
    expect((await fetch(`${server.address}/join`)).headers.get('content-type')).toContain('text/html');
  });
});
