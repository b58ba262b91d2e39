import { LANGUAGES, seeded } from '@astragal/kernel';
import {
  ATTACK_IDS,
  arrange,
  type Fixture,
  FOE_IDS,
  HERO_IDS,
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
  walkOf,
} from '@astragal/platformer';
import { describe, expect, it } from 'vitest';
import { disc, Inks } from '../../table/art/base.ts';
import { FOE_FIGURES } from '../../table/art/foes.ts';
import { Grid } from '../../table/art/grid.ts';
import { HERO_FIGURES } from '../../table/art/heroes.ts';
import { TOKEN_DRAWINGS } from '../../table/art/lying.ts';
import { canopyOver, foresee, roman, scene, sceneOf, shutters, whole } from '../../table/art/scene.ts';
import { beatsOf, type Figure, playing, standing, timeOf, turnsThePage } from '../../table/beats.ts';
import { plainOffers } from '../../table/board/offers.ts';
import { abilityText, traitOf } from '../../table/names.ts';
import { muster, pathTo } from '../../table/plan.ts';
import * as en from '../../table/words/en.ts';
import * as pl from '../../table/words/pl.ts';
import * as ru from '../../table/words/ru.ts';

const WORDINGS = { en, pl, ru };

const defaults = Object.fromEntries(Object.entries(OPTIONS).map(([id, spec]) => [id, spec.default])) as unknown as PlatformerOptions;

function stateOf(fixture: Fixture, seats = 2, options: Partial<PlatformerOptions> = {}): State {
  const { state } = platformer.setup(seats, { ...defaults, maze: 'forest', ...options }, seeded('table'));
  arrange(state, fixture);
  return state;
}

const moment = (view: State) => ({ number: 1, view, heard: [] as PlatformerEvent[] });

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
  it('lists the fields to enter, in order', () => {
    const state = stateOf(LEDGE);
    const fields = reach(state, walkOf(state, 0, 4));
    expect(pathTo(fields, 12)).toEqual([10, 11, 12]);
    expect(fields.find(({ field }) => field === 13)?.wounds).toBe(1 + 2);
  });
});

