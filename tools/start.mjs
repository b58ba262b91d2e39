/** `npm start`: installs what is missing, builds what is stale, starts the server in this very process and prints its address. */
import { buildInSteps, HOUSE } from './build.mjs';
import { at, startProgram } from './lib.mjs';
import { progress } from './progress.mjs';
import { ready } from './ready.mjs';

const step = progress(3);
await ready('house', step);
await buildInSteps(step, ...HOUSE);
await startProgram(at('packages/server/dist/src/main.js'), process.argv.slice(2));
