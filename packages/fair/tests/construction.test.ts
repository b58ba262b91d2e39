import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pig } from '@astragal/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bytesOf, hashOf, keyed, lines, signsOf } from '../src/bytes.ts';
import { rolled } from '../src/construction.ts';
import { Chain, SeatChain, stepsFrom } from '../src/index.ts';
import { bytesFrom, vectors } from '../testing/index.ts';

describe('bytes', () => {
  it('are hashed as node:crypto hashes them', () => {
    for (let length = 0; length < 200; length += 7) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 31 + length) & 255);
      expect(Buffer.from(hashOf(bytes))).toEqual(createHash('sha256').update(bytes).digest());
      const fields = ['die #1', length, 'zażółć'.repeat(length % 9)];
      expect(Buffer.from(keyed(bytes)(fields))).toEqual(createHmac('sha256', bytes).update(lines(fields)).digest());
    }
  });

  it('are 43 signs, as base64url writes them, and one text stands for one value', () => {
    for (let i = 0; i < 50; i++) {
      const bytes = bytesFrom(`${i}`);
      expect(signsOf(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
      expect(bytesOf(signsOf(bytes))).toEqual(bytes);
    }
    const text = signsOf(new Uint8Array(32));
    expect(bytesOf(`${text.slice(0, -1)}B`)).toBeUndefined();
    expect(bytesOf(`${text}A`)).toBeUndefined();
    expect(bytesOf(text.replace('A', '='))).toBeUndefined();
  });

  it('of two lists of fields are never the same', () => {
    expect(() => lines(['a\nb'])).toThrow('end of a line');
  });
});

describe('a chain', () => {
  it('has every link that hashing from its seed gives, whatever its length', () => {
    for (const length of [1, 31, 32, 33, 100]) {
      const links = [bytesFrom('chain')];
      while (links.length <= length) links.push(hashOf(links.at(-1)!));
      links.reverse();
      const chain = new Chain(bytesFrom('chain'), length);
      for (let i = 0; i <= length; i++) expect(chain.link(i)).toEqual(links[i]);
      expect(() => chain.link(length + 1)).toThrow(RangeError);
    }
  });

  it('proves a link by the one before, as far as one looks', () => {
    const chain = new Chain(bytesFrom('steps'), 100);
    expect(stepsFrom(chain.link(3), chain.link(4), 1)).toBe(1);
    expect(stepsFrom(chain.link(3), chain.link(9), 6)).toBe(6);
    expect(stepsFrom(chain.link(3), chain.link(9), 5)).toBeUndefined();
    expect(stepsFrom(chain.link(9), chain.link(3), 64)).toBeUndefined();
  });
});

describe("a seat's chain", () => {
  const seat = () => {
    let count = 0;
    return new SeatChain(() => bytesFrom(`seat ${count++}`));
  };

  it('gives the same answer the same link, and any other the next', () => {
    const chain = seat();
    const end = chain.anchor;
    const first = chain.share(4, 'roll', end);
    expect(chain.share(4, 'roll', end)).toEqual(first);
    const other = chain.share(4, 'hold', end);
    expect(other.link).not.toBe(first.link);
    expect(stepsFrom(bytesOf(first.link)!, bytesOf(other.link)!, 1)).toBe(1);
  });

  it('goes on where it was kept', () => {
    const chain = seat();
    const { link } = chain.share(1, 'roll', chain.anchor);
    const kept = new SeatChain(() => bytesFrom('never'), JSON.parse(JSON.stringify(chain.secret)));
    expect(kept.share(1, 'roll', chain.anchor)).toEqual({ link });
    expect(kept.share(2, 'roll', link)).toEqual(chain.share(2, 'roll', link));
  });

  it('commits anew, without a link, where the table knows another chain or none', () => {
    const chain = seat();
    expect(chain.share(1, 'roll', null)).toEqual({ anchor: chain.anchor });
    expect(chain.share(2, 'roll', chain.anchor).link).toBeDefined();
    const before = chain.anchor;
    const anew = chain.share(3, 'roll', 'A'.repeat(43));
    expect(anew).toEqual({ anchor: chain.anchor });
    expect(chain.anchor).not.toBe(before);
  });

  it('brings the next chain with its last link', () => {
    const chain = seat();
    let end = chain.anchor;
    for (let ask = 1; ask < 1024; ask++) end = chain.share(ask, 'roll', end).link!;
    const last = chain.share(1024, 'roll', end);
    expect(last.link).toBeDefined();
    expect(last.anchor).toBe(chain.anchor);
    expect(chain.share(1025, 'roll', last.anchor).link).toBeDefined();
  });
});

describe('a roll', () => {
  it('is as likely as any other, also where whole rounds do not fill the words', () => {
    const n = 3 * 2 ** 30;
    const seen = [0, 0, 0];
    for (let i = 0; i < 3000; i++) seen[Math.floor(rolled(keyed(bytesFrom(`${i}`)), 'die #1', n) / 2 ** 30)]!++;
    for (const count of seen) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

it('the vectors are what this construction gives', () => {
  const written = JSON.parse(readFileSync(new URL('../vectors.json', import.meta.url), 'utf8'));
  expect(JSON.parse(JSON.stringify(vectors(pig as never)))).toEqual(written);
});
