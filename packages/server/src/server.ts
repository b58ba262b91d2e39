/** The front door: pages, the JSON API, the socket; who may come in, and how often. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '@astragal/kernel';
import { API, check, type Problem, type Route, type RouteName, type Schema, SIZES, STATUS } from '@astragal/wire';
import cookies from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { handlers } from './api.ts';
import { takeForms } from './forms.ts';
import { type Games, loadGames } from './games.ts';
import { House } from './house.ts';
import { type Logger, newLog } from './log.ts';
import { openApi } from './openapi.ts';
import { isOurOrigin } from './origin.ts';
import { Buckets } from './rates.ts';
import { Refused, refuse } from './refused.ts';
import { newId } from './secrets.ts';
import { DEFAULTS, type Settings } from './settings.ts';
import { Site } from './site.ts';
import { Clients } from './socket/clients.ts';
import { StoreError } from './store/driver.ts';
import { openStore, type Person, type Store } from './store/store.ts';

const COOKIE = 'astragal';
const YEAR = 365 * 24 * 3600;
/** Routes that play a whole match again cost more. */
const REPLAYING: readonly RouteName[] = ['replay', 'record', 'fork'];

export interface Server {
  readonly house: House;
  /** Begins to listen; gives the address. */
  listen(): Promise<string>;
  /** Says goodbye to everybody, finishes what is under way, closes the store. */
  stop(): Promise<void>;
}

export interface Parts {
  readonly store?: Store;
  readonly luck?: Source;
  readonly log?: Logger;
  readonly games?: Games;
}

/** A server with these settings; whatever is left out has its default. */
export async function createServer(given: Partial<Settings> = {}, parts: Parts = {}): Promise<Server> {
  const settings: Settings = { ...DEFAULTS, ...given };
  const log = parts.log ?? newLog(settings.logLevel);
  if (!parts.store && !settings.databaseUrl) mkdirSync(settings.dataDir, { recursive: true });
  const store = parts.store ?? (await openStore({ databaseUrl: settings.databaseUrl, file: join(settings.dataDir, 'astragal.db') }));
  const house = new House(settings, store, parts.games ?? (await loadGames()), log, parts.luck);
  const app = fastify({
    logger: false,
    bodyLimit: SIZES.body,
    trustProxy: (_address, hop) => hop < settings.proxies,
    requestTimeout: 20_000,
    forceCloseConnections: true,
  });
  await app.register(cookies);
  const door = new Door(app, house);
  await door.open();
  return {
    house,
    async listen() {
      await house.start();
      const address = await app.listen({ host: settings.host, port: settings.port });
      return settings.baseUrl ?? address;
    },
    async stop() {
      await door.clients.sayGoodbye();
      await app.close();
      await house.stop();
    },
  };
}

/** What a handler of the API gets. */
export interface Call {
  readonly house: House;
  readonly person: Person | undefined;
  /** The person, who is made if this is their first visit. */
  known(): Promise<Person>;
  /** The address people see, for links. */
  readonly base: string;
  readonly table: string;
  readonly body: unknown;
  readonly query: unknown;
  readonly reply: FastifyReply;
}

class Door {
  readonly #app: FastifyInstance;
  readonly #house: House;
  readonly #site: Site;
  readonly #requests: Buckets;
  readonly #joins: Buckets;
  readonly #newcomers: Buckets;
  readonly clients: Clients;

  constructor(app: FastifyInstance, house: House) {
    this.#app = app;
    this.#house = house;
    const { limits, siteDir } = house.settings;
    this.#site = new Site(siteDir);
    this.#requests = new Buckets(limits.requestRate, limits.requestBurst);
    this.#joins = new Buckets(limits.joinsPerMinute / 60, limits.joinsPerMinute);
    this.#newcomers = new Buckets(limits.peoplePerHour / 3600, limits.peoplePerHour);
    this.clients = new Clients(house, (cookie) => app.parseCookie(cookie)[COOKIE]);
  }

