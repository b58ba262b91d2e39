/**
 * Two people at a table of ours that was made at any server. `spread`: each at another server where there are several. `led`: both at the
 * one that the table leads to, as behind a load balancer that goes by the socket's address.
 */
import { createHash } from 'node:crypto';
import { makeTable, sitDown } from './players-ours.mjs';

const ledTo = (table, count) => createHash('sha1').update(table).digest().readUInt32BE() % count;

export async function join(addresses, index, how) {
  const at = (i) => addresses[i % addresses.length];
  const made = await makeTable(at(index));
  return sitDown(how === 'led' ? at(ledTo(made.table, addresses.length)) : [at(index), at(index + 1)], made);
}
