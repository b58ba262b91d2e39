/** The line to the server: one socket for the page. It comes back by itself, and whoever was listening goes on listening. */
import { type Notice, PROTOCOL, type Request, SOCKET_PATH } from '@astragal/wire';
import { ApiError, type Trouble } from './api.ts';
import { reach } from './reach.svelte.ts';

export type LineState = 'closed' | 'connecting' | 'open' | 'lost' | 'outdated';

/** Somebody who needs the line: `begin` runs after every connect, `hear` gets every notice. */
export interface Listener {
  /** The table it is about. Where a house has several servers, people of a table do best to meet at one. */
  readonly table?: string;
  begin(): Promise<unknown>;
  end(): Promise<unknown>;
  hear(notice: Notice): void;
}

type WithoutId<R> = R extends { id: number } ? Omit<R, 'id'> : never;
/** A request as it is asked; the line numbers it. */
export type Asked = WithoutId<Request>;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const IDLE_PING = 25_000;

let state: LineState = $state('closed');
let offset = 0;
let socket: WebSocket | undefined;
/** The table that the socket's address names, and whether it matters: a load balancer of several servers goes by it. */
let named: string | undefined;
let isLed = false;
let failures = 0;
let lastId = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
let pinger: ReturnType<typeof setInterval> | undefined;
let heardAt = 0;
const open = new Map<number, { done: (notice: Notice) => void; failed: (error: ApiError) => void }>();
const listeners = new Set<Listener>();
/** Those who hear what is said while the line is there, and need no line for it. */
const overhearing = new Set<(notice: Notice) => void>();
/** Reading needs the schemas, which the first screen does without: they come while the line opens. */
const reader = () => import('./notices.ts');

/** The table that somebody looks at; of several, the one they came to last. */
const lookedAt = (): string | undefined => [...listeners].flatMap(({ table }) => table ?? []).at(-1);

/** Whether the people of the table are likely to be at another server. */
function isAstray(): boolean {
  const table = lookedAt();
  return isLed && table !== undefined && table !== named;
}

function connect(): void {
  clearTimeout(retry);
  if (socket || state === 'outdated' || listeners.size === 0) return;
  state = failures ? 'lost' : 'connecting';
  const url = new URL(SOCKET_PATH, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  named = lookedAt();
  if (named !== undefined) url.searchParams.set('table', named);
  const mine = new WebSocket(url);
  socket = mine;
  mine.onopen = () => mine.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL } satisfies Request));
  const schemas = reader();
  schemas.catch(() => mine.close());
  mine.onmessage = async ({ data }) => {
    heardAt = Date.now();
    const { readNotice } = await schemas;
    const reading = readNotice(String(data));
    if (socket === mine && 'message' in reading) hear(reading.message);
  };
  mine.onclose = () => {
    if (socket !== mine) return;
    if (state !== 'open') reach.missed();
    drop();
    again();
  };
}

function drop(): void {
  clearInterval(pinger);
  const old = socket;
  socket = undefined;
  old?.close();
  for (const { failed } of open.values()) failed(new ApiError({ code: 'offline' }));
  open.clear();
}

/** Tries again, later each time, never all clients at once. */
function again(wait?: number): void {
  if (state === 'outdated' || listeners.size === 0) {
    if (state !== 'outdated') state = 'closed';
    return;
  }
  state = 'lost';
  failures += 1;
  const pause = wait ?? Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(failures - 1, 6));
  retry = setTimeout(connect, pause * (0.75 + Math.random() / 2));
}

function hear(notice: Notice): void {
  if (notice.type === 'welcome') {
    state = 'open';
    reach.heard();
    failures = 0;
    offset = notice.now - Date.now();
    isLed = notice.several === true;
    if (isAstray()) {
      line.renew();
      return;
    }
    pinger = setInterval(watch, IDLE_PING);
    for (const each of listeners) each.begin().catch(() => undefined);
    return;
  }
  if (notice.type === 'reload') {
    state = 'outdated';
    drop();
    return;
  }
  if (notice.type === 'bye') {
    drop();
    again(notice.wait);
    return;
  }
  const re = 're' in notice ? notice.re : undefined;
  const waiting = re === undefined ? undefined : open.get(re);
  if (waiting && re !== undefined) {
    open.delete(re);
    if (notice.type === 'refused') waiting.failed(new ApiError(notice.problem as unknown as Trouble));
    else waiting.done(notice);
  }
  for (const each of listeners) each.hear(notice);
  for (const each of overhearing) each(notice);
}

/** A line that is silent although asked is dead: phones drop sockets without a word. */
function watch(): void {
  const silent = Date.now() - heardAt;
  if (silent > IDLE_PING * 1.6) {
    drop();
    again(0);
  } else line.ask({ type: 'ping' }).catch(() => undefined);
}

addEventListener('online', () => {
  if (state === 'lost') connect();
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible') return;
  if (state === 'lost') connect();
  else if (state === 'open' && Date.now() - heardAt > IDLE_PING * 1.6) watch();
});

export const line = {
  get state(): LineState {
    return state;
  },
  /** The server's time now, in milliseconds. */
  now: (): number => Date.now() + offset,
  /** Listens until the returned function is called; connects when needed. */
  keep(listener: Listener): () => void {
    listeners.add(listener);
    if (state !== 'open') connect();
    else if (isAstray()) line.renew();
    else listener.begin().catch(() => undefined);
    return () => {
      listeners.delete(listener);
      if (state === 'open') listener.end().catch(() => undefined);
    };
  },
  /** Hears every notice while somebody else keeps the line, until the returned function is called. */
  overhear(hear: (notice: Notice) => void): () => void {
    overhearing.add(hear);
    return () => void overhearing.delete(hear);
  },
  /** Connects anew: the server knows by the handshake's cookie who we are, and we have just become somebody. */
  renew(): void {
    if (!socket) return;
    failures = 0;
    drop();
    connect();
  },
  /** Asks, and promises the reply; rejects with an `ApiError`. */
  ask(request: Asked): Promise<Notice> {
    const id = ++lastId;
    return new Promise((done, failed) => {
      if (state !== 'open' || !socket) return failed(new ApiError({ code: 'offline' }));
      open.set(id, { done, failed });
      socket.send(JSON.stringify({ ...request, id }));
    });
  },
};
