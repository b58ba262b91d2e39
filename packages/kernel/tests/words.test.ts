import { describe, expect, it } from 'vitest';
import { capital, counted, drawer, tallied, tied, typeset, variant } from '../src/index.ts';

describe('typesetting', () => {
  it.each([
    ['a niche of 4 faces', 'a\u00a0niche of 4\u00a0faces'],
    ['kość i młot w ogrodzie', 'kość i\u00a0młot w\u00a0ogrodzie'],
    ['слава — в конце', 'слава\u00a0— в\u00a0конце'],
  ])('ties %s', (plain, together) => {
    expect(typeset(plain)).toBe(together);
  });

  it('ties whole tables and the rules drawer', () => {
    expect(tied({ owl: '1 gold' })).toEqual({ owl: '1\u00a0gold' });
    expect(drawer({ Dice: { 'X-1': 'Roll 2 dice.', 'X-2': 'Stop.' } })).toEqual([
      {
        title: 'Dice',
        rules: [
          { id: 'X-1', text: 'Roll 2\u00a0dice.' },
          { id: 'X-2', text: 'Stop.' },
        ],
      },
    ]);
  });
});

describe('wording', () => {
  it('takes a variant by number, round and round', () => {
    expect([0, 1, 2, 3].map((n) => variant(['one', 'two', 'three'], n))).toEqual(['one', 'two', 'three', 'one']);
  });

  it('tallies equal things in the order of their first', () => {
    expect(tallied(['elder', 'owl', 'elder'], capital)).toBe('Elder ×2, Owl');
    expect(tallied([], capital)).toBe('');
  });

  it.each([
    ['en', ['1 gem', '2 gems', '5 gems', '12 gems', '21 gems']],
    ['pl', ['1 klejnot', '2 klejnoty', '5 klejnotów', '12 klejnotów', '21 klejnotów']],
    ['ru', ['1 кристалл', '2 кристалла', '5 кристаллов', '12 кристаллов', '21 кристалл']],
  ] as const)('counts in %s', (language, expected) => {
    const forms = {
      en: { one: 'gem', other: 'gems' },
      pl: { one: 'klejnot', few: 'klejnoty', many: 'klejnotów' },
      ru: { one: 'кристалл', few: 'кристалла', many: 'кристаллов' },
    };
    expect([1, 2, 5, 12, 21].map((n) => counted(language, n, forms[language]).replace('\u00a0', ' '))).toEqual(expected);
  });
});
