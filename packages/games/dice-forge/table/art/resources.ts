/** Amounts as prices, gains and gauges show them: only what is there, always in the same order. */
import { RESOURCES, type Resource } from '@astragal/dice-forge/content';

export { RESOURCES, type Resource };

/** Amounts of some resources. */
export type Some = Readonly<Partial<Record<Resource, number>>>;

/** The resources of an amount that are not nothing, in the order of the table. */
export function parts(some: Some): [Resource, number][] {
  return RESOURCES.flatMap((r) => (some[r] ? [[r, some[r]] as [Resource, number]] : []));
}
