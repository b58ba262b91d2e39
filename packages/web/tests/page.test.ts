/** The pages as they are sent. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type PageParts, page } from '../build/page.ts';

const parts: PageParts = {
  language: 'pl',
  theme: undefined,
  version: 'v1',
  description: 'Kości & „bohaterowie" <3',
  needsScript: 'Włącz',
  styles: ['/assets/main.css'],
  ahead: '/assets/kept.js',
  script: '/assets/main.js',
  imports: ['/assets/runtime.js'],
  words: '/assets/pl.js',
};

it('an empty page asks for everything at once, the words of its language among it', () => {
  const html = page(parts);
  expect(html).toContain('<html lang="pl">');
  expect(html).toContain('<script type="module" async crossorigin src="/assets/kept.js"></script>');
  expect(html).toContain('<script type="module" crossorigin src="/assets/main.js"></script>');
  expect(html.match(/modulepreload" crossorigin href="[^"]+"/g)).toEqual([
    'modulepreload" crossorigin href="/assets/runtime.js"',
    'modulepreload" crossorigin href="/assets/pl.js"',
  ]);
  expect(html).toContain('content="Kości &amp; „bohaterowie&quot; &lt;3"');
});

it('a drawn page lets its script and words wait for the style, and says in which light it is', () => {
  const html = page({ ...parts, theme: 'light', drawn: { head: '<title>$& Astragal</title>', body: '<h1>$1</h1>' } });
  expect(html).toContain('<html lang="pl" data-theme="light">');
  expect(html).toContain('data-beside="/assets/runtime.js /assets/pl.js" data-later="/assets/main.js" crossorigin src="/assets/kept.js"');
  expect(html).not.toContain('crossorigin src="/assets/main.js"');
  expect(html).not.toContain('modulepreload');
  expect(html).toContain('<div id="app" data-drawn="pl" hidden><h1>$1</h1></div>');
  expect(html).toContain('<title>$& Astragal</title>');
});

it('no HTML is cut and sewn: neither when the site is built nor when it is sent', () => {
  const folders = ['../build/', '../../server/src/http/'].map((each) => fileURLToPath(new URL(each, import.meta.url)));
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}${name}`)).filter((name) => name.endsWith('.ts'));
  for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toMatch(/\.replace\([^)]*<(?:script|link|html|title|div)/);
});
