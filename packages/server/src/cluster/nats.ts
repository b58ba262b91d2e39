/** The bus between machines: core NATS. Whatever keeps it away is said once, and tried again for ever. */
import { randomInt } from 'node:crypto';
import {
  type ConnectionOptions,
  connect,
  credsAuthenticator,
  type NatsConnection,
  nkeyAuthenticator,
  type Subscription,
} from '@nats-io/transport-node';
import type { NatsLogin, NatsServer, NatsSettings, NatsTrust } from '../ground/nats-settings.ts';
import type { Bus, Traffic } from './bus.ts';
import { whyAway } from './why-away.ts';

/** Tried again so often while it is away. */
const AGAIN_MS = 250;
/** A server of NATS that has not let us in by then is given up. */
const COME_IN_MS = 5000;
/** The connection is asked so often whether it is still there; after two questions without an answer it is not. */
const PING_MS = 400;
/** A subscription that was not confirmed by then is left to the looks at the store. */
const CONFIRM_MS = 500;
/** Said to nobody when we come in: whether we may speak at all is known before anybody relies on it. */
const TRIAL = 'astragal.hello';

interface Listening {
  readonly subject: string;
  readonly hear: (data: Uint8Array) => void;
  /** While there is a connection. */
  at?: Subscription;
}

/** Subscription when NATS is away for a reason that was not said since it was last here. */
export type Away = (server: string, why: string) => void;

export class NatsBus implements Bus {
  readonly #settings: NatsSettings;
  readonly #name: string;
  readonly #away: Away;
  #connection: NatsConnection | undefined;
  #isUp = false;
  #isClosed = false;
  /** What went over connections that are no more. */
  #before: Traffic = { messages: 0, bytes: 0 };
  /** What is to be said at the end of this turn. */
  readonly #said: (readonly [subject: string, data: Uint8Array])[] = [];
  readonly #listening = new Set<Listening>();
  readonly #watching: ((isUp: boolean) => void)[] = [];

  constructor(settings: NatsSettings, name: string, away: Away) {
    this.#settings = settings;
    this.#name = name;
    this.#away = away;
    void this.#stay();
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  get traffic(): Traffic {
    const { outMsgs = 0, inMsgs = 0, outBytes = 0, inBytes = 0 } = this.#connection?.stats() ?? {};
    return { messages: this.#before.messages + outMsgs + inMsgs, bytes: this.#before.bytes + outBytes + inBytes };
  }

  /** Comes in again and again, at one server of NATS after the other. (The library would do so, too, but not say what is wrong.) */
  async #stay(): Promise<void> {
    const { servers } = this.#settings;
    const told = new Set<string>();
    for (let turn = randomInt(servers.length); !this.#isClosed; turn++) {
      const server = servers[turn % servers.length]!;
      const visit = await this.#visit(server);
      if (this.#isClosed) return;
      if (visit.wasUp) told.clear();
      const [at, why] = [`${server.host}:${server.port}`, whyAway(visit.error)];
      if (!told.has(at + why)) this.#away(at, why);
      told.add(at + why);
      if (!visit.wasUp) await pause(AGAIN_MS + randomInt(AGAIN_MS));
    }
  }

  /** One connection, from beginning to end. */
  async #visit(server: NatsServer): Promise<{ readonly wasUp: boolean; readonly error: unknown }> {
    let connection: NatsConnection;
    try {
      connection = await connect(optionsFor(server, this.#settings.trust, this.#name));
    } catch (error) {
      return { wasUp: false, error };
    }
    this.#connection = connection;
    const refused = watch(connection);
    try {
      for (const each of this.#listening) this.#listen(connection, each);
      connection.publish(TRIAL);
      await within(connection.flush(), CONFIRM_MS);
      await new Promise(setImmediate); // What was refused is known a moment after it.
    } catch {
      // Closed already: `closed` says why.
    }
    if (this.#isClosed) await connection.close();
    const wasUp = !connection.isClosed() && refused.error === undefined;
    this.#turn(wasUp);
    const error = await connection.closed();
    this.#before = this.traffic;
    this.#connection = undefined;
    this.#turn(false);
    return { wasUp, error: refused.error ?? error };
  }

  #turn(isUp: boolean): void {
    if (isUp === this.#isUp || this.#isClosed) return;
    this.#isUp = isUp;
    for (const changed of this.#watching) changed(isUp);
  }

  #listen(connection: NatsConnection, listening: Listening): void {
    listening.at = connection.subscribe(listening.subject, {
      callback: (error, message) => {
        if (!error) listening.hear(message.data);
      },
    });
  }

  /** What is said in one turn of the event loop goes out in one piece. */
  publish(subject: string, data: Uint8Array): void {
    if (!this.#isUp) return;
    if (this.#said.push([subject, data]) === 1) setImmediate(() => this.#send());
  }

  #send(): void {
    for (const [subject, data] of this.#said.splice(0))
      try {
        this.#connection?.publish(subject, data);
      } catch {
        // Too large, or just closed: the others find it in the store.
      }
  }

  async subscribe(subject: string, hear: (data: Uint8Array) => void): Promise<() => void> {
    const listening: Listening = { subject, hear };
    this.#listening.add(listening);
    if (this.#connection && !this.#connection.isClosed()) {
      this.#listen(this.#connection, listening);
      if (this.#isUp) await within(this.#connection.flush(), CONFIRM_MS);
    }
    return () => {
      this.#listening.delete(listening);
      listening.at?.unsubscribe();
    };
  }

  onChange(changed: (isUp: boolean) => void): void {
    this.#watching.push(changed);
  }

  async close(): Promise<void> {
    const wasUp = this.#isUp;
    this.#send();
    this.#isClosed = true;
    this.#isUp = false;
    if (!this.#connection) return;
    if (wasUp) await within(this.#connection.flush(), CONFIRM_MS);
    await this.#connection.close();
  }
}

/** Ends a connection over which not everything may be said or heard, or that is silent. */
function watch(connection: NatsConnection): { error: unknown } {
  const refused: { error: unknown } = { error: undefined };
  void (async () => {
    for await (const status of connection.status()) {
      if (status.type === 'error') refused.error ??= status.error;
      if (status.type === 'error' || status.type === 'staleConnection') void connection.close();
    }
  })();
  return refused;
}

function optionsFor({ host, port, isTls, login }: NatsServer, trust: NatsTrust, name: string): ConnectionOptions {
  return {
    servers: `${host.includes(':') ? `[${host}]` : host}:${port}`,
    name,
    noEcho: true,
    reconnect: false,
    timeout: COME_IN_MS,
    pingInterval: PING_MS,
    maxPingOut: 2,
    ...(isTls && { tls: { ...trust } }),
    ...(login && as(login)),
  };
}

function as(login: NatsLogin): ConnectionOptions {
  if ('token' in login) return { token: login.token };
  if ('creds' in login) return { authenticator: credsAuthenticator(Buffer.from(login.creds)) };
  if ('seed' in login) return { authenticator: nkeyAuthenticator(Buffer.from(login.seed)) };
  return { user: login.user, pass: login.password };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** Waits for it, but not longer; how it ends does not matter. */
async function within(work: Promise<unknown>, ms: number): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<void>((resolve) => {
    late = setTimeout(resolve, ms);
  });
  await Promise.race([work.catch(() => {}), tooLate]);
  clearTimeout(late);
}
