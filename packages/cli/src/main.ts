/** The program: `astragal COMMAND ...`. */
import { astragal } from './astragal.ts';
import { terminal } from './io.ts';

const io = terminal();
process.exitCode = await astragal(process.argv.slice(2), io);
io.close();
