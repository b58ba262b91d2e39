/** What can be known of Dockerfile and compose.yaml without a container engine: that they speak of things there are. `image.slow.test.ts` runs the steps. */
import { existsSync, readFileSync } from 'node:fs';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { settingsFrom } from '../packages/server/src/host/settings.ts';
import { instructions } from './dockerfile.mjs';
import { at } from './lib.mjs';

const read = (name: string): string => readFileSync(at(name), 'utf8');
const steps = instructions(read('Dockerfile'));
const of = (word: string): string[] => steps.flatMap(([name, rest]) => (name === word ? [rest] : []));
const compose = read('compose.yaml');
const env = Object.fromEntries(of('ENV').flatMap((line) => line.split(/\s+/).map((each) => each.split('=') as [string, string])));

/** The names that settings read. */
const KNOWN = new Set(
  [...read('packages/server/src/host/settings.ts').matchAll(/env\.([A-Z_]+)|whole\(env, '([A-Z_]+)'/g)].map(([, a, b]) => a ?? b),
);

/** What stands below `name:` in YAML, deeper than it; the outermost of that name. */
function below(text: string, name: string): string {
  const lines = text.split('\n');
  const depth = (line: string): number => line.length - line.trimStart().length;
  const named = lines.flatMap((line, i) => (line.trimStart().startsWith(`${name}:`) ? [i] : []));
  const from = named.toSorted((a, b) => depth(lines[a]!) - depth(lines[b]!))[0] ?? -1;
  expect(from, name).toBeGreaterThanOrEqual(0);
  const to = lines.findIndex((line, i) => i > from && line.trim() !== '' && depth(line) <= depth(lines[from]!));
  return lines.slice(from + 1, to < 0 ? undefined : to).join('\n');
}
const keysIn = (text: string): string[] => {
  const depth = text.search(/\S/);
  return [...text.matchAll(/^( *)([\w-]+):/gm)].flatMap(([, indent, key]) => (indent!.length === depth ? [key!] : []));
};

describe('the Dockerfile', () => {
  it('builds and runs on the oldest Node that we promise', () => {
    const { node } = JSON.parse(read('package.json')).engines as { node: string };
    const major = /\d+/.exec(node)![0];
    for (const from of of('FROM')) expect(from).toMatch(new RegExp(`^node:${major}-`));
  });

  it('runs what the build makes, not as root, with settings that the server knows', () => {
    const last = steps.map(([name]) => name);
    expect(of('USER')).toEqual(['node']);
    expect(last.indexOf('USER')).toBeLessThan(last.indexOf('CMD'));
    expect(last.lastIndexOf('COPY')).toBeLessThan(last.indexOf('USER'));
    expect(of('COPY').at(-1)).toContain('--chown=node:node');
    const command = JSON.parse(of('CMD')[0]!) as string[];
    const program = command.at(-1)!;
    expect(existsSync(at(program.replace('/dist/', '/').replace(/\.js$/, '.ts')))).toBe(true);
    const { start } = JSON.parse(read('package.json')).scripts as { start: string };
    expect(command.slice(1, -1)).toEqual(start.split(' ').filter((word) => word.startsWith('--')));
    expect(Object.keys(env).filter((name) => name !== 'NODE_ENV' && !KNOWN.has(name))).toEqual([]);
    const settings = settingsFrom(env);
    expect(of('EXPOSE')).toEqual([`${settings.port}`]);
    expect(of('VOLUME')).toEqual([settings.dataDir]);
    expect(settings.host).toBe('0.0.0.0');
  });

  it('asks for its health at an address that answers', () => {
    const [, path] = /process\.env\.PORT \+ '(\/\w+)'/.exec(of('HEALTHCHECK')[0]!)!;
    expect(read('packages/server/src/http/http-server.ts')).toContain(`'${path}'`);
  });

  it('takes nothing of this machine along', () => {
    const ignored = read('.dockerignore').trim().split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.cache', 'node_modules', '**/dist', 'data']));
    for (const [name] of read('Dockerfile').matchAll(/tools\/[\w-]+\.mjs/g)) expect(existsSync(at(name)), name).toBe(true);
  });
});

describe('compose.yaml', () => {
  const services = keysIn(below(compose, 'services'));
  const servers = services.filter((name) => name.startsWith('server'));

  it('is YAML', async () => {
    await expect(format(compose, { parser: 'yaml' })).resolves.toBeTypeOf('string');
    await expect(format('a: [', { parser: 'yaml' })).rejects.toThrow();
  });

  it('has three servers with settings that they know, a NATS, a PostgreSQL and a balancer', () => {
    expect(services).toEqual(['server1', 'server2', 'server3', 'postgres', 'nats', 'balancer']);
    const given = below(below(compose, 'x-server'), 'environment');
    const values = Object.fromEntries(
      [...given.matchAll(/^\s*([A-Z_]+): (.*)$/gm)].map(([, name, value]) => [
        name!,
        value!.replaceAll('"', '').replace(/\$\{\w+:-(.*)\}/, '$1'),
      ]),
    );
    expect(Object.keys(values).filter((name) => !KNOWN.has(name))).toEqual([]);
    const settings = settingsFrom({ ...env, ...values });
    expect(settings).toMatchObject({ proxies: 1, databaseUrl: expect.any(String), natsUrl: expect.any(String) });
    const { hostname, username, password, pathname } = new URL(settings.databaseUrl!);
    expect([hostname, new URL(settings.natsUrl!).hostname].filter((host) => !services.includes(host))).toEqual([]);
    const postgres = below(below(compose, 'services'), 'postgres');
    for (const [name, value] of [
      ['USER', username],
      ['PASSWORD', password],
      ['DB', pathname.slice(1)],
    ])
      expect(postgres).toContain(`POSTGRES_${name}: ${value}`);
  });

  it('waits for what there is, and gives a server time to say goodbye', () => {
    const waited = [...compose.matchAll(/depends_on: \[(.*)\]/g)].flatMap(([, names]) => names!.split(', '));
    expect([...waited, ...keysIn(below(below(compose, 'x-server'), 'depends_on'))].filter((name) => !services.includes(name))).toEqual([]);
    expect(Number(/stop_grace_period: (\d+)s/.exec(compose)![1])).toBeGreaterThan(5);
  });

  it('shares out among all of them by what says whether they are ready', () => {
    const caddy = below(below(compose, 'configs'), 'content');
    const { port } = settingsFrom(env);
    const [, named] = /reverse_proxy (.*) \{/.exec(caddy)!;
    expect(named!.split(' ')).toEqual(servers.map((name) => `${name}:${port}`));
    const [, path] = /health_uri (\S+)/.exec(caddy)!;
    expect(read('packages/server/src/http/http-server.ts')).toContain(`'${path}'`);
    const [, outside, inside] = /ports: \["(\d+):(\d+)"\]/.exec(compose)!;
    expect(caddy).toContain(`:${inside} {`);
    expect(compose).toContain(`http://localhost:${outside}`);
  });
});
