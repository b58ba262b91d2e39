/**
 * `node tools/search-cases.mjs [GAME]`: asks the rulebooks what newcomers ask, by the site's own sources, and prints what was found as JSON.
 * `npm run -s astragal -- search-cases` tells it in words.
 */
import { createServer } from 'vite';
import { at } from './lib.mjs';

const server = await createServer({
  configFile: false,
  root: at('packages/web'),
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  ssr: { resolve: { conditions: ['source', 'module', 'node'] } },
});
const { askAll } = await server.ssrLoadModule('/tests/rulebook/search-cases.ts');
console.log(JSON.stringify(await askAll(process.argv[2] && [process.argv[2]])));
await server.close();
