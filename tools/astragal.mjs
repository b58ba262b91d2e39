#!/usr/bin/env node
/** `npm run -s astragal -- COMMAND`: the command line, compiled if stale. Only the command itself writes to standard output. */
import { compile } from './build.mjs';
import { at, fail, startProgram } from './lib.mjs';
import { ready } from './ready.mjs';

await ready('house');
const { code, output } = await compile('packages/cli');
if (code !== 0) fail(`${output}\nThe TypeScript does not compile: see above`);
await startProgram(at('packages/cli/dist/src/main.js'), process.argv.slice(2));
