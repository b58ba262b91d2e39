/** What can be known of Dockerfile and compose.yaml without a container engine: that they speak of things there are. `image.slow.test.ts` runs the steps. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'prettier';
import { describe, expect, it, onTestFinished } from 'vitest';
import { settingsFrom } from '../packages/server/src/ground/settings.ts';
import { instructions } from './dockerfile.mjs';
import { makeKeys } from './keys.mjs';
import { at } from './lib.mjs';

const read = (name: string): string => readFileSync(at(name), 'utf8');
const steps = instructions(read('Dockerfile'));
const of = (word: string): string[] => steps.flatMap(([name, rest]) => (name === word ? [rest] : []));
const compose = read('compose.yaml');
const env = Object.fromEntries(of('ENV').flatMap((line) => line.split(/\s+/).map((each) => each.split('=') as [string, string])));

/** The names that settings read. */
const KNOWN = new Set(
  [
    ...`${read('packages/server/src/ground/settings.ts')}${read('packages/server/src/ground/nats-settings.ts')}`.matchAll(
      /env\.([A-Z_]+)|(?:whole|contents)\(env, '([A-Z_]+)'|secret\(env, '([A-Z_]+)'/g,
    ),
  ].flatMap(([, a, b, secret]) => (secret ? [secret, `${secret}_FILE`] : (a ?? b))),
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
    // The code is root's, and only data are the server's own.
    expect(of('COPY').at(-1)).toContain('--chown=root:root');
    expect(steps.flatMap(([, rest]) => rest.match(/chown\b.*/g) ?? []).filter((each) => each.includes('node'))).toEqual([
      'chown node:node /data',
    ]);
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
  const parts = below(compose, 'services');
  const services = keysIn(parts);
  const servers = services.filter((name) => name.startsWith('server'));
  const shared = below(compose, 'x-server');
  /** What a service says, and what it takes from others. */
  const sayings = (name: string): string => {
    const own = servers.includes(name) ? shared : below(parts, name);
    return own.includes('<<: *confined') ? `${own}\n${below(compose, 'x-confined')}` : own;
  };
  /** The words of `name: [a, b]`. */
  const listed = (text: string, name: string): string[] => {
    const line = text.split('\n').find((each) => each.trimStart().startsWith(`${name}:`)) ?? '';
    return line
      .replace(/^[^[]*\[?|\]?$|"/g, '')
      .split(', ')
      .filter(Boolean);
  };

  it('is YAML', async () => {
    await expect(format(compose, { parser: 'yaml' })).resolves.toBeTypeOf('string');
    await expect(format('a: [', { parser: 'yaml' })).rejects.toThrow();
  });

  it('has three servers, a NATS, a PostgreSQL and a balancer, and what makes their passwords', () => {
    expect(services).toEqual(['server1', 'server2', 'server3', 'keys', 'postgres', 'nats', 'balancer']);
    for (const name of servers) expect(parts).toContain(`${name}: *server`);
  });

  it('gives servers settings that they know, with the passwords that were made', () => {
    const keys = mkdtempSync(join(tmpdir(), 'astragal-keys-'));
    onTestFinished(() => rmSync(keys, { recursive: true }));
    expect(listed(below(parts, 'keys'), 'command')).toEqual(['node', 'tools/keys.mjs', '/keys']);
    makeKeys(keys);
    const values = Object.fromEntries(
      [...below(shared, 'environment').matchAll(/^\s*([A-Z_]+): (.*)$/gm)].map(([, name, value]) => [
        name!,
        value!
          .replaceAll('"', '')
          .replace(/\$\{\w+:-(.*)\}/, '$1')
          .replace(/^\/keys/, keys),
      ]),
    );
    expect(Object.keys(values).filter((name) => !KNOWN.has(name))).toEqual([]);
    const { proxies, databaseUrl, nats } = settingsFrom({ ...env, ...values });
    expect(proxies).toBe(1);
    const { hostname, username, password, pathname } = new URL(databaseUrl!);
    const [bus] = nats!.servers;
    expect([hostname, bus!.host].filter((host) => !services.includes(host))).toEqual([]);
    const made = (name: string): string => readFileSync(join(keys, name), 'utf8');
    expect([password, bus!.login]).toEqual([made('postgres/password'), { user: 'astragal', password: made('nats/password') }]);
    for (const secret of [password, made('nats/password')]) expect(secret).toMatch(/^[0-9a-f]{48}$/);
    const postgres = below(parts, 'postgres');
    for (const [name, value] of [
      ['USER', username],
      ['PASSWORD_FILE', '/keys/postgres/password'],
      ['DB', pathname.slice(1)],
    ])
      expect(postgres).toContain(`POSTGRES_${name}: ${value}`);
    expect(listed(below(parts, 'nats'), 'command')).toEqual(['-c', '/keys/nats/nats.conf']);
    expect(made('nats/nats.conf')).toContain(made('nats/password'));
    // The next start finds them as they are.
    makeKeys(keys);
    expect(settingsFrom({ ...env, ...values })).toMatchObject({ databaseUrl, nats });
    expect(compose).not.toMatch(/PASSWORD: |:\/\/\w+:\w+@/);
  });

  it('has no door but that of the site, and nothing that can become root or change its code', () => {
    expect(services.filter((name) => sayings(name).includes('ports:'))).toEqual(['balancer']);
    expect(below(compose, 'networks')).toContain('inside: { internal: true }');
    const inside = services.filter((name) => listed(sayings(name), 'networks').includes('inside'));
    expect(inside).toEqual([...servers, 'postgres', 'nats']);
    for (const name of ['postgres', 'nats']) expect(listed(sayings(name), 'networks'), name).toEqual(['inside']);
    for (const name of services) {
      expect(listed(sayings(name), 'cap_drop'), name).toEqual(['ALL']);
      expect(listed(sayings(name), 'security_opt'), name).toEqual(['no-new-privileges:true']);
      if (name !== 'balancer') expect(sayings(name), name).toContain('read_only: true'); // Its configuration is copied into it.
      // Each sees the passwords that it needs, and only what makes them may write them.
      const keys = listed(sayings(name), 'volumes').filter((each) => each.includes('-key:'));
      expect(
        keys.every((each) => each.endsWith(':ro')),
        name,
      ).toBe(name !== 'keys');
      const needed = { postgres: ['postgres-key'], nats: ['nats-key'], balancer: [] }[name] ?? ['postgres-key', 'nats-key'];
      expect(
        keys.map((each) => each.split(':')[0]),
        name,
      ).toEqual(needed);
    }
    expect(listed(shared, 'tmpfs')).toEqual(['/tmp']);
    expect(keysIn(below(compose, 'volumes'))).toEqual(['postgres', 'caddy', 'postgres-key', 'nats-key']);
  });

  it('waits for what there is, and gives a server time to say goodbye', () => {
    const waited = [...compose.matchAll(/depends_on: \[(.*)\]/g)].flatMap(([, names]) => names!.split(', '));
    expect([...waited, ...keysIn(below(shared, 'depends_on'))].filter((name) => !services.includes(name))).toEqual([]);
    for (const name of [...servers, 'postgres', 'nats'])
      expect(below(sayings(name), 'depends_on')).toContain('keys: { condition: service_completed_successfully }');
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
    expect(caddy).toContain('respond /metrics 404');
    expect(compose).toContain(`http://localhost:${outside}`);
  });
});
