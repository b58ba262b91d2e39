#!/usr/bin/env node
/** One name, one type: exported type names of the house's own packages that stand twice. `node tools/type-names.mjs` lists them. */
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesIn, isMain, root } from './lib.mjs';

/** Everything but the games, which speak their rulebooks' words. */
const INFRASTRUCTURE = ['kernel', 'fair', 'bots', 'analysis', 'puzzles', 'wire', 'shelf', 'table', 'server', 'web', 'cli'];
/** What others import; games' tables that still lie in the page are games. */
const isInfrastructure = (file) => /^packages\/\w+\/(src|testing)\//.test(file) && !/^packages\/web\/src\/games\/[^/]+\//.test(file);

const EXPORTED = /^\s*export\s+(?:declare\s+)?(?:abstract\s+)?(?:interface|type|class|enum)\s+(\w+)/gm;

/** The names with all files that define them, below a folder that is laid out like this repository. */
export function namesTwice(base = root) {
  const files = new Map();
  for (const path of INFRASTRUCTURE.flatMap((each) => filesIn(join(base, 'packages', each), (name) => /\.(ts|svelte)$/.test(name)))) {
    const file = relative(base, path).split(sep).join('/');
    if (isInfrastructure(file))
      for (const [, name] of readFileSync(path, 'utf8').matchAll(EXPORTED)) files.set(name, [...(files.get(name) ?? []), file]);
  }
  return [...files].filter(([, found]) => found.length > 1).sort(([a], [b]) => (a < b ? -1 : 1));
}

if (isMain(import.meta)) for (const [name, files] of namesTwice()) console.log(`${name}\n${files.map((file) => `  ${file}`).join('\n')}`);
