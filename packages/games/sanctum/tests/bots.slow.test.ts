import { type Bot, random, SeatedBot, sightOf } from '@astragal/bots';
import { Play, type Position, playOn, read, readOptions, seeded, start, waiting } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { bots, DIFFICULTIES, type SanctumKind, sanctum, value } from '../src/index.ts';

/** A whole game by these players. */
function game(players: readonly Bot<SanctumKind>[], seed: string, given: object = {}): { end: Position<SanctumKind>; decisions: number } {
  const play = new Play<SanctumKind>(seeded(seed));
  const seated = players.map((player, seat) => new SeatedBot(player, seeded(`${seed}/think ${seat}`)));
  const position = start(
    sanctum,
    players.length,
    readOptions(sanctum as never, players.length, given as never) as SanctumKind['options'],
    play,
  );
  let decisions = 0;
  for (let open = waiting(sanctum, position); open.length > 0; open = waiting(sanctum, position)) {
    const { seat } = open[decisions % open.length]!;
    const found = read(sanctum, position, seat, seated[seat]!.answer(sightOf(sanctum, position, seat)));
    if (!found) throw new Error(`seat ${seat} answered what it may not`);
    playOn(sanctum, position, found.at, found.choice, play);
    sanctum.check!(position.state);
    decisions++;
  }
  return { end: position, decisions };
}

const named = (name: string) => bots.find((bot) => bot.name === name)!;

describe('whole games', () => {
  it.each([2, 3, 4].flatMap((seats) => DIFFICULTIES.map((difficulty) => [seats, difficulty] as const)))(
    '%i random players, %s',
    (seats, difficulty) => {
      const { end, decisions } = game(Array(seats).fill(random), `random ${seats} ${difficulty}`, { difficulty });
      expect(end.state.phase).toBe('over');
      expect(decisions).toBeLessThan(5000);
    },
  );
});

describe('levels', () => {
  it('masters reach act VI and survive at normal difficulty more often than not', () => {
    const fates = ['a', 'b', 'c'].flatMap((seed) => {
      const { end, decisions } = game([named('master'), named('master')], `master ${seed}`);
      expect(end.state.round).toBeGreaterThan(0);
      expect(decisions).toBeLessThan(2000);
      return end.state.heroes.map(({ fate }) => fate);
    });
    expect(fates.filter((fate) => fate === 'won').length).toBeGreaterThan(fates.length / 2);
  });

  it.each(['champion', 'novice'])('%s beats a random player', (name) => {
    const { end } = game([named(name), random as Bot<SanctumKind>], 'mixed');
    expect(sanctum.result(end.state).winners).toEqual([0]);
  });
});

describe('value', () => {
  it('likes health, gear and victory', () => {
    const { state } = sanctum.setup(2, { difficulty: 'normal', heroes: 'random', bonuses: 'off', hints: 'on' }, seeded('value'));
    const before = value(state, 0);
    state.heroes[0]!.health--;
    expect(value(state, 0)).toBeLessThan(before);
    state.heroes[0]!.fate = 'won';
    expect(value(state, 0)).toBeGreaterThan(before);
  });
});
