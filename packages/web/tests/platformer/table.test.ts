import { LANGUAGES, seeded } from '@astragal/kernel';
import {
  ATTACK_IDS,
  arrange,
  type Fixture,
  FOE_IDS,
  HERO_IDS,
  OFF,
  OPTIONS,
  type PlatformerEvent,
  type PlatformerOptions,
  platformer,
  reach,
  type State,
  TILE_IDS,
  TILES,
  type TileId,
  TOKEN_IDS,
} from '@astragal/platformer';
import { describe, expect, it } from 'vitest';
import { FOE_FIGURES } from '../../src/games/platformer/art/foes.ts';
import { Grid } from '../../src/games/platformer/art/grid.ts';
import { HERO_FIGURES } from '../../src/games/platformer/art/heroes.ts';
import { TOKEN_DRAWINGS } from '../../src/games/platformer/art/lying.ts';
import { roman, scene } from '../../src/games/platformer/art/scene.ts';
import { beatsOf, follow, standAfter, timeOf } from '../../src/games/platformer/beats.ts';
import { plainOffers } from '../../src/games/platformer/board/offers.ts';
import { abilityText, NAMES, traitOf } from '../../src/games/platformer/names.ts';
import { muster, painOf, pathTo } from '../../src/games/platformer/plan.ts';
import { GUIDE_STEPS, WORDS } from '../../src/games/platformer/words.ts';

const defaults = Object.fromEntries(Object.entries(OPTIONS).map(([id, spec]) => [id, spec.default])) as unknown as PlatformerOptions;

function stateOf(fixture: Fixture, seats = 2, options: Partial<PlatformerOptions> = {}): State {
  const { state } = platformer.setup(seats, { ...defaults, maze: 'forest', ...options }, seeded('table'));
  arrange(state, fixture);
  return state;
}

/** A ledge with a gap, a trap and a Treant. */
const LEDGE: Fixture = {
  levels: [{ cells: ['........', '........', '...t....', '........'], floors: ['........', '........', '====.===', '........'] }],
  enemies: [['treant', 14]],
  climbers: [{ hero: 'sweety', at: 9 }],
};

describe('dice for a way', () => {
  const strides = [
    { die: 0, gems: 1, value: 2 },
    { die: 1, gems: 0, value: 1 },
    { die: 5, gems: 0, value: 1 },
  ];

  it('wastes no boots, then no gems, then no dice', () => {
    expect(muster(strides, 1)?.map(({ die }) => die)).toEqual([1]);
    expect(muster(strides, 2)?.map(({ die }) => die)).toEqual([1, 5]);
    expect(muster(strides, 3)?.map(({ die }) => die)).toEqual([0, 1]);
    expect(muster(strides, 4)?.map(({ die }) => die)).toEqual([0, 1, 5]);
  });

  it('says when they do not suffice, and needs none for boots at hand', () => {
    expect(muster(strides, 5)).toBeUndefined();
    expect(muster([], 0)).toEqual([]);
  });
});

describe('the way to a field', () => {
  it('lists the fields to enter and what they cost in hearts', () => {
    const state = stateOf(LEDGE);
    const fields = reach(state, 0, 4);
    const path = pathTo(fields, 12);
    expect(path).toEqual([10, 11, 12]);
    expect(painOf(state, 0, fields, path)).toBe(1);
    expect(painOf(state, 0, fields, pathTo(fields, 13))).toBe(1 + 2);
  });

  it('counts enemies that are left behind, unless Moves are safe', () => {
    const state = stateOf({ ...LEDGE, enemies: [['shambler', 8]] });
    const fields = reach(state, 0, 1);
    expect(painOf(state, 0, fields, pathTo(fields, 10))).toBe(1);
    expect(painOf({ ...state, turn: { ...state.turn, safeStep: true } }, 0, fields, pathTo(fields, 10))).toBe(0);
    expect(painOf({ ...state, turn: { ...state.turn, safeMoves: true } }, 0, fields, pathTo(fields, 10))).toBe(0);
  });
});

