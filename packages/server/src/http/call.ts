/** A request on its way to a handler of the API: often enough, by whom, and whether it says what the route wants to know. */
import { check, type Problem, type Route, type RouteName, type Schema, SIZES } from '@astragal/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError, refuse } from '../ground/problems.ts';
import { networkOf, type Origin } from '../ground/rate-limits.ts';
import { hashOf, newId } from '../ground/secrets.ts';
import type { Limited } from '../ground/settings.ts';
import type { House } from '../house/house.ts';
import type { Visitor } from '../house/visitor.ts';
import { browserIn } from '../people/browsers.ts';
import { type KnownVisitor, newPerson } from '../people/people.ts';
import { type Known, knownBy } from '../people/sessions.ts';
import { StoreError } from '../store/driver.ts';
import type { Person } from '../store/rows.ts';

export const COOKIE = 'astragal';
/** How long the cookie lives. */
export const COOKIE_DAYS = 2 * 365;
/** Routes that are limited by themselves, besides all requests together. */
const LIMITED: Readonly<Partial<Record<RouteName, Limited>>> = {
  story: 'replays',
  replay: 'replays',
  record: 'replays',
  fork: 'replays',
  importGame: 'replays',
  handInDaily: 'replays',
  handInPuzzles: 'puzzles',
  join: 'joins',
  invitation: 'joins',
  lobby: 'lobbies',
  history: 'replays',
  shared: 'joins',
  joinDuplicate: 'joins',
  signIn: 'signIns',
  prove: 'signIns',
  passkeySignIn: 'signIns',
  newPasskey: 'signIns',
  makePhrase: 'signIns',
  testNotification: 'tests',
  addDevice: 'devices',
  exportMe: 'replays',
};

/** Routes that make a table, which stays for good. */
const MAKING: readonly RouteName[] = [
  'create',
  'playNow',
  'rematch',
  'again',
  'fork',
  'importGame',
  'beginDaily',
  'beat',
  'makeDuplicate',
  'beginBoard',
];

/** What a handler of the API gets. */
export interface Call {
  readonly house: House;
  readonly person: Person | undefined;
  readonly origin: Origin;
  /** The person, who is made if this is their first visit. */
  known(): Promise<Visitor>;
  /** The same, with the session by which they are known. */
  who(): Promise<KnownVisitor>;
  /** Which browser they use, roughly. */
  readonly browser: string;
  /** The address people see, for links. */
  readonly base: string;
  /** This browser is whoever has this secret, from now on; without one, a stranger. */
  become(secret: string | undefined): void;
  readonly table: string;
  readonly body: unknown;
  readonly query: unknown;
  readonly reply: FastifyReply;
}

/** Who has come in, and to which table. */
interface Entered {
  readonly known: Known | undefined;
  readonly origin: Origin;
  readonly table: string;
}

/** Lets requests in, and says what went wrong with those that fail. */
export class Calls {
  readonly #house: House;
  readonly #entered = new WeakMap<FastifyRequest, Entered>();

  constructor(house: House) {
    this.#house = house;
  }

  /** Lets a request in, if it does not come too often, and notes by whom. Its body has not been read yet: whoever is sent away costs nothing more. */
  async enter(name: RouteName, request: FastifyRequest): Promise<void> {
    this.#house.metrics.count('requests');
    if (this.#house.isStopping) throw refuse('stopping');
    const table = (request.params as { table?: string }).table ?? '';
    if (table && !/^[a-z0-9]{6,32}$/.test(table)) throw refuse('not-found');
    const address = networkOf(request.ip);
    const cookie = request.cookies[COOKIE];
    const { [name]: limited } = LIMITED;
    // Before the store is asked who it is.
    this.#limit('requests', { person: cookie && hashOf(cookie), address });
    const wait = limited === undefined ? 0 : this.#house.rates.waitAt(limited, address);
    if (wait > 0) throw refuse('too-fast', { wait });
    const known = await knownBy(this.#house, cookie);
    const origin = { person: known?.person.id, address };
    if (MAKING.includes(name)) this.#limit('tables', origin, 'tables-too-fast');
    if (limited) this.#limit(limited, origin);
    this.#entered.set(request, { known, origin, table });
  }

  /** What a request that was let in asks for, if it says what the route wants to know. */
  admit(route: Route, request: FastifyRequest, reply: FastifyReply, body: unknown): Call {
    const { known: entered, origin, table } = this.#entered.get(request)!;
    let known = entered;
    reply.header('cache-control', 'no-store');
    const browser = browserIn(request.headers['user-agent']);
    const who = async (): Promise<KnownVisitor> => {
      known ??= await this.#welcome(request, reply, browser);
      const { person, session } = known;
      return { person: { ...person, origin: { ...origin, person: person.id } }, session };
    };
    return {
      house: this.#house,
      person: known?.person,
      origin,
      known: async () => (await who()).person,
      who,
      browser,
      become: (secret) => this.#remember(request, reply, secret),
      base: this.#house.settings.baseUrl ?? `${request.protocol}://${request.host}`,
      table,
      body: route.isUnread ? body : route.in && checked(route.in, body),
      query: route.query && checked(route.query, request.query),
      reply,
    };
  }

  #limit(what: Limited, origin: Origin, code: 'too-fast' | 'tables-too-fast' = 'too-fast'): void {
    const wait = this.#house.rates.take(what, origin);
    if (wait) throw refuse(code, { wait: wait.ms });
  }

  /** A new person gets the cookie that will hold their seats. */
  async #welcome(request: FastifyRequest, reply: FastifyReply, browser: string): Promise<Known> {
    this.#limit('newcomers', { person: undefined, address: networkOf(request.ip) });
    const { secret, ...known } = await newPerson(this.#house, browser);
    this.#remember(request, reply, secret);
    return known;
  }

  #remember(request: FastifyRequest, reply: FastifyReply, secret: string | undefined): void {
    reply.setCookie(COOKIE, secret ?? '', {
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecure(this.#house, request),
      path: '/',
      maxAge: secret === undefined ? 0 : COOKIE_DAYS * 24 * 3600,
    });
  }

  problemOf(error: unknown, request: FastifyRequest): Problem {
    this.#house.metrics.count('refused');
    if (error instanceof ProblemError) return error.problem;
    if (error instanceof StoreError) return { code: 'store-down' };
    const { statusCode = 500 } = error as { statusCode?: number };
    if (statusCode === 413) return { code: 'too-large', limit: SIZES.body };
    if (statusCode < 500) return { code: 'bad-message' };
    const trace = newId();
    this.#house.log.error(
      { trace, route: request.routeOptions.url, error: error instanceof Error ? error.stack : String(error) },
      'a request failed',
    );
    return { code: 'internal', trace };
  }
}

/** Whether the reader came by https. */
export const isSecure = ({ settings }: Pick<House, 'settings'>, request: FastifyRequest): boolean =>
  settings.baseUrl?.startsWith('https:') ?? request.protocol === 'https';

function checked(schema: Schema, given: unknown): unknown {
  const found = check(schema, given);
  if ('value' in found) return found.value;
  throw refuse('bad-message', { where: found.wrong });
}
