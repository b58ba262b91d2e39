/** `npm run format`: writes the format, and sorts imports. */
import { inTurn, run, tool } from './lib.mjs';
import { prettier } from './lint.mjs';
import { ready } from './ready.mjs';

await ready();
const { code, output } = await inTurn(
  () => run(tool('@biomejs/biome/bin/biome', 'check', '--write', '--diagnostic-level=warn', '.')),
  () => run(prettier('--write')),
);
if (code !== 0) console.log(output);
process.exitCode = code;
