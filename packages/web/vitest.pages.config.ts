import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Page tests: the built site on a real server in a real browser. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['pages/**/*.page.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // What is waited for comes when it comes: a busy machine is no fault.
    expect: { poll: { timeout: 15_000 } },
    fileParallelism: false,
  },
});
