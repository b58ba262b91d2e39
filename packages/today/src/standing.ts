/** How results stand to each other: places, what the house made of a day, and how long somebody has come back. */

/** The place of a result among all, from 1: equal ones share it. */
export const placeOf = (points: number, all: readonly number[]): number => 1 + all.filter((each) => each > points).length;

/** A bar of the house's results. */
export interface Bar {
  readonly value: number;
  readonly done: boolean;
  readonly count: number;
}

/** How often each result was made, the worst first. Those who missed the aim are one bar each by how far they came. */
export function barsOf(scores: readonly { readonly points: number; readonly value: number; readonly done: boolean }[]): readonly Bar[] {
  const bars = new Map<number, Bar>();
  for (const { points, value, done } of scores) bars.set(points, { value, done, count: (bars.get(points)?.count ?? 0) + 1 });
  return [...bars].sort(([a], [b]) => a - b).map(([, bar]) => bar);
}

/**
 * On how many days somebody has come back, up to the last of `days` (all that there were, in order). One missed day between two is forgiven, a
 * second ends it; the last day is not missed while it lasts.
 */
export function streakOf(days: readonly string[], played: ReadonlySet<string>): number {
  let [streak, missed] = [0, 0];
  for (const [back, day] of [...days].reverse().entries()) {
    if (played.has(day)) [streak, missed] = [streak + 1, 0];
    else if (back > 0 && ++missed > 1) break;
  }
  return streak;
}
