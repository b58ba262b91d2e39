import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { icons } from './build/icons.ts';

const src = fileURLToPath(new URL('./src', import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [icons(src), svelte()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // The content security policy allows no data: addresses, so nothing is inlined.
  build: { assetsInlineLimit: 0, target: 'es2022', reportCompressedSize: true },
  server: {
    proxy: { '/api': 'http://localhost:3000', '/socket': { target: 'ws://localhost:3000', ws: true } },
  },
});
