/** Fresh databases for tests: a SQLite file, and a real PostgreSQL (given by the environment, or started from npm's binaries). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { connect as connectTo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Driver } from '../src/store/driver.ts';
import { postgres } from '../src/store/postgres.ts';
import { sqlite } from '../src/store/sqlite.ts';
import { noteSecret } from './whole-log.ts';

export interface Databases {
  readonly kind: Driver['kind'];
  /** A new, empty database. */
  fresh(): Promise<Driver>;
  stop(): Promise<void>;
}

/** A folder that goes away with the test run. */
export const folder = (): string => mkdtempSync(join(tmpdir(), 'astragal-'));

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
      await tell(url, `DROP SCHEMA IF EXISTS ${schema} CASCADE; CREATE SCHEMA ${schema}`);
      return postgres(url, { schema, patienceMs: 60_000 }); // Against hanging only: a busy machine is no failure.
    },
    stop,
  };
}

/** Has a database do something, once. */
export async function tell(url: string, sql: string): Promise<void> {
  const connection = new Client(url);
  await connection.connect();
  await connection.query(sql);
  await connection.end();
}

export interface PostgresServer {
  readonly url: string;
  /** As a power cut would. Only one that was started here. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** `own`: never the one that the environment names. */
export async function startPostgres(own = false): Promise<PostgresServer> {
  const given = process.env.DATABASE_URL;
  const notOurs = async (): Promise<never> => Promise.reject(new Error('this PostgreSQL is not ours'));
  if (given && !own) return { url: given, kill: notOurs, start: notOurs, stop: async () => {} };
  const base = folder();
  chmodSync(base, 0o755); // The server may run as another user.
  const port = await freePort();
  const script = new URL('./postgres-server.mjs', import.meta.url).pathname;
  // What a test loses is a process, never the power: nothing needs to wait for the disk.
  const server = spawn(process.execPath, [script, join(base, 'data'), `${port}`, '-c', 'fsync=off'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: withoutNodeOptions(),
  });
  await once(server.stdout, 'data');
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  noteSecret('postgres:postgres@');
  return {
    url,
    async kill() {
      server.stdin.write('kill\n');
      await gone(port);
    },
    async start() {
      const ready = once(server.stdout, 'data');
      server.stdin.write('start\n');
      await ready;
    },
    async stop() {
      server.stdin.end();
      await once(server, 'exit');
    },
  };
}

/** Resolves when nobody listens there any more. */
export async function gone(port: number): Promise<void> {
  for (;;) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connectTo(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
    if (!isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export function withoutNodeOptions(): NodeJS.ProcessEnv {
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
