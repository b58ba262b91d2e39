/** Builds what is stale: the TypeScript of all packages, and the site. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { alone, at, cache, fail, filesIn, hashOf, isMain, root, run, tool, tsc } from './lib.mjs';
import { progress } from './progress.mjs';
import { ready } from './ready.mjs';

/** What a server consists of, beside its site. */
export const HOUSE = ['packages/server', 'packages/cli'];

/** Compiles these projects and what they refer to; the compiler itself knows what is stale. */
export const compile = (...projects) => alone('compile', () => run([...tsc, '-b', ...projects.map((each) => at(each))]));

/** Whatever the folders are called that the repository itself lies in. */
const isElsewhere = (path) => /^packages[\\/](server|cli)[\\/]|[\\/]tests[\\/]/.test(relative(root, path));
const inSite = (name) => /\.(ts|js|mjs|json|svelte|css|html|svg|png|webp|woff2|ogg|mp3)$/.test(name);

/** Bundles the site when a source of it, or of a package it is made of, has changed. */
export async function buildSite() {
  return alone('site', async () => {
    const sources = filesIn(at('packages'), inSite).filter((path) => !isElsewhere(path));
    const now = hashOf([...sources, at('package-lock.json')]);
    const stamp = cache('site.hash');
    if (existsSync(at('packages/web/dist/pages/app-en.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now)
      return { code: 0, output: 'fresh', seconds: 0 };
    const result = await run(tool('vite/bin/vite.js', 'build', '--logLevel', 'warn'), { cwd: at('packages/web') });
    if (result.code === 0) {
      mkdirSync(cache(), { recursive: true });
      writeFileSync(stamp, now);
    }
    return result;
  });
}

/** Builds these projects and the site, or ends the command with what the builders said. */
export const build = (...projects) => buildInSteps(progress(2), ...projects);

/** The same as two steps of a longer way. */
export async function buildInSteps(step, ...projects) {
  for (const [name, problem, work] of [
    ['Compiling', 'The TypeScript does not compile', () => compile(...projects)],
    ['Building the site', 'The site does not build', buildSite],
  ]) {
    const { code, output } = await step(name, work);
    if (code !== 0) fail(`${output}\n${problem}: see above`);
  }
}

if (isMain(import.meta)) {
  // With `house` only what serves, by what that needs; otherwise the tests too.
  const isHouse = process.argv[2] === 'house';
  const step = progress(3);
  await ready(isHouse ? 'house' : 'tests', step);
  await buildInSteps(step, ...(isHouse ? HOUSE : ['.']));
  console.log('Everything is built.');
}
