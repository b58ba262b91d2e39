/** How a server becomes one of several. */
import { newId, newSecret } from '../ground/secrets.ts';
import { LeaseTable } from '../store/leases.ts';
import type { Store } from '../store/store.ts';
import type { Bus } from './bus.ts';
import { amongOthers, type Cluster } from './cluster.ts';
import { type LeaseEvents, Leases } from './leases.ts';
import { type HouseKey, Seal } from './seal.ts';

/** What the house does about leases, once there is one, and about what could not be heeded. */
export interface JoinEvents extends LeaseEvents {
  unheeded(error: unknown): void;
}

export async function joinCluster(store: Store, bus: Bus, events: JoinEvents): Promise<Cluster> {
  const house = await store.facts.get('id', newId());
  // The epoch first: if the store is restored in between, it differs from the one that is looked for later.
  const houseKey = async (): Promise<HouseKey> => ({ epoch: await store.facts.epoch(), secret: await store.keys.own('bus', newSecret) });
  const seal = new Seal(newId(), await houseKey());
  const leases = new Leases(new LeaseTable(store.driver), seal.me, events);
  return amongOthers({ bus, house, seal, leases, houseKey, failed: events.unheeded });
}
