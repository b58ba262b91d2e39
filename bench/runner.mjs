/** One work in a process of its own: runs when told, and says how fast it was. */
import { hash } from '@astragal/kernel';
import { workNamed } from './works.mjs';

const work = await workNamed(process.argv[2]);
process.on('message', async () => {
  globalThis.gc?.();
  const before = process.cpuUsage();
  const { count, ends } = await work();
  const { user, system } = process.cpuUsage(before);
  process.send({ rate: (count / (user + system)) * 1e6, checksum: hash(ends) });
});
