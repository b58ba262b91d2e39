import { bytesOf, stepsFrom } from '@astragal/fair';
import { describe, expect, it } from 'vitest';
import { BrowserStore } from '../../src/base/browser-store.ts';
import { SeatSecrets } from '../../src/base/seat-secrets.ts';

/** A browser's storage; one that keeps nothing throws. */
function storage(keeps = true) {
  const texts = new Map<string, string>();
  const refuse = (): void => {
    if (!keeps) throw new Error('not allowed');
  };
  return new BrowserStore(() => ({
    getItem(key) {
      refuse();
      return texts.get(key) ?? null;
    },
    setItem(key, text) {
      refuse();
      texts.set(key, text);
    },
    removeItem(key) {
      refuse();
      texts.delete(key);
    },
  }));
}

let drawn = 0;
const random = (): Uint8Array => Uint8Array.from({ length: 32 }, (_, i) => (i * 7 + ++drawn * 13) & 255);
const secrets = (store: BrowserStore, now = () => 1) => new SeatSecrets(store, now, random);
const follows = (before: string, link: string | undefined): boolean => stepsFrom(bytesOf(before)!, bytesOf(link)!, 1) === 1;

describe("a browser's half", () => {
  it('is the same after the page was loaded again', () => {
    const store = storage();
    const anchor = secrets(store).anchor('t1', 0);
    expect(secrets(store).anchor('t1', 0)).toBe(anchor);
    const { link } = secrets(store).share('t1', 0, 1, 'roll', anchor);
    expect(follows(anchor, link)).toBe(true);
    expect(secrets(store).share('t1', 0, 1, 'roll', anchor).link).toBe(link);
    expect(follows(link!, secrets(store).share('t1', 0, 2, 'roll', link).link)).toBe(true);
  });

  it('is shared by two tabs, and no link serves twice', () => {
    const store = storage();
    const [one, two] = [secrets(store), secrets(store)];
    const anchor = one.anchor('t1', 0);
    const first = one.share('t1', 0, 1, 'roll', anchor).link!;
    const second = two.share('t1', 0, 2, 'roll', first).link!;
    expect(follows(first, second)).toBe(true);
    expect(follows(second, one.share('t1', 0, 3, 'hold', second).link)).toBe(true);
  });

  it('differs by seat and by table', () => {
    const mine = secrets(storage());
    expect(new Set([mine.anchor('t1', 0), mine.anchor('t1', 1), mine.anchor('t2', 0)]).size).toBe(3);
  });

  it('lasts as long as the page where the browser keeps nothing', () => {
    const mine = secrets(storage(false));
    const anchor = mine.anchor('t1', 0);
    expect(mine.anchor('t1', 0)).toBe(anchor);
    expect(follows(anchor, mine.share('t1', 0, 1, 'roll', anchor).link)).toBe(true);
  });

  it('of a browser that has forgotten commits anew', () => {
    const before = secrets(storage()).anchor('t1', 0);
    expect(secrets(storage()).share('t1', 0, 1, 'roll', before)).toEqual({ anchor: expect.any(String) });
  });

  it('remembers the newest tables, and what it has seen there', () => {
    const store = storage();
    let now = 0;
    const mine = secrets(store, () => ++now);
    for (let i = 0; i < 70; i++) mine.committed(`t${i}`, `seal ${i}`, { 0: mine.anchor(`t${i}`, 0) });
    expect(secrets(store).own('t69')).toMatchObject({ seal: 'seal 69' });
    expect(secrets(store).own('t3')).toEqual({ seal: undefined, anchors: undefined });
  });

  it('for a game that begins at once counts only where the offer was taken', () => {
    const store = storage();
    const mine = secrets(store);
    const seal = { token: 'abcdef.1.x', hidden: 'A'.repeat(43), open: 'A'.repeat(43) };
    mine.sealed(seal).begun('zzzzzz');
    expect(mine.own('zzzzzz')).toEqual({ seal: undefined, anchors: undefined });
    const { sealed, begun } = mine.sealed(seal);
    begun('abcdef', 1);
    expect(mine.own('abcdef').anchors).toEqual({ 1: sealed.anchor });
    expect(mine.anchor('abcdef', 1)).toBe(sealed.anchor);
  });
});
