/** What the host of a server may set, read from the environment. */
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Bounds that keep one guest from spoiling the house for the others. Rates are per second. */
export interface Limits {
  readonly messageRate: number;
  readonly messageBurst: number;
  readonly requestRate: number;
  readonly requestBurst: number;
  /** Guesses of links and codes a minute, by address. */
  readonly joinsPerMinute: number;
  /** New people an hour, by address. */
  readonly peoplePerHour: number;
  readonly socketsPerAddress: number;
  readonly sockets: number;
  readonly tablesPerPerson: number;
  readonly followsPerSocket: number;
  readonly watchersPerTable: number;
  /** Bytes a slow reader may leave waiting before the socket is closed. */
  readonly backlog: number;
}

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** PostgreSQL instead of the file in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The address people see, without a slash at the end; made from the request if missing. */
  readonly baseUrl: string | undefined;
  /** The built site. */
  readonly siteDir: string;
  /** Whether games for developers (Pig) are offered too. */
  readonly hiddenGames: boolean;
  /** Behind how many proxies the server stands: their `X-Forwarded-For` is believed. */
  readonly proxies: number;
  /** Hosts that webhooks may go to; `*` at the front stands for any subdomain. None: webhooks are off. */
  readonly webhookHosts: readonly string[];
  readonly logLevel: string;
  readonly limits: Limits;
  /** How long a table without anybody stays in memory. */
  readonly idleMs: number;
  /** How long somebody must be away before a bot may take over. */
  readonly awayMs: number;
  /** How long a bot waits before it answers, so that people can follow. */
  readonly botPauseMs: number;
  readonly botThinkMs: number;
  readonly botMemoryMb: number;
  readonly botWorkers: number;
  /** The clock; tests bring their own. */
  readonly now: () => number;
}

/** A setting that makes no sense: one line that says which. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Where the built site lies beside this package, from the sources as from the build. */
const siteDir = (): string => {
  const here = dirname(fileURLToPath(import.meta.url));
  return resolve(here, here.endsWith('dist/src/host') ? '../../../../web/dist' : '../../../web/dist');
};

export const DEFAULTS: Settings = {
  host: '127.0.0.1',
  port: 8080,
  dataDir: './data',
  databaseUrl: undefined,
  baseUrl: undefined,
  siteDir: siteDir(),
  hiddenGames: false,
  proxies: 0,
  webhookHosts: [],
  logLevel: 'info',
  limits: {
    messageRate: 20,
    messageBurst: 60,
    requestRate: 20,
    requestBurst: 100,
    joinsPerMinute: 20,
    peoplePerHour: 120,
    socketsPerAddress: 60,
    sockets: 5000,
    tablesPerPerson: 30,
    followsPerSocket: 8,
    watchersPerTable: 100,
    backlog: 1_000_000,
  },
  idleMs: 5 * 60_000,
  awayMs: 2 * 60_000,
  botPauseMs: 500,
  botThinkMs: 8_000,
  botMemoryMb: 192,
  botWorkers: Math.max(1, Math.min(4, availableParallelism() - 1)),
  now: Date.now,
};

type Env = Readonly<Record<string, string | undefined>>;

const whole = (env: Env, name: string, fallback: number, max = 2 ** 31): number => {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > max)
    throw new SettingsError(`${name} must be a whole number from 0 to ${max}, not '${text}'`);
  return value;
};

/** Reads the settings; whatever is missing has a sensible default. `docs/hosting.md` explains each. */
export function settingsFrom(env: Env): Settings {
  const baseUrl = env.BASE_URL?.replace(/\/+$/, '') || undefined;
  if (baseUrl && !/^https?:\/\/[^/\s]+$/.test(baseUrl))
    throw new SettingsError(`BASE_URL must look like https://games.example, not '${baseUrl}'`);
  const databaseUrl = env.DATABASE_URL || undefined;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) throw new SettingsError('DATABASE_URL must begin with postgres://');
  const logLevel = env.LOG_LEVEL || DEFAULTS.logLevel;
  if (!['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'].includes(logLevel))
    throw new SettingsError(`LOG_LEVEL '${logLevel}' is unknown`);
  return {
    ...DEFAULTS,
    host: env.HOST || DEFAULTS.host,
    port: whole(env, 'PORT', DEFAULTS.port, 65_535),
    dataDir: env.DATA_DIR || DEFAULTS.dataDir,
    databaseUrl,
    baseUrl,
    siteDir: env.SITE_DIR || DEFAULTS.siteDir,
    hiddenGames: ['1', 'true', 'yes'].includes(env.HIDDEN_GAMES ?? ''),
    proxies: whole(env, 'PROXIES', DEFAULTS.proxies, 10),
    webhookHosts: (env.WEBHOOK_HOSTS ?? '')
      .split(',')
      .map((each) => each.trim().toLowerCase())
      .filter(Boolean),
    logLevel,
    idleMs: whole(env, 'IDLE_SECONDS', DEFAULTS.idleMs / 1000) * 1000,
    awayMs: whole(env, 'AWAY_SECONDS', DEFAULTS.awayMs / 1000) * 1000,
    botPauseMs: whole(env, 'BOT_PAUSE_MS', DEFAULTS.botPauseMs),
    botThinkMs: whole(env, 'BOT_THINK_MS', DEFAULTS.botThinkMs),
    botMemoryMb: whole(env, 'BOT_MEMORY_MB', DEFAULTS.botMemoryMb),
    botWorkers: Math.max(1, whole(env, 'BOT_WORKERS', DEFAULTS.botWorkers, 64)),
    limits: {
      ...DEFAULTS.limits,
      messageRate: whole(env, 'MESSAGE_RATE', DEFAULTS.limits.messageRate),
      messageBurst: whole(env, 'MESSAGE_BURST', DEFAULTS.limits.messageBurst),
      requestRate: whole(env, 'REQUEST_RATE', DEFAULTS.limits.requestRate),
      requestBurst: whole(env, 'REQUEST_BURST', DEFAULTS.limits.requestBurst),
      joinsPerMinute: whole(env, 'JOINS_PER_MINUTE', DEFAULTS.limits.joinsPerMinute),
      peoplePerHour: whole(env, 'PEOPLE_PER_HOUR', DEFAULTS.limits.peoplePerHour),
      socketsPerAddress: whole(env, 'SOCKETS_PER_ADDRESS', DEFAULTS.limits.socketsPerAddress),
      sockets: whole(env, 'SOCKETS', DEFAULTS.limits.sockets),
      tablesPerPerson: whole(env, 'TABLES_PER_PERSON', DEFAULTS.limits.tablesPerPerson),
    },
  };
}
