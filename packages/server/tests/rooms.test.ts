/** The rooms of the server: what one may find in each, and that nobody walks in a circle. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = resolve(import.meta.dirname, '../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
const textOf = (file: string): string => readFileSync(join(src, file), 'utf8');
const importsOf = (file: string, text = textOf(file)): string[] =>
  [...text.matchAll(/from '(\.[^']+)'/g)].map(([, target]) => relative(src, resolve(src, dirname(file), target!)));

/** A way from a file back to itself, if there is one. */
function circleIn(graph: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of graph.get(file) ?? []) {
      const circle = walk(next, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return undefined;
}

describe('the rooms of the server', () => {
  it('has no import that leads back to where it began', () => {
    expect(
      circleIn(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['a']],
        ]),
      ),
    ).toEqual(['a', 'b', 'c', 'a']);
    expect(circleIn(new Map(files.map((file) => [file, importsOf(file)])))).toBeUndefined();
  });

  it('are on the way of an answer as ARCHITECTURE.md tells it: every file there, each named once', () => {
    const packages = resolve(src, '../..');
    const [, walk = ''] = readFileSync(resolve(packages, '../ARCHITECTURE.md'), 'utf8').split('## The way of an answer');
    const named = [...walk.matchAll(/`(\w+\/src\/[\w./-]+\.ts)`/g)].map(([, file]) => file!);
    expect(named.length).toBeGreaterThan(10);
    expect(named).toEqual([...new Set(named)]);
    expect(named.filter((file) => !existsSync(join(packages, file)))).toEqual([]);
  });

  it('keeps SQL in the store', () => {
    const speaksSql = files.filter((file) =>
      /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b[^\n]*['"`]|driver\.(all|run|write)\(/.test(textOf(file)),
    );
    expect(speaksSql.length).toBeGreaterThan(0);
    expect(speaksSql.filter((file) => !file.startsWith('store/'))).toEqual([]);
  });
});
