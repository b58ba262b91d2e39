/** The server's hashes give what those of a page give: otherwise no browser could prove a roll. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { anywhere, type Hashing, hashWith } from '@astragal/fair';
import { vectors } from '@astragal/fair/testing';
import type { Game } from '@astragal/kernel';
import { pig } from '@astragal/kernel/testing';
import { afterEach, expect, it } from 'vitest';
import { nativeHashing } from '../src/ground/native-hashing.ts';

const TEXTS = [
  '',
  'a',
  'die 1 of seat 0 #17',
  'zażółć gęślą jaźń',
  'кости 🎲',
  '\u0000\uFFFF',
  'x'.repeat(1024),
  'ż'.repeat(1024),
  'ż'.repeat(5000),
];
const KEYS = [0, 1, 31, 32, 33, 64, 65, 200].map((length) => Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255));

afterEach(() => hashWith(anywhere));

it('are those of any machine, for keys and texts of every length', () => {
  for (const key of KEYS) {
    expect([...nativeHashing.hash(key)]).toEqual([...createHash('sha256').update(key).digest()]);
    for (const text of TEXTS) {
      const expected = [...createHmac('sha256', key).update(text).digest()];
      expect([...nativeHashing.keyed(key)(text)]).toEqual(expected);
      expect([...anywhere.keyed(key)(text)]).toEqual(expected);
    }
  }
  for (const text of TEXTS) expect(nativeHashing.hashText(text)).toBe(anywhere.hashText(text));
});

it('are values of their own: another hash does not change them', () => {
  for (const { hash, keyed } of [nativeHashing, anywhere] satisfies Hashing[]) {
    const [key, other] = [new Uint8Array(32), new Uint8Array(randomBytes(32))];
    const first = [hash(key), keyed(key)('first')];
    const copies = first.map((each) => [...each]);
    hash(other);
    keyed(other)('second');
    expect(first.map((each) => [...each])).toEqual(copies);
  }
});

it('give the same test vectors', () => {
  const plain = vectors(pig as unknown as Game);
  hashWith(nativeHashing);
  expect(vectors(pig as unknown as Game)).toEqual(plain);
});
