import { botAnswer, playGame, SeatedBot } from '@astragal/bots';
import { readOptions, seeded } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { bestOutfit, byMeasure, itemWorth, outfitWorth, soonOutfit } from '../src/bots/worth.ts';
import { itemOf } from '../src/content/cards.ts';
import { FITS, type Gem, SLOTS } from '../src/content/effects.ts';
import { bots, judge, type SanctumKind, sanctum } from '../src/index.ts';
import type { Hero } from '../src/state.ts';

/** Heroes on the march of games between novices, who carry much that they do not wear. */
function heroes(seed: string): Hero[] {
  const novice = bots.find(({ name }) => name === 'novice')!;
  const seated = [0, 1].map((seat) => new SeatedBot(novice, seeded(`${seed} ${seat}`)));
  const found: Hero[] = [];
  playGame<SanctumKind>({
    ...{ game: sanctum, seats: 2, luck: seeded(seed), horizon: judge.craft.horizon },
    options: readOptions(sanctum as never, 2, {} as never) as SanctumKind['options'],
    answer: (position, [at]) => botAnswer(sanctum, position, at!, seated[at!.seat]!),
    rest: ({ state }) => {
      if (state.phase === 'march') found.push(...structuredClone(state.heroes));
    },
  });
  return found;
}

/** What every way of dressing comes to at most: no way is left out. */
function mostWorth(me: Hero): number {
  const gems: Record<Gem, number> = { ...me.pool };
  for (const gear of me.gear) for (const gem of gear.gems) gems[gem]++;
  const items = [...me.gear.flatMap(({ item }) => (item === 'none' ? [] : [item])), ...me.bag];
  const from = (slot: number, worn: readonly string[], left: Readonly<Record<Gem, number>>): number => {
    if (slot === SLOTS.length) return 0;
    let most = byMeasure(me, 'none', slot) + from(slot + 1, worn, left);
    for (const item of items) {
      const { type, cost } = itemOf(item);
      if (worn.includes(item) || !FITS[type].includes(SLOTS[slot]!)) continue;
      const after = { ...left };
      for (const gem of cost) after[after[gem] > 0 ? gem : 'white']--;
      if (after.white >= 0) most = Math.max(most, itemWorth(item) + from(slot + 1, [...worn, item], after));
    }
    return most;
  };
  return from(0, [], gems);
}

describe('what a hero could wear', () => {
  const all = ['one', 'two'].flatMap(heroes).filter(({ bag }) => bag.length > 0 && bag.length < 6);

  it('the best outfit is worth as much as the best of all ways', () => {
    expect(all.length).toBeGreaterThan(20);
    for (const me of all) expect(bestOutfit(me).worth).toBeCloseTo(mostWorth(me), 9);
  });

  it('what is found at once is no worse than what is worn, no better than the best, and mostly the best', () => {
    const same = all.filter((me) => {
      const [now, soon, best] = [outfitWorth(me), soonOutfit(me).worth, bestOutfit(me).worth];
      expect(soon).toBeGreaterThanOrEqual(now - 1e-9);
      expect(soon).toBeLessThanOrEqual(best + 1e-9);
      return best - soon < 1e-9;
    });
    expect(same.length / all.length).toBeGreaterThan(0.6);
  });
});
