import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { homeChunk } from './build/first.ts';
import { icons } from './build/icons.ts';
import { noteThreads } from './build/installable.ts';
import { lessons } from './build/lessons.ts';
import { packed } from './build/packed.ts';
import { puzzles } from './build/puzzles.ts';
import { pages, systemLight } from './build/static.ts';

const src = fileURLToPath(new URL('./src', import.meta.url));
const packages = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [icons(packages), lessons(join(packages, 'games')), puzzles(join(packages, 'games')), svelte(), pages(src), packed()],
  css: { postcss: { plugins: [systemLight] } },
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // The content security policy allows no data: addresses, so nothing is inlined.
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: join(src, 'main.ts'), ahead: join(src, 'ahead.ts') },
      output: {
        codeSplitting: { groups: [{ name: homeChunk(join(src, 'main.ts')), debugName: 'home', includeDependenciesRecursively: false }] },
      },
      // Modules of the kernel and the wire do nothing but define: who needs none of a module does not carry it.
      treeshake: { moduleSideEffects: [{ test: /[\\/]packages[\\/](wire|kernel)[\\/]/, sideEffects: false }] },
    },
  },
  // Threads load a game's rules when they are asked for it.
  worker: { format: 'es', plugins: () => [noteThreads()] },
  server: {
    proxy: { '/api': 'http://localhost:3000', '/socket': { target: 'ws://localhost:3000', ws: true } },
  },
});
