import { LANGUAGES } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { onShelf, shelf } from '../src/index.ts';

describe.each(shelf.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
  it('is the game it says it is, with somebody to play against', async () => {
    const { game, bots } = await entry.rules();
    expect(game.id).toBe(id);
    expect(bots.length).toBeGreaterThan(0);
    expect(new Set(bots.map(({ name }) => name)).size).toBe(bots.length);
    for (const [name, { values, default: usual }] of Object.entries(game.options)) expect(values, name).toContain(usual);
  });

  it.each(LANGUAGES)('has its words, its options and its rules in %s', async (language) => {
    const { game } = await entry.rules();
    const { name, options } = await entry.words(language);
    expect(name.length).toBeGreaterThan(0);
    for (const [option, { values }] of Object.entries(game.options))
      expect(Object.keys((options as Record<string, { values: object }>)[option]!.values).toSorted()).toEqual([...values].toSorted());
    const ids = (await entry.rulebook(language)).flatMap(({ rules }) => rules.map((rule) => rule.id));
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('finds games by id and nothing else', () => {
  expect(onShelf('pig')?.hidden).toBe(true);
  expect(onShelf('chess')).toBeUndefined();
});
