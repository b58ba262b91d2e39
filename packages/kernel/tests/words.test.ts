import { describe, expect, it } from 'vitest';
import { capital, counted, drawer, type Names, tallied, tied, typeset, typesetLexicon, variant } from '../src/index.ts';
import type { PigKind } from '../testing/pig.ts';
import { pigLexicons } from '../testing/pig-text.ts';

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

describe('a typeset lexicon', () => {
  it('ties what is said in the log, in questions and about the table', () => {
    const who: Names = (seat) => ['Ann', 'Bob'][seat]!;
    const words = typesetLexicon<PigKind>({
      ...pigLexicons.en,
      questions: { turn: ({ seat }, names) => `${names(seat)}: roll a die?` },
      describe: ({ banked }) => [{ title: 'The table', lines: banked.map((n) => `${n} in a bank`) }],
    });
    expect(words.questions.turn({ step: 'turn', seat: 1 }, who)).toBe('Bob: roll a\u00a0die?');
    expect(words.events.lost({ kind: 'lost', seat: 0, points: 2 }, who)).toBe('A\u00a0one! Ann loses 2\u00a0points.');
    expect(words.describe({ goal: 50, banked: [3], risked: 0 }, who)).toEqual([{ title: 'The table', lines: ['3\u00a0in a\u00a0bank'] }]);
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
