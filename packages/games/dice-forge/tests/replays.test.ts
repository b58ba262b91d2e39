import { readdirSync, readFileSync } from 'node:fs';
import { hash, type Lexicon, lastStep, readRecord } from '@astragal/kernel';
import { transcript } from '@astragal/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type DiceForgeKind, diceForge, RESOURCES } from '../src/index.ts';
import { en } from '../src/text/en.ts';

/** Recorded matches; a change of rules shows as a change of their transcripts. */
const FOLDER = new URL('./replays/', import.meta.url);
const names = readdirSync(FOLDER).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []));

/** An event in its own bare words, without amounts of 0, so that better wording is no change of rules. */
const bare = (event: object): string =>
  JSON.stringify(event, (key, value) => (value === 0 && (RESOURCES as readonly string[]).includes(key) ? undefined : value))
    .replace(/"|^\{"kind":|\}$/g, '')
    .replace(/(\w+):\{\},?/g, '');
const bareWords = {
  ...en,
  events: Object.fromEntries(Object.keys(en.events).map((kind) => [kind, bare])),
} as unknown as Lexicon<DiceForgeKind>;

describe('recorded matches', () => {
  it.each(names)('%s is told as before', async (name) => {
    const record = readRecord(diceForge as never, JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')));
    expect(hash(lastStep(diceForge, record).position)).toBe(record.hash);
    await expect(transcript(diceForge, record, bareWords)).toMatchFileSnapshot(`./replays/${name}.txt`);
  });
});
