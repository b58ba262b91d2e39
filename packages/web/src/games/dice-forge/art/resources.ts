/** The four resources in the order in which every gauge, price and log line shows them. */
export const RESOURCES = ['gold', 'sun', 'moon', 'glory'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Amounts of some resources. */
export type Amounts = Readonly<Partial<Record<Resource, number>>>;

/** The resources of an amount that are not nothing, in the order of the table. */
export function parts(amounts: Amounts): [Resource, number][] {
  return RESOURCES.flatMap((r) => (amounts[r] ? [[r, amounts[r]] as [Resource, number]] : []));
}
