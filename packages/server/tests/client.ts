/** A guest for tests: a browser's cookie, the JSON API, and the socket, reading every message by its schema. */

import { notation } from '@astragal/kernel';
import {
  API,
  type BodyOf,
  type Notice,
  type NoticeOf,
  PROTOCOL,
  type ReplyOf,
  type RouteName,
  readNotice,
  SIZES,
  SOCKET_PATH,
} from '@astragal/wire';
import WebSocket from 'ws';
import type { RateLimit } from '../src/ground/rate-limits.ts';
import { DEFAULTS, UNLIMITED } from '../src/ground/settings.ts';
import { createServer, type Server, type ServerParts, type Settings } from '../src/index.ts';
import { folder, freePort } from './databases.ts';
import { noteSecret, noteSecretsIn, wholeLog } from './whole-log.ts';

/** Limits that tests do not trip over unless they mean to. */
export const roomy = {
  limits: { ...DEFAULTS.limits, connectionsPerAddress: 1e9, followsPerSocket: 1000, tablesPerPerson: 1000 },
  rateLimits: { ...UNLIMITED.rateLimits, chats: DEFAULTS.rateLimits.chats },
};

/** So many, and no more for a long while. */
export const few = (burst: number): RateLimit => ({ person: { perSecond: 1e-3, burst }, address: { perSecond: 1e-3, burst } });

export interface Opened extends Server {
  readonly address: string;
  readonly lines: string[];
}

/** Half of the luck is made by guests, as at any house. */
export const FAIR: ServerParts = { luck: undefined };

/** A server on a free port with a fresh file and a log that is kept. Luck and bots follow a seed, unless a test is about luck. */
export async function open(settings: Partial<Settings> = {}, parts: ServerParts = {}): Promise<Opened> {
  const lines: string[] = [];
  const server = await createServer(
    {
      port: await freePort(),
      dataDir: folder(),
      hiddenGames: true,
      botPauseMs: 0,
      playsAtNight: false,
      pushHosts: ['push.example'],
      ...roomy,
      logLevel: 'debug',
      ...settings,
    },
    { log: wholeLog((line) => void lines.push(line)), ...('luck' in parts ? {} : { seed: 'tests' }), ...parts },
  );
  return { ...server, address: await server.listen(), lines };
}

/** An answer of the API that was a problem. */
export class ProblemAnswer extends Error {
  readonly problem: { readonly code: string };
  constructor(problem: { readonly code: string }) {
    super(JSON.stringify(problem));
    this.problem = problem;
  }
}

export type Position = NoticeOf<'position'>;

export class Guest {
  readonly address: string;
  cookie: string | undefined;
  #socket: WebSocket | undefined;
  #ids = 0;
  readonly #waiting: { fits: (notice: Notice) => boolean; resolve: (notice: Notice) => void }[] = [];
  /** Everything received, in order. */
  readonly heard: Notice[] = [];
  /** The table followed last: the logs are its. */
  #followed: string | undefined;
  /** The log per seat, kept as docs/protocol.md says. */
  readonly logs = new Map<string, object[]>();
  /** The number of each log's first line. */
  readonly firsts = new Map<string, number>();
  readonly marks: Record<string, string> = {};
  closed: number | undefined;

  constructor(address: string) {
    this.address = address;
  }

  /** A guest with a name, connected. */
  static async named(address: string, name: string): Promise<Guest> {
    const guest = new Guest(address);
    await guest.call('changeMe', { body: { name } });
    await guest.connect();
    return guest;
  }

