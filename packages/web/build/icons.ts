/** `import anvil from 'icon:anvil'`: one silhouette of game-icons.net as SVG text, so that each chunk carries only what it draws. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}
interface Authors {
  readonly iconsByAuthor: Readonly<Record<string, readonly string[]>>;
}

const PREFIX = 'icon:';
const CREDITS = 'virtual:icon-credits';
const USED = /['"]icon:([a-z0-9-]+)['"]/g;

/** Serves `icon:NAME` modules, and `virtual:icon-credits`: the icons that the page, the shared pieces and the games use, by author. */
export function icons(packages: string): Plugin {
  const require = createRequire(import.meta.url);
  const set = require('@iconify-json/game-icons/icons.json') as IconSet;
  return {
    name: 'icons',
    resolveId(id) {
      return id.startsWith(PREFIX) || id === CREDITS ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${CREDITS}`) return `export default ${JSON.stringify(credits(packages))}`;
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name];
      if (!icon) throw new Error(`game-icons has no '${name}'`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}

const DRAWN = ['web/src', 'table/src', 'games'];

function credits(packages: string): { author: string; icons: string[] }[] {
  const used = new Set<string>();
  for (const folder of DRAWN.map((each) => join(packages, each)))
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.(svelte|ts)$/.test(file)) for (const [, name] of readFileSync(join(folder, file), 'utf8').matchAll(USED)) used.add(name!);
  const { iconsByAuthor } = JSON.parse(readFileSync(new URL('./icon-authors.json', import.meta.url), 'utf8')) as Authors;
  return Object.entries(iconsByAuthor)
    .map(([author, names]) => ({ author, icons: names.filter((name) => used.has(name)) }))
    .filter(({ icons: theirs }) => theirs.length > 0);
}
