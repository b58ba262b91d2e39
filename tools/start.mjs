/** `npm start`: installs what is missing, builds what is stale, starts the server and prints its address. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { build } from './build.mjs';
import { at } from './lib.mjs';
import { ready } from './ready.mjs';

const server = 'packages/server/dist/src/main.js';

await ready();
await build('packages/server', 'packages/cli');
const program = existsSync(at(server)) ? [at(server), ...process.argv.slice(2)] : [at('packages/cli/dist/src/main.js'), 'play', 'pig'];
const child = spawn(process.execPath, program, { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
