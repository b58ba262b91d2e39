/** Two people at a table of ours, each at another server where there are several. */
import { makeTable, sitDown } from './players-ours.mjs';

export async function join(addresses, index) {
  const [here, there] = [0, 1].map((seat) => addresses[(index + seat) % addresses.length]);
  return sitDown([here, there], await makeTable(here));
}
