import { laid, noLuck, Play, seeded, sortedJson, type Toolkit } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import {
  applyGravity,
  arrange,
  type Drawing,
  endField,
  FOE_IDS,
  type FoeId,
  moveEnemiesByDie,
  type PlatformerKind,
  platformer,
  type State,
  wouldFall,
} from '../src/index.ts';
import { slowDie, slowGravity } from './reference.ts';

const letters = (chance: ReturnType<typeof seeded>, width: number, of: string): string =>
  Array.from({ length: width }, () => of[chance.below(of.length, 'letter')]).join('');
const lines = (chance: ReturnType<typeof seeded>, width: number, of: string): string[] =>
  Array.from({ length: 4 }, () => letters(chance, width, of));

/** A random tower of three levels, crowded with pieces on random fields. */
function randomTower(seed: string): State {
  const chance = seeded(seed);
  const level = (): Drawing => ({
    floors: lines(chance, 8, '....=H'),
    ladders: lines(chance, 8, '..H'),
    walls: lines(chance, 9, '....|'),
  });
  const lowest = chance.below(2, 'lowest');
  const toolkit: Toolkit<PlatformerKind> = {
    arrange(s) {
      arrange(s, { levels: [level(), level(), level()], lowest });
      for (const [seat, climber] of s.climbers.entries()) {
        climber.floating = chance.below(6, 'floating') === 0;
        climber.lettingGo = chance.below(3, 'letting go') === 0;
        if (chance.below(4, 'chain') === 0) climber.tokens = ['chain'];
        put(s, seat + 1, (field) => (climber.at = field));
      }
      const kinds: FoeId[] = FOE_IDS.filter((id) => id !== 'medusa' && id !== 'ikee' && id !== 'serpent' && id !== 'sporeling');
      for (let i = 0; i < 20; i++) put(s, 5 + FOE_IDS.indexOf(kinds[chance.below(kinds.length, 'kind')]!));
    },
  };
  const options = { maze: 'forest', boss: 'ikee' } as const;
  return laid({ game: platformer, toolkit }, { seats: 4, options, position: { arrange: {} }, unchecked: true }).state;

  function put(s: State, code: number, then?: (field: number) => void): void {
    const field = s.lowest * 32 + chance.below(endField(s) - s.lowest * 32, 'field');
    if (s.stands[field] !== 0) return;
    s.stands[field] = code;
    then?.(field);
  }
}

const table = (): Play<PlatformerKind> => new Play<PlatformerKind>(noLuck);
const board = (s: State): string => sortedJson([s.stands, s.climbers.map(({ at }) => at)]);

describe('fast and slow agree', () => {
  it('[P-63] [Q10] [P-65] [P-67] gravity on 400 random maps', () => {
    for (let i = 0; i < 400; i++) {
      const [fast, slow] = [randomTower(`gravity ${i}`), randomTower(`gravity ${i}`)];
      applyGravity(fast, 'all', false, table());
      slowGravity(slow);
      expect(board(fast), `map ${i}`).toBe(board(slow));
    }
  });

  it('[P-39] [H-20] nothing that can fall is left hanging', () => {
    for (let i = 0; i < 400; i++) {
      const s = randomTower(`rest ${i}`);
      applyGravity(s, 'all', false, table());
      expect(
        s.stands.flatMap((code, field) => (code !== 0 && wouldFall(s, field) ? [field] : [])),
        `map ${i}`,
      ).toEqual([]);
    }
  });

  it('[P-75] [P-76] [Q15] enemy movement on 400 random maps', () => {
    for (let i = 0; i < 400; i++)
      for (const face of ['left', 'right'] as const) {
        const [fast, slow] = [randomTower(`die ${i}`), randomTower(`die ${i}`)];
        moveEnemiesByDie(fast, face, table());
        slowDie(slow, face);
        expect(board(fast), `map ${i} ${face}`).toBe(board(slow));
      }
  });
});
