#!/usr/bin/env node
/** `node tools/script-fields.mjs`: writes FIELDS.md of every game, every field of its state and every frame, straight from the types. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { at, isMain } from './lib.mjs';

const fileOf = (game, name) => at('packages/games', game, name);
const KIND = /interface \w+Kind extends Kind \{([\s\S]*?)\n\}/;

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

/** What a position of this game holds; nothing where its types lie elsewhere. */
function fieldsOf(game) {
  const file = fileOf(game, 'src/state.ts');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, kind] = KIND.exec(text) ?? [];
  if (!kind) return undefined;
  const root = (field) => new RegExp(`\\b${field}: (\\w+)`).exec(kind)[1];
  return [
    '# What a position holds',
    '',
    'For [scripts](../../../docs/scripts.md): `position.state` is laid over the state, `position.stack` holds frames. Made from the types by',
    '`node tools/script-fields.mjs`; a word that is none of the ids in the content tables is told with those that exist.',
    '',
    '```ts',
    reachable(typesOf(text), [root('state'), root('frame')]).join('\n\n'),
    '```',
    '',
  ].join('\n');
}

/** The files to be written, each with its text. */
export const fields = () =>
  readdirSync(at('packages/games')).flatMap((game) => {
    const text = fieldsOf(game);
    return text ? [[fileOf(game, 'FIELDS.md'), text]] : [];
  });

if (isMain(import.meta)) for (const [file, text] of fields()) writeFileSync(file, text);
