/** The page's socket to the server. It comes back by itself, and whoever was listening goes on listening. */
import { type Notice, PROTOCOL, type Request, SOCKET_PATH } from '@astragal/wire';
import { ApiError, type Trouble } from './api.ts';
import { type Reach, reach } from './reach.svelte.ts';

export type SocketState = 'closed' | 'connecting' | 'open' | 'lost' | 'outdated';

/** Somebody who needs the socket: `begin` runs after every connect, `hear` gets every notice. */
export interface Listener {
  /** The table it is about. Where a house has several servers, people of a table do best to meet at one. */
  readonly table?: string;
  begin(): Promise<unknown>;
  end(): Promise<unknown>;
  hear(notice: Notice): void;
}

type WithoutId<R> = R extends { id: number } ? Omit<R, 'id'> : never;
/** A request as it is asked; the client numbers it. */
export type Unnumbered = WithoutId<Request>;

/** Of a socket the client uses no more than this. */
export type PlainSocket = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

/** What a client has around it. */
export interface SocketSurroundings {
  open(url: URL): PlainSocket;
  /** Of the page. */
  address(): string;
  readonly reach: Pick<Reach, 'heard' | 'missed'>;
  /** From 0 to 1. */
  chance(): number;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const IDLE_PING = 25_000;
/** After so long without a word a socket is dead: phones drop them without one. */
const SILENCE = IDLE_PING * 1.6;

/** Reading needs the schemas, which the first screen does without: they come while the socket opens. */
const reader = () => import('./notices.ts');

export class SocketClient {
  readonly #around: SocketSurroundings;
  #state: SocketState = $state('closed');
  #socket: PlainSocket | undefined;
  /** The table that the socket's address names, and whether it matters: a load balancer of several servers goes by it. */
  #named: string | undefined;
  #isLed = false;
  #failures = 0;
  #lastId = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  readonly #asked = new Map<number, { done: (notice: Notice) => void; failed: (error: ApiError) => void }>();
  readonly #listeners = new Set<Listener>();
  /** Those who hear what is said while the socket is there, and need none for it. */
  readonly #overhearing = new Set<(notice: Notice) => void>();

  constructor(around: SocketSurroundings) {
    this.#around = around;
  }

  /** Is lost at once where the browser says that the network is gone, and comes back sooner where it says that it could. */
  start(page: Pick<EventTarget, 'addEventListener'>, document: Pick<Document, 'addEventListener' | 'hidden'>): void {
    const comeBack = (): void => {
      if (this.#state === 'lost') this.#connect();
    };
    page.addEventListener('online', comeBack);
    page.addEventListener('offline', () => {
      if (!this.#socket) return;
      this.#drop();
      this.#again();
    });
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) return;
      comeBack();
      if (this.#state === 'open' && this.#isSilent()) this.#watch();
    });
  }

  get state(): SocketState {
    return this.#state;
  }

