#!/usr/bin/env node
/**
 * `node tools/script-fields.mjs [GAME ...]`: writes FIELDS.md into a game's folder, every field of a state and every frame, straight from
 * its types; without names, of every game that has one.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { at, isMain } from './lib.mjs';

/** Where the fields of a game are written down. */
export const fieldsFile = (game) => at('packages/games', game, 'FIELDS.md');

/** The games whose fields are. */
export const described = () => readdirSync(at('packages/games')).filter((game) => existsSync(fieldsFile(game)));

/** The types of a file, by name, each with the comment above it. */
function typesOf(text) {
  const types = new Map();
  const starts = [
    ...text.matchAll(/^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?(?:export )?(?:interface|type|const|class|function|import|\/\/)\s*(\w*)/gm),
  ];
  for (const [i, start] of starts.entries()) {
    const end = starts[i + 1]?.index ?? text.length;
    const piece = text.slice(start.index, end).trim();
    if (/^(\/\*\*[\s\S]*?\*\/\n)?(export )?(interface|type) /.test(piece)) types.set(start[1], piece);
  }
  return types;
}

/** A type and all that it is made of, in the order of the file. */
function reachable(types, roots) {
  const wanted = new Set();
  const visit = (name) => {
    if (wanted.has(name) || !types.has(name)) return;
    wanted.add(name);
    for (const [word] of types.get(name).matchAll(/\b[A-Z]\w*/g)) visit(word);
  };
  roots.forEach(visit);
  return [...types].filter(([name]) => wanted.has(name)).map(([, piece]) => piece);
}

/** The page of a game: its state and its frames. */
export function fields(game) {
  const text = readFileSync(at(`packages/games/${game}/src/state.ts`), 'utf8');
  const kind = /interface \w+Kind extends Kind \{([\s\S]*?)\n\}/.exec(text)[1];
  const root = (field) => new RegExp(`\\b${field}: (\\w+)`).exec(kind)[1];
  return [
    '# What a position holds',
    '',
    'For [scripts](../../../docs/scripts.md): `position.state` is laid over the state, `position.stack` holds frames. Made from the types by',
    '`node tools/script-fields.mjs`; words such as `FaceId` are the ids of the content tables, and a wrong one is told with those that exist.',
    '',
    '```ts',
    reachable(typesOf(text), [root('state'), root('frame')]).join('\n\n'),
    '```',
    '',
  ].join('\n');
}

if (isMain(import.meta)) {
  const named = process.argv.slice(2);
  for (const game of named.length > 0 ? named : described()) writeFileSync(fieldsFile(game), fields(game));
}
