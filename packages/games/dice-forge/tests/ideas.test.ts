/** Every idea holds in a scene and keeps silent in another, says so in three languages, and knows which answers heed it. */
import { ideaObeys } from '@astragal/bots/testing';
import { expect, it } from 'vitest';
import { diceForge, ideas } from '../src/index.ts';
import type { View } from '../src/state.ts';
import { ideas as en } from '../src/text/ideas-en.ts';
import { ideas as pl } from '../src/text/ideas-pl.ts';
import { ideas as ru } from '../src/text/ideas-ru.ts';
import { type Seated, table } from './helpers.ts';

const WORDS = { en, pl, ru };

const seen = (mine: Seated = {}, theirs: Seated = {}, change: Partial<View> = {}): View => ({
  ...diceForge.view(table([mine, theirs]).state, 0),
  turnStep: 'action',
  round: 5,
  ...change,
});
const scarce = (view: View): View => ({
  ...view,
  stacks: view.stacks.map((stack) => ({ ...stack, left: stack.card === 'elder' ? 1 : 4 })),
});
const placed = (view: View, place: View['players'][number]['place']): View => ({
  ...view,
  players: view.players.map((player, seat) => (seat === 1 ? { ...player, place } : player)),
});
const hammered = (gold: number): View => {
  const view = seen();
  return { ...view, players: view.players.map((player) => ({ ...player, hammers: 1, hammered: gold })) };
};
const NOTHING: Seated = { gold: 0, sun: 0, moon: 0 };

it.each<[keyof typeof en, View, View, object]>([
  ['lastTurn', seen({ gold: 3 }, {}, { round: 9, rounds: 9 }), seen({ gold: 3 }), { do: 'feat', card: 'gorgon' }],
  ['gear', seen({}, {}, { gear: ['elder'], turnStep: 'gear' }), seen(), { do: 'use', card: 'elder' }],
  ['cap', seen({ ...NOTHING, gold: 12 }), seen({ ...NOTHING, gold: 11 }), { do: 'buy', face: 'gold-3' }],
  ['hammer', hammered(13), hammered(3), { do: 'hammer', gold: 2 }],
  ['twice', seen({ gold: 5, sun: 2, moon: 1 }), seen({ gold: 5, sun: 1, moon: 1 }), { do: 'pay' }],
  ['lastCard', scarce(seen({ ...NOTHING, sun: 1 })), scarce(seen(NOTHING)), { do: 'feat', card: 'elder' }],
  ['oust', placed(seen(), 'island-sun-1'), placed(seen(), 'start'), { do: 'feat', card: 'ferryman' }],
  ['early', seen({}, {}, { round: 2 }), seen({}, {}, { round: 5 }), { do: 'forge', die: 'light', position: 0 }],
  ['behind', seen({ glory: 1 }, { glory: 20 }), seen({ glory: 20 }, { glory: 20 }), { do: 'take', resource: 'glory', amount: 2 }],
])('%s', (name, fires, silent, heeding) => {
  ideaObeys(ideas, WORDS, name, { fires, silent, heeding });
});

it('what to think about is what the best answer does something about; what an answer overlooks, what it does nothing about', () => {
  const view = seen({ ...NOTHING, gold: 12, sun: 3 }, {}, { gear: ['elder'] });
  expect(ideas.about(view, 0, [{ do: 'buy', face: 'gold-3' } as never])).toMatchObject({ idea: 'cap' });
  expect(ideas.overlooked(view, 0, [{ do: 'use', card: 'elder' } as never], [{ do: 'end' }])).toMatchObject({ idea: 'gear' });
  expect(ideas.overlooked(view, 0, [{ do: 'end' }], [{ do: 'end' }])).toBeUndefined();
});
