/** `npm start`: installs what is missing, builds what is stale, starts the server in this very process and prints its address. */
import { existsSync } from 'node:fs';
import { build } from './build.mjs';
import { at, startProgram } from './lib.mjs';
import { ready } from './ready.mjs';

const server = at('packages/server/dist/src/main.js');

await ready();
await build('packages/server', 'packages/cli');
if (existsSync(server)) await startProgram(server, process.argv.slice(2));
else await startProgram(at('packages/cli/dist/src/main.js'), ['play', 'pig']);
