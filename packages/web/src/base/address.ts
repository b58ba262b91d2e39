/** Of what the page's address is: much of what browsers offer belongs to a name, and is refused to a number. */

/** Whether a host is a bare IP address. */
export const isNumber = (host: string): boolean => /^[\d.]+$/.test(host) || host.startsWith('[');

/** The same page at an address that has a name, where one is known: on this machine itself. */
export function namedAddress(address: string): string | undefined {
  const url = new URL(address);
  if (!/^(127\.[\d.]+|\[::1\])$/.test(url.hostname)) return undefined;
  url.hostname = 'localhost';
  return url.href;
}
