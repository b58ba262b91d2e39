/** One client's conversation: reads its messages, does what they ask, never throws. Knows nothing of sockets, so tests can talk to it. */
import { type Notice, OLDEST_PROTOCOL, PROTOCOL, type Problem, type Request, type RequestOf, readRequest, SIZES } from '@astragal/wire';
import { ProblemError, refuse } from '../ground/problems.ts';
import type { Origin, Wait } from '../ground/rate-limits.ts';
import { newId } from '../ground/secrets.ts';
import type { Limited } from '../ground/settings.ts';
import type { House } from '../house/house.ts';
import type { Person } from '../store/rows.ts';
import type { Follower } from '../table/audience.ts';
import type { LiveTable } from '../table/live-table.ts';
import { CLOSING } from './closing.ts';

/** The wire under a conversation. */
export interface Transport {
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Bytes that wait to be sent. */
  readonly waiting: number;
}

/** So many wrong or too fast messages, and the conversation ends. */
const PATIENCE = 50;
/** What is limited by itself, besides all messages together. */
const LIMITED: Readonly<Partial<Record<Request['type'], Limited>>> = { follow: 'follows', lobby: 'lobbies', chat: 'chats' };

/** To stop following costs nothing. */
const isLeaving = (message: Request): boolean => message.type === 'lobby' && !message.follow;

/** What a conversation needs of the house. */
export type ConnectionServices = Pick<House, 'settings' | 'log' | 'metrics' | 'rates' | 'cluster' | 'tables' | 'lobby' | 'isStopping'>;

export class Connection implements Follower {
  readonly #house: ConnectionServices;
  readonly #transport: Transport;
  readonly #name: string | undefined;
  readonly person: string | undefined;
  /** Few: a list is smaller than a map. */
  #follows: LiveTable[] = [];
  readonly #origin: Origin;
  #greeted = false;
  #closed = false;
  #strikes = 0;
  /** Requests under way: a client gets no more than a few at once. */
  #pending = 0;

  constructor(house: ConnectionServices, transport: Transport, person: Pick<Person, 'id' | 'name'> | undefined, address = '') {
    this.#house = house;
    this.#transport = transport;
    this.person = person?.id;
    this.#name = person?.name;
    this.#origin = { person: person?.id, address };
  }

  get address(): string {
    return this.#origin.address;
  }

