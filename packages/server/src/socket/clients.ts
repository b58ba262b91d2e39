/** Everybody who is connected: who may be, who is still there, and goodbye. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { SIZES, SOCKET_PATH } from '@astragal/wire';
import type { House } from '../host/house.ts';
import { isOurOrigin } from '../http/origin.ts';
import type { Person } from '../store/store.ts';
import { Connection } from './connection.ts';
import { Crowd } from './crowd.ts';
import { CLOSING } from './frames.ts';
import { type Ears, Socket, shakeHands } from './socket.ts';

/** How often a silent client is asked whether it is still there. */
const HEARTBEAT_MS = 30_000;
/** How long clients are asked to wait when the server stops. */
const BYE_MS = 1500;
/** How long the server waits for clients to hang up. */
const GOODBYE_MS = 500;
/** Messages that may arrive while we look up who it is. */
const EARLY = 20;

export class Clients {
  readonly #house: House;
  readonly #secretIn: (cookie: string) => string | undefined;
  readonly #all = new Set<Client>();
  readonly #byAddress = new Map<string, number>();
  readonly #crowd = new Crowd();
  readonly #heartbeat: NodeJS.Timeout;

  constructor(house: House, secretIn: (cookie: string) => string | undefined) {
    this.#house = house;
    this.#secretIn = secretIn;
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS).unref();
  }

  /** Decides who may open a socket. Nothing of the request is kept, so that thousands of quiet clients cost little. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const { cookie, origin, host } = request.headers;
    const { settings } = this.#house;
    if (request.url?.split('?', 1)[0] !== SOCKET_PATH) {
      stream.destroy();
      return;
    }
    if (!shakeHands(request, stream)) return;
    const address = this.#addressOf(request);
    const client = new Client(stream, head, this.#crowd);
    if (!isOurOrigin(settings, origin, host)) client.socket.close(CLOSING.policy, 'wrong origin');
    else if (!this.#hasRoom(address)) client.socket.close(CLOSING.later, 'too many sockets');
    else void this.#greet(client, address, this.#secretIn(cookie ?? ''));
  }

  /** Whose address it is: behind proxies, the one that the outermost of ours saw. */
  #addressOf(request: IncomingMessage): string {
    const { proxies } = this.#house.settings;
    const seen = String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((each) => each.trim());
    return (proxies > 0 && seen.at(-proxies)) || (request.socket.remoteAddress ?? '');
  }

  #hasRoom(address: string): boolean {
    const { limits } = this.#house.settings;
    return this.#house.sockets < limits.sockets && (this.#byAddress.get(address) ?? 0) < limits.socketsPerAddress;
  }

  #count(address: string, by: 1 | -1): void {
    this.#house.sockets += by;
    const count = (this.#byAddress.get(address) ?? 0) + by;
    if (count > 0) this.#byAddress.set(address, count);
    else this.#byAddress.delete(address);
  }

  async #greet(client: Client, address: string, secret: string | undefined): Promise<void> {
    this.#all.add(client);
    this.#count(address, 1);
    client.left = () => {
      this.#all.delete(client);
      this.#count(address, -1);
    };
    let person: Person | undefined;
    try {
      person = await this.#house.personBy(secret);
    } catch {
      return client.socket.close(CLOSING.later, 'store down');
    }
    if (client.socket.isOpen) await client.talk(new Connection(this.#house, client.socket, person));
  }

  /** Silent clients are asked whether they are still there; those that did not answer the last time are gone. */
  #beat(): void {
    for (const client of this.#all) {
      if (!client.alive) client.socket.terminate();
      else {
        client.alive = false;
        client.socket.ping();
      }
    }
  }

  /** Everybody is told to come back soon; whoever does not hang up is hung up on. */
  async sayGoodbye(): Promise<void> {
    clearInterval(this.#heartbeat);
    for (const { connection } of this.#all) {
      connection?.say({ type: 'bye', wait: Math.round(BYE_MS * (0.5 + Math.random())) }); // Not all at once.
      connection?.close(CLOSING.leaving, 'the server stops');
    }
    for (let waited = 0; this.#all.size > 0 && waited < GOODBYE_MS; waited += 20) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const { socket } of this.#all) socket.terminate();
  }
}

/** One of them: a socket, and once we know who it is, a conversation. */
class Client implements Ears {
  readonly socket: Socket;
  readonly #crowd: Crowd;
  readonly #early: string[] = [];
  connection: Connection | undefined;
  alive = true;
  left: (() => void) | undefined;

  constructor(stream: Duplex, head: Buffer, crowd: Crowd) {
    this.#crowd = crowd;
    this.socket = new Socket(stream, head, this);
  }

  /** Generous, so that one a little too large gets a word instead of a closed door. */
  get most(): number {
    return SIZES.message * 4;
  }

  soon(look: () => void): void {
    this.#crowd.come(look);
  }

  text(text: string): void {
    if (this.connection) void this.connection.receive(text);
    else if (this.#early.length < EARLY) this.#early.push(text);
  }

  async talk(connection: Connection): Promise<void> {
    this.connection = connection;
    for (const text of this.#early.splice(0)) await connection.receive(text);
  }

  pong(): void {
    this.alive = true;
  }

  closed(): void {
    this.left?.();
    this.connection?.left();
  }
}
