import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pig } from '@astragal/kernel/testing';
import { afterAll, expect, it } from 'vitest';
import { verify } from '../src/index.ts';
import { playFair } from '../testing/index.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'fair-'));
afterAll(() => rmSync(folder, { recursive: true }));

const python = (...args: string[]): string => execFileSync('python3', [here('../checker/verify.py'), ...args], { encoding: 'utf8' });

it('the second checker passes the published vectors', () => {
  expect(python('--vectors', here('../vectors.json'))).toContain('agree');
});

it('both checkers find the same in a game that neither has seen', () => {
  const file = join(folder, 'record.json');
  const record = playFair({ game: pig as never, seed: 'python', sitters: ['loses', 'keeps', 'bot', 'old'] });
  writeFileSync(file, JSON.stringify(record));
  const { verdict, rolls, transcript } = verify(record);
  expect(JSON.parse(python(file))).toEqual({ verdict, rolls, transcript });
  expect(verdict).toBe('proven');
});

it('both call what is no record damaged', () => {
  const record = playFair({ game: pig as never, seed: 'python', sitters: ['keeps', 'bot'], most: 20 });
  const [first, ...rest] = record.entries as readonly { readonly fair: object }[];
  const withFair = (part: object) => ({ ...record, entries: [{ ...first, fair: { ...first!.fair, ...part } }, ...rest] });
  const changed = [{ ...record, format: true }, { ...record, game: 'pig\n' }, withFair({ link: null }), withFair({ by: null })];
  for (const [i, each] of changed.entries()) {
    const file = join(folder, `${i}.json`);
    writeFileSync(file, JSON.stringify(each));
    const { stdout } = spawnSync('python3', [here('../checker/verify.py'), file], { encoding: 'utf8' });
    for (const found of [verify(each), JSON.parse(stdout)]) expect(found).toMatchObject({ verdict: 'wrong', fault: { kind: 'damaged' } });
  }
});
