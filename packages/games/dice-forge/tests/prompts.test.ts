/** A question names what can be done: no card where none can be paid, no further face where there is none. */
import { untied } from '@astragal/kernel/testing';
import { expect, it } from 'vitest';
import { en as english } from '../src/text/en.ts';
import { pl as polish } from '../src/text/pl.ts';
import { ru as russian } from '../src/text/ru.ts';

const [en, pl, ru] = [untied(english), untied(polish), untied(russian)];

const who = String;
const buy = { do: 'buy', face: 'gold-3' } as const;
const feat = { do: 'feat', card: 'hammer' } as never;
const end = { do: 'end' } as const;
const action = { step: 'action', seat: 0, extra: false } as never;

it('an action names faces and cards as they can be paid', () => {
  const asked = (...may: never[]) => [en, pl, ru].map((lexicon) => lexicon.questions.action(action, who, may));
  expect(asked(buy as never, feat, end as never)[0]).toBe('Buy faces, or take a card from an island.');
  expect(asked(buy as never, end as never)).toEqual([
    'Buy faces, or end your turn.',
    'Kup ścianki albo zakończ turę.',
    'Купите грани или завершите ход.',
  ]);
  expect(asked(feat, end as never)[0]).toBe('Take a card from an island, or end your turn.');
  expect(asked(end as never)[0]).toBe('Too little for a face or a card: end your turn.');
});

it('an offering is finished where nothing more can be bought, and a turn ends where no more action can be paid', () => {
  const lot = { step: 'offering', seat: 0, lot: ['gold-3'] } as never;
  expect(en.questions.offering(lot, who, [{ do: 'finish' }])).toBe('Finish the offering (1 so far).');
  expect(en.questions.offering(lot, who, [buy, { do: 'finish' }])).toContain('Buy another face');
  expect(en.questions.extra({ step: 'extra', seat: 0, paid: false } as never, who, [end])).toBe('End your turn.');
});
