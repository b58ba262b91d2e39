/** What the server says of where it is open. Browsers give much to a name that they refuse to a number: an address with a name is named first. */
import { lookup } from 'node:dns/promises';

const REFUSED = 'passkeys, installing and notifications do not work at a bare IP address';

/** The address of a loopback number as `localhost`, where that name leads there. */
async function byName(address: string, resolve: (name: string) => Promise<readonly string[]>): Promise<string | undefined> {
  const url = new URL(address);
  const number = url.hostname.replace(/^\[|\]$/g, '');
  const known = await resolve('localhost').catch((): readonly string[] => []);
  if (!known.includes(number)) return undefined;
  url.hostname = 'localhost';
  return url.origin;
}

const resolveHere = async (name: string): Promise<readonly string[]> => (await lookup(name, { all: true })).map(({ address }) => address);

const isNumber = (address: string): boolean => /^(\[|[\d.]+$)/.test(new URL(address).hostname);

/** The line that a person reads who starts the server. */
export async function openAt(address: string, resolve = resolveHere): Promise<string> {
  if (!isNumber(address)) return address;
  const named = await byName(address, resolve);
  return named ? `${named}\n(also at ${address}, but ${REFUSED})` : `${address}\n(${REFUSED}; give it a name, see docs/hosting.md)`;
}
