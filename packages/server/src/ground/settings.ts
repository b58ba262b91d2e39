/** What the host of a server may set, read from the environment. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Calendar } from './calendar.ts';
import { type Env, SettingsError, secret, whole } from './env.ts';
import { type NatsSettings, natsFrom } from './nats-settings.ts';
import type { Rate, RateLimit } from './rate-limits.ts';
import { ROOT } from './root.ts';

export { SettingsError } from './env.ts';

const rate = (perSecond: number, burst: number): Rate => ({ perSecond, burst });

/**
 * What is limited, for one person over all sockets and for one address (of IPv6: its /64): so many a second, and a burst.
 * A person's numbers are several times what the quickest player needs. An address may be a club of forty behind one router that comes back
 * at once after a restart, two tabs each: it has room for that.
 */
export const RATE_LIMITS = {
  /** Sockets opened. */
  connects: { person: rate(2, 30), address: rate(10, 200) },
  /** Messages on sockets. */
  messages: { person: rate(20, 80), address: rate(400, 2000) },
  /** Control frames of the WebSocket protocol: browsers send hardly any. */
  pings: { person: rate(1, 20), address: rate(20, 200) },
  /** Coming in to a table. */
  follows: { person: rate(2, 30), address: rate(20, 200) },
  /** Lines of chat. */
  chats: { person: rate(0.5, 6), address: rate(10, 60) },
  /** The lists of the home page, which asks for them twice. */
  lobbies: { person: rate(2, 40), address: rate(40, 400) },
  /** Requests to the API. */
  requests: { person: rate(20, 100), address: rate(100, 800) },
  /** Requests that play a whole match again: replays, records, forks. A long replay is read page by page. */
  replays: { person: rate(5, 60), address: rate(10, 240) },
  /** Requests that hand in tries at puzzles, each of which is judged again. */
  puzzles: { person: rate(0.2, 30), address: rate(4, 240) },
  /** Links and codes tried. */
  joins: { person: rate(1 / 3, 20), address: rate(2, 120) },
  /** Tables made, by a plan, at once, again or from a moment of another. */
  tables: { person: rate(1 / 180, 30), address: rate(1 / 20, 240) },
  /** Tries to sign in: a phrase costs us much and tells a guesser nothing. */
  signIns: { person: rate(1 / 20, 6), address: rate(1 / 5, 30) },
  /** Browsers that want to be notified; each may be for a long time. */
  devices: { person: rate(1 / 60, 12), address: rate(1 / 30, 80) },
  /** What leaves the house, to a person's devices or program; for the address stands the whole house. */
  pushes: { person: rate(0.2, 20), address: rate(50, 1000) },
  /** Trying out whether one can be notified: one at a time, which is over after half a minute whatever hangs. */
  tests: { person: rate(1 / 30, 1), address: rate(1 / 5, 20) },
  /** New people. */
  newcomers: { person: rate(1, 1), address: rate(1 / 30, 120) },
} as const satisfies Readonly<Record<string, RateLimit>>;
export type Limited = keyof typeof RATE_LIMITS;
export type RateLimits = Readonly<Record<Limited, RateLimit>>;

/** The push services of browsers: Chrome and its kin (Chromium without a maker's name has the second), Firefox, Edge, Safari. */
export const BROWSERS: readonly string[] = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

