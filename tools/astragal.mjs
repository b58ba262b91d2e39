#!/usr/bin/env node
/** `npm run -s astragal -- COMMAND`: the command line, compiled if stale. Only the command itself writes to standard output. */
import { pathToFileURL } from 'node:url';
import { compile } from './build.mjs';
import { at, fail } from './lib.mjs';
import { ready } from './ready.mjs';

await ready();
const { code, output } = await compile('packages/cli');
if (code !== 0) fail(`${output}\nThe TypeScript does not compile: see above`);
await import(pathToFileURL(at('packages/cli/dist/src/main.js')).href);
