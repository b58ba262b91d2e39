/** Whoever has no name yet is the same stranger at every look. */
import { expect, it } from 'vitest';
import { BrowserStore } from '../../src/base/browser-store.ts';
import { nameFor, strangerIn } from '../../src/base/stranger.ts';

const storage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
};

it('is made once on a device, with a face as a server keeps it', () => {
  const there = storage();
  const first = strangerIn(new BrowserStore(() => there));
  expect(first.face).toMatch(/^[0-9a-z]{5}$/);
  expect(strangerIn(new BrowserStore(() => there))).toEqual(first);
  expect(strangerIn(new BrowserStore(storage))).not.toEqual(first);
});

it('has the name at the same place of each list', () => {
  expect(nameFor({ pick: 0.5, face: '' }, ['a', 'b', 'c', 'd'])).toBe('c');
  expect(nameFor({ pick: 0.999, face: '' }, ['a', 'b'])).toBe('b');
});
