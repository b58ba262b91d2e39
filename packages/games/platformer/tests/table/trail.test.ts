/** A rival's turn on the tower. */
import type { PlatformerEvent } from '@astragal/platformer';
import { turnsOf } from '@astragal/platformer/insight';
import { describe, expect, it } from 'vitest';
import { soundOf } from '../../table/sounds.ts';
import { tellTurn } from '../../table/story.ts';
import { trailOf } from '../../table/trail.ts';
import * as en from '../../table/words/en.ts';
import * as pl from '../../table/words/pl.ts';
import * as ru from '../../table/words/ru.ts';

const began = (seat: number, turn: number): PlatformerEvent => ({ kind: 'turn-began', seat, turn });
const moved = (seat: number, from: number, to: number, how: 'move' | 'push' | 'respawn' = 'move', by?: number): PlatformerEvent =>
  by === undefined ? { kind: 'hero-moved', seat, from, to, how } : { kind: 'hero-moved', seat, from, to, how, by };

describe('the trail of a rival', () => {
  const log: PlatformerEvent[] = [
    began(0, 1),
    moved(0, -1, 3, 'respawn'),
    began(1, 2),
    moved(1, -1, 4, 'respawn'),
    moved(1, 4, 12),
    { kind: 'collected', seat: 1, what: 'coin', at: 12 },
    moved(0, 3, 2, 'push', 1),
    { kind: 'enemy-moved', enemy: 'golem', from: 9, to: 10, how: 'hand', by: 1 },
    { kind: 'enemy-moved', enemy: 'golem', from: 10, to: 2, how: 'fall' },
    moved(1, 12, 20),
  ];

  it('is the way of this turn, with whoever was moved by the rival', () => {
    expect(trailOf(log, 0)).toEqual({
      seat: 1,
      turn: 2,
      stops: [4, 12, 20],
      shoves: [
        { who: 0, from: 3, to: 2 },
        { who: 'golem', from: 9, to: 10 },
      ],
      last: { kind: 'collected', seat: 1, what: 'coin', at: 12 },
    });
  });

  it('is not drawn for my own turn, and begins anew after a faint', () => {
    expect(trailOf(log, 1)).toBeUndefined();
    expect(trailOf([], 0)).toBeUndefined();
    const fainted: PlatformerEvent[] = [...log, { kind: 'fainted', seat: 1, at: 20 }, moved(1, -1, 5, 'respawn')];
    expect(trailOf(fainted, 0)?.stops).toEqual([5]);
  });
});

describe('the sounds of the tower', () => {
  it('tell steps, falls, pushes, wounds and gems apart', () => {
    const heard = [
      { kind: 'move', how: 'move', moves: [] },
      { kind: 'move', how: 'fall', moves: [] },
      { kind: 'move', how: 'push', moves: [] },
      { kind: 'move', how: 'die', moves: [] },
      { kind: 'puff', puffs: [{ at: 1, sign: 'burst', n: 2 }] },
      { kind: 'puff', puffs: [{ at: 1, sign: 'gem', n: 1 }] },
      { kind: 'faint', seat: 0 },
      { kind: 'levels' },
      { kind: 'turn', seat: 0 },
    ] as const;
    expect(heard.map(soundOf)).toEqual(['step', 'fall', 'push', undefined, 'hurt', 'gem', 'faint', 'level', undefined]);
  });
});

describe('a turn in one sentence', () => {
  const log: PlatformerEvent[] = [
    began(1, 2),
    moved(1, 33, 41),
    { kind: 'hero-moved', seat: 1, from: 41, to: 42, how: 'move', on: 'shop' },
    moved(0, 42, 43, 'push', 1),
    { kind: 'bought', seat: 1, card: 'rage', price: 4 },
    { kind: 'bought', seat: 1, card: 'rage', price: 4 },
    { kind: 'wounded', seat: 1, wounds: 2, hearts: 1, source: 'attack' },
  ];
  const tell = ({ words, names }: typeof en, heard: readonly PlatformerEvent[]): string =>
    tellTurn(turnsOf(heard, 2)[0]!, { words: words.turn, names, who: (seat) => ['Ann', 'Bob'][seat]! }).replaceAll('\u00a0', ' ');

  it('says where to, by the name of the place, and what was done', () => {
    expect(tell(en, log)).toBe('2 fields to the shop on level II; pushed Ann; bought Rage Brew ×2; took 2 wounds.');
    expect(tell(pl, log)).toBe('Droga: 2 pola, cel: sklep na poziomie II; pchnięcie: Ann; zakup: Gniewny napar ×2; 2 rany.');
    expect(tell(ru, log)).toBe('Путь: 2 клетки, цель: лавка на уровне II; толчок: Ann; покупка: Варево ярости ×2; 2 раны.');
  });

  it('says so when nothing was done', () => {
    expect(tell(en, [began(1, 2), began(0, 3)])).toBe('Stayed put.');
  });
});
