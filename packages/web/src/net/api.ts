/** The server's JSON API, typed by the wire's table of routes. */
import { type BodyOf, type Problem, type ReplyOf, ROUTES, type RouteName } from '@astragal/wire';
import { reach } from './reach.svelte.ts';

/** A problem as a client meets it: one of the server's, or no server at all. */
export type Trouble = Problem | { readonly code: 'offline' | 'unknown' };

/** A request that was not done; `trouble` says why. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble.code);
    this.trouble = trouble;
  }
}

/** What went wrong, whatever was thrown. */
export const troubleOf = (error: unknown): Trouble => (error instanceof ApiError ? error.trouble : { code: 'unknown' });

type Query = Readonly<Record<string, string | number | undefined>>;
interface Where {
  readonly table?: string;
  readonly query?: Query;
}

/** The address of a route. */
export function address(route: RouteName, { table, query = {} }: Where = {}): string {
  const fields = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  const path: string = ROUTES[route].path;
  return path.replace(':table', table ?? '') + (fields.length ? `?${new URLSearchParams(fields)}` : '');
}

/** Calls a route. Throws an `ApiError`. */
export async function call<R extends RouteName>(route: R, body?: BodyOf<R>, where: Where = {}): Promise<ReplyOf<R>> {
  let reply: Response;
  try {
    reply = await fetch(address(route, where), {
      method: ROUTES[route].method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    reach.missed();
    throw new ApiError({ code: 'offline' });
  }
  reach.heard();
  const json = (await reply.json().catch(() => undefined)) as { problem?: Trouble } | undefined;
  if (reply.ok && json) return json as ReplyOf<R>;
  throw new ApiError(json?.problem ?? { code: reply.status >= 502 ? 'offline' : 'unknown' });
}
