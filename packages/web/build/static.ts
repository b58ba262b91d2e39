/** The home page is drawn when the site is built, once in each language: it can be read and used before its script is here. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '@astragal/kernel';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, type CSSOptions, defaultServerConditions, type Plugin } from 'vite';
import { icons } from './icons.ts';

/** Every other screen waits for the script. */
const ELSEWHERE = /^\.\/screens\/(?!Home\.svelte)/;

/** Writes `home-LANGUAGE.html` beside `index.html`, which stays the empty page of all other addresses. */
export function drawnHome(src: string): Plugin {
  return {
    name: 'drawn-home',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset' || !dir) return;
      for (const { language, head, body } of await drawn(src)) {
        const html = scriptLater(String(page.source))
          .replace(/<title>.*<\/title>/, () => head)
          // Hidden until the style is here and shows it (`base.css`): browsers would lay the bare page out first, for nothing.
          .replace(/<div id="app">.*<\/div>/, () => `<div id="app" data-drawn="${language}" hidden>${body}</div>`);
        writeFileSync(join(dir, `home-${language}.html`), html);
      }
    },
  };
}

/** The style goes first and alone: with it the page is drawn and its forms work. The script is fetched and run by `shell/later.ts`. */
function scriptLater(html: string): string {
  let script = '';
  return html
    .replace(/[ \t]*<script type="module" crossorigin src="([^"]+)"><\/script>\n/, (_, name) => {
      script = name;
      return '';
    })
    .replace('<script type="module" async', (tag) => `${tag} data-later="${script}"`)
    .replace(/<link rel="modulepreload"/g, '$& fetchpriority="low"');
}

interface Drawn {
  readonly language: Language;
  readonly head: string;
  readonly body: string;
}

/** Builds the page's own code for this side of the wire, and lets it draw. */
async function drawn(src: string): Promise<Drawn[]> {
  const besides = join(src, '../node_modules');
  mkdirSync(besides, { recursive: true });
  const outDir = mkdtempSync(join(besides, '.drawn-'));
  try {
    await build({
      root: join(src, '..'),
      configFile: false,
      logLevel: 'warn',
      plugins: [icons(src), svelte()],
      resolve: { conditions: ['source', ...defaultServerConditions] },
      ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
      build: { ssr: join(src, 'drawn.ts'), outDir, assetsInlineLimit: 0, copyPublicDir: false, rolldownOptions: { external: ELSEWHERE } },
    });
    standIn();
    const { draw } = (await import(pathToFileURL(join(outDir, 'drawn.js')).href)) as typeof import('../src/drawn.ts');
    const pages: Drawn[] = [];
    for (const language of LANGUAGES) pages.push({ language, ...(await draw(language)) });
    return pages;
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** What the modules of the page reach for when they are loaded: a browser that shows nothing. */
function standIn(): void {
  const nothing = (): void => undefined;
  const browser = {
    addEventListener: nothing,
    requestAnimationFrame: nothing,
    matchMedia: () => ({ matches: false, addEventListener: nothing }),
    location: new URL('http://localhost/'),
    navigator: { languages: [] },
    document: {
      hidden: false,
      documentElement: { dataset: {} },
      addEventListener: nothing,
      querySelector: nothing,
      createElement: () => ({}),
      head: { append: nothing },
    },
  };
  for (const [name, value] of Object.entries(browser)) if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value });
}

const LIGHT = /\[data-theme=["']light["']\]/;
/** Where no light has been chosen; as strong a selector as the one above. */
const UNCHOSEN = ':where(:root):not([data-theme])';

type PostCss = Exclude<NonNullable<CSSOptions['postcss']>, string>;

/** Before any script has said which light the person chose (`data-theme`), the shell shows itself in the system's. */
export const systemLight: NonNullable<PostCss['plugins']>[number] = {
  postcssPlugin: 'system-light',
  Once(root, { atRule }) {
    if (/[\\/]src[\\/]games[\\/](?!.*[\\/]poster[\\/])/.test(root.source?.input.from ?? '')) return;
    root.walkRules(LIGHT, (rule) => {
      const copy = rule.clone({
        selectors: rule.selectors.filter((each) => LIGHT.test(each)).map((each) => each.replace(LIGHT, UNCHOSEN)),
      });
      rule.after(atRule({ name: 'media', params: '(prefers-color-scheme: light)', nodes: [copy] }));
    });
  },
};
