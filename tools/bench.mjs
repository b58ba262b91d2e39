/** `npm run bench` and `npm run bench:server`: compiles what is stale, then measures without anything else running. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { compile } from './build.mjs';
import { at, fail } from './lib.mjs';
import { ready } from './ready.mjs';

const [first, ...rest] = process.argv.slice(2);
const isNamed = first !== undefined && !first.startsWith('-');
const script = at('bench', `${isNamed ? first : 'rules'}.mjs`);
if (!existsSync(script)) fail(`no benchmark '${first}'; there are rules and server`, 2);
await ready();
const { code, output } = await compile('packages/shelf', 'packages/server');
if (code !== 0) fail(`${output}\nThe TypeScript does not compile: see above`);
const args = isNamed ? rest : process.argv.slice(2);
const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (status) => process.exit(status ?? 1));
