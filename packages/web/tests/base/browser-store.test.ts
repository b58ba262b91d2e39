/** What the browser keeps, and one that keeps nothing. */
import { expect, it } from 'vitest';
import { BrowserStore } from '../../src/base/browser-store.ts';

const inMemory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
};

it('gives back what was kept, until it is removed', () => {
  const place = inMemory();
  const store = new BrowserStore(() => place);
  store.write('lessons', { pig: { done: ['1'] } });
  expect(store.read('lessons')).toEqual({ pig: { done: ['1'] } });
  store.set('lessons', undefined);
  expect([store.get('lessons'), store.read('lessons')]).toEqual([undefined, undefined]);
});

it('what cannot be read is as if it were not there', () => {
  const place = inMemory();
  place.setItem('lessons', '{"pig":');
  expect(new BrowserStore(() => place).read('lessons')).toBeUndefined();
});

it('a browser that keeps nothing breaks nothing', () => {
  const store = new BrowserStore(() => {
    throw new Error('not allowed');
  });
  store.write('lessons', {});
  expect(store.read('lessons')).toBeUndefined();
});
