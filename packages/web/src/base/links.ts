/** Invite links are shown once by the server; this tab remembers them while the table is being laid. Without a store the host makes new ones. */
import type { Links } from '@astragal/wire';
import { tabStore } from './browser-store.ts';

const key = (table: string): string => `links ${table}`;

export const rememberLinks = (table: string, links: Links): void => tabStore.write(key(table), links);

export const linksOf = (table: string): Links | undefined => tabStore.read(key(table));
