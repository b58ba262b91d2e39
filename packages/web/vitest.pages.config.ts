import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Page tests: the built site on a real server in a real browser. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    globalSetup: '../../tools/temporary.mjs',
    include: ['pages/**/*.page.ts', '../games/*/tests/pages/**/*.page.ts'],
    // What is waited for comes when it comes: limits are against hanging only, and a busy machine is no fault.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // Each has a server and a browser of its own, which are most of the work: more at once would only wait for each other.
    maxWorkers: 2,
  },
});