  /** Listens until the returned function is called; connects when needed. */
  keep(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#state !== 'open') this.#connect();
    else if (this.#isAstray()) this.renew();
    else listener.begin().catch(() => undefined);
    return () => {
      this.#listeners.delete(listener);
      if (this.#state === 'open') listener.end().catch(() => undefined);
    };
  }

  /** Hears every notice while somebody else keeps the socket, until the returned function is called. */
  overhear(hear: (notice: Notice) => void): () => void {
    this.#overhearing.add(hear);
    return () => void this.#overhearing.delete(hear);
  }

  /** Connects anew: the server knows by the handshake's cookie who we are, and we have just become somebody. */
  renew(): void {
    if (!this.#socket) return;
    this.#failures = 0;
    this.#drop();
    this.#state = 'closed'; // Until somebody listens there is none.
    this.#connect();
  }

  /** Asks, and promises the reply; rejects with an `ApiError`. */
  ask(request: Unnumbered): Promise<Notice> {
    const id = ++this.#lastId;
    return new Promise((done, failed) => {
      if (this.#state !== 'open' || !this.#socket) return failed(new ApiError({ code: 'offline' }));
      this.#asked.set(id, { done, failed });
      this.#socket.send(JSON.stringify({ ...request, id }));
    });
  }

  /** The table that somebody looks at; of several, the one they came to last. */
  #lookedAt(): string | undefined {
    return [...this.#listeners].flatMap(({ table }) => table ?? []).at(-1);
  }

  /** Whether the people of the table are likely to be at another server. */
  #isAstray(): boolean {
    const table = this.#lookedAt();
    return this.#isLed && table !== undefined && table !== this.#named;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#socket || this.#state === 'outdated' || this.#listeners.size === 0) return;
    this.#state = this.#failures ? 'lost' : 'connecting';
    this.#named = this.#lookedAt();
    const mine = this.#around.open(this.#url(this.#named));
    this.#socket = mine;
    mine.onopen = () => mine.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL } satisfies Request));
    const schemas = reader();
    schemas.catch(() => mine.close());
    mine.onmessage = async ({ data }) => {
      this.#heardAt = Date.now();
      const { readNotice } = await schemas;
      const reading = readNotice(String(data));
      if (this.#socket === mine && 'message' in reading) this.#hear(reading.message);
    };
    mine.onclose = () => {
      if (this.#socket !== mine) return;
      if (this.#state !== 'open') this.#around.reach.missed();
      this.#drop();
      this.#again();
    };
  }

  #url(table: string | undefined): URL {
    const url = new URL(SOCKET_PATH, this.#around.address());
    url.protocol = url.protocol.replace('http', 'ws');
    if (table !== undefined) url.searchParams.set('table', table);
    return url;
  }

  #drop(): void {
    clearInterval(this.#pinger);
    const old = this.#socket;
    this.#socket = undefined;
    old?.close();
    for (const { failed } of this.#asked.values()) failed(new ApiError({ code: 'offline' }));
    this.#asked.clear();
  }

  /** Tries again, later each time, never all clients at once. */
  #again(wait?: number): void {
    if (this.#state === 'outdated') return;
    if (this.#listeners.size === 0) {
      this.#state = 'closed';
      return;
    }
    this.#state = 'lost';
    this.#failures += 1;
    const pause = wait ?? Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.#failures - 1, 6));
    this.#retry = setTimeout(() => this.#connect(), pause * (0.75 + this.#around.chance() / 2));
  }

  #hear(notice: Notice): void {
    if (notice.type === 'welcome') this.#begin(notice);
    else if (notice.type === 'reload') {
      this.#state = 'outdated';
      this.#drop();
    } else if (notice.type === 'bye') {
      this.#drop();
      this.#again(notice.wait);
    } else {
      this.#settle(notice);
      for (const each of this.#listeners) each.hear(notice);
      for (const each of this.#overhearing) each(notice);
    }
  }

  #begin({ several }: Extract<Notice, { type: 'welcome' }>): void {
    this.#state = 'open';
    this.#around.reach.heard();
    this.#failures = 0;
    this.#isLed = several === true;
    if (this.#isAstray()) {
      this.renew();
      return;
    }
    this.#pinger = setInterval(() => this.#watch(), IDLE_PING);
    for (const each of this.#listeners) each.begin().catch(() => undefined);
  }

  /** Whoever asked gets the reply. */
  #settle(notice: Notice): void {
    const re = 're' in notice ? notice.re : undefined;
    const waiting = re === undefined ? undefined : this.#asked.get(re);
    if (!waiting || re === undefined) return;
    this.#asked.delete(re);
    if (notice.type === 'refused') waiting.failed(new ApiError(notice.problem as unknown as Trouble));
    else waiting.done(notice);
  }

  #isSilent(): boolean {
    return Date.now() - this.#heardAt > SILENCE;
  }

  /** A socket that is silent although asked is dead. */
  #watch(): void {
    if (this.#isSilent()) {
      this.#drop();
      this.#again(0);
    } else this.ask({ type: 'ping' }).catch(() => undefined);
  }
}

/** The page's own. */
export const socket = new SocketClient({
  open: (url) => new WebSocket(url),
  address: () => location.href,
  reach,
  chance: Math.random,
});
