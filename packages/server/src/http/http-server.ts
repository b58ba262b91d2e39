/** The front door: pages, the JSON API, and where a socket begins. */
import { API, type Route, type RouteName, STATUS } from '@astragal/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOurOrigin } from '../ground/origin.ts';
import { refuse } from '../ground/problems.ts';
import type { House } from '../house/house.ts';
import { Clients } from '../socket/clients.ts';
import { Calls, COOKIE, isSecure } from './call.ts';
import { Connections } from './connections.ts';
import { takeForms } from './forms.ts';
import { openApi } from './openapi.ts';
import { handlers } from './routes.ts';
import { Site } from './site.ts';

const isUnread = (name: RouteName): boolean => (API[name] as Route).isUnread === true;

export class HttpServer {
  readonly #app: FastifyInstance;
  readonly #house: House;
  readonly #site: Site;
  readonly #calls: Calls;
  readonly #connections: Connections;
  readonly clients: Clients;

  constructor(app: FastifyInstance, house: House) {
    this.#app = app;
    this.#house = house;
    this.#site = new Site(house.settings.siteDir);
    this.#calls = new Calls(house);
    this.#connections = new Connections(house);
    this.clients = new Clients(house, (cookie) => app.parseCookie(cookie)[COOKIE]);
  }

  async open(): Promise<void> {
    const app = this.#app;
    app.addHook('onRequest', async (request, reply) => this.#protect(request, reply));
    app.setErrorHandler((error, request, reply) => this.#fail(error, request, reply));
    app.get('/healthz', async () => ({ ok: true }));
    app.get('/readyz', async (_, reply) => {
      const ok = !this.#house.isDraining && (await this.#house.watch.isReady());
      const { isAlone, bus } = this.#house.cluster;
      return reply.code(ok ? 200 : 503).send({ ok, ...(!isAlone && { nats: bus.isUp ? 'here' : 'away' }) });
    });
    app.get('/metrics', async (request, reply) => {
      // Whoever comes through a proxy is a visitor; whoever watches the house asks the server itself.
      if (request.headers['x-forwarded-for'] !== undefined) return nothingHere(reply);
      return reply.type('text/plain; version=0.0.4').send(await this.#metrics());
    });
    const description = JSON.stringify(openApi(this.#house.settings.baseUrl));
    app.get('/api/openapi.json', async (_, reply) => reply.type('application/json').send(description));
    for (const name of Object.keys(API) as RouteName[]) if (!isUnread(name)) this.#serve(app, name);
    await app.register(async (part) => this.#takeUnread(part));
    await app.register(async (part) => takeForms(part, this.#calls));
    app.server.on('connection', (line) => this.#connections.opened(line));
    app.server.on('upgrade', (request, stream, head) => {
      this.#connections.release(stream);
      this.clients.upgrade(request, stream, head);
    });
    app.setNotFoundHandler((request, reply) => this.#page(request, reply));
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
      ...(isSecure(this.#house, request) && { 'strict-transport-security': 'max-age=31536000' }),
    });
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOurOrigin(this.#house.settings, request.headers.origin, request.host))
      throw refuse('wrong-origin');
  }

  // The API

  /** Bodies that are left to whoever does the work; `app` is a part of the server of its own. */
  #takeUnread(app: FastifyInstance): void {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_: FastifyRequest, text: string) => text);
    for (const name of Object.keys(API) as RouteName[]) if (isUnread(name)) this.#serve(app, name);
  }

  #serve(app: FastifyInstance, name: RouteName): void {
    const route: Route = API[name];
    app.route({
      method: route.method,
      url: route.path,
      ...(route.most !== undefined && { bodyLimit: route.most }),
      onRequest: (request) => this.#calls.enter(name, request),
      handler: async (request, reply) =>
        handlers[name](this.#calls.admit(route, request, reply, request.body ?? (route.isUnread ? '' : {}))),
    });
  }

  #fail(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const problem = this.#calls.problemOf(error, request);
    return reply.code(STATUS[problem.code]).send({ problem });
  }

  // Pages

  async #page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.url.split('?', 1)[0]!;
    if (path.startsWith('/api/') || (request.method !== 'GET' && request.method !== 'HEAD')) throw refuse('not-found');
    const { 'accept-encoding': accepts = '', 'accept-language': reads = '' } = request.headers;
    const { language = '', theme } = request.cookies;
    const page = await this.#site.get(path, { accepts: String(accepts), reads: `${language},${reads}`, theme });
    if (!page) {
      if (this.#site.isBuilt) return nothingHere(reply);
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
      tables_live: ['Tables in memory', house.tables.size],
      sockets: ['Open sockets', house.sockets.total],
      bot_failures: ['Bots that failed or were stopped', house.bots.failures],
      ...(!house.cluster.isAlone && {
        nats_up: ['Whether NATS is here', house.cluster.bus.isUp ? 1 : 0],
        nats_messages: ['Messages sent and received', house.cluster.bus.traffic.messages],
        nats_bytes: ['Bytes sent and received', house.cluster.bus.traffic.bytes],
        nats_dropped: ['Messages that no server of this house said, or said before', house.cluster.dropped],
        servers: ['Servers of this house', house.cluster.leases?.members.size ?? 1],
        shards: ['Shards this server looks after', house.cluster.leases?.held ?? 0],
      }),
      heap_bytes: ['JavaScript heap in use', heapUsed],
      rss_bytes: ['Memory of the process', rss],
      cpu_seconds: ['CPU time of the process', (cpu.user + cpu.system) / 1e6],
    });
  }
}

const nothingHere = (reply: FastifyReply): FastifyReply => reply.code(404).type('text/plain').send('There is nothing here.\n');
