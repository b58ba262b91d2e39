/** Pages are made when the site is built, in each language and light; the home page can be read and used before its script is here. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '@astragal/kernel';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, type CSSOptions, defaultServerConditions, type Plugin } from 'vite';
import { icons } from './icons.ts';
import { installable } from './installable.ts';
import { lessons } from './lessons.ts';
import { page } from './page.ts';
import { puzzles } from './puzzles.ts';

/** Every other screen waits for the script. */
const ELSEWHERE = /^\.\.\/screens\/(?!Home\.svelte|Nav\.svelte)/;

const THEMES = [undefined, 'dark', 'light'] as const;

/** Stands in the pages until everything of the build is known. */
const VERSION = '__VERSION__';

/**
 * Writes `pages/KIND-LANGUAGE[-THEME].html`: the home page drawn (`home`), and the empty page of all other addresses (`app`). Then what makes
 * the site installable, which names everything that was built.
 */
export function pages(src: string): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const chunks = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? [each] : []));
      const holding = (file: string) => chunks.find(({ moduleIds }) => moduleIds.includes(join(src, file)))!;
      const main = holding('main.ts');
      const ahead = holding('ahead.ts');
      const built = {
        ahead: `/${ahead.fileName}`,
        script: `/${main.fileName}`,
        imports: main.imports.filter((file) => file !== ahead.fileName).map((file) => `/${file}`),
        styles: [...(main.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`),
      };
      const laidOut = new Map<string, string>();
      const all = await drawnPages(src);
      for (const { language, description, needsScript, ...drawn } of all)
        for (const theme of THEMES) {
          const words = `/${holding(`text/${language}.ts`).fileName}`;
          const parts = { ...built, language, theme, version: VERSION, description, needsScript, words };
          const name = [language, theme].filter(Boolean).join('-');
          laidOut.set(`pages/app-${name}.html`, page(parts));
          laidOut.set(`pages/home-${name}.html`, page({ ...parts, drawn }));
        }
      const version = await installable(src, dir!, bundle, laidOut, all);
      mkdirSync(join(dir!, 'pages'));
      for (const [file, text] of laidOut) writeFileSync(join(dir!, file), text.replace(VERSION, version));
    },
  };
}

interface Drawn extends Awaited<ReturnType<typeof import('../src/drawn.ts').draw>> {
  readonly language: Language;
}

/** Builds the page's own code for this side of the wire, and lets it draw. */
async function drawnPages(src: string): Promise<Drawn[]> {
  const besides = join(src, '../node_modules');
  mkdirSync(besides, { recursive: true });
  const outDir = mkdtempSync(join(besides, '.drawn-'));
  try {
    await build({
      root: join(src, '..'),
      configFile: false,
      logLevel: 'warn',
      plugins: [icons(join(src, '../..')), lessons(join(src, '../../games')), puzzles(join(src, '../../games')), svelte()],
      resolve: { conditions: ['source', ...defaultServerConditions] },
      ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
      build: { ssr: join(src, 'drawn.ts'), outDir, assetsInlineLimit: 0, copyPublicDir: false, rolldownOptions: { external: ELSEWHERE } },
    });
    const { draw } = (await import(pathToFileURL(join(outDir, 'drawn.js')).href)) as typeof import('../src/drawn.ts');
    const all: Drawn[] = [];
    for (const language of LANGUAGES) all.push({ language, ...(await draw(language)) });
    return all;
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

const LIGHT = /\[data-theme=["']light["']\]/;
/** Where no light has been chosen; as strong a selector as the one above. */
const UNCHOSEN = ':where(:root):not([data-theme])';

type PostCss = Exclude<NonNullable<CSSOptions['postcss']>, string>;

/** Before any script has said which light the person chose (`data-theme`), the shell shows itself in the system's. */
export const systemLight: NonNullable<PostCss['plugins']>[number] = {
  postcssPlugin: 'system-light',
  Once(root, { atRule }) {
    if (/[\\/]packages[\\/]games[\\/](?!.*[\\/]poster[\\/])/.test(root.source?.input.from ?? '')) return;
    root.walkRules(LIGHT, (rule) => {
      const copy = rule.clone({
        selectors: rule.selectors.filter((each) => LIGHT.test(each)).map((each) => each.replace(LIGHT, UNCHOSEN)),
      });
      rule.after(atRule({ name: 'media', params: '(prefers-color-scheme: light)', nodes: [copy] }));
    });
  },
};
