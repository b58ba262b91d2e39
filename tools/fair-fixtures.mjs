#!/usr/bin/env node
/** Writes `tests/fair.json` of each game (a fair record of it) and the test vectors anew: after a change of the construction, never otherwise. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './build.mjs';
import { at, fail } from './lib.mjs';

const { code, output } = await compile('.');
if (code !== 0) fail(output);
const [{ playFair, vectors }, { pig }, { shelf }] = await Promise.all(
  ['fair/dist/testing/index.js', 'kernel/dist/testing/index.js', 'shelf/dist/src/index.js'].map((path) => import(at('packages', path))),
);
for (const each of shelf) {
  const folder = at('packages/games', each.id, 'tests');
  if (!existsSync(folder)) continue;
  const { game } = await each.rules();
  const sitters = ['keeps', 'bot', 'loses'].slice(0, Math.max(2, game.seats.min));
  const record = playFair({ game, seed: `fixture of ${each.id}`, sitters, most: 700 });
  writeFileSync(join(folder, 'fair.json'), `${JSON.stringify(record)}\n`);
}
writeFileSync(at('packages/fair/vectors.json'), `${JSON.stringify(vectors(pig), undefined, 1)}\n`);
