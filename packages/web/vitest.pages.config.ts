import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Page tests: the built site on a real server in a real browser. Long ones play whole games and run by `npm run pages:long` alone. */
const LONG = 'pages/**/*.long.page.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: process.env.PAGES === 'long' ? [LONG] : ['pages/**/*.page.ts'],
    exclude: process.env.PAGES === 'long' ? [] : [LONG],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
