/** The steps of the Dockerfile, one after the other, in a copy of what it would copy: what is left runs, and says that it is well. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { shelf } from '../packages/shelf/src/index.ts';
import { ROUTES } from '../packages/wire/src/routes.ts';
import { instructions } from './dockerfile.mjs';
import { makeKeys } from './keys.mjs';
import { at, run } from './lib.mjs';

const image = mkdtempSync(join(tmpdir(), 'astragal-image-'));
const data = mkdtempSync(join(tmpdir(), 'astragal-data-'));
afterAll(() => {
  for (const folder of [image, data]) rmSync(folder, { recursive: true, force: true });
});

/** Whoever the server is in the image: not who owns the code. */
const NOBODY = 65_534;
const somebodyElse = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const steps = instructions(readFileSync(at('Dockerfile'), 'utf8'));
const of = (word: string): string[] => steps.flatMap(([name, rest]) => (name === word ? [rest!] : []));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

it('the image that would be made is a server that runs', { timeout: 300_000 }, async () => {
  // What git knows; and, for the sake of time, what was installed and built here already, which the steps bring up to date.
  const { output } = await run(['git', 'ls-files', '--cached', '--others', '--exclude-standard']);
  for (const file of output.split('\n')) if (existsSync(at(file))) cpSync(at(file), join(image, file), { preserveTimestamps: true });
  expect((await run(['cp', '-a', at('node_modules'), join(image, 'node_modules')])).code).toBe(0);
  const built = (await run(['git', 'ls-files', '--others', '--ignored', '--exclude-standard', '--directory'])).output.split('\n');
  for (const each of built.filter((path) => /(^|\/)dist\/$|\.tsbuildinfo$/.test(path)))
    cpSync(at(each), join(image, each), { recursive: true, preserveTimestamps: true });
  if (existsSync(at('.cache/site.hash'))) cpSync(at('.cache/site.hash'), join(image, '.cache/site.hash'));

  const done = await run(['sh', '-ec', of('RUN')[0]!], { cwd: image });
  expect(done.code, done.output).toBe(0);
  for (const each of ['vitest', 'vite', '@fontsource'])
    expect(existsSync(join(image, 'node_modules', each)), `${each} is gone`).toBe(false);

  // The code is not the server's own, and nobody writes there; data are.
  expect((await run(['chmod', '-R', 'a-w,a+rX', image])).code).toBe(0);
  if (somebodyElse.uid) chownSync(data, NOBODY, NOBODY);

  const port = await freePort();
  const [, ...command] = JSON.parse(of('CMD')[0]!) as string[];
  const env = { PATH: process.env.PATH!, NODE_ENV: 'production', PORT: `${port}`, DATA_DIR: data };
  const server = spawn(process.execPath, command, { cwd: image, env, stdio: ['ignore', 'pipe', 'inherit'], ...somebodyElse });
  try {
    const [text] = (await once(server.stdout, 'data')) as [Buffer];
    expect(text.toString()).toContain('open at');
    const [, ...asks] = JSON.parse(/CMD (\[.*\])/.exec(of('HEALTHCHECK')[0]!)![1]!) as string[];
    expect((await run([process.execPath, ...asks], { env: { PORT: `${port}` } })).code).toBe(0);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    // Rules, bots and words are all there: a game against a bot begins.
    const ask = (method: string, path: string, body: object, cookie = ''): Promise<Response> =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
        body: JSON.stringify(body),
      });
    const { method, path } = ROUTES.changeMe;
    const [cookie] = (await ask(method, path, { name: 'Ada' })).headers.get('set-cookie')!.split(';');
    const { table } = (await (await ask('POST', ROUTES.playNow.path, { game: shelf[0]!.id }, cookie)).json()) as {
      table: { phase: string };
    };
    expect(table.phase).toBe('playing');
    expect(readdirSync(data)).toContain('astragal.db');
  } finally {
    const ended = once(server, 'exit');
    server.kill(of('STOPSIGNAL')[0] as NodeJS.Signals);
    expect(await ended).toEqual([0, null]);
  }
});

it('the NATS that would be started lets in whoever has the password that was made, and nobody else', async () => {
  makeKeys(data);
  const password = readFileSync(join(data, 'nats/password'), 'utf8');
  const port = await freePort();
  const nats = spawn('nats-server', ['-c', join(data, 'nats/nats.conf'), '-a', '127.0.0.1', '-p', `${port}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    await expect.poll(async () => greeting(port, 'astragal', password).catch(() => '')).toContain('PONG');
    expect(await greeting(port, 'astragal', 'guessed')).toContain('Authorization Violation');
  } finally {
    nats.kill();
    await once(nats, 'exit');
  }
});

/** What NATS says to whoever comes in so. */
async function greeting(port: number, user: string, pass: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'data');
    socket.write(`CONNECT ${JSON.stringify({ user, pass, verbose: false })}\r\nPING\r\n`);
    const [text] = (await once(socket, 'data')) as [Buffer];
    return text.toString();
  } finally {
    socket.destroy();
  }
}
