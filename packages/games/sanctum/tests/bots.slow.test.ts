import { type Bot, botAnswer, playGame, random, SeatedBot } from '@astragal/bots';
import { type Position, readOptions, seeded } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { bots, DIFFICULTIES, GEMS, type SanctumKind, sanctum, value } from '../src/index.ts';

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

describe('tastes', () => {
  it('show in what persons do: the bold walk on while chased, the hoarder frees more gems than the hunter', () => {
    const [careful, bold, hoarder, hunter] = named('novice').persons!;
    const walked = new Map<string, number>();
    const freed = new Map<string, number>();
    const add = (counts: Map<string, number>, name: string, n: number) => counts.set(name, (counts.get(name) ?? 0) + n);
    for (let i = 0; i < 60; i++) {
      const pair = i % 2 === 0 ? [careful!, bold!] : [hoarder!, hunter!];
      const players = i % 4 < 2 ? pair : pair.toReversed();
      const watched = players.map(
        (player): Bot<SanctumKind> => ({
          ...player,
          answer(sight, mind) {
            const answer = player.answer(sight, mind);
            if (answer === 'move' && sight.view.heroes[sight.seat]!.foes.length > 0) add(walked, player.name, 1);
            return answer;
          },
        }),
      );
      const { end } = game(watched, `taste ${i}`);
      for (const [seat, { pool, gear }] of end.state.heroes.entries())
        add(freed, players[seat]!.name, GEMS.reduce((sum, gem) => sum + pool[gem], 0) + gear.flatMap(({ gems }) => gems).length);
    }
    expect([...walked.keys()]).toEqual([bold!.name]);
    expect(walked.get(bold!.name)).toBeGreaterThan(15);
    expect(freed.get(hoarder!.name)).toBeGreaterThan(freed.get(hunter!.name)!);
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
