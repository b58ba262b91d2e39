import type { Lexicon } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { chanceOn, markedOf, roomFor, sectionsOf } from '../src/analysis/plotted.ts';
import { signOf } from '../src/analysis/signs.ts';
import { answerTexts } from '../src/analysis/telling.ts';
import { boundOf, changeFor, choicesBeside, luckWord, verdictOf, withoutLuck } from '../src/analysis/verdict.ts';
import { words as en } from '../src/analysis/words/en.ts';
import { words as pl } from '../src/analysis/words/pl.ts';
import { words as ru } from '../src/analysis/words/ru.ts';

describe('the verdict', () => {
  it.each([
    [true, 0.3, 0, 'played'],
    [true, 0.3, -0.2, 'played'],
    [true, 0.3, 0.3, 'playedAndLucky'],
    [true, 0.01, 0.4, 'lucky'],
    [true, -0.2, 0.6, 'luckyOnly'],
    [false, 0, -0.4, 'unlucky'],
    [false, 0.2, -0.6, 'unluckyOnly'],
    [false, -0.3, 0, 'outplayed'],
    [false, -0.3, 0.2, 'outplayed'],
    [false, -0.3, -0.2, 'both'],
    [true, 0.04, -0.04, 'close'],
    [false, 0.04, 0.04, 'close'],
  ])('won %s, choices %s, luck %s: %s', (won, choices, luck, verdict) => {
    expect(verdictOf(won, { choices, luck }, 0.05)).toBe(verdict);
  });

  it('is not given inside the error: of sampling, and of the judge', () => {
    expect(boundOf({ error: 0.02 }, { doubt: -0.1 })).toBeCloseTo(0.14);
  });
});

it('who played better is told beside one rival: what all others gave away is nobody’s merit', () => {
  expect(choicesBeside({ choices: 0.2, lost: 0.73 }, { lost: 0.7 })).toBeCloseTo(-0.03);
  expect(choicesBeside({ choices: 0.2, lost: 0.1 }, undefined)).toBe(0.2);
});

it('without the luck nobody stands beyond certain, and all together at one', () => {
  expect(withoutLuck({ seats: [{ adjusted: 1.2 }, { adjusted: -0.2 }] } as never)).toEqual([1, 0]);
  expect(withoutLuck({ seats: [{ adjusted: 1 }, { adjusted: 0.25 }] } as never)).toEqual([0.8, 0.2]);
  expect(withoutLuck({ seats: [{ adjusted: 0.4 }] } as never)).toEqual([0.4]);
});

it('a moment is told from the side of whoever looks', () => {
  const turns = [{ luck: [0.1, -0.1], answers: [{ entry: 4, choices: [-0.3, 0.3] }] }];
  const moment = { turn: 0, entry: 4, seat: 0, change: -0.3 };
  expect(changeFor({ turns } as never, { ...moment, kind: 'mistake' } as never, 1)).toBe(0.3);
  expect(changeFor({ turns } as never, { ...moment, kind: 'luck', change: 0.1 } as never, 1)).toBe(-0.1);
  expect(changeFor({ turns } as never, { ...moment, kind: 'mistake' } as never, undefined)).toBe(-0.3);
});

it.each([
  ['find', 0.1, 0, 0.1, '!'],
  ['mistake', -0.12, 0, 0.12, '??'],
  ['mistake', -0.12, 0.02, 0.12, '?'],
  ['mistake', -0.04, 0, -0.04, '?!'],
  ['luck', 0.1, 0, -0.1, '−'],
  ['misfortune', -0.1, 0, 0.1, '+'],
] as const)('%s of %s (error %s), %s for me, has the sign %s', (kind, change, error, mine, text) => {
  expect(signOf({ kind, change, error }, mine).text).toBe(text);
});

it('the axis names a part when it is reached, and not again', () => {
  const steps = ['I', 'I', 'II', 'I', 'II', 'boss'].map((part, from) => ({ from, place: { part } }));
  expect(sectionsOf(steps, 6)).toEqual([
    { part: 'I', from: 0, to: 2 },
    { part: 'II', from: 2, to: 5 },
    { part: 'boss', from: 5, to: 6 },
  ]);
});

it('a mark lies on the line of its seat, between two points, too', () => {
  const points = [
    { step: 0, win: [0.5, 0.5] },
    { step: 10, win: [0.9, 0.1] },
  ];
  expect([0, 5, 10, 12].map((step) => chanceOn(points, step, 0))).toEqual([0.5, 0.7, 0.9, 0.9]);
  expect(chanceOn([], 3, 0)).toBe(0);
});

it('labels of the axis stay inside and never touch; the last is always there', () => {
  const labels = ['Act I', 'Act IV', 'Act V', 'Demon Lord'].map((label, i) => ({ label, at: [30, 150, 240, 295][i]! }));
  const placed = roomFor(labels, 310);
  expect(placed.map(({ label }) => label)).toEqual(['Act I', 'Act IV', 'Demon Lord']);
  expect(placed.at(-1)!.at).toBeCloseTo(271);
});

it('of two moments at one place of one line the weightier is marked', () => {
  const moments = [
    { entry: 15, seat: 3, kind: 'misfortune' },
    { entry: 15, seat: 0, kind: 'luck' },
    { entry: 15, seat: 3, kind: 'mistake' },
    { entry: 16, seat: 3, kind: 'mistake' },
  ];
  expect(markedOf(moments)).toEqual([moments[0], moments[1], moments[3]]);
});

it('luck is told in five words', () => {
  expect([0.02, 0.2, 0.5, 0.8, 0.97].map(luckWord)).toEqual([0, 1, 2, 3, 4]);
});

it('answers are told as they were seen there, and whole only where they would read alike', () => {
  type Hit = { readonly die: number };
  type Seen = { readonly view: readonly number[] } | undefined;
  const hit = ({ die }: Hit, _: unknown, seen: Seen): string =>
    seen ? `${seen.view[die]} onto the imp. Die ${die + 1}` : `Die ${die + 1}.`;
  const told = (dice: readonly number[], view?: readonly number[]): readonly string[] =>
    answerTexts(
      { lexicon: { choices: { hit } } as unknown as Lexicon, names: String },
      dice.map((die) => ({ choice: { do: 'hit', die } })),
      view && { view: view as never, seat: 0 },
    );
  expect(told([0, 1])).toEqual(['Die 1', 'Die 2']);
  expect(told([0, 1], [4, 2])).toEqual(['4 onto the imp', '2 onto the imp']);
  expect(told([0, 1], [4, 4])).toEqual(['4 onto the imp. Die 1', '4 onto the imp. Die 2']);
});

it('an answer that has a colon of its own stands in quotes', () => {
  for (const t of [en, pl, ru])
    for (const said of [t.played('Feat: Gorgon', true, 'Ada'), t.played('Feat: Gorgon', false, 'Ada'), t.rollsOf('Feat: Gorgon')])
      expect(said).toMatch(/[“„«]Feat: Gorgon[”»]/);
  expect(en.played('Feat: Gorgon', true, 'Ada')).toBe('You: “Feat: Gorgon”');
});
