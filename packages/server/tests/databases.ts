/** Fresh databases for tests: a SQLite file, and a real PostgreSQL (given by the environment, or started from npm's binaries). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import connect from 'postgres';
import type { Driver } from '../src/store/driver.ts';
import { postgres } from '../src/store/postgres.ts';
import { sqlite } from '../src/store/sqlite.ts';

export interface Databases {
  readonly kind: Driver['kind'];
  /** A new, empty database. */
  fresh(): Promise<Driver>;
  stop(): Promise<void>;
}

const folders: string[] = [];
process.once('exit', () => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

/** A folder that goes away with the test run. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'astragal-'));
  folders.push(path);
  return path;
}

export async function sqliteDatabases(): Promise<Databases> {
  return { kind: 'sqlite', fresh: async () => sqlite(join(folder(), 'test.db')), stop: async () => {} };
}

export async function postgresDatabases(): Promise<Databases> {
  const { url, stop } = await startPostgres();
  let made = 0;
  return {
    kind: 'postgres',
    async fresh() {
      const schema = `test_${process.pid}_${++made}`;
      const sql = connect(url, { max: 1, onnotice: () => {} });
      await sql.unsafe(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
      await sql.unsafe(`CREATE SCHEMA ${schema}`);
      await sql.end();
      return postgres(url, { schema });
    },
    stop,
  };
}

async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const base = folder();
  chmodSync(base, 0o755); // The server may run as another user.
  const port = await freePort();
  const script = new URL('./postgres-server.mjs', import.meta.url).pathname;
  const server = spawn(process.execPath, [script, join(base, 'data'), `${port}`], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: withoutNodeOptions(),
  });
  await once(server.stdout, 'data');
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      server.stdin.end();
      await once(server, 'exit');
    },
  };
}

function withoutNodeOptions(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...env } = process.env;
  return env;
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
