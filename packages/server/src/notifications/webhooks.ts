/** Webhooks: a program of somebody's own hears that it is their turn at a slow table. */
import type { Seat } from '@astragal/kernel';
import type { TurnHook } from '@astragal/wire';
import { type Door, postOut, readAddress } from '../ground/outgoing.ts';
import { refuse } from '../ground/problems.ts';
import type { TableRow } from '../store/rows.ts';
import { clocksOf, timeLeft } from '../table/clocks.ts';
import type { NotificationServices } from './devices.ts';

/** Reads an address where somebody wants to hear of it, or refuses it. */
export function readWebhook(text: string, hosts: readonly string[]): URL {
  if (hosts.length === 0) throw refuse('webhook-refused', { reason: 'off' });
  const url = readAddress(text, hosts);
  if (typeof url === 'string') throw refuse('webhook-refused', { reason: url });
  return url;
}

/** Delivers one to somebody's program. */
export const deliver = (door: Door, person: string, webhook: string, hook: TurnHook, hosts: readonly string[]): Promise<number> =>
  postOut(door, person, readWebhook(webhook, hosts), JSON.stringify(hook));

/** For each seat of theirs that is asked something. */
export async function sendHook(
  house: NotificationServices,
  door: Door,
  row: TableRow,
  seats: readonly Seat[],
  person: string,
): Promise<void> {
  const { store, settings, log, metrics } = house;
  const webhook = (await store.people.byId(person))?.webhook;
  const last = await store.matches.last(row.id);
  if (!webhook) return;
  const clocks = last && clocksOf(row, last);
  const left = clocks ? timeLeft(clocks) : Number.POSITIVE_INFINITY;
  for (const seat of seats)
    try {
      const link = `${settings.baseUrl ?? ''}/table/${row.id}`;
      const { name } = row.chairs[seat]!;
      const until = Number.isFinite(left) ? { until: clocks!.at + left } : {};
      const hook = { event: 'your-turn', table: row.id, game: row.game, seat, name, link, ...until } as const;
      await deliver(door, person, webhook, hook, settings.webhookHosts);
      metrics.count('hooks');
    } catch (error) {
      metrics.count('hook_failures');
      log.warn({ table: row.id, why: error instanceof Error ? error.message : String(error) }, 'a webhook failed');
    }
}
