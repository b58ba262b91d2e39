/** Telling another server that it is somebody's turn, without ever becoming a way into the host's own network. */
import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { TurnHook } from '@astragal/wire';
import { refuse } from './problems.ts';

const LIMIT_MS = 5000;

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

const isListed = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((each) => (each.startsWith('*.') ? host.endsWith(each.slice(1)) && host.length > each.length - 1 : host === each));

/** Reads an address that somebody wants to be called at, or refuses it. */
export function readWebhook(text: string, hosts: readonly string[]): URL {
  if (hosts.length === 0) throw refuse('webhook-refused', { reason: 'off' });
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw refuse('webhook-refused', { reason: 'malformed' });
  }
  if (url.protocol !== 'https:' || url.username || url.password) throw refuse('webhook-refused', { reason: 'malformed' });
  const host = url.hostname.toLowerCase().replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublicAddress(host)) throw refuse('webhook-refused', { reason: 'address' });
  if (!isListed(host, hosts)) throw refuse('webhook-refused', { reason: 'host' });
  return url;
}

export type Lookup = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;
export type Post = (
  url: URL,
  address: string,
  family: number,
  body: string | Buffer,
  headers?: Readonly<Record<string, string>>,
) => Promise<number>;

/** All addresses of a host. */
export const resolved: Lookup = (host) => lookup(host, { all: true, verbatim: true });

/** Delivers one notice: the name is resolved once, every address must be public, and that very address is called. */
export async function deliver(
  webhook: string,
  hook: TurnHook,
  hosts: readonly string[],
  resolve: Lookup = resolved,
  post: Post = postTo,
): Promise<number> {
  const url = readWebhook(webhook, hosts);
  const found = await resolve(url.hostname.replace(/^\[|\]$/g, ''));
  const first = found[0];
  if (!first || !found.every(({ address }) => isPublicAddress(address))) throw refuse('webhook-refused', { reason: 'address' });
  return post(url, first.address, first.family, JSON.stringify(hook));
}

/** Node's client follows no redirects; the reply's body is not read. */
export const postTo: Post = (url, address, family, body, headers = { 'content-type': 'application/json' }) =>
  new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'astragal' },
        signal: AbortSignal.timeout(LIMIT_MS),
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
    call.on('error', reject);
    call.end(body);
  });
