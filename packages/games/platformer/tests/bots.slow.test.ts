/** The bots of Platformer play whole games by the rules, waste no turns in a row, and follow a plan only where it still holds. */
import { type Bot, botAnswer, LEVELS, type Memory, type Mind, mindOf, playGame, SeatedBot, sightOf } from '@astragal/bots';
import { refusesOtherWeights } from '@astragal/bots/testing';
import { type Choice, notation, Play, readOptions, seeded, start } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { BY_HAND, rowOf } from '../src/bots/by-hand.ts';
import { climber } from '../src/bots/climber.ts';
import { FEATURES, features } from '../src/bots/features.ts';
import { bots } from '../src/bots/index.ts';
import { blowChance } from '../src/bots/prospects.ts';
import { Thought } from '../src/bots/thought.ts';
import { training } from '../src/bots/training.ts';
import { WEIGHTS } from '../src/bots/weights.ts';
import { platformer } from '../src/game.ts';
import { GEM_LIES } from '../src/rules/facts.ts';
import type { PlatformerKind } from '../src/state.ts';
import { at, COURT, me, OPEN_AIR, SOLID, tower } from './helpers.ts';

const named = (name: string): Bot<PlatformerKind> => bots.find((bot) => bot.name === name)!;

/** Plays a whole game; an answer that is no option fails it. */
function played(names: readonly string[], seed: string): string[] {
  const seated = names.map((name, seat) => new SeatedBot(named(name), seeded(`${seed}/${seat}`)));
  const answers: string[] = [];
  playGame<PlatformerKind>({
    ...{ game: platformer, seats: names.length, options: readOptions(platformer, names.length), luck: seeded(`${seed}/luck`) },
    answer(position, [open]) {
      const decision = botAnswer(platformer, position, open!, seated[open!.seat]!);
      answers.push(notation(decision.choice));
      return decision;
    },
  });
  return answers;
}

it('there is a bot for every level, and none is quicker to answer than a stronger one must be', () => {
  const levels = LEVELS.map((level) => named(level));
  expect(levels.map(({ name }) => name)).toEqual([...LEVELS]);
  for (const [i, { budgetMs }] of levels.entries()) if (i > 0) expect(budgetMs).toBeGreaterThan(levels[i - 1]!.budgetMs!);
});

it('a hero at the door gathers coins for a while, but not for ever', () => {
  const memory: Memory = {};
  const enters = (turn: number): boolean => {
    const play = tower({
      levels: [SOLID, SOLID, SOLID, COURT],
      lowest: 2,
      turn: { number: turn },
      climbers: [
        { hero: 'grom', at: at(3, 3, 0), gems: 6 },
        { hero: 'nix', at: at(3, 0, 7) },
      ],
      enemies: [['medusa', at(4, 1, 6)]],
      dice: ['boot', 'coin', 'coin', 'hand', 'hand'],
    });
    for (let text = ''; text !== 'end'; ) {
      text = named('expert').answer(sightOf(platformer, play.position, 0), mindOf(seeded('door'), { memory }));
      if (text !== 'end') play.plays(text);
      if (me(play).at >= at(4, 0, 0)) return true;
    }
    return false;
  };
  expect([1, 3].map(enters)).toEqual([false, false]);
  expect([5, 7, 9, 11, 13].some(enters)).toBe(true);
});

it('master does not leave the blow to somebody else who could deal it next', () => {
  const play = tower({
    levels: [SOLID, SOLID, SOLID, COURT],
    lowest: 3,
    climbers: [
      { hero: 'grom', at: at(4, 0, 3), entered: true },
      { hero: 'nix', at: at(4, 0, 4), gems: 5, special: 'sword', entered: true },
    ],
    enemies: [['medusa', at(4, 0, 5)]],
    dice: ['boot', 'coin', 'coin', 'coin', 'hand'],
  });
  const memory: Memory = {};
  const before = blowChance(play.position.state, 1);
  for (let text = ''; text !== 'end'; play.plays(text))
    text = named('master').answer(sightOf(platformer, play.position, 0), mindOf(seeded('rival'), { memory }));
  expect(before).toBeGreaterThan(0.5);
  expect(blowChance(play.position.state, 1)).toBeLessThan(before);
});

it('a second look finds what the first missed; who is late by then, or is stopped, answers by the first', () => {
  const { position } = tower({
    levels: [SOLID, OPEN_AIR, OPEN_AIR],
    climbers: [{ hero: 'grom', at: at(1, 0, 3) }, { hero: 'nix' }],
    dice: ['boot'],
    more: (s) => s.lies.fill(GEM_LIES, at(1, 0, 4), at(1, 0, 5)),
  });
  const row = WEIGHTS.seats[2]!.points;
  const weights = { alone: row, together: row };
  const hasty = climber({ name: 'hasty', width: 1, depth: 1, weights });
  const thorough = climber({ name: 'thorough', width: 40, depth: 14, weights });
  const both = climber({ name: 'both', width: 1, depth: 1, second: { width: 40, depth: 14 }, weights });
  const said: string[] = [];
  const answer = (bot: Bot<PlatformerKind>, mind: Partial<Mind> = {}) =>
    bot.answer(sightOf(platformer, position, 0), mindOf(seeded('look'), mind));
  expect(answer(hasty)).not.toBe(answer(thorough));
  expect(answer(both, { soFar: (text) => said.push(text) })).toBe(answer(thorough));
  expect(said).toEqual([answer(hasty)]);
  expect(answer(both, { isLate: () => true })).toBe(answer(hasty));
});

it('an orderly thought counts coins last and loses nothing by it', () => {
  const { position } = tower({
    levels: [SOLID, OPEN_AIR, OPEN_AIR],
    climbers: [{ hero: 'grom', at: at(1, 0, 3) }, { hero: 'nix' }],
    dice: ['coin', 'boot', 'coin', 'boot', 'star'],
  });
  const thought = (orderly: boolean) =>
    new Thought(0, WEIGHTS.seats[2]!.points, mindOf(seeded('coins')), { orderly }).ends(position, 200, 14);
  const takesCoin = (choice: Choice): boolean => (choice as { as?: string }).as === 'coin';
  for (const { answers } of thought(true)) {
    const first = answers.findIndex(takesCoin);
    if (first >= 0) expect(answers.slice(first).every(takesCoin)).toBe(true);
  }
  expect(thought(true)[0]!.worth).toBe(thought(false)[0]!.worth);
});

it('the same luck gives the same game: a plan kept from turn to turn changes nothing by itself', () => {
  expect(played(['expert'], 'twice')).toEqual(played(['expert'], 'twice'));
});

describe('features', () => {
  it('that were changed are not weighed by what was learned for others', () => {
    refusesOtherWeights(training, 'coins');
  });

  it('are as many as the weights, the constant first', () => {
    const position = start(platformer, 2, readOptions(platformer, 2), new Play<PlatformerKind>(seeded('features')));
    const seen = features.of(position.state, 0);
    expect([seen.length, seen[0]]).toEqual([FEATURES.length, 1]);
    for (const row of [rowOf(BY_HAND), WEIGHTS.seats[1]!.points, WEIGHTS.seats[2]!.points]) expect(row).toHaveLength(FEATURES.length);
  });
});
