/** One socket, and once we know whose it is, a conversation. */
import type { Notice } from '@astragal/wire';
import type { RawData, WebSocket } from 'ws';
import { TokenBucket } from '../ground/rate-limits.ts';
import type { Known, Session } from '../people/sessions.ts';
import { CLOSING } from './closing.ts';
import { Connection, type ConnectionServices, type Transport } from './connection.ts';

/** Messages that may arrive while we look up who it is. */
const EARLY = 20;
/** Control frames of one socket: whoever sends more is no client of ours. */
const CONTROL = { perSecond: 2, burst: 20 };

const clients = new WeakMap<WebSocket, Client>();

// The same functions for all sockets: thousands of quiet ones cost little.
function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
  clients.get(this)!.hear(data, isBinary);
}
function onPing(this: WebSocket, data: Buffer): void {
  clients.get(this)!.pinged(data);
}
function onPong(this: WebSocket): void {
  clients.get(this)!.ponged();
}
function onClose(this: WebSocket): void {
  clients.get(this)!.closed();
}
/** Broken frames: `ws` says goodbye with the right code by itself. */
const onError = (): void => {};

export class Client implements Transport {
  readonly #house: ConnectionServices;
  readonly #socket: WebSocket;
  readonly address: string;
  readonly #left: (client: Client) => void;
  #early: string[] | undefined;
  #session: Session | undefined;
  #connection: Connection | undefined;
  /** Only for those who send any. */
  #control: TokenBucket | undefined;
  #alive = true;

  /** `left`: what happens when it is gone. */
  constructor(house: ConnectionServices, socket: WebSocket, address: string, left: (client: Client) => void) {
    this.#house = house;
    this.#socket = socket;
    this.address = address;
    this.#left = left;
    clients.set(socket, this);
    socket.on('message', onMessage).on('ping', onPing).on('pong', onPong).on('close', onClose).on('error', onError);
  }

  /** Whose it is, once we know. */
  get person(): string | undefined {
    return this.#session?.person;
  }

  /** The hash of the secret by which we know whose it is. */
  get token(): string | undefined {
    return this.#session?.hash;
  }

  /** The session, whatever its secret. */
  get session(): string | undefined {
    return this.#session?.id;
  }

  get waiting(): number {
    return this.#socket.bufferedAmount;
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** Now we know who it is, and by which session. */
  talk(known: Known | undefined): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#session = known?.session;
    this.#connection = new Connection(this.#house, this, known?.person, this.address);
    for (const text of this.#early?.splice(0) ?? []) void this.#connection.receive(text);
    this.#early = undefined;
  }

  hear(data: RawData, isBinary: boolean): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const text = (data as Buffer).toString();
    if (isBinary) this.close(CLOSING.binary, 'text only');
    else if (this.#connection) void this.#connection.receive(text);
    else {
      this.#early ??= [];
      if (this.#early.length < EARLY) this.#early.push(text);
    }
  }

  /** The newest ping is answered, unless there were too many of late, here or at this address; or nobody reads the answers. */
  pinged(data: Buffer): void {
    if (this.#isFlood() || this.waiting > 0) return;
    if (this.#house.rates.take('pings', { person: this.person, address: this.address })) return;
    this.#socket.pong(data);
  }

  ponged(): void {
    this.#alive = true;
    this.#isFlood();
  }

  closed(): void {
    this.#left(this);
    this.#connection?.left();
  }

  #isFlood(): boolean {
    const now = this.#house.settings.now();
    this.#control ??= new TokenBucket(CONTROL, now);
    if (this.#control.wait(now, 1) === 0) {
      this.#control.take(1);
      return false;
    }
    this.terminate();
    return true;
  }

  beat(): void {
    if (!this.#alive) this.terminate();
    else {
      this.#alive = false;
      this.#socket.ping();
    }
  }

  /** Whoever has not said hello yet hears it in the list. */
  tell(notice: Notice): void {
    this.#connection?.tell(notice);
  }

  sayGoodbye(wait: number): void {
    this.#connection?.say({ type: 'bye', wait });
    this.#connection?.close(CLOSING.leaving, 'the server stops');
  }
}