describe('beats', () => {
  const before = stateOf(LEDGE);
  const step = (from: number, to: number): PlatformerEvent => ({ kind: 'enemy-moved', enemy: 'treant', from, to, how: 'die' });

  it('moves all enemies of the die at once, and keeps a fall apart from a step', () => {
    const beats = beatsOf([step(14, 13), step(10, 9), { kind: 'hero-moved', seat: 0, from: 9, to: 1, how: 'fall' }], before);
    expect(beats.map(({ kind, events }) => [kind, events.length])).toEqual([
      ['move', 2],
      ['move', 1],
    ]);
    expect(timeOf(beats[1]!)).toBe(210);
  });

  it('gathers what is seen at once, and hangs silent events on the beat before', () => {
    const beats = beatsOf(
      [
        { kind: 'attacked', enemy: 'treant', at: 10, seat: 0, wounds: 2, why: 'die' },
        { kind: 'wounded', seat: 0, wounds: 2, hearts: 3, source: 'attack' },
        { kind: 'collected', seat: 0, what: 'coin', at: 9 },
      ],
      before,
    );
    expect(beats).toHaveLength(1);
    expect(beats[0]).toMatchObject({
      kind: 'puff',
      puffs: [
        { at: 9, sign: 'burst', n: 2 },
        { at: 9, sign: 'coin', n: 1 },
      ],
    });
  });

  it('stands as it should after each beat', () => {
    const moved = standAfter(before, [{ kind: 'hero-moved', seat: 0, from: 9, to: 10, how: 'move' }], before);
    expect([moved.climbers[0]!.at, moved.stands[9], moved.stands[10]]).toEqual([10, 0, 1]);
    const down = standAfter(before, [{ kind: 'fainted', seat: 0, at: 9 }], before);
    expect([down.climbers[0]!.at, down.stands[9]]).toEqual([OFF, 0]);
    expect(before.climbers[0]!.at).toBe(9);
  });

  it('knows an enemy again after it moved', () => {
    const first = follow([], before);
    const after = standAfter(before, [step(14, 13)], before);
    expect(follow(first, after, [step(14, 13)])).toEqual([{ ...first[0], at: 13 }]);
    expect(follow(first, after)[0]?.key).not.toBe(first[0]?.key);
  });
});

describe('the drawings', () => {
  it('has a figure for everybody, without inline styles', () => {
    for (const figure of [
      ...HERO_IDS.map((id) => HERO_FIGURES[id]),
      ...FOE_IDS.map((id) => FOE_FIGURES[id]),
      ...TOKEN_IDS.map((id) => TOKEN_DRAWINGS[id]),
    ]) {
      expect(figure).toContain('<path');
      expect(figure).not.toMatch(/style=|NaN|undefined/);
    }
  });

  it.each(TILE_IDS.filter((_, i) => i % 2 === 0))('draws the level of %s and its neighbour the same way every time', (left) => {
    const right = TILE_IDS[TILE_IDS.indexOf(left) + 1] as TileId;
    const state = stateOf({ levels: [[left, right]] }, 1, { maze: TILES[left].maze });
    const drawing = scene(state, { trunk: 53, shut: ['II', 'III'], canopy: 90 });
    expect(drawing).toBe(scene(state, { trunk: 53, shut: ['II', 'III'], canopy: 90 }));
    expect(drawing).not.toMatch(/style=|NaN|undefined/);
  });

  it('joins neighbouring platforms and leaves hatches open', () => {
    const grid = new Grid(stateOf({ levels: [['F06', 'F09']] }));
    const run = grid.runs().find(({ g, c0 }) => g === 1 && c0 === 1);
    expect(run).toMatchObject({ c0: 1, c1: 3, holes: [3], oneWay: false });
    expect(roman(3)).toBe('IV');
  });
});

describe('words', () => {
  it('has buttons for everything that is no piece of the table', () => {
    const offer = (choice: object) => ({ text: '', step: 'walk', choice }) as never;
    expect(plainOffers([offer({ do: 'go', to: 1 }), offer({ do: 'stop' }), offer({ do: 'end' })])).toHaveLength(1);
  });

  it.each(LANGUAGES)('speaks %s everywhere', (language) => {
    const words = WORDS[language];
    for (const value of Object.values(words)) if (typeof value === 'string') expect(value.trim()).not.toBe('');
    for (const step of GUIDE_STEPS) expect(words.guide[step].text.length).toBeGreaterThan(30);
    for (const n of [1, 2, 5]) expect(words.willFall(n) + words.eventsLeft(n) + words.points(n)).toContain(String(n));
    for (const hero of HERO_IDS) expect(abilityText(NAMES[language], hero)).toMatch(/\.$/);
    expect(traitOf(NAMES[language], 'treant')?.text).toMatch(/\.$/);
    expect(traitOf(NAMES[language], 'guard')).toBeUndefined();
    for (const card of ATTACK_IDS) expect(NAMES[language].attackText[card].length).toBeGreaterThan(10);
  });
});
