/** How a server becomes one of several. */
import { newId } from '../host/secrets.ts';
import { LeaseTable } from '../store/leases.ts';
import type { Store } from '../store/store.ts';
import type { Bus } from './bus.ts';
import { amongOthers, type Cluster } from './cluster.ts';
import { type LeaseEvents, Leases } from './leases.ts';

/** `events`: what the house does about leases, once there is one. */
export async function joinCluster(store: Store, bus: Bus, events: LeaseEvents): Promise<Cluster> {
  const house = await store.facts.get('id', newId());
  return amongOthers(bus, house, (me) => new Leases(new LeaseTable(store.driver), me, events));
}
