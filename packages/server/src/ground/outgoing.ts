/** What leaves the house: posts to other servers, which never become a way into the host's own network and never hold anything up. */
import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { Lanes } from './lanes.ts';

/** Looking a name up and posting there may take so long together. */
const LIMIT_MS = 5000;
/** Calls under way at once: of the house, to one host, for one person. */
const AT_ONCE = { house: 20, host: 10, person: 2 };

const PRIVATE = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv4');

/** Only global unicast addresses of IPv6 are public, minus the ranges that wrap or tunnel others. */
const GLOBAL6 = new BlockList();
GLOBAL6.addSubnet('2000::', 3, 'ipv6');
const WRAPPED6 = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  WRAPPED6.addSubnet(net, prefix, 'ipv6');

/** Whether an address belongs to the open internet. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !PRIVATE.check(address, 'ipv4');
  return kind === 6 && GLOBAL6.check(address, 'ipv6') && !WRAPPED6.check(address, 'ipv6');
}

/** Whether a host is one of these; `*` at the front stands for any subdomain. */
export const isListed = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((each) => (each.startsWith('*.') ? host.endsWith(each.slice(1)) && host.length > each.length - 1 : host === each));

const hostOf = ({ hostname }: URL): string => hostname.toLowerCase().replace(/^\[|\]$/g, '');

/** An address that somebody wants to be notified at: a secure one, at a host of the list; or what is wrong with it. */
export function readAddress(text: string, hosts: readonly string[]): URL | 'malformed' | 'address' | 'host' {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.username || url.password) return 'malformed';
  const host = hostOf(url);
  if (isIP(host) && !isPublicAddress(host)) return 'address';
  return isListed(host, hosts) ? url : 'host';
}

export type Lookup = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;
export type Post = (
  url: URL,
  address: string,
  family: number,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> | undefined,
  limit: AbortSignal,
) => Promise<number>;

/** How posts go out. Tests bring their own resolver, their own network and their own clock. */
export interface Door {
  readonly resolve: Lookup;
  readonly post: Post;
  /** Speaks up when one has taken too long. */
  readonly limit: () => AbortSignal;
  readonly lanes: Lanes;
}

/** Posts to a host for somebody: the name is resolved once, every address must be public, and it goes to that very address. */
export function postOut(door: Door, person: string, url: URL, body: string | Buffer, headers?: Record<string, string>): Promise<number> {
  const host = hostOf(url);
  const bounds = { house: AT_ONCE.house, [`at ${host}`]: AT_ONCE.host, [`for ${person}`]: AT_ONCE.person };
  return door.lanes.through(bounds, async () => {
    const limit = door.limit();
    const found = await before(limit, door.resolve(host));
    const first = found[0];
    if (!first || !found.every(({ address }) => isPublicAddress(address))) throw new Error(`${host} has no public address`);
    return before(limit, door.post(url, first.address, first.family, body, headers, limit));
  });
}

/** What comes of it in time: what hangs is left hanging. */
function before<T>(limit: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = (): void => reject(limit.reason);
    if (limit.aborted) late();
    limit.addEventListener('abort', late, { once: true });
    work.then(resolve, reject).finally(() => limit.removeEventListener('abort', late));
  });
}

export const inTime = (): AbortSignal => AbortSignal.timeout(LIMIT_MS);

const asked = new Map<string, ReturnType<Lookup>>();

/** All addresses of a host. Asked once at a time: each question takes a thread of the process for as long as the resolver likes. */
export const resolved: Lookup = (host) => {
  const pending = asked.get(host) ?? lookup(host, { all: true, verbatim: true }).finally(() => asked.delete(host));
  asked.set(host, pending);
  return pending;
};

/** Node's client follows no redirects; the reply's body is not read. */
export const postTo: Post = (url, address, family, body, headers = { 'content-type': 'application/json' }, limit) =>
  new Promise((resolve, reject) => {
    const posting = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'astragal' },
        signal: limit,
        agent: false,
        lookup: (_host, options, done) =>
          options.all
            ? done(null, [{ address, family }])
            : (done as (error: null, address: string, family: number) => void)(null, address, family),
      },
      (reply) => {
        reply.destroy();
        resolve(reply.statusCode ?? 0);
      },
    );
    posting.on('error', reject);
    posting.end(body);
  });
