/** The bus between machines: core NATS. It connects again by itself, for ever. */
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { Bus, Traffic } from './bus.ts';

/** Tried again so often while it is away. */
const AGAIN_MS = 250;
/** The connection is asked so often whether it is still there; after two questions without an answer it is not. */
const PING_MS = 400;
/** A subscription that was not confirmed by then is left to the looks at the store. */
const CONFIRM_MS = 500;
/** What is said within so long goes out in one piece: a write costs more than what is in it. Whoever answers does not wait for it, only those who look on elsewhere. */
const TOGETHER_MS = 5;

interface Listening {
  readonly subject: string;
  readonly hear: (text: string) => void;
  /** While there is a connection. */
  at?: Subscription;
}

export class NatsBus implements Bus {
  #connection: NatsConnection | undefined;
  #isUp = false;
  #isClosed = false;
  /** What is to be said in a moment. */
  readonly #said: (readonly [subject: string, text: string])[] = [];
  readonly #listening = new Set<Listening>();
  readonly #watching: ((isUp: boolean) => void)[] = [];

  /** `servers`: addresses of one server or of a cluster, with commas. */
  constructor(servers: string, name: string) {
    void this.#open(
      servers.split(',').map((each) => each.trim()),
      name,
    );
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  get traffic(): Traffic {
    const { outMsgs = 0, inMsgs = 0, outBytes = 0, inBytes = 0 } = this.#connection?.stats() ?? {};
    return { messages: outMsgs + inMsgs, bytes: outBytes + inBytes };
  }

  async #open(servers: string[], name: string): Promise<void> {
    const connection = await connect({
      servers,
      name,
      noEcho: true,
      waitOnFirstConnect: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: AGAIN_MS,
      reconnectJitter: AGAIN_MS,
      pingInterval: PING_MS,
      maxPingOut: 2,
    });
    if (this.#isClosed) return connection.close();
    this.#connection = connection;
    for (const each of this.#listening) this.#listen(connection, each);
    this.#turn(true);
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') this.#turn(false);
      if (type === 'reconnect') this.#turn(true);
    }
  }

  #turn(isUp: boolean): void {
    if (isUp === this.#isUp || this.#isClosed) return;
    this.#isUp = isUp;
    for (const changed of this.#watching) changed(isUp);
  }

  #listen(connection: NatsConnection, listening: Listening): void {
    listening.at = connection.subscribe(listening.subject, {
      callback: (error, message) => {
        if (!error) listening.hear(message.string());
      },
    });
  }

  publish(subject: string, text: string): void {
    if (!this.#isUp) return;
    if (this.#said.push([subject, text]) === 1) setTimeout(() => this.#send(), TOGETHER_MS);
  }

  #send(): void {
    for (const [subject, text] of this.#said.splice(0))
      try {
        this.#connection?.publish(subject, text);
      } catch {
        // Too large, or just closed: the others find it in the store.
      }
  }

  async subscribe(subject: string, hear: (text: string) => void): Promise<() => void> {
    const listening: Listening = { subject, hear };
    this.#listening.add(listening);
    if (this.#connection && !this.#isClosed) {
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

/** Waits for it, but not longer; how it ends does not matter. */
async function within(work: Promise<unknown>, ms: number): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<void>((resolve) => {
    late = setTimeout(resolve, ms);
  });
  await Promise.race([work.catch(() => {}), tooLate]);
  clearTimeout(late);
}
