/** Turns in one sentence, in three languages. */

import { amounts } from '@astragal/dice-forge';
import type { Deed, Turn } from '@astragal/dice-forge/insight';
import { byRound, newSince, rivalsSince } from '@astragal/table/turns.ts';
import { describe, expect, it } from 'vitest';
import { tellTurn } from '../../table/story.ts';
import * as en from '../../table/words/en.ts';
import * as pl from '../../table/words/pl.ts';
import * as ru from '../../table/words/ru.ts';
import type { Wording } from '../../table/words.ts';

const LANGUAGES: readonly Wording[] = [en, pl, ru];
const turn = (seat: number, ...deeds: readonly Deed[]): Turn => ({
  ...{ round: 2, seat, from: 0, to: 9, over: true, deeds, hammered: 0 },
  ...{ spent: amounts({}), gained: amounts({ gold: 4 }) },
});
/** Told to seat 0. */
const told = (each: Turn) =>
  LANGUAGES.map(({ words, names }) =>
    tellTurn(each, { words: words.turn, names, who: (seat) => ['Marek', 'Iga', 'Ola'][seat]!, me: 0 }).replaceAll('\u00a0', ' '),
  );

const forged: Deed = { did: 'forged', die: 'dark', position: 1, face: 'times-3', replaced: 'gold-1' };

describe('a turn in one sentence', () => {
  it.each<[Turn, readonly string[]]>([
    [
      turn(1, { did: 'took', card: 'ferryman', ousted: 0 }, forged, forged),
      [
        'took the Ferryman and sent you home, then forged two faces.',
        'bierze Przewoźnika i odsyła cię do domu, potem wykuwa dwie ścianki.',
        'берёт «Перевозчика», вы плывёте домой, затем выковывает две грани.',
      ],
    ],
    [
      turn(2, { did: 'took', card: 'ferryman', ousted: 1 }),
      ['took the Ferryman and sent Iga home.', 'bierze Przewoźnika, Iga wraca do domu.', 'берёт «Перевозчика», Iga плывёт домой.'],
    ],
    [
      turn(0, { did: 'took', card: 'helmet-of-invisibility', ousted: undefined }, forged),
      [
        'took the Helmet, then forged a face (×3).',
        'bierzesz Hełm, potem wykuwasz ściankę (×3).',
        'берёте «Шлем», затем выковываете грань (×3).',
      ],
    ],
    [
      turn(2, { did: 'took', card: 'blacksmiths-hammer', ousted: 1 }, { did: 'took', card: 'blacksmiths-hammer', ousted: undefined }),
      ['took the Hammer twice and sent Iga home.', 'bierze Młot dwa razy, Iga wraca do domu.', 'берёт «Молот» дважды, Iga плывёт домой.'],
    ],
    [
      turn(1, { did: 'took', card: 'satyrs', ousted: undefined }, { did: 'borrowed', from: [0, 2], faces: ['glory-2', 'gold-1'] }),
      [
        'took the Satyrs, then used your roll.',
        'bierze Satyrów, potem korzysta z twojego rzutu.',
        'берёт «Сатиров», затем использует ваш бросок.',
      ],
    ],
    [
      turn(2, { did: 'used', card: 'elder' }, { did: 'used', card: 'guardians-owl' }, { did: 'used', card: 'elder' }, { did: 'passed' }),
      [
        'used the Elder and the Owl, then passed.',
        'wykorzystuje Starca i Sowę, potem pasuje.',
        'использует «Старца» и «Сову», затем пасует.',
      ],
    ],
    [turn(1, { did: 'loosed', victim: 0, face: 'boar-red' }), ['set a boar on you.', 'podrzuca ci dzika.', 'подкидывает вам вепря.']],
    [turn(0), ['the gods gave you 4 gold.', 'bogowie dają ci: 4 złota.', 'боги дают вам: 4 золота.']],
  ])('%#', (each, sentences) => {
    expect(told(each)).toEqual(sentences);
  });
});

describe('what is new since my turn', () => {
  const at = (seat: number, from: number, round: number, over = true) => ({ seat, from, round, over });
  const turns = [at(0, 0, 1), at(1, 9, 1), at(2, 20, 1), at(0, 31, 2, false)];

  it('begins after my last turn that is over, and stays until the next one ends', () => {
    expect(newSince(turns, 0)).toBe(1);
    expect(rivalsSince(turns, 0).map(({ from }) => from)).toEqual([9, 20]);
    expect(rivalsSince([...turns.slice(0, 3), at(0, 31, 2)], 0)).toEqual([]);
  });

  it('is everything before my first turn', () => {
    expect(newSince(turns, 3)).toBe(0);
  });

  it('is told round by round', () => {
    expect(byRound(turns).map(({ round, turns: own }) => [round, own.length])).toEqual([
      [1, 3],
      [2, 1],
    ]);
  });
});
