/** The program: `astragal COMMAND ...`. */
import { fileURLToPath } from 'node:url';
import { astragal } from './astragal.ts';
import { crewRuns, MEMBER, serve } from './crew.ts';
import { terminal } from './io.ts';

if (process.argv[2] === MEMBER) serve();
else {
  crewRuns(fileURLToPath(import.meta.url));
  const io = terminal();
  process.exitCode = await astragal(process.argv.slice(2), io);
  io.close();
}
