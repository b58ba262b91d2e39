/** Telling a program of somebody's own that it is their turn. */
import type { TurnHook } from '@astragal/wire';
import { callOut, type Door, readAddress } from '../ground/outgoing.ts';
import { refuse } from '../ground/problems.ts';

/** Reads an address that somebody wants to be called at, or refuses it. */
export function readWebhook(text: string, hosts: readonly string[]): URL {
  if (hosts.length === 0) throw refuse('webhook-refused', { reason: 'off' });
  const url = readAddress(text, hosts);
  if (typeof url === 'string') throw refuse('webhook-refused', { reason: url });
  return url;
}

/** Delivers one notice to somebody's program. */
export const deliver = async (door: Door, person: string, webhook: string, hook: TurnHook, hosts: readonly string[]): Promise<number> =>
  callOut(door, person, readWebhook(webhook, hosts), JSON.stringify(hook));
