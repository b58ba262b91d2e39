import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  ACTS,
  ACTS_PLAYED,
  BLESSING_IDS,
  BLESSINGS,
  BONUS_IDS,
  boardOf,
  CARD_IDS,
  CARDS,
  COLOURS,
  cardWithFace,
  EFFECTS,
  FURIES,
  FURY_IDS,
  faceOf,
  HERO_IDS,
  INTERVENTION,
  ITEM_TYPES,
  itemOf,
  LORD_IDS,
  LORDS,
  PENALTIES,
  SKILLS,
  SKILLS_OF,
  skillOf,
  WALL_SETS,
} from '../src/index.ts';

const countBy = <A>(list: readonly A[], key: (one: A) => string | number): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const one of list) counts[key(one)] = (counts[key(one)] ?? 0) + 1;
  return counts;
};
const level = (n: number) => CARD_IDS.filter((id) => faceOf(id).level === n);

describe('the 84 cards', () => {
  it('are 24, 36 and 24, a third of each colour on either side', () => {
    expect([1, 2, 3].map((n) => level(n).length)).toEqual([24, 36, 24]);
    for (const [n, each] of [
      [1, 8],
      [2, 12],
      [3, 8],
    ] as const) {
      expect(countBy(level(n), (id) => faceOf(id).colour)).toEqual({ red: each, green: each, blue: each });
      expect(countBy(level(n), (id) => faceOf(id).itemColour)).toEqual({ red: each, green: each, blue: each });
    }
  });

  it('show every number equally often in levels I and II, and nearly so in level III', () => {
    for (const [n, each] of [
      [1, 4],
      [2, 12],
    ] as const)
      expect(
        countBy(
          level(n).flatMap((id) => faceOf(id).hits),
          (hit) => hit,
        ),
      ).toEqual({ 1: each, 2: each, 3: each, 4: each, 5: each, 6: each });
    expect(
      countBy(
        level(3).flatMap((id) => faceOf(id).hits),
        (hit) => hit,
      ),
    ).toEqual({ 1: 12, 2: 12, 3: 12, 4: 12, 5: 12, 6: 12 });
  });

  it('have 14 items for each item space, 28 weapons for two', () => {
    expect(countBy(CARD_IDS, (id) => itemOf(id).type)).toEqual({ helmet: 14, armor: 14, boots: 14, amulet: 14, weapon: 28 });
    expect(ITEM_TYPES).toHaveLength(5);
  });

  it('A-21, A-25: level = gems of the demon = hits = gems of the item, and the face shows the item', () => {
    for (const id of CARD_IDS) {
      const face = faceOf(id);
      const item = itemOf(id);
      expect([face.hits.length, item.level, item.cost.length]).toEqual([face.level, face.level, face.level]);
      expect([face.slot, face.itemColour]).toEqual([item.type, item.cost[0]]);
      expect(item.cost).not.toContain('white');
    }
  });

  it('K-15: all faces are different, so a face names its card', () => {
    for (const id of CARD_IDS) expect(cardWithFace(faceOf(id))).toBe(id);
  });

  it('use only the six space patterns: red for shields, blue for dice, purple for either', () => {
    const patterns = new Set<string>();
    const printed = HERO_IDS.flatMap((hero) => boardOf(hero).printed.flat());
    for (const { effect, spaces } of [...CARD_IDS.flatMap((id) => itemOf(id).abilities), ...printed]) {
      patterns.add(spaces.join(' '));
      expect(EFFECTS).toContain(effect);
      expect(spaces).not.toContain(effect === 'shield' ? 'blue' : 'red');
    }
    expect([...patterns].sort()).toEqual(['blue', 'purple', 'purple purple', 'red', 'red purple', 'red red']);
  });

  it('hold the three items of the rulebook', () => {
    expect(CARDS['feathered-cap'].item).toMatchObject({ type: 'helmet', cost: ['green'] });
    expect(CARDS['seers-hood'].item).toMatchObject({ type: 'helmet', cost: ['blue'] });
    expect(CARDS['acrobat-boots'].item).toMatchObject({ type: 'boots', cost: ['blue', 'green'] });
  });
});

