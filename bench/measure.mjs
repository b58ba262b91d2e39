/**
 * Measuring in CPU time. Each work has processes of its own, as a bot or a simulation has, and a new one in every round: which code the
 * engine makes fast, and how, falls out differently from process to process, by a quarter and more on the same code. The works take
 * turns, so that a busy moment hits all alike.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';

const ROUNDS = 5;

/** One process: a warm-up, then the run that counts. */
async function run(name) {
  const runner = fork(new URL('./runner.mjs', import.meta.url), [name], { execArgv: ['--expose-gc'] });
  let told;
  for (let i = 0; i < 2; i++) {
    runner.send('run');
    [told] = await once(runner, 'message');
  }
  runner.disconnect();
  return told;
}

/** By name: the median rate of the work, its spread, and a checksum of the last states, taken outside of the measured time. */
export async function measure(names, onRound) {
  const rates = Object.fromEntries(names.map((name) => [name, []]));
  const checksums = {};
  for (let round = 1; round <= ROUNDS; round++) {
    for (const name of names) {
      const { rate, checksum } = await run(name);
      if (checksums[name] !== undefined && checksums[name] !== checksum) throw new Error(`${name} ended differently in round ${round}`);
      checksums[name] = checksum;
      rates[name].push(rate);
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
