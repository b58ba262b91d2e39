import { start as begin, LANGUAGES, options, Play, playOn, readOptions, refusals, seeded, waiting } from '@astragal/kernel';
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

describe.each(shelf.map((entry) => [entry.id, entry] as const))('refusals of %s', (_, entry) => {
  it('cite rules that the rulebook has', async () => {
    const { game, trials } = await entry.rules();
    const ids = new Set((await entry.rulebook('en')).flatMap(({ rules }) => rules.map((rule) => rule.id)));
    const cited = new Set<string>();
    for (const start of [game, ...(trials.starts ?? [])])
      for (let seed = 0; seed < 3; seed++) {
        const chance = seeded(seed);
        const play = new Play(chance);
        const position = begin(start, start.seats.max, readOptions(start, start.seats.max), play);
        for (let turn = 0; turn < 400; turn++) {
          const open = waiting(start, position);
          if (open.length === 0) break;
          const at = open[chance.below(open.length, 'who')]!;
          for (const { refusal } of refusals(start, position.state, at.frame)) if (refusal.rule) cited.add(refusal.rule);
          const all = options(start, position.state, at.frame);
          playOn(start, position, at, all[chance.below(all.length, 'answer')]!, play);
        }
      }
    expect(cited.size).toBeGreaterThan(0);
    expect([...cited].filter((id) => !ids.has(id))).toEqual([]);
  });
});
