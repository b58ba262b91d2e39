/** Webhooks: a program of somebody's own hears that it is their turn at a slow table. */
import type { Seat } from '@astragal/kernel';
import { deliver } from '../host/webhooks.ts';
import type { TableFacts, TableServices } from '../table/services.ts';

type Services = Pick<TableServices, 'store' | 'settings' | 'log' | 'metrics'>;

/** These seats have just been asked something. */
export function callHooks(house: Services, table: TableFacts, seats: readonly Seat[]): void {
  if (table.row.pace.kind !== 'slow' || house.settings.webhookHosts.length === 0) return;
  for (const seat of seats) {
    const { person, name, gone } = table.row.chairs[seat]!;
    if (person !== undefined && !gone) void callHook(house, table, seat, person, name);
  }
}

async function callHook(
  { store, settings, log, metrics }: Services,
  table: TableFacts,
  seat: Seat,
  id: string,
  name: string,
): Promise<void> {
  try {
    const person = await store.people.byId(id);
    if (!person?.webhook) return;
    const { due } = table;
    await deliver(
      person.webhook,
      {
        event: 'your-turn',
        table: table.id,
        game: table.row.game,
        seat,
        name,
        link: `${settings.baseUrl ?? ''}/table/${table.id}`,
        ...(due !== undefined && Number.isFinite(due) && { until: due }),
      },
      settings.webhookHosts,
    );
    metrics.count('hooks');
  } catch (error) {
    metrics.count('hook_failures');
    log.warn({ table: table.id, why: error instanceof Error ? error.message : String(error) }, 'a webhook failed');
  }
}