  send(text: string): void {
    if (this.#closed) return;
    if (this.#transport.waiting > this.#house.settings.limits.backlog) this.close(CLOSING.later, 'reads too slowly');
    else this.#transport.send(text);
  }

  say(notice: Notice): void {
    this.send(JSON.stringify(notice));
  }

  /** What nobody asked for: only to who has said hello. */
  tell(notice: Notice): void {
    if (this.#greeted) this.say(notice);
  }

  close(code: number, reason: string): void {
    if (this.#closed) return;
    this.#transport.close(code, reason);
    this.left();
  }

  /** The client is gone. */
  left(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#house.lobby.unfollow(this);
    for (const table of this.#follows.splice(0)) table.unfollow(this);
  }

  unfollowed(table: string): void {
    this.#follows = this.#follows.filter(({ id }) => id !== table);
  }

  /** A message has arrived. Resolves when it has been dealt with. */
  async receive(text: string): Promise<void> {
    if (this.#closed) return;
    this.#house.metrics.count('messages');
    if (text.length > SIZES.message) return this.close(CLOSING.large, 'too large');
    const reading = readRequest(text);
    if ('wrong' in reading) {
      this.#house.metrics.count('bad_messages');
      return this.#strike({ code: 'bad-message', where: reading.wrong }, reading.id);
    }
    const { message } = reading;
    const re = 'id' in message ? message.id : undefined;
    const early = this.#house.rates.take('messages', this.#origin);
    if (early) return this.#tooFast(early, re);
    if (message.type === 'hello') return this.#hello(message.protocol);
    if (!this.#greeted) return this.#strike({ code: 'say-hello' }, re);
    if (this.#pending >= PATIENCE) return this.#strike({ code: 'too-fast', wait: 100 }, re);
    const limited = isLeaving(message) ? undefined : LIMITED[message.type];
    const wait = limited && this.#house.rates.take(limited, this.#origin);
    if (wait) return this.#tooFast(wait, re);
    this.#pending++;
    try {
      if (this.#house.isStopping) throw refuse('stopping');
      await this.#handle(message);
    } catch (error) {
      this.#refuse(this.#problem(error, message), re);
      if (error instanceof ProblemError && error.followUp) this.send(error.followUp);
    } finally {
      this.#pending--;
    }
  }

  #hello(protocol: number): void {
    if (protocol < OLDEST_PROTOCOL) {
      this.say({ type: 'reload', protocol: PROTOCOL });
      this.close(CLOSING.outdated, 'too old');
      return;
    }
    this.#greeted = true;
    const name = this.#name;
    const { settings, cluster } = this.#house;
    this.say({
      type: 'welcome',
      protocol: PROTOCOL,
      now: settings.now(),
      ...(name !== undefined && { name }),
      ...(!cluster.isAlone && { several: true }),
    });
  }

  /** An answer or an undo is acknowledged by the position that follows, everything else by what it says here. */
  #handle(message: Exclude<Request, { type: 'hello' }>): Promise<void> | void {
    switch (message.type) {
      case 'answer':
        return this.#followed(message.table).answer(this, message.id, message.seat, message.ask, message.choice, message);
      case 'undo':
        return this.#followed(message.table).undo(this, message.id, message.seat, message.ask);
      case 'commit':
        return this.#commit(message);
      case 'doubt':
        return this.#doubt(message);
      case 'agree':
        return this.#agree(message);
      case 'ping':
        return this.say({ type: 'pong', re: message.id, now: this.#house.settings.now() });
      case 'lobby':
        return this.#lobby(message);
      case 'follow':
        return this.#follow(message);
      case 'unfollow':
        this.#table(message.table)?.unfollow(this);
        this.unfollowed(message.table);
        return this.say({ type: 'done', re: message.id });
      case 'chat':
        return this.#chat(message);
      case 'hint':
        return this.#hint(message);
    }
  }

  async #lobby({ id, follow }: RequestOf<'lobby'>): Promise<void> {
    const { lobby } = this.#house;
    if (follow && !this.#closed) lobby.follow(this);
    else lobby.unfollow(this);
    if (follow) this.say({ type: 'lobby', ...(await lobby.of(this.person)) });
    this.say({ type: 'done', re: id });
  }

  async #follow({ id, table: name, marks }: RequestOf<'follow'>): Promise<void> {
    const limit = this.#house.settings.limits.followsPerSocket;
    if (this.#follows.length >= limit && !this.#table(name)) throw refuse('too-many', { what: 'follows', limit });
    const table = await this.#house.tables.visible(name, this.#origin);
    await table.follow(this, marks);
    if (this.#closed) table.unfollow(this);
    else if (this.#table(name) !== table) this.#follows = [...this.#follows.filter(({ id }) => id !== name), table];
    this.say({ type: 'done', re: id });
  }

  async #commit({ id, table, anchors }: RequestOf<'commit'>): Promise<void> {
    await this.#followed(table).commit(this, anchors);
    this.say({ type: 'done', re: id });
  }

  async #doubt({ id, table, ...doubt }: RequestOf<'doubt'>): Promise<void> {
    const fair = await this.#followed(table).doubt(this, doubt);
    this.say(fair ? { type: 'fits', re: id, table, fair } : { type: 'done', re: id });
  }

  async #agree({ id, table }: RequestOf<'agree'>): Promise<void> {
    await this.#followed(table).agree(this);
    this.say({ type: 'done', re: id });
  }

  async #chat({ id, table: name, text }: RequestOf<'chat'>): Promise<void> {
    const table = this.#followed(name);
    if (!this.#name) throw refuse('no-name');
    await table.chat(this, this.#name, text);
    this.say({ type: 'done', re: id });
  }

  async #hint({ id, table, seat }: RequestOf<'hint'>): Promise<void> {
    await this.#followed(table).hint(this, seat);
    this.say({ type: 'done', re: id });
  }

  #table(id: string): LiveTable | undefined {
    return this.#follows.find((table) => table.id === id);
  }

  #followed(id: string): LiveTable {
    const table = this.#table(id);
    if (!table) throw refuse('not-found');
    return table;
  }

  #problem(error: unknown, message: Request): Problem {
    if (error instanceof ProblemError) return error.problem;
    const trace = newId();
    this.#house.log.error({ trace, type: message.type, error: error instanceof Error ? error.stack : String(error) }, 'a message failed');
    return { code: 'internal', trace };
  }

  #refuse(problem: Problem, re?: number): void {
    this.#house.metrics.count('refused');
    this.say({ type: 'refused', ...(re !== undefined && { re }), problem });
  }

  /** Nobody is struck for what others at the same address do. */
  #tooFast({ ms: wait, for: whom }: Wait, re?: number): void {
    if (whom === 'person' || this.person === undefined) this.#strike({ code: 'too-fast', wait }, re);
    else this.#refuse({ code: 'too-fast', wait }, re);
  }

  #strike(problem: Problem, re?: number): void {
    this.#refuse(problem, re);
    if (++this.#strikes >= PATIENCE) this.close(CLOSING.policy, 'too many wrong messages');
  }
}
