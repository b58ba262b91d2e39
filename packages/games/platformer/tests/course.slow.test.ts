/** Nobody stands still: whole games end, and turns that bring nothing are few and never come in long rows. */
import { botAnswer, playGame, SeatedBot } from '@astragal/bots';
import { readOptions, type Seat, seeded } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { brings, courseOf, fought, standing } from '../src/bots/course.ts';
import { bots } from '../src/bots/index.ts';
import { training } from '../src/bots/training.ts';
import { platformer } from '../src/game.ts';
import type { PlatformerKind } from '../src/state.ts';
import { at, type me, OPEN_AIR, SOLID, tower } from './helpers.ts';

interface Told {
  readonly isWon: boolean;
  /** By seat: own turns, those that brought nothing, most of these in a row. */
  readonly turns: number[];
  readonly empty: number[];
  readonly longest: number[];
}

/** A whole game, dealt and thought as `astragal sim` does it. */
function told(names: readonly string[], seed: string, clock?: () => number): Told {
  const think = seeded(`${seed}/think`);
  const seated = names.map((name) => new SeatedBot(bots.find((bot) => bot.name === name)!, think, clock));
  const [turns, empty, longest, row] = Array.from({ length: 4 }, () => names.map(() => 0)) as [number[], number[], number[], number[]];
  let began: { turn: number; seat: Seat; from: ReturnType<typeof standing> } | undefined;
  const { position } = playGame<PlatformerKind>({
    ...{ game: platformer, seats: names.length, options: readOptions(platformer, names.length), luck: seeded(`${seed}/luck`) },
    horizon: ['end-of-turn'],
    answer(now, [open]) {
      const { number: turn, seat } = now.state.turn;
      if (began?.turn !== turn) began = { turn, seat, from: standing(now.state, seat) };
      return botAnswer(platformer, now, open!, seated[open!.seat]!);
    },
    rest({ state }) {
      if (!began) return;
      const { seat, from } = began;
      const isEmpty = !brings(from, standing(state, seat));
      turns[seat]!++;
      empty[seat]! += isEmpty ? 1 : 0;
      row[seat] = isEmpty ? row[seat]! + 1 : 0;
      longest[seat] = Math.max(longest[seat]!, row[seat]!);
    },
  });
  return { isWon: position.state.winner >= 0, turns, empty, longest };
}

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

describe('nobody stands still', () => {
  it.each([
    ['novice', ['novice', 'novice'], ['nv1/0', 'nv1/1', 'nv1/3', 'nv1/4', 'nv1/5'], 0.08],
    ['amateur', ['amateur', 'amateur'], ['am/0', 'am/1', 'am/2', 'mixed2/amateur+amateur/21/0'], 0.07],
    ['skilled', ['skilled', 'skilled'], ['vf-xs2/6', 'vf-xs2/7', 'vf-xs2/8'], 0.06],
    ['expert', ['expert', 'expert'], ['vf-xx2/2', 'vf-xx2/3'], 0.03],
    ['mixed', ['expert', 'skilled', 'novice'], ['vf-en3/2', 'vf-en3/3'], 0.05],
  ] as const)('%s: games end, few turns bring nothing, never four in a row', (_, names, seeds, most) => {
    const games = seeds.map((seed) => told(names, seed));
    expect(games.map(({ isWon }) => isWon)).toEqual(seeds.map(() => true));
    for (const { longest } of games) expect(Math.max(...longest)).toBeLessThan(4);
    expect(sum(games.flatMap(({ empty }) => empty)) / sum(games.flatMap(({ turns }) => turns))).toBeLessThanOrEqual(most);
  });
});

it.each(['novice', 'amateur', 'skilled', 'expert', 'master'])('%s stands as little still where no time is left to think', (level) => {
  let now = 0;
  const leaping = (): number => (now += 1e6);
  expect(Math.max(...told([level, level], `${level} at once`, leaping).longest)).toBeLessThan(4);
});

it('what came of a turn counts, not what was planned: whoever is thrown back has done nothing, and goes elsewhere', () => {
  const { position } = tower({ levels: [SOLID, OPEN_AIR, OPEN_AIR], climbers: [{ hero: 'grom', at: at(1, 3, 3) }, { hero: 'nix' }] });
  const memory = {};
  const planned = at(1, 3, 5);
  const turn = (number: number) => {
    position.state.turn.number = number;
    return courseOf(memory, position.state, 0);
  };
  const course = turn(1);
  course.to = { ...course.from, at: planned };
  expect(turn(3)).toMatchObject({ idle: 1, trod: { [planned]: 6 } });
});

it('a fight is an enemy felled or a rival thrown down, not one that is only moved', () => {
  const { position } = tower({
    levels: [SOLID, OPEN_AIR],
    climbers: [
      { hero: 'grom', at: at(1, 3, 3) },
      { hero: 'nix', at: at(1, 3, 5) },
    ],
  });
  const from = standing(position.state, 0);
  const [me, rival] = position.state.climbers;
  const now = () => fought(from, standing(position.state, 0));
  rival!.at = at(1, 3, 6);
  expect(now()).toBe(0);
  rival!.at = at(1, 1, 6);
  expect(now()).toBe(1);
  me!.defeated++;
  expect(now()).toBe(2);
});

describe('a turn brings something', () => {
  const play = () =>
    tower({ levels: [SOLID, OPEN_AIR, OPEN_AIR], climbers: [{ hero: 'grom', at: at(1, 3, 3), coins: 11 }, { hero: 'nix' }] });
  const after = (change: (hero: ReturnType<typeof me>) => void): boolean => {
    const { position } = play();
    const from = standing(position.state, 0);
    position.state.stands[from.at] = 0;
    change(position.state.climbers[0]!);
    return brings(from, standing(position.state, 0));
  };

  it('that ends on another field, or with something gained, dealt or bought', () => {
    expect(after((hero) => (hero.at = at(1, 3, 4)))).toBe(true);
    expect(after((hero) => (hero.gems += 1))).toBe(true);
    expect(after((hero) => (hero.defeated += 1))).toBe(true);
    expect(after((hero) => hero.cards.push('grapnel'))).toBe(true);
    expect(after((hero) => (hero.coins += 1))).toBe(true);
  });

  it('and is told as such to simulations; what is answered in the turn of another is no turn', () => {
    const { position } = play();
    const brought = (...verbs: readonly string[]) =>
      training.turnBrings!(
        position.state,
        verbs.map((verb) => ({ do: verb })),
        position.state,
        0,
      );
    expect([brought('gravity', 'end'), brought('spend', 'go', 'go', 'end'), brought('hold')]).toEqual([false, false, undefined]);
    expect(training.isEndless!(position.state)).toBe(true);
    position.state.winner = 0;
    expect([brought('hit'), training.isEndless!(position.state)]).toEqual([true, false]);
  });

  it('but not one that ends as it began, falls back there, or only fills a full purse', () => {
    expect(after(() => undefined)).toBe(false);
    expect(after((hero) => (hero.at = at(2, 1, 3)))).toBe(false);
    expect(after((hero) => (hero.coins += 2))).toBe(false);
    expect(after((hero) => (hero.gems -= 1))).toBe(false);
  });
});
