/** A network that comes and goes: the page believes it after a moment, and does not flicker. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PATIENCE, Reach } from '../../src/net/reach.svelte.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('believes the first word at once, and a later one after a while', () => {
  const reach = new Reach();
  reach.missed();
  expect(reach.isOff).toBe(true);
  reach.heard();
  vi.advanceTimersByTime(PATIENCE - 1);
  expect(reach.isOff).toBe(true);
  vi.advanceTimersByTime(1);
  expect(reach.isOff).toBe(false);
});

it.each([
  ['on', false],
  ['off', true],
] as const)('stays %s while the network flaps every second', (_, begins) => {
  const reach = new Reach();
  if (begins) reach.missed();
  else reach.heard();
  const seen = new Set<boolean>();
  for (let i = 0; i < 20; i++) {
    if (i % 2) reach.heard();
    else reach.missed();
    vi.advanceTimersByTime(1000);
    seen.add(reach.isOff);
  }
  expect([...seen]).toEqual([begins]);
});

it('counts from the first miss, however many follow', () => {
  const reach = new Reach();
  reach.heard();
  for (let i = 0; i < 4; i++) {
    reach.missed();
    vi.advanceTimersByTime(PATIENCE / 4);
  }
  expect(reach.isOff).toBe(true);
});

it('believes the browser that the network is gone: at once, and within two seconds where the server answered before', () => {
  const [page, unheard, heard] = [new EventTarget(), new Reach(), new Reach()];
  unheard.start(page);
  heard.start(page);
  heard.heard();
  page.dispatchEvent(new Event('offline'));
  expect(unheard.isOff).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(heard.isOff).toBe(true);
});
