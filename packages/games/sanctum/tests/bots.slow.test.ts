import { type Bot, botAnswer, playGame, random, SeatedBot } from '@astragal/bots';
import { type Position, readOptions, seeded } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { bots, DIFFICULTIES, type SanctumKind, sanctum, value } from '../src/index.ts';

/** A whole game by these players. */
function game(players: readonly Bot<SanctumKind>[], seed: string, given: object = {}): { end: Position<SanctumKind>; decisions: number } {
  const seated = players.map((player, seat) => new SeatedBot(player, seeded(`${seed}/think ${seat}`)));
  const options = readOptions(sanctum as never, players.length, given as never) as SanctumKind['options'];
  let asked = 0;
  const { position, decisions } = playGame<SanctumKind>({
    ...{ game: sanctum, seats: players.length, options, luck: seeded(seed) },
    answer(now, open) {
      sanctum.check!(now.state);
      const at = open[asked++ % open.length]!;
      return botAnswer(sanctum, now, at, seated[at.seat]!);
    },
  });
  sanctum.check!(position.state);
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