  async open(): Promise<void> {
    const app = this.#app;
    app.addHook('onRequest', async (request, reply) => this.#protect(request, reply));
    app.setErrorHandler((error, request, reply) => this.#fail(error, request, reply));
    app.get('/healthz', async () => ({ ok: true }));
    app.get('/readyz', async (_, reply) => {
      const ok = await this.#house.isReady();
      return reply.code(ok ? 200 : 503).send({ ok });
    });
    app.get('/metrics', async (_, reply) => reply.type('text/plain; version=0.0.4').send(await this.#metrics()));
    app.get('/api/openapi.json', async () => openApi(this.#house.settings.baseUrl));
    for (const name of Object.keys(API) as RouteName[]) this.#serve(name, API[name]);
    await app.register(async (part) =>
      takeForms(part, {
        letIn: (name, request, reply, body) => this.#call(name, API[name], request, reply, body),
        problemOf: (error, request) => this.#problem(error, request),
      }),
    );
    app.server.on('upgrade', (request, stream, head) => this.clients.upgrade(request, stream, head));
    app.setNotFoundHandler((request, reply) => this.#page(request, reply));
    const sweep = setInterval(() => {
      const now = this.#now();
      for (const buckets of [this.#requests, this.#joins, this.#newcomers]) buckets.sweep(now);
    }, 60_000);
    sweep.unref();
    app.addHook('onClose', async () => clearInterval(sweep));
  }

  #now(): number {
    return this.#house.settings.now();
  }

  /** Headers for everything, and the question where a request comes from. */
  async #protect(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const host = /^[\w.:[\]-]+$/.test(request.host) ? request.host : 'localhost';
    reply.headers({
      'content-security-policy':
        `default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; ` +
        `connect-src 'self' ws://${host} wss://${host}; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      // Not 'no-referrer': with that a browser does not even tell us that a form of ours is ours.
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      ...(this.#isSecure(request) && { 'strict-transport-security': 'max-age=31536000' }),
    });
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOurOrigin(this.#house.settings, request.headers.origin, request.host))
      throw refuse('wrong-origin');
  }

  #isSecure(request: FastifyRequest): boolean {
    return this.#house.settings.baseUrl?.startsWith('https:') ?? request.protocol === 'https';
  }

  // The API

  #serve(name: RouteName, route: Route): void {
    this.#app.route({
      method: route.method,
      url: route.path,
      handler: async (request, reply) => handlers[name](await this.#call(name, route, request, reply, request.body ?? {})),
    });
  }

  /** Lets a request in: often enough, by whom, and whether it says what the route wants to know. */
  async #call(name: RouteName, route: Route, request: FastifyRequest, reply: FastifyReply, body: unknown): Promise<Call> {
    this.#house.metrics.count('requests');
    if (this.#house.isStopping) throw refuse('stopping');
    this.#limit(this.#requests, request.ip, REPLAYING.includes(name) ? 3 : 1);
    if (name === 'join') this.#limit(this.#joins, request.ip);
    const table = (request.params as { table?: string }).table ?? '';
    if (table && !/^[a-z0-9]{6,32}$/.test(table)) throw refuse('not-found');
    let person = await this.#house.personBy(request.cookies[COOKIE]);
    reply.header('cache-control', 'no-store');
    return {
      house: this.#house,
      person,
      known: async () => {
        person ??= await this.#welcome(request, reply);
        return person;
      },
      base: this.#house.settings.baseUrl ?? `${request.protocol}://${request.host}`,
      table,
      body: route.in && checked(route.in, body),
      query: route.query && checked(route.query, request.query),
      reply,
    };
  }

  #limit(buckets: Buckets, address: string, cost = 1): void {
    const wait = buckets.take(address, this.#now(), cost);
    if (wait > 0) throw refuse('too-fast', { wait });
  }

  /** A new person gets the cookie that will hold their seats. */
  async #welcome(request: FastifyRequest, reply: FastifyReply): Promise<Person> {
    this.#limit(this.#newcomers, request.ip);
    const { person, secret } = await this.#house.newPerson();
    reply.setCookie(COOKIE, secret, { httpOnly: true, sameSite: 'strict', secure: this.#isSecure(request), path: '/', maxAge: 2 * YEAR });
    return person;
  }

  #fail(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const problem = this.#problem(error, request);
    return reply.code(STATUS[problem.code]).send({ problem });
  }

  #problem(error: unknown, request: FastifyRequest): Problem {
    this.#house.metrics.count('refused');
    if (error instanceof Refused) return error.problem;
    if (error instanceof StoreError) return { code: 'store-down' };
    const { statusCode = 500 } = error as { statusCode?: number };
    if (statusCode === 413) return { code: 'too-large', limit: SIZES.body };
    if (statusCode < 500) return { code: 'bad-message' };
    const trace = newId();
    this.#house.log.error(
      { trace, route: request.routeOptions.url, error: error instanceof Error ? error.stack : String(error) },
      'a request failed',
    );
    return { code: 'internal', trace };
  }

  // Pages

  async #page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.url.split('?', 1)[0]!;
    if (path.startsWith('/api/') || (request.method !== 'GET' && request.method !== 'HEAD')) throw refuse('not-found');
    const { 'accept-encoding': accepts = '', 'accept-language': reads = '' } = request.headers;
    const { language = '', theme } = request.cookies;
    const page = await this.#site.get(path, { accepts: String(accepts), reads: `${language},${reads}`, theme });
    if (!page) {
      if (this.#site.isBuilt) return reply.code(404).type('text/plain').send('There is nothing here.\n');
      return reply.code(404).type('text/plain').send('The site has not been built. The API is at /api/openapi.json.\n');
    }
    reply.headers(page.headers);
    if (request.headers['if-none-match'] === page.headers.etag) return reply.code(304).send();
    return reply.send(page.body);
  }

  async #metrics(): Promise<string> {
    const house = this.#house;
    const { heapUsed, rss } = process.memoryUsage();
    const cpu = process.cpuUsage();
    return house.metrics.text({
      tables_live: ['Tables in memory', house.live],
      sockets: ['Open sockets', house.sockets],
      bot_failures: ['Bots that failed or were stopped', house.bots.failures],
      heap_bytes: ['JavaScript heap in use', heapUsed],
      rss_bytes: ['Memory of the process', rss],
      cpu_seconds: ['CPU time of the process', (cpu.user + cpu.system) / 1e6],
    });
  }
}

function checked(schema: Schema, given: unknown): unknown {
  const found = check(schema, given);
  if ('value' in found) return found.value;
  throw refuse('bad-message', { where: found.wrong });
}
