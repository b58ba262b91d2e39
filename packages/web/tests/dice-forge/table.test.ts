import { amounts, type Event, type PlayerView } from '@astragal/dice-forge';
import { describe, expect, it } from 'vitest';
import { beatsOf, holdsBack } from '../../src/games/dice-forge/beats.ts';
import { words as en } from '../../src/games/dice-forge/words/en.ts';
import { words as pl } from '../../src/games/dice-forge/words/pl.ts';
import { words as ru } from '../../src/games/dice-forge/words/ru.ts';

const player = (with_: Partial<PlayerView> = {}): PlayerView => ({
  gold: 7,
  sun: 3,
  moon: 4,
  glory: 11,
  caps: { gold: 12, sun: 6, moon: 6 },
  light: { faces: [], up: 0 },
  dark: { faces: [], up: 0 },
  place: 'start',
  cards: [],
  boars: [],
  chests: 0,
  hammers: 1,
  hammered: 9,
  cerberus: 0,
  triton: 0,
  forged: 5,
  tally: { dice: 0, hammer: 0, cards: 0, lost: 0 },
  printed: 0,
  score: 11,
  ...with_,
});

describe('beats', () => {
  const roll: Event = {
    kind: 'rolled',
    by: 0,
    roll: 'blessing',
    source: 'turn',
    dice: [{ seat: 0, die: 'light', position: 2, face: 'gold-1' }],
  };
  const gain: Event = { kind: 'gained', seat: 0, gains: amounts({ gold: 1, moon: 2 }), lost: amounts({}), source: 'gold-1' };
  /** Between these two sets of players, with this heard. */
  const between = (before: readonly PlayerView[], now: readonly PlayerView[], ...heard: readonly Event[]) =>
    beatsOf({ before: { number: 1, view: { players: before }, heard: [] }, now: { number: 2, view: { players: now }, heard } } as never);
  const hears = (...heard: readonly Event[]) => between([player()], [player()], ...heard);

  it('lets gains fly from the roll that brought them', () => {
    const beats = hears({ kind: 'turn-begun', seat: 0, round: 1 }, roll, gain, roll);
    expect(beats.map(({ kind }) => kind)).toEqual(['roll', 'roll']);
    expect(beats[0]).toMatchObject({
      flights: [
        { seat: 0, r: 'gold', n: 1 },
        { seat: 0, r: 'moon', n: 2 },
      ],
    });
    expect(holdsBack(beats)).toBe(true);
  });

  it('sails boats and takes cards as the two views differ, whatever was heard', () => {
    const before = [player({ place: 'island-final' }), player({ cards: ['elder'] })];
    const now = [player(), player({ place: 'island-final', cards: ['elder', 'hydra'] })];
    expect(between(before, now)).toEqual([
      { kind: 'sail', seat: 1, from: 'start', to: 'island-final' },
      { kind: 'sail', seat: 0, from: 'island-final', to: 'start' },
      { kind: 'take', seat: 1, card: 'hydra' },
    ]);
    expect(hears({ kind: 'moved', seat: 0, from: 'start', to: 'island-final' })).toEqual([]);
  });

  it('turns losses round', () => {
    expect(hears({ kind: 'lost', seat: 0, losses: amounts({ sun: 2 }), source: 'sun-2' })).toEqual([
      { kind: 'fly', flights: [{ seat: 0, r: 'sun', n: -2 }] },
    ]);
  });

  it('shows a gain without a roll at once', () => {
    expect(holdsBack(hears(gain))).toBe(false);
  });
});

describe('words', () => {
  it.each(Object.entries({ en, pl, ru }))('%s keeps card lines short enough for their tiles', (_, { lines }) => {
    for (const line of Object.values(lines)) expect(line.length).toBeLessThanOrEqual(34);
  });
});