/** Bounds that keep one visitor from spoiling the house for the others. */
export interface Limits {
  /** Without those that have become sockets. Browsers open six for each visitor. */
  readonly connectionsPerAddress: number;
  readonly socketsPerAddress: number;
  readonly sockets: number;
  readonly tablesPerPerson: number;
  readonly followsPerSocket: number;
  readonly watchersPerTable: number;
  /** Answers and undos of one match: no honest game comes near. Beyond half of it nothing is taken back any more. */
  readonly entriesPerMatch: number;
  /** The same of a record that comes from elsewhere, which is played at one go. */
  readonly entriesPerRecord: number;
  /** Bytes a slow reader may leave waiting before the socket is closed. */
  readonly backlog: number;
}

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** PostgreSQL instead of the file in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Where servers of one house hear each other; needs PostgreSQL. Without it there is one server. */
  readonly nats: NatsSettings | undefined;
  /** The address people see, without a slash at the end; made from the request if missing. */
  readonly baseUrl: string | undefined;
  /** The built site. */
  readonly siteDir: string;
  /** Whether games for developers (Pig) are offered too. */
  readonly hiddenGames: boolean;
  /** Whether the server counts finished games as well, in its spare time, and keeps what it finds. */
  readonly analyses: boolean;
  /** Whether puzzles are made of games that people played here and have shown, at night. */
  readonly puzzles: boolean;
  /** Behind how many proxies the server stands: their `X-Forwarded-For` is believed. */
  readonly proxies: number;
  /** Hosts that webhooks may go to; `*` at the front stands for any subdomain. None: webhooks are off. */
  readonly webhookHosts: readonly string[];
  /** Hosts that push services may be at, written in the same way. */
  readonly pushHosts: readonly string[];
  /** Who keeps this server, for the privacy page: an address for mail, or of a page. */
  readonly contact: string | undefined;
  readonly logLevel: string;
  readonly limits: Limits;
  readonly rateLimits: RateLimits;
  /** After so many days finished tables are forgotten with their records; undefined: never. */
  readonly keepDays: number | undefined;
  /** Where the house's midnight is, as `Europe/Warsaw`; undefined: the machine's time zone. */
  readonly timeZone: string | undefined;
  /** Whether bots play the games of the day when there is time. */
  readonly playsAtNight: boolean;
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

export const DEFAULTS: Settings = {
  host: '127.0.0.1',
  port: 8080,
  dataDir: './data',
  databaseUrl: undefined,
  nats: undefined,
  baseUrl: undefined,
  siteDir: join(ROOT, 'packages/web/dist'),
  hiddenGames: false,
  analyses: false,
  puzzles: false,
  proxies: 0,
  webhookHosts: [],
  pushHosts: BROWSERS,
  contact: undefined,
  logLevel: 'info',
  limits: {
    connectionsPerAddress: 300,
    socketsPerAddress: 150,
    sockets: 5000,
    tablesPerPerson: 30,
    followsPerSocket: 8,
    watchersPerTable: 100,
    entriesPerMatch: 20_000,
    entriesPerRecord: 6000,
    backlog: 1_000_000,
  },
  rateLimits: RATE_LIMITS,
  keepDays: undefined,
  timeZone: undefined,
  playsAtNight: true,
  idleMs: 5 * 60_000,
  awayMs: 2 * 60_000,
  botPauseMs: 500,
  botThinkMs: 8_000,
  botMemoryMb: 192,
  botWorkers: Math.max(1, Math.min(4, availableParallelism() - 1)),
  now: Date.now,
};

const PLENTY = 1e9;

/** For tests and benches, where one address is everybody. */
export const UNLIMITED: Pick<Settings, 'limits' | 'rateLimits'> = {
  limits: Object.fromEntries(Object.keys(DEFAULTS.limits).map((name) => [name, PLENTY])) as unknown as Limits,
  rateLimits: Object.fromEntries(
    Object.keys(RATE_LIMITS).map((what) => [what, { person: rate(PLENTY, PLENTY), address: rate(PLENTY, PLENTY) }]),
  ) as unknown as RateLimits,
};

const isOn = (text = ''): boolean => ['1', 'true', 'yes'].includes(text);

const hosts = (text = ''): string[] =>
  text
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter(Boolean);

/** Words that stand for hosts in `PUSH_HOSTS`. */
const SETS = new Map<string, readonly string[]>([
  ['browsers', BROWSERS],
  ['none', []],
]);

/** `RATE_FOLLOWS=2/30,20/200`: a person's rate and burst, then an address's. */
const rateLimitsFrom = (env: Env): RateLimits =>
  Object.fromEntries(
    Object.entries(RATE_LIMITS).map(([what, usual]): [string, RateLimit] => {
      const name = `RATE_${what.toUpperCase()}`;
      const text = env[name];
      if (!text) return [what, usual];
      const numbers = /^([\d.]+)\/(\d+),([\d.]+)\/(\d+)$/.exec(text)?.slice(1).map(Number);
      if (!numbers?.every(Number.isFinite)) throw new SettingsError(`${name} must look like 2/30,20/200, not '${text}'`);
      const [personRate, personBurst, addressRate, addressBurst] = numbers as [number, number, number, number];
      return [what, { person: rate(personRate, personBurst), address: rate(addressRate, addressBurst) }];
    }),
  ) as RateLimits;