describe('heroes', () => {
  it.each(HERO_IDS)('%s has 6 cards, 3 tiles, 20 gems, one signature and one die skill', (hero) => {
    const skills = SKILLS_OF[hero].map(skillOf);
    expect(countBy(skills, ({ kind }) => kind)).toEqual({ card: 6, tile: 3 });
    expect(skills.map(({ column, level: n }) => `${column} ${n}`)).toEqual(
      COLOURS.flatMap((column) => [1, 2, 3].map((n) => `${column} ${n}`)),
    );
    for (const colour of COLOURS) expect(skills.filter(({ column }) => column === colour).reduce((sum, { gems }) => sum + gems, 0)).toBe(6);
    expect(skills.reduce((sum, { whites }) => sum + whites, 0)).toBe(2);
    expect(skills.filter(({ mark }) => mark === 'signature')).toHaveLength(1);
    expect(skills.filter(({ mark }) => mark === 'silver')).toHaveLength(1);
  });

  it('one skill looks at red, green and blue gems (A-11), some work at once (A-12)', () => {
    expect(Object.values(SKILLS).some(({ op }) => op === 'block-per-colour')).toBe(true);
    expect(Object.values(SKILLS).filter(({ kind, timing }) => kind === 'card' && timing === 'immediate').length).toBeGreaterThan(0);
    expect(Object.keys(SKILLS)).toHaveLength(36);
  });

  it('A-26: Huntress with Clear Mind, Trail Rations and Marching Boots has 5 stamina and 7 focus', () => {
    const parts = [boardOf('huntress'), skillOf('clear-mind'), skillOf('trail-rations'), itemOf('marching-boots')];
    expect(parts.reduce((sum, { stamina }) => sum + stamina, 0)).toBe(5);
    expect(parts.reduce((sum, { focus }) => sum + focus, 0)).toBe(7);
  });
});

describe('the other decks', () => {
  it('are 33, 18, 12 and 6 cards, numbers equally often, every penalty somewhere', () => {
    expect([LORD_IDS.length, FURY_IDS.length, BLESSING_IDS.length, BONUS_IDS.length]).toEqual([33, 18, 12, 6]);
    expect(
      countBy(
        Object.values(LORDS).flatMap(({ hits }) => hits),
        (hit) => hit,
      ),
    ).toEqual({ 1: 11, 2: 11, 3: 11, 4: 11, 5: 11, 6: 11 });
    expect(
      countBy(
        Object.values(FURIES).flatMap(({ hits }) => hits),
        (hit) => hit,
      ),
    ).toEqual({ 1: 5, 2: 5, 3: 5, 4: 5, 5: 5, 6: 5 });
    const used = new Set([...Object.values(LORDS), ...Object.values(FURIES)].map(({ penalty }) => penalty));
    expect([...used].sort()).toEqual([...PENALTIES].sort());
    expect(Object.values(BLESSINGS).filter((blessing) => 'token' in blessing && blessing.token)).toHaveLength(4);
  });
});

describe('boards', () => {
  it.each([2, 3, 4])('no demon deck runs out with %i players', (seats) => {
    const laid = [...ACTS_PLAYED[seats]!.flatMap((act) => ACTS[act].flat()), ...WALL_SETS].flat();
    for (const n of [1, 2, 3]) expect(laid.filter((each) => each === n).length).toBeLessThanOrEqual(level(n).length);
  });

  it('K-1: one intervention for each number of players, on a board that is played', () => {
    for (const seats of [2, 3, 4]) expect(ACTS_PLAYED[seats]).toContain(INTERVENTION[seats]!.act);
  });
});

describe('content is data', () => {
  const RULES = new URL('../src/rules/', import.meta.url);
  const chapters = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

  it.each(chapters)('rules/%s names no hero, skill, item or card of the Demon Lord', (file) => {
    const words = [...readFileSync(new URL(file, RULES), 'utf8').matchAll(/'([^'\n]+)'/g)].map(([, word]) => word!);
    const named = new Set<string>([...HERO_IDS, ...Object.keys(SKILLS), ...CARD_IDS, ...LORD_IDS, ...FURY_IDS]);
    // An operation may be called like the one skill that does it.
    const operations = new Set<string>(Object.values(SKILLS).map(({ op }) => op));
    expect(words.filter((word) => named.has(word) && !operations.has(word))).toEqual([]);
  });
});