  async raw(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    noteSecretsIn(body);
    const reply = await fetch(this.address + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookie && { cookie: this.cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const set = reply.headers.get('set-cookie');
    if (set) {
      this.cookie = set.split(';', 1)[0]!;
      noteSecret(this.cookie.slice(this.cookie.indexOf('=') + 1));
    }
    return reply;
  }

  async call<R extends RouteName>(
    name: R,
    { table = '', body, query = '' }: { table?: string; body?: BodyOf<R>; query?: string } = {},
  ): Promise<ReplyOf<R>> {
    const { method, path } = API[name];
    const reply = await this.raw(method, path.replace(':table', table) + query, method === 'GET' ? undefined : (body ?? {}));
    const answer = (await reply.json()) as { problem?: { code: string } };
    noteSecretsIn(answer);
    if (reply.status >= 400) throw new ProblemAnswer(answer.problem!);
    return answer as ReplyOf<R>;
  }

  async connect(headers: Record<string, string> = {}): Promise<void> {
    const socket = new WebSocket(this.address.replace(/^http/, 'ws') + SOCKET_PATH, {
      headers: { ...(this.cookie && { cookie: this.cookie }), ...headers },
    });
    this.#socket = socket;
    this.closed = undefined;
    socket.on('message', (data) => this.#receive(data.toString()));
    socket.on('error', () => {});
    socket.on('close', (code) => {
      this.closed = code;
    });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const welcome = this.next((notice) => notice.type === 'welcome');
    this.send({ type: 'hello', protocol: PROTOCOL });
    await welcome;
  }

  #receive(text: string): void {
    const reading = readNotice(text);
    if ('wrong' in reading) throw new Error(`a message that the schema refuses at ${reading.wrong}: ${text}`);
    const { message } = reading;
    this.heard.push(message);
    if (message.type === 'position' && message.table === (this.#followed ?? message.table)) {
      const who = `${message.seat ?? 'watch'}`;
      const log = this.logs.get(who) ?? [];
      const first = this.firsts.get(who) ?? 0;
      const kept = message.story.from - first;
      if (kept < 0 || kept > log.length) {
        if (log.length > 0 && message.story.events.length < SIZES.storyTail)
          throw new Error(`a gap in the log: ${message.story.from} after ${first + log.length}`);
        this.firsts.set(who, message.story.from);
        log.length = 0;
        log.push(...message.story.events);
      } else log.splice(kept, log.length, ...message.story.events);
      this.logs.set(who, log);
      this.marks[who] = message.mark;
    }
    for (const each of this.#waiting.filter(({ fits }) => fits(message))) {
      this.#waiting.splice(this.#waiting.indexOf(each), 1);
      each.resolve(message);
    }
  }

  sendText(text: string): void {
    this.#socket!.send(text);
  }

  send(message: object): void {
    this.sendText(JSON.stringify(message));
  }

  /** The next notice that fits. */
  next<N extends Notice>(fits: (notice: Notice) => boolean): Promise<N> {
    return new Promise((resolve) => this.#waiting.push({ fits, resolve: resolve as (notice: Notice) => void }));
  }

  /** Sends a request and waits for its reply. */
  ask<N extends Notice = Notice>(request: object): Promise<N> {
    const id = ++this.#ids;
    const reply = this.next<N>((notice) => 're' in notice && notice.re === id);
    this.send({ ...request, id });
    return reply;
  }

  /** What comes of it, or nothing if the line is lost first: a request on a lost line is never answered. */
  unlessLost<T>(work: Promise<T>): Promise<T | undefined> {
    const socket = this.#socket!;
    return new Promise((resolve, reject) => {
      const lost = (): void => resolve(undefined);
      if (this.closed === undefined) socket.once('close', lost);
      else lost();
      work.then(resolve, reject).finally(() => socket.off('close', lost));
    });
  }

  follow(table: string, marks?: Record<string, string>): Promise<Notice> {
    if (table !== this.#followed) this.#forgetLogs();
    this.#followed = table;
    return this.ask({ type: 'follow', table, ...(marks && { marks }) });
  }

  /** Another table has another log. */
  #forgetLogs(): void {
    this.logs.clear();
    this.firsts.clear();
    for (const who of Object.keys(this.marks)) delete this.marks[who];
  }

  /** The latest position of a seat at a table. */
  position(table: string, seat?: number): Position {
    const found = this.heard.findLast(
      (notice): notice is Position => notice.type === 'position' && notice.table === table && notice.seat === seat,
    );
    if (!found) throw new Error('no position yet');
    return found;
  }

  latest<T extends Notice['type']>(type: T): NoticeOf<T> {
    return this.heard.findLast((notice) => notice.type === type) as NoticeOf<T>;
  }

  answer(table: string, seat: number, choice: string, ask = this.position(table, seat).ask): Promise<Notice> {
    return this.ask({ type: 'answer', table, seat, ask, choice });
  }

  /** Resolves when the seat is asked something (or the game is over). */
  async turn(table: string, seat: number): Promise<Position> {
    const fits = (notice: Notice): boolean =>
      notice.type === 'position' && notice.table === table && notice.seat === seat && (notice.asks.length > 0 || notice.over !== undefined);
    const now = this.position(table, seat);
    return fits(now) ? now : this.next<Position>(fits);
  }

  leave(): void {
    this.#socket?.terminate();
  }
}

/** The notations of everything a seat may answer. */
export const answersOf = ({ asks }: Pick<NoticeOf<'position'>, 'asks'>): string[] => asks.flatMap(({ options }) => options.map(notation));
