/**
 * Measuring in CPU time. Each work has a process of its own, as a bot or a simulation has; after a warm-up they take turns,
 * so that a busy moment hits all alike.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';

const ROUNDS = 5;

/** By name: the median rate of the work, its spread, and a checksum of the last states, taken outside of the measured time. */
export async function measure(names, onRound) {
  const runners = names.map((name) => fork(new URL('./runner.mjs', import.meta.url), [name], { execArgv: ['--expose-gc'] }));
  const rates = Object.fromEntries(names.map((name) => [name, []]));
  const checksums = {};
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [i, name] of names.entries()) {
      runners[i].send('run');
      const [{ rate, checksum }] = await once(runners[i], 'message');
      if (checksums[name] !== undefined && checksums[name] !== checksum) throw new Error(`${name} ended differently in round ${round}`);
      checksums[name] = checksum;
      if (round > 0) rates[name].push(rate);
    }
    onRound?.(round, ROUNDS);
  }
  for (const runner of runners) runner.disconnect();
  return Object.fromEntries(
    Object.entries(rates).map(([name, all]) => {
      const sorted = all.sort((a, b) => a - b);
      return [name, { median: sorted[ROUNDS >> 1], spread: [sorted[0], sorted.at(-1)], checksum: checksums[name] }];
    }),
  );
}
