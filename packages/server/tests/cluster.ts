/** A house of real server processes on loopback, with a real NATS and a real PostgreSQL, for tests that kill them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { RATE_LIMITS } from '../src/ground/settings.ts';
import { folder, freePort, gone, type PostgresServer, startPostgres, tell, withoutNodeOptions } from './databases.ts';
import type { Lock } from './nats-lock.ts';
import { type Chaos, startChaos } from './nats-proxy.ts';
import { logged } from './whole-log.ts';

const MAIN = new URL('../dist/src/main.js', import.meta.url).pathname;
/** Everybody here comes from one address, as fast as they can. */
const UNPACED = Object.fromEntries(Object.keys(RATE_LIMITS).map((what) => [`RATE_${what.toUpperCase()}`, '100000/100000,100000/100000']));

export interface Process {
  readonly port: number;
  readonly child: ChildProcess;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

async function started(child: ChildProcess, port: number, isUp: Promise<unknown>): Promise<Process> {
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the process on port ${port} ended with ${code}`)));
  await Promise.race([isUp, ended]);
  ended.catch(() => {});
  return {
    port,
    child,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const dead = once(child, 'exit');
      child.kill('SIGKILL');
      await dead;
    },
  };
}

const said = (child: ChildProcess, output: 'stdout' | 'stderr', what: string): Promise<void> =>
  new Promise((resolve) => child[output]!.on('data', (text: Buffer) => text.includes(what) && resolve()));

export async function startNats(port?: number, args: readonly string[] = []): Promise<Process> {
  const at = port ?? (await freePort());
  const child = spawn('nats-server', ['-a', '127.0.0.1', '-p', `${at}`, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  return started(child, at, said(child, 'stderr', 'Server is ready'));
}

export interface ServerProcess extends Process {
  readonly address: string;
}

export interface House {
  readonly databaseUrl: string;
  readonly servers: (ServerProcess | undefined)[];
  readonly postgres: PostgresServer;
  nats: Process;
  readonly chaos: Chaos;
  /** Starts (again) the server with this number, on its port; of another build, if that is named. */
  start(index: number, main?: string): Promise<ServerProcess>;
  /** Stops it politely. */
  end(index: number): Promise<void>;
  restartNats(): Promise<void>;
  stop(): Promise<void>;
}

/** The environment of a server of this house. */
export const serverEnv = (
  databaseUrl: string,
  natsUrl: string | undefined,
  port: number,
  more: NodeJS.ProcessEnv = {},
): NodeJS.ProcessEnv => ({
  ...withoutNodeOptions(),
  PORT: `${port}`,
  DATABASE_URL: databaseUrl,
  ...(natsUrl && { NATS_URL: natsUrl }),
  HIDDEN_GAMES: '1',
  LOG_LEVEL: 'debug',
  BOT_PAUSE_MS: '0',
  DAILY_BOTS: '0',
  TABLES_PER_PERSON: '100000',
  CONNECTIONS_PER_ADDRESS: '100000',
  SOCKETS_PER_ADDRESS: '100000',
  ...UNPACED,
  ...more,
});

/** Starts a server, of this build or another; rejects with what it said if it does not open. */
export async function startServer(env: NodeJS.ProcessEnv, main = MAIN): Promise<ServerProcess> {
  if (!existsSync(main)) throw new Error('build the server first: node tools/build.mjs');
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout!.on('data', (text: Buffer) => logged(text.toString()));
  if (process.env.CLUSTER_LOG) child.stdout!.pipe(process.stderr, { end: false });
  let complaint = '';
  child.stderr?.on('data', (text: Buffer) => {
    complaint += text;
  });
  const port = Number(env.PORT);
  try {
    const server = await started(child, port, said(child, 'stdout', 'open at'));
    // Killed or told to go it has no such code: whatever is tested next fails, and here is why.
    child.once('exit', (code) => code && console.error(`The server at port ${port} ended with ${code}:\n${complaint}`));
    return { ...server, address: `http://127.0.0.1:${port}` };
  } catch (error) {
    throw new Error(complaint.trim() || String(error));
  }
}

/** An empty database; gives its address. */
export async function newDatabase({ url }: PostgresServer): Promise<string> {
  const name = `house_${process.pid}_${++databases}`;
  await tell(url, `CREATE DATABASE ${name}`);
  return url.replace(/\/postgres$/, `/${name}`);
}
let databases = 0;

/** A house of so many servers. Their NATS lies behind a proxy that can lose, double, delay and mix up messages; it may be locked. */
export async function openHouse(count: number, more: NodeJS.ProcessEnv = {}, lock?: Lock): Promise<House> {
  const postgres = await startPostgres(true);
  const databaseUrl = await newDatabase(postgres);
  const nats = await startNats(undefined, lock?.args);
  const chaos = await startChaos(nats.port, lock?.tls);
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()));
  const house: House = {
    databaseUrl,
    servers: [],
    postgres,
    nats,
    chaos,
    async start(index, main) {
      const env = serverEnv(databaseUrl, `nats://127.0.0.1:${chaos.port}`, ports[index]!, { DATA_DIR: folder(), ...lock?.env, ...more });
      const server = await startServer(env, main);
      house.servers[index] = server;
      return server;
    },
    async end(index) {
      const { child } = house.servers[index]!;
      house.servers[index] = undefined;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
    async restartNats() {
      await house.nats.kill();
      await gone(house.nats.port);
      house.nats = await startNats(house.nats.port, lock?.args);
    },
    async stop() {
      for (const server of house.servers) await server?.kill();
      await chaos.stop();
      await house.nats.kill();
      await postgres.stop();
    },
  };
  for (let i = 0; i < count; i++) await house.start(i);
  return house;
}
