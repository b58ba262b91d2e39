import { type Chance, notation, options, Play, playOn, scripted, seeded, start, waiting } from '@astragal/kernel';
import { type PigKind, pig } from '@astragal/kernel/testing';
import { expect, it } from 'vitest';
import { type Bot, greedy, random, sightOf, type Value } from '../src/index.ts';

const worth: Value<PigKind> = ({ banked, risked }, seat) => banked[seat]! * 1.1 + risked;

/** Plays one game of Pig between two bots and returns the winner. */
function winner(bots: readonly Bot<PigKind>[], chance: Chance): number {
  const play = new Play<PigKind>(chance);
  const position = start(pig, bots.length, { goal: '50' }, play);
  for (let open = waiting(pig, position); open.length > 0; open = waiting(pig, position)) {
    const [at] = open;
    const text = bots[at!.seat]!.answer(sightOf(pig, position, at!.seat), chance);
    const choice = options(pig, position.state, at!.frame).find((each) => notation(each) === text);
    playOn(pig, position, at!, choice!, play);
  }
  return pig.result(position.state).winners[0]!;
}

it('random answers with any of the options', () => {
  const position = start(pig, 2, { goal: '50' }, new Play(scripted([])));
  position.state.risked = 5;
  const answers = new Set(Array.from({ length: 50 }, (_, i) => random.answer(sightOf(pig, position, 0), seeded(i))));
  expect(answers).toEqual(new Set(['roll', 'hold']));
});

it('greedy beats random by a wide margin', () => {
  const bots = [greedy(pig, worth, { samples: 12 }), random as unknown as Bot<PigKind>];
  let wins = 0;
  for (let game = 0; game < 60; game++) if (winner(bots, seeded(game)) === 0) wins++;
  expect(wins).toBeGreaterThan(45);
});

it('greedy thinks with its own luck and leaves the table alone', () => {
  const position = start(pig, 2, { goal: '50' }, new Play(scripted([])));
  position.state.risked = 30;
  const before = JSON.stringify(position);
  const bot = greedy(pig, worth, { samples: 20 });
  expect(bot.answer(sightOf(pig, position, 0), seeded('a'))).toBe(bot.answer(sightOf(pig, position, 0), seeded('a')));
  expect(bot.answer(sightOf(pig, position, 0), seeded('a'))).toBe('hold');
  expect(JSON.stringify(position)).toBe(before);
});
