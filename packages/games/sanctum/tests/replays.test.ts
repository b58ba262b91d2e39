import { readdirSync, readFileSync } from 'node:fs';
import { hash, lastStep, readRecord } from '@astragal/kernel';
import { transcript } from '@astragal/kernel/testing';
import { describe, expect, it } from 'vitest';
import { sanctum } from '../src/index.ts';

/** Recorded matches; a change of rules shows as a change of their transcripts. */
const FOLDER = new URL('./replays/', import.meta.url);
const names = readdirSync(FOLDER).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []));

describe('recorded matches', () => {
  it.each(names)('%s is told as before', async (name) => {
    const record = readRecord(sanctum as never, JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')));
    expect(hash(lastStep(sanctum, record).position)).toBe(record.hash);
    await expect(transcript(sanctum, record)).toMatchFileSnapshot(`./replays/${name}.txt`);
  });
});
