import {
  start as begin,
  choices,
  copy,
  guessed,
  LANGUAGES,
  Play,
  playOn,
  readOptions,
  refusals,
  same,
  seeded,
  waiting,
} from '@astragal/kernel';
import { LAWS } from '@astragal/kernel/testing';
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

/** Who plays on from a running game gets a guess: it must be playable, its record must replay, and no secret may be in it. */
describe.each(shelf.map((entry) => [entry.id, entry] as const))('playing on from a running game of %s', (_, entry) => {
  const law = (name: string) => LAWS.find((each) => each.name === name)!.whole!;

  it('goes on from what a seat or a watcher may know, and replays to the same hash', async () => {
    const { game, toolkit } = await entry.rules();
    for (const seats of [game.seats.min, game.seats.max])
      law('guess')({ ...toolkit, game }, { seed: `${seats}`, seats, options: readOptions(game, seats) });
  });

  it('begins at the same guess in two worlds that differ only in what the seat may not know', async () => {
    const { game, toolkit } = await entry.rules();
    const seats = Math.max(2, game.seats.min);
    const chance = seeded(entry.id);
    const play = new Play(chance);
    const position = begin(game, seats, readOptions(game, seats), play);
    let apart = 0;
    for (let turn = 0, open = waiting(game, position); open.length > 0 && turn < 400; turn++, open = waiting(game, position)) {
      for (const seat of [0, seats - 1, undefined]) {
        const twin = toolkit.twin?.(copy(position.state), seat, seeded(turn)) ?? position.state;
        if (!same(twin, position.state)) apart++;
        const [here, there] = [position.state, twin].map((state) => guessed(game, { state, stack: position.stack }, seat, seeded(turn)));
        expect(same(here, there), `seat ${seat} in turn ${turn}`).toBe(true);
      }
      const at = open[chance.below(open.length, 'who')]!;
      const all = choices(game, position.state, at.frame);
      playOn(game, position, at, all[chance.below(all.length, 'answer')]!, play);
    }
    if (toolkit.twin) expect(apart).toBeGreaterThan(0);
  });
});

it('finds games by id and nothing else', () => {
  expect(onShelf('pig')?.hidden).toBe(true);
  expect(onShelf('chess')).toBeUndefined();
});

describe.each(shelf.map((entry) => [entry.id, entry] as const))('refusals of %s', (_, entry) => {
  it('cite rules that the rulebook has', async () => {
    const { game, toolkit } = await entry.rules();
    const ids = new Set((await entry.rulebook('en')).flatMap(({ rules }) => rules.map((rule) => rule.id)));
    const cited = new Set<string>();
    for (const start of [game, ...(toolkit.starts ?? [])])
      for (let seed = 0; seed < 3; seed++) {
        const chance = seeded(seed);
        const play = new Play(chance);
        const position = begin(start, start.seats.max, readOptions(start, start.seats.max), play);
        for (let turn = 0; turn < 400; turn++) {
          const open = waiting(start, position);
          if (open.length === 0) break;
          const at = open[chance.below(open.length, 'who')]!;
          for (const { refusal } of refusals(start, position.state, at.frame)) if (refusal.rule) cited.add(refusal.rule);
          const all = choices(start, position.state, at.frame);
          playOn(start, position, at, all[chance.below(all.length, 'answer')]!, play);
        }
      }
    const { refusals: worded } = await entry.words('en');
    if (Object.keys(worded).length > 0) expect(cited.size).toBeGreaterThan(0);
    expect([...cited].filter((id) => !ids.has(id))).toEqual([]);
  });
});
