/** A question names what one has: no hand where two boots have to be fused into one, no further die where there is none. */
import { untied } from '@astragal/kernel/testing';
import { describe, expect, it } from 'vitest';
import { en as english } from '../src/text/en.ts';
import { pl as polish } from '../src/text/pl.ts';
import { ru as russian } from '../src/text/ru.ts';

const [en, pl, ru] = [untied(english), untied(polish), untied(russian)];

const who = String;
const spend = { do: 'spend', die: 0, as: 'hand', gems: 0 } as const;
const fuse = { do: 'fuse', die: 0, with: 1, as: 'hand', gems: 0 } as const;
const each = <T>(ask: (lexicon: typeof en) => T): T[] => [en, pl, ru].map(ask);

describe('moving an enemy by hand', () => {
  const frame = { step: 'handling', seat: 0, at: 3, points: 0, dice: true, begun: false } as const;

  it('asks for a die that can, or for two to be fused', () => {
    expect(each((lexicon) => lexicon.questions.handling(frame, who, [spend, fuse]))).toEqual([
      'Choose a die to move the enemy with.',
      'Wybierz kość, która przesunie wroga.',
      'Выберите кубик, который сдвинет врага.',
    ]);
    expect(each((lexicon) => lexicon.questions.handling(frame, who, [fuse]))).toEqual([
      'Fuse two dice into a hand to move the enemy.',
      'Zespól dwie kości w dłoń, żeby przesunąć wroga.',
      'Объедините два кубика в ладонь, чтобы сдвинуть врага.',
    ]);
  });

  it('[H-19] asks where a heavy enemy goes only when the points suffice', () => {
    const some = { ...frame, points: 1 };
    expect(en.questions.handling(some, who, [spend])).toBe('Choose a die to move the enemy with.');
    expect(en.questions.handling(some, who, [{ do: 'shove', to: 4 }])).toBe('Choose where the enemy goes. Hand points: 1.');
  });
});

describe('an Attack', () => {
  const frame = { step: 'strike', seat: 0, at: 3, wounds: 2, dice: 1, raised: 0 } as const;
  const hit = { do: 'hit' } as const;

  it('asks for what can be added, and for nothing where there is nothing', () => {
    const asked = (may: readonly (typeof spend | typeof fuse | typeof hit)[]) => en.questions.strike(frame, who, may);
    expect(asked([spend, hit])).toBe('Wounds from dice: 2. Add a die, or strike.');
    expect(asked([fuse, hit])).toBe('Wounds from dice: 2. Fuse two more, or strike.');
    expect(asked([hit])).toBe('Wounds from dice: 2. Now strike.');
    expect(en.questions.strike({ ...frame, dice: 0 }, who, [fuse])).toBe('Fuse two dice into a sword to strike with.');
  });
});
