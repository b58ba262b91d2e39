import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { linkGames, writeGames } from './tools/references.mjs';

// Whoever calls vitest directly meets the games that are there now.
linkGames();
writeGames();

const conditions = ['source', 'node'];

export default defineConfig({
  // Runes of the site's modules react as they do in a browser.
  plugins: [svelte({ configFile: false, dynamicCompileOptions: () => ({ generate: 'client' }) })],
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['packages/**/tests/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['tools/temporary.mjs', 'packages/server/tests/whole-log.ts'],
    // One for each core: most of the main process's own work is done before they begin.
    maxWorkers: '100%',
    // Against hanging only: a busy machine is no fault.
    testTimeout: 240_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: process.env.CI ? ['default'] : ['dot'],
  },
});
