import { LANGUAGES } from '@astragal/kernel';
import { faceOf } from '@astragal/sanctum/content';
import { type Turn, turnsOf } from '@astragal/sanctum/insight';
import { describe, expect, it } from 'vitest';
import { tellTurn } from '../../table/tale.ts';
import * as en from '../../table/words/en.ts';
import * as pl from '../../table/words/pl.ts';
import * as ru from '../../table/words/ru.ts';

const WORDINGS = { en, pl, ru };
const turn = (log: Parameters<typeof turnsOf>[0]): Turn => turnsOf([{ kind: 'turn-begun', seat: 0 }, ...log])[0]!;
const told = (log: Parameters<typeof turnsOf>[0]): string[] =>
  LANGUAGES.map((language) => tellTurn(turn(log), WORDINGS[language].words, WORDINGS[language].names).replaceAll('\u00a0', ' '));

describe('a turn in one sentence', () => {
  it('a fight: who fell, what it cost, what was found and learnt', () => {
    const face = faceOf('sling');
    expect(
      told([
        { kind: 'fight-begun', seat: 0 },
        { kind: 'demon-killed', seat: 0, foe: 0, face },
        { kind: 'wounded', seat: 0, wounds: 2, health: 8 },
        { kind: 'item-found', seat: 0, item: 'sling' },
        { kind: 'skill-gained', seat: 0, skill: 'volley' },
      ]),
    ).toEqual([
      'Fought; slew: Ash Imp (5); 2 wounds; found: Sling; learnt: Volley.',
      'Walka; zabite demony: Popielny chochlik (5); 2 rany; łup: Proca; nowe umiejętności: Salwa.',
      'Сражение; уничтожены: Пепельный бес (5); 2 повреждения; добыча: Праща; новые навыки: Залп.',
    ]);
  });

  it('a move says where to and who gives chase, equal ones once', () => {
    const face = faceOf('sling');
    expect(
      told([
        { kind: 'moved', seat: 0, act: 'II', space: 3 },
        { kind: 'set-taken', seat: 0, set: 0, faces: [face, face] },
      ])[0],
    ).toBe('Marched on: Act II, space 3; chased by: Ash Imp (5) × 2.');
  });

  it('a turn that has only begun has nothing to tell yet', () => {
    expect(told([])).toEqual(['…', '…', '…']);
  });
});
