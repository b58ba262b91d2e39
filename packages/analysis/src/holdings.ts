/** What a seat has come to hold. */
import type { Holdings } from '@astragal/bots';

/** What has changed from one to the other, by name; what is the same is left out. */
export function changeOfHoldings(before: Holdings = {}, after: Holdings = {}): Holdings {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const change = (after[name] ?? 0) - (before[name] ?? 0);
      return change === 0 ? [] : [[name, change]];
    }),
  );
}
