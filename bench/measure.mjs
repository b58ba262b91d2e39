/** Measuring in CPU time: a warm-up, then rounds in which every candidate runs once, so that a busy moment hits all alike. */
import { hash } from '@astragal/kernel';

const ROUNDS = 5;

/**
 * Measures `{ name: work }`, where work plays games and gives `{ count, ends }`: how many decisions, and the last states.
 * By name: the median rate, its spread, and a checksum of the last states, taken outside of the measured time.
 */
export function measure(works, onRound) {
  const rates = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
  const checksums = {};
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, work] of Object.entries(works)) {
      globalThis.gc?.();
      const before = process.cpuUsage();
      const { count, ends } = work();
      const { user, system } = process.cpuUsage(before);
      const checksum = hash(ends);
      if (checksums[name] !== undefined && checksums[name] !== checksum) throw new Error(`${name} ended differently in round ${round}`);
      checksums[name] = checksum;
      if (round > 0) rates[name].push((count / (user + system)) * 1e6);
    }
    onRound?.(round, ROUNDS);
  }
  return Object.fromEntries(
    Object.entries(rates).map(([name, all]) => {
      const sorted = all.sort((a, b) => a - b);
      return [name, { median: sorted[ROUNDS >> 1], spread: [sorted[0], sorted.at(-1)], checksum: checksums[name] }];
    }),
  );
}
