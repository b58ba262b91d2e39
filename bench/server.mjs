/** How much a live table costs, next to boardgame.io's server: `npm run bench:server`. */
import { benchServer } from '../packages/server/bench/index.mjs';

await benchServer({ json: process.argv.includes('--json') });
process.exit(0);
