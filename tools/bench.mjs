/** `npm run bench` and `npm run bench:server`: compiles what is stale, then measures. */
import { existsSync } from 'node:fs';
import { compile } from './build.mjs';
import { at, fail, startProgram } from './lib.mjs';
import { ready } from './ready.mjs';

const [first, ...rest] = process.argv.slice(2);
const isNamed = first !== undefined && !first.startsWith('-');
const script = at('bench', `${isNamed ? first : 'rules'}.mjs`);
if (!existsSync(script)) fail(`there is no benchmark bench/${first}.mjs`, 2);
await ready();
await ready('bench');
const { code, output } = await compile('packages/shelf', 'packages/server', 'packages/cli');
if (code !== 0) fail(`${output}\nThe TypeScript does not compile: see above`);
process.env.NODE_ENV = 'production';
await startProgram(script, isNamed ? rest : process.argv.slice(2));
