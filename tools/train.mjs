#!/usr/bin/env node
/** `npm run -s train -- GAME --generations N --seed S`: the bots of a game learn; weights that passed the gate replace those in its sources. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from './build.mjs';
import { at, fail, isMain, startProgram } from './lib.mjs';
import { ready } from './ready.mjs';

/** Weights as the source file that holds them: plain JSON in a text, one line for each row. */
export function sourceOf(game, weights) {
  const rows = Object.entries(weights).map(
    ([seats, { points, win }]) => `"${seats}":{\n"points":${JSON.stringify(points)},\n"win":${JSON.stringify(win)}}`,
  );
  return `/** What the bots have learned, by number of seats: written by \`npm run -s train -- ${game}\`, never by hand. */
import type { Weights } from '@astragal/bots';

export const WEIGHTS: Readonly<Record<number, Weights>> = JSON.parse(\`{
${rows.join(',\n')}
}\`);
`;
}

if (isMain(import.meta)) {
  const [game] = process.argv.slice(2);
  await ready('house');
  const { code, output } = await compile('packages/cli');
  if (code !== 0) fail(`${output}\nThe TypeScript does not compile: see above`);
  const learned = at(`.cache/train/${game}-weights.json`);
  process.on('exit', () => {
    if (!process.exitCode && existsSync(learned))
      writeFileSync(at(`packages/games/${game}/src/bots/weights.ts`), sourceOf(game, JSON.parse(readFileSync(learned, 'utf8'))));
  });
  await startProgram(at('packages/cli/dist/src/main.js'), ['train', ...process.argv.slice(2)]);
}