describe('beats', () => {
  const before = stateOf(LEDGE);
  const step = (from: number, to: number): PlatformerEvent => ({ kind: 'enemy-moved', enemy: 'treant', from, to, how: 'die' });
  const beats = (...heard: PlatformerEvent[]) => beatsOf({ before: moment(before), now: { ...moment(before), heard } });

  it('moves all enemies of the die at once, and keeps a fall apart from a step', () => {
    const found = beats(step(14, 13), step(10, 9), { kind: 'hero-moved', seat: 0, from: 9, to: 1, how: 'fall' });
    expect(found.map((beat) => [beat.kind, beat.kind === 'move' && beat.moves.length])).toEqual([
      ['move', 2],
      ['move', 1],
    ]);
    expect(timeOf(found[1]!)).toBe(210);
  });

  it('gathers what is seen at once, where the hero is by then', () => {
    const found = beats(
      { kind: 'hero-moved', seat: 0, from: 9, to: 10, how: 'move' },
      { kind: 'attacked', enemy: 'treant', at: 11, seat: 0, wounds: 2, why: 'roots' },
      { kind: 'wounded', seat: 0, wounds: 2, hearts: 3, source: 'attack' },
      { kind: 'collected', seat: 0, what: 'coin', at: 10 },
    );
    expect(found[1]).toEqual({
      kind: 'puff',
      puffs: [
        { at: 10, sign: 'burst', n: 2 },
        { at: 10, sign: 'coin', n: 1 },
      ],
    });
  });

  it('turns the page where another level or another turn is shown', () => {
    const found = beats({ kind: 'turn-began', seat: 1, turn: 2 }, step(14, 13), { kind: 'level-removed', level: 0 });
    expect(found.map(turnsThePage)).toEqual([true, false, true]);
  });

  it('knows figures again after they moved, changed places, came or went', () => {
    const first = standing([], before);
    const [hero, treant] = [first.find(({ who }) => who === 0)!, first.find(({ who }) => who === 'treant')!];
    const pushed = beats(
      { kind: 'enemy-moved', enemy: 'treant', from: 14, to: 9, how: 'push', by: 0 },
      { kind: 'hero-moved', seat: 0, from: 9, to: 14, how: 'move' },
    );
    const after = pushed.reduce<readonly Figure[]>((figures, beat) => playing(figures, beat, before), first);
    expect(after).toEqual(first.map((each) => (each === hero ? { ...hero, at: 14 } : { ...treant, at: 9 })));
    expect(playing(first, { kind: 'faint', seat: 0 }, before)).toEqual([treant]);
    expect(playing([], { kind: 'puff', puffs: [{ at: 14, sign: 'cloud', n: 0 }] }, before)).toMatchObject([{ who: 'treant', at: 14 }]);
    expect(standing(first, before)).toEqual(first);
  });

  it('rests as the view says, whatever was heard', () => {
    const lost = [{ key: 'hero 0', who: 0, at: 30 }];
    expect(standing(lost, before).find(({ who }) => who === 0)?.at).toBe(9);
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
    expect(drawing).toEqual(scene(state, { trunk: 53, shut: ['II', 'III'], canopy: 90 }));
    expect(whole(drawing)).not.toMatch(/style=|NaN|undefined/);
  });

  it('draws nothing anew of a level that stands when the next one opens or the one below crumbles', () => {
    const tower = { trunk: 53, shut: [], canopy: 90 };
    const state = stateOf({
      levels: [
        ['F06', 'F09'],
        ['F07', 'F10'],
      ],
    });
    const both = scene(state, tower);
    const walls = (parts: typeof both, level: number) =>
      parts.filter(({ id }) => id.startsWith('walls ') && Number(id.slice(6)) >> 2 === level);
    const [one, two] = [scene({ ...state, highest: 0 }, tower), scene({ ...state, lowest: 1 }, tower)];
    expect(walls(one, 0)).toEqual(walls(both, 0));
    expect(walls(both, 0)).not.toEqual([]);
    expect(walls(two, 0)).toEqual([]);
    expect(walls(two, 1)).toEqual(walls(both, 1));
    expect(walls(both, 1)).not.toEqual([]);
    const ids = both.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('draws a tower that is foreseen layer by layer, and has it ready when it comes, whole or not', () => {
    const state = stateOf({ levels: [['F06', 'F09']] });
    const next = { ...state, tiles: stateOf({ levels: [['F07', 'F10']] }).tiles };
    const drawn = (view: State) => scene(view, { trunk: 53, shut: shutters(view), canopy: canopyOver(view, 53) });
    let steps = 1;
    while (foresee(state, 53)) steps++;
    expect(steps).toBeGreaterThan(9);
    expect(sceneOf(state, 53)).toEqual(drawn(state));
    foresee(next, 53);
    expect(sceneOf(next, 53)).toEqual(drawn(next));
  });

  it('draws what shares an ink as one path', () => {
    const inks = new Inks();
    inks.add('fill="#fff"', disc(0, 0, 1));
    inks.add('fill="#000"', 'M1 1h2');
    inks.add('fill="#fff"', 'M5 5h2');
    expect(`${inks}`).toBe(`<path d="${disc(0, 0, 1)}M5 5h2" fill="#fff"/><path d="M1 1h2" fill="#000"/>`);
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
    const { words, names } = WORDINGS[language];
    for (const value of Object.values(words)) if (typeof value === 'string') expect(value.trim()).not.toBe('');
    for (const n of [1, 2, 5]) expect(words.willFall(n) + words.eventsLeft(n) + words.points(n)).toContain(String(n));
    for (const hero of HERO_IDS) expect(abilityText(names, hero)).toMatch(/\.$/);
    expect(traitOf(names, 'treant')?.text).toMatch(/\.$/);
    expect(traitOf(names, 'guard')).toBeUndefined();
    for (const card of ATTACK_IDS) expect(names.attackText[card].length).toBeGreaterThan(10);
  });
});
