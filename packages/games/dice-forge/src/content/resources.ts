/** The four resources and amounts of them. */

export const RESOURCES = ['gold', 'sun', 'moon', 'glory'] as const;
export type Resource = (typeof RESOURCES)[number];

/** The resources a reserve holds up to a cap; glory has none. */
export const CAPPED = ['gold', 'sun', 'moon'] as const;
export type Capped = (typeof CAPPED)[number];

/** An amount of each resource, 0 for what is not there. */
export type Amounts = Readonly<Record<Resource, number>>;

/** Amounts written short: `amounts({ gold: 3, moon: 3 })`. */
export const amounts = ({ gold = 0, sun = 0, moon = 0, glory = 0 }: Partial<Amounts>): Amounts => ({ gold, sun, moon, glory });

/** Every amount multiplied: x3 multiplies every part (DF-43). */
export const times = (n: number, { gold, sun, moon, glory }: Amounts): Amounts => ({
  gold: n * gold,
  sun: n * sun,
  moon: n * moon,
  glory: n * glory,
});

/** One amount and another. */
export const plus = (a: Amounts, b: Amounts): Amounts => ({
  gold: a.gold + b.gold,
  sun: a.sun + b.sun,
  moon: a.moon + b.moon,
  glory: a.glory + b.glory,
});

/** Nothing at all. */
export const NOTHING: Amounts = amounts({});

/** Whether there is nothing of anything. */
export const isNothing = ({ gold, sun, moon, glory }: Amounts): boolean => gold + sun + moon + glory === 0;

/** The first resource of which there is something: the resource of an option. */
export const mainOf = (some: Amounts): Resource => RESOURCES.find((each) => some[each] > 0) ?? 'gold';
