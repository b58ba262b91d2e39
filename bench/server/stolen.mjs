/** What a hypervisor gave to others of the time that this machine wanted: a server cannot answer while its processor is somebody else's. */
import { readFileSync } from 'node:fs';

const STOLEN = 7;

/** Ticks of all processors since the start of the machine, and those that were stolen. Only Linux counts them. */
export function stolenSoFar() {
  if (process.platform !== 'linux') return { all: 0, stolen: 0 };
  const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].trim().split(/\s+/).map(Number);
  const counted = ticks.slice(0, STOLEN + 1); // What comes after is time of guests, counted before.
  return { all: counted.reduce((sum, each) => sum + each, 0), stolen: counted[STOLEN] ?? 0 };
}

/** The share of the machine that was stolen since then. */
export function stolenSince({ all, stolen }) {
  const now = stolenSoFar();
  return now.all > all ? (now.stolen - stolen) / (now.all - all) : 0;
}
