/** Invite links are shown once by the server; this tab remembers them while the table is being laid. */
import type { Links } from '@astragal/wire';

const key = (table: string): string => `links ${table}`;

export function rememberLinks(table: string, links: Links): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(links));
  } catch {
    // Without storage the host makes new links.
  }
}

export function linksOf(table: string): Links | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
