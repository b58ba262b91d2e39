/** Everybody who is connected: who may be, who is still there, and goodbye. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type AccountEvent, SIZES, SOCKET_PATH } from '@astragal/wire';
import { type WebSocket, WebSocketServer } from 'ws';
import { isOurOrigin } from '../ground/origin.ts';
import { networkOf, type Origin } from '../ground/rate-limits.ts';
import { hashOf } from '../ground/secrets.ts';
import type { AccountListener } from '../house/account-feed.ts';
import type { House } from '../house/house.ts';
import { type Known, knownBy } from '../people/sessions.ts';
import { Client } from './client.ts';
import { CLOSING } from './closing.ts';
import type { ConnectionServices } from './connection.ts';

/** How often a client is asked whether it is still there, and how many parts of them are asked one after the other: thousands at once would hold everybody up. */
const HEARTBEAT_MS = 30_000;
const BEATS = 30;
/** How long a client that was told to go may take to say goodbye. */
const CLOSE_MS = 2000;
/** How long clients are asked to wait when the server stops: until it is back, or only so that not all knock at the others at once. */
const BYE_MS = { alone: 1500, amongOthers: 300 } as const;
/** How long the server waits for clients to hang up. */
const GOODBYE_MS = 500;

/** A message in more pieces than this is an attack. (The types of `ws` do not know these yet, nor when it hangs up by itself.) */
const PATIENCE: object = { maxFragments: 32, maxBufferedChunks: 256, closeTimeout: CLOSE_MS };

const STATUS = { 403: 'Forbidden', 404: 'Not Found', 429: 'Too Many Requests', 503: 'Service Unavailable' } as const;

/** What keeping sockets needs of the house. */
type ClientServices = ConnectionServices & Pick<House, 'store' | 'accounts' | 'sockets' | 'isDraining'>;

export class Clients implements AccountListener {
  readonly #house: ClientServices;
  readonly #secretIn: (cookie: string) => string | undefined;
  /** Each with the beat at which it is asked. */
  readonly #all = new Map<Client, number>();
  #beats = 0;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    autoPong: false, // Answering costs, so it is limited: see `Client`.
    maxPayload: SIZES.message * 4, // Generous, so that one a little too large gets a word instead of a closed door.
    ...PATIENCE,
  });

  constructor(house: ClientServices, secretIn: (cookie: string) => string | undefined) {
    this.#house = house;
    this.#secretIn = secretIn;
    house.accounts.add(this);
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS / BEATS).unref();
  }

  /** Decides who may open a socket, before anything is spent on it. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const { cookie = '', origin, host } = request.headers;
    const secret = this.#secretIn(cookie);
    const address = this.#addressOf(request);
    const status = this.#refusal(request.url, isOurOrigin(this.#house.settings, origin, host), {
      person: secret && hashOf(secret),
      address,
    });
    if (status) turnAway(stream, status);
    else this.#server.handleUpgrade(request, stream, head, (socket) => void this.#greet(socket, address, secret));
  }

  #refusal(url: string | undefined, ours: boolean, origin: Origin): keyof typeof STATUS | undefined {
    const { limits } = this.#house.settings;
    if (url?.split('?', 1)[0] !== SOCKET_PATH) return 404;
    if (!ours) return 403;
    const { sockets } = this.#house;
    if (sockets.total >= limits.sockets || this.#house.isDraining) return 503;
    if (sockets.of(origin.address) >= limits.socketsPerAddress) return 429;
    return this.#house.rates.take('connects', origin) && 429;
  }

  /** Whose address it is: behind proxies, the one that the outermost of ours saw. */
  #addressOf(request: IncomingMessage): string {
    const { proxies } = this.#house.settings;
    const seen = String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((each) => each.trim());
    return networkOf((proxies > 0 && seen.at(-proxies)) || (request.socket.remoteAddress ?? ''));
  }

  readonly #left = (client: Client): void => {
    if (this.#all.delete(client)) this.#house.sockets.add(client.address, -1);
  };

  async #greet(socket: WebSocket, address: string, secret: string | undefined): Promise<void> {
    const client = new Client(this.#house, socket, address, this.#left);
    this.#all.set(client, this.#all.size % BEATS);
    this.#house.sockets.add(address, 1);
    let known: Known | undefined;
    try {
      known = await knownBy(this.#house, secret);
    } catch {
      return client.close(CLOSING.later, 'store down');
    }
    client.talk(known);
  }

  /** Sockets of somebody who has signed out are closed; whoever still is that person comes back. */
  signedOut(person: string): void {
    for (const client of this.#all.keys()) if (client.person === person) client.close(CLOSING.later, 'signed out');
  }

  account(person: string, event: AccountEvent, but: string | undefined): void {
    for (const client of this.#all.keys())
      if (client.person === person && client.session !== but) client.tell({ type: 'account', ...event });
  }

  lookAgain(person?: string): Promise<void> {
    return this.#closeStrangers([...this.#all.keys()].filter((client) => person === undefined || client.person === person));
  }

  /** Whoever was signed out at another server, and we did not hear it. */
  async #closeStrangers(clients: readonly Client[]): Promise<void> {
    const tokens = new Set(clients.flatMap(({ token }) => token ?? []));
    if (tokens.size === 0) return;
    const strangers = new Set(await this.#house.store.people.strangers([...tokens]));
    for (const client of clients) if (client.token !== undefined && strangers.has(client.token)) client.close(CLOSING.later, 'signed out');
  }

  /** Clients are asked whether they are still there; those that did not answer the last time are gone. */
  #beat(): void {
    const now = this.#beats++ % BEATS;
    const asked = [...this.#all].flatMap(([client, beat]) => (beat === now ? [client] : []));
    for (const client of asked) client.beat();
    if (!this.#house.cluster.isAlone) void this.#closeStrangers(asked).catch(() => {}); // The store is away: the next time.
  }

  /** Everybody is told to come back soon; whoever does not hang up is hung up on. */
  async sayGoodbye(): Promise<void> {
    clearInterval(this.#heartbeat);
    const wait = this.#house.cluster.isAlone ? BYE_MS.alone : BYE_MS.amongOthers;
    for (const client of this.#all.keys()) client.sayGoodbye(Math.round(wait * (0.5 + Math.random()))); // Not all at once.
    for (let waited = 0; this.#all.size > 0 && waited < GOODBYE_MS; waited += 20) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const client of this.#all.keys()) client.terminate();
  }
}

function turnAway(stream: Duplex, status: keyof typeof STATUS): void {
  stream.on('error', () => stream.destroy()); // The HTTP server listens no more.
  stream.end(`HTTP/1.1 ${status} ${STATUS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => stream.destroy());
}
