#!/usr/bin/env node
/** `npm run -s train -- GAME --generations N --seed S`: the bots of a game learn; weights that passed the gate replace those in its sources. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from './build.mjs';
import { at, fail, isMain, startProgram } from './lib.mjs';
import { ready } from './ready.mjs';

/** Weights as the source file that holds them: plain JSON in a text, the features they belong to and then a line for each row. */
export function sourceOf(game, { features, seats }) {
  const rows = Object.entries(seats).map(
    ([count, { points, win }]) => `"${count}":{\n"points":${JSON.stringify(points)},\n"win":${JSON.stringify(win)}}`,
  );
  return `/** What the bots have learned, by number of seats: written by \`npm run -s train -- ${game}\`, never by hand. */
import type { LearnedWeights } from '@astragal/bots';

export const WEIGHTS: LearnedWeights = JSON.parse(\`{
"features":${JSON.stringify(features)},
"seats":{
${rows.join(',\n')}
}}\`);
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
