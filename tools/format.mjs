/** `npm run format`: writes the format, and sorts imports. */
import { inTurn, run, tool } from './lib.mjs';
import { prettier } from './lint.mjs';
import { ready } from './ready.mjs';

await ready();
const { code, output } = await inTurn(
  () => run(tool('@biomejs/biome/bin/biome', 'check', '--write', '.')),
  () => run(prettier('--write')),
);
if (output) console.log(output);
process.exitCode = code;
