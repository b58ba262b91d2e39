/** How V8 sweeps up behind a server of thousands of tables (decision 8). Set at run time: a Node that no longer knows a flag says so and goes on. */
import { setFlagsFromString } from 'node:v8';

const FLAGS = [
  // A position lives until the next answer, and V8 would take that for ever.
  '--no-allocation-site-pretenuring',
  // The big sweep comes when the heap has doubled, not when it has grown by a tenth.
  '--heap-growing-percent=100',
];

export const sweepSeldom = (): void => FLAGS.forEach(setFlagsFromString);
