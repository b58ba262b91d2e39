/** A challenge survives its link, and a spoilt link is none. */
import { expect, it } from 'vitest';
import { type Challenge, challengeLink, challengeOf } from '../../src/base/challenge.ts';

const challenge: Challenge = {
  game: 'pig',
  options: { goal: '50', start: 'by-lot' },
  sitters: ['expert/2', 'me', 'novice'],
  by: 'Zażółć & Ёж',
  figure: 131,
};
const link = (given: Challenge = challenge): string => challengeLink('https://dice.example', given);

it('says the same when it is read', () => {
  expect(challengeOf(new URL(link()))).toEqual(challenge);
  const bare = { game: 'pig', options: {}, sitters: ['me'] };
  expect(challengeOf(new URL(link(bare)))).toEqual(bare);
});

it.each([
  ['nobody sits as me', link({ ...challenge, sitters: ['expert', 'novice'] })],
  ['two sit as me', link({ ...challenge, sitters: ['me', 'me'] })],
  ['too many sit there', link({ ...challenge, sitters: ['me', ...new Array<string>(16).fill('novice')] })],
  ['a level is no word', link({ ...challenge, sitters: ['me', '<b>'] })],
  ['an option has no value', link().replace('goal.50', 'goal')],
  ['the figure is no number', link().replace('131', 'x')],
  ['it is another page', link().replace('/beat/', '/learn/')],
])('is none where %s', (_, spoilt) => {
  expect(challengeOf(new URL(spoilt))).toBeUndefined();
});

it('cuts a name that is too long for a table', () => {
  expect(challengeOf(new URL(link({ ...challenge, by: 'x'.repeat(500) })))?.by).toHaveLength(40);
});
