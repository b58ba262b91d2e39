/** Class names that reach everywhere: the site's own are marked as its own, so that none of them meets a name in a drawing. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from './lib.mjs';

const files = (...patterns: readonly string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], { cwd: at(), encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => existsSync(at(file)));
const read = (file: string): string => readFileSync(at(file), 'utf8');

/** The classes that a rule may begin with: `.button.warm` reaches whatever is a button, and nothing that is only warm. */
const reaching = (css: string): string[] => [
  ...new Set([...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<![\w.\])])\.([a-z][\w-]*)(?=[^{};]*\{)/g)].map(([, name]) => name!)),
];
/** The classes that a component wears, as far as they are written out. */
const worn = (svelte: string): string[] => [
  ...[...svelte.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names]) => names!.replace(/\{[^}]*\}/g, '*').split(/\s+/)),
  ...[...svelte.matchAll(/\bclass:([\w-]+)/g)].map(([, name]) => name!),
];

const ofSite = files('packages/web/src/styles/*.css').flatMap((file) => reaching(read(file)));
const shared = reaching(read('packages/table/src/shared.css'));

it("every class that the site styles everywhere is marked as the site's", () => {
  expect(ofSite.length).toBeGreaterThan(0);
  expect(ofSite.filter((name) => !name.startsWith('app-'))).toEqual([]);
});

it('few names are shared by the site and the tables', () => {
  expect(shared).toEqual(['sr', 'panel', 'button', 'field']);
});

it('no drawn table wears a class of the site', () => {
  const wrong = files('packages/games/*.svelte', 'packages/table/*.svelte').flatMap((file) =>
    worn(read(file)).flatMap((name) => (ofSite.includes(name) || name.startsWith('app-') ? [`${file}: ${name}`] : [])),
  );
  expect(wrong).toEqual([]);
});

// A letter of another file of the same font, such as ą after i, would be a box in WebKit.
it('no style asks the browser for small capitals', () => {
  expect(files('packages/*.css', 'packages/*.svelte').filter((file) => /:\s*(all-)?small-caps/.test(read(file)))).toEqual([]);
});

// Firefox would show its caption.
it('no table is itself for whoever listens alone', () => {
  expect(files('packages/*.svelte').filter((file) => /<table[^>]*class="[^"]*\bsr\b/.test(read(file)))).toEqual([]);
});

it('no picture of a lesson or a rulebook wears a shared class but the one for whoever listens', () => {
  const wrong = files(
    'packages/games/*/learn/*.svelte',
    'packages/games/*/rulebook/*.svelte',
    'packages/table/src/rulebook/*.svelte',
  ).flatMap((file) => worn(read(file)).flatMap((name) => (name !== 'sr' && shared.includes(name) ? [`${file}: ${name}`] : [])));
  expect(wrong).toEqual([]);
});

// White space is a matter of CSS: a tag torn in two would hide it from whoever reads.
it('no closing tag is torn in two', () => {
  expect(files('packages/*.svelte').flatMap((file) => (/<\/[\w.]+\n/.test(read(file)) ? [file] : []))).toEqual([]);
});
