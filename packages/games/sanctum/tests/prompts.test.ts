/** A question names what can be done: no fight without demons, no shield where none is left. */
import { expect, it } from 'vitest';
import { en as english } from '../src/text/en.ts';
import { pl as polish } from '../src/text/pl.ts';
import { ru as russian } from '../src/text/ru.ts';

/** The questions without the spaces that tie words together. */
const untied = ({ questions }: typeof english) => ({
  questions: Object.fromEntries(
    Object.entries(questions).map(([step, ask]) => [
      step,
      (...about: never[]) => (ask as (...all: never[]) => string)(...about).replaceAll('\u00a0', ' '),
    ]),
  ) as unknown as typeof questions,
});
const [en, pl, ru] = [english, polish, russian].map(untied) as [Said, Said, Said];
type Said = ReturnType<typeof untied>;

const who = String;
const turn = { step: 'turn', seat: 0 } as never;

it('a turn names its deeds as they are open', () => {
  const asked = (...deeds: ('move' | 'fight' | 'rest' | 'breach')[]) =>
    [en, pl, ru].map((lexicon) =>
      lexicon.questions.turn(
        turn,
        who,
        deeds.map((deed) => ({ do: deed })),
      ),
    );
  expect(asked('move', 'fight', 'rest')).toEqual([
    'March to the front, fight your demons, or rest.',
    'Rusz na czoło, walcz z demonami albo odpocznij.',
    'Идите вперёд, сразитесь или отдохните.',
  ]);
  expect(asked('move', 'rest')[0]).toBe('March to the front, or rest.');
  expect(asked('fight')[0]).toBe('Fight your demons.');
  expect(asked('rest', 'breach')[0]).toBe('Rest, or breach the walls.');
});

it('a fight asks for no die that fits nowhere and no shield that is not there', () => {
  const attack = { step: 'attack', seat: 0 } as never;
  const done = { do: 'done' } as const;
  expect(en.questions.attack(attack, who, [{ do: 'hit', die: 0, foe: 0, location: 0 }, done])).toContain('Put dice');
  expect(en.questions.attack(attack, who, [{ do: 'rage', die: 0, to: 4 }, done])).toBe('No die fits: change one, or end the attack.');
  expect(en.questions.attack(attack, who, [done])).toBe('No die fits: end the attack.');
  expect(en.questions.block({ step: 'block', seat: 0 } as never, who, [done])).toBe('Nothing blocks any more: take the wounds.');
});
