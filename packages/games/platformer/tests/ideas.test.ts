/** Every idea holds in a scene and keeps silent in another, says so in three languages, and knows which answers heed it. */
import { ideaIsWorded, ideaObeys } from '@astragal/bots/testing';
import { expect, it } from 'vitest';
import { ideas } from '../src/bots/index.ts';
import { type Climber, OFF, type State } from '../src/index.ts';
import { ideas as en } from '../src/text/ideas-en.ts';
import { ideas as pl } from '../src/text/ideas-pl.ts';
import { ideas as ru } from '../src/text/ideas-ru.ts';
import { at, COURT, tower } from './helpers.ts';

const WORDS = { en, pl, ru };
const held = (view: State): string[] => ideas.holding(view, 0).map(({ idea }) => idea);
const hero = (field: number, more: Partial<Climber> = {}): Partial<Climber> => ({
  hero: 'nix',
  at: field,
  coins: 0,
  gems: 0,
  hearts: 5,
  ...more,
});

const stands = (mine: Partial<Climber> = {}, dice: readonly ('boot' | 'star' | 'hand' | 'coin' | 'sword')[] = []): State =>
  tower({ levels: [{}], climbers: [hero(1, mine)], dice: [...dice] }).state;
const beside = (mine: number, theirs: number): State =>
  tower({ levels: [{}, {}], climbers: [hero(mine), { ...hero(theirs), hero: 'grom' }] }).state;

it.each<[keyof typeof en, State, State, object]>([
  ['back', stands({ at: OFF }, ['boot']), stands(), { do: 'respawn', to: 1 }],
  ['fall', stands({ at: 9 }), stands(), { do: 'go', to: 2 }],
  ['coins', stands({ coins: 30 }), stands({ coins: 0 }), { do: 'buy', card: 'buckler' }],
  [
    'pair',
    stands({}, ['boot', 'boot', 'hand']),
    stands({}, ['boot', 'star', 'hand']),
    { do: 'fuse', die: 0, with: 1, as: 'hand', gems: 0 },
  ],
  ['gems', stands({ gems: 3 }), stands({ gems: 0 }), { do: 'spend', die: 0, as: 'boot', gems: 1 }],
  ['idle', stands({}, ['boot']), stands({}, []), { do: 'spend', die: 0, as: 'boot', gems: 0 }],
  ['above', beside(1, at(2, 0, 1)), beside(at(2, 0, 1), 1), { do: 'go', to: 2 }],
])('%s', (name, fires, silent, heeding) => {
  ideaObeys(ideas, WORDS, name, { fires, silent, heeding });
});

it('hearts', () => {
  expect(held(stands({ hearts: 1 }))).toContain('hearts');
  expect(held(stands({ hearts: 5 }))).not.toContain('hearts');
  ideaIsWorded(WORDS, 'hearts', { hearts: 1 });
});

it('boss', () => {
  const level = at(4, 0, 1);
  const { state } = tower({
    levels: [{}, {}, {}, COURT],
    lowest: 3,
    climbers: [hero(level)],
    enemies: [['medusa', at(4, 1, 3)]],
    dice: ['sword', 'sword', 'boot'],
  });
  const { facts, heeds } = ideas.holding(state, 0).find(({ idea }) => idea === 'boss')!;
  expect(facts).toMatchObject({ swords: 2 });
  expect(heeds([{ do: 'attack', at: 0 } as never])).toBe(true);
  expect(held(stands())).not.toContain('boss');
  ideaIsWorded(WORDS, 'boss', facts);
});