function zoneFrom({ TIME_ZONE: zone }: Env): string | undefined {
  if (!zone) return undefined;
  try {
    return new Calendar(zone).zone;
  } catch {
    throw new SettingsError(`TIME_ZONE must look like Europe/Warsaw, not '${zone}'`);
  }
}

/** Reads the settings; whatever is missing has a sensible default. `docs/hosting.md` explains each. */
export function settingsFrom(env: Env): Settings {
  const baseUrl = env.BASE_URL?.replace(/\/+$/, '') || undefined;
  if (baseUrl && !/^https?:\/\/[^/\s]+$/.test(baseUrl))
    throw new SettingsError(`BASE_URL must look like https://games.example, not '${baseUrl}'`);
  const databaseUrl = secret(env, 'DATABASE_URL');
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) throw new SettingsError('DATABASE_URL must begin with postgres://');
  const nats = natsFrom(env);
  if (nats && !databaseUrl) throw new SettingsError('NATS_URL needs DATABASE_URL: servers share PostgreSQL, not a file');
  const contact = env.HOST_CONTACT?.trim() || undefined;
  if (contact && !/^([^\s@/:]+@[^\s@/:]+|https?:\/\/\S+)$/.test(contact))
    throw new SettingsError(`HOST_CONTACT must be an address for mail or of a page, not '${contact}'`);
  const logLevel = env.LOG_LEVEL || DEFAULTS.logLevel;
  if (!['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'].includes(logLevel))
    throw new SettingsError(`LOG_LEVEL '${logLevel}' is unknown`);
  return {
    ...DEFAULTS,
    host: env.HOST || DEFAULTS.host,
    port: whole(env, 'PORT', DEFAULTS.port, 65_535),
    dataDir: env.DATA_DIR || DEFAULTS.dataDir,
    databaseUrl,
    nats,
    baseUrl,
    siteDir: env.SITE_DIR || DEFAULTS.siteDir,
    hiddenGames: isOn(env.HIDDEN_GAMES),
    analyses: isOn(env.ANALYSES),
    puzzles: isOn(env.PUZZLES),
    proxies: whole(env, 'PROXIES', DEFAULTS.proxies, 10),
    webhookHosts: hosts(env.WEBHOOK_HOSTS),
    pushHosts: env.PUSH_HOSTS ? hosts(env.PUSH_HOSTS).flatMap((each) => SETS.get(each) ?? each) : DEFAULTS.pushHosts,
    contact,
    logLevel,
    keepDays: env.KEEP_DAYS ? whole(env, 'KEEP_DAYS', 0, 36_500) : undefined,
    timeZone: zoneFrom(env),
    playsAtNight: !['0', 'false', 'no'].includes(env.DAILY_BOTS ?? ''),
    idleMs: whole(env, 'IDLE_SECONDS', DEFAULTS.idleMs / 1000) * 1000,
    awayMs: whole(env, 'AWAY_SECONDS', DEFAULTS.awayMs / 1000) * 1000,
    botPauseMs: whole(env, 'BOT_PAUSE_MS', DEFAULTS.botPauseMs),
    botThinkMs: whole(env, 'BOT_THINK_MS', DEFAULTS.botThinkMs),
    botMemoryMb: whole(env, 'BOT_MEMORY_MB', DEFAULTS.botMemoryMb),
    botWorkers: Math.max(1, whole(env, 'BOT_WORKERS', DEFAULTS.botWorkers, 64)),
    limits: {
      ...DEFAULTS.limits,
      connectionsPerAddress: whole(env, 'CONNECTIONS_PER_ADDRESS', DEFAULTS.limits.connectionsPerAddress),
      socketsPerAddress: whole(env, 'SOCKETS_PER_ADDRESS', DEFAULTS.limits.socketsPerAddress),
      sockets: whole(env, 'SOCKETS', DEFAULTS.limits.sockets),
      tablesPerPerson: whole(env, 'TABLES_PER_PERSON', DEFAULTS.limits.tablesPerPerson),
      entriesPerMatch: whole(env, 'ENTRIES_PER_MATCH', DEFAULTS.limits.entriesPerMatch),
      entriesPerRecord: whole(env, 'ENTRIES_PER_RECORD', DEFAULTS.limits.entriesPerRecord),
    },
    rateLimits: rateLimitsFrom(env),
  };
}
