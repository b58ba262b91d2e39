/** The facts of the ending are what happened. */
import { mindOf, random, sightOf } from '@astragal/bots';
import { Play, playOn, read, readOptions, seeded, start, type Told, waiting } from '@astragal/kernel';
import { type PlatformerEvent, type PlatformerKind, type PlatformerOptions, platformer, type State } from '@astragal/platformer';
import { describe, expect, it } from 'vitest';
import { awardsOf, blowOf, chronicleOf, placesOf } from '../../table/chronicle.ts';
import * as en from '../../table/words/en.ts';
import * as pl from '../../table/words/pl.ts';
import * as ru from '../../table/words/ru.ts';

/** A game played at random, with everything that was told. */
function game(seats: number, seed: string): { end: State; log: PlatformerEvent[] } {
  const [told, chance, think] = [[] as Told<PlatformerKind>[], seeded(seed), seeded(`${seed}/think`)];
  const play = new Play<PlatformerKind>(chance, told);
  const position = start(platformer, seats, readOptions(platformer as never, seats, { rounds: '30' }) as PlatformerOptions, play);
  for (let [open] = waiting(platformer, position); open; [open] = waiting(platformer, position)) {
    const answer = read(platformer, position, open.seat, random.answer(sightOf(platformer, position, open.seat), mindOf(think)))!;
    playOn(platformer, position, answer.at, answer.choice, play);
  }
  return { end: position.state, log: told.flatMap(({ event }) => (event ? [event] : [])) };
}

describe('the chronicle', () => {
  it.each([
    [1, 'alone'],
    [2, 'two'],
    [3, 'three'],
  ])('of a game for %i counts what is true in the end', (seats, seed) => {
    const { end, log } = game(seats, seed);
    const chronicle = chronicleOf(log, end);
    expect(chronicle.rounds).toBe(Math.ceil(end.turn.number / seats));
    for (const [seat, climber] of end.climbers.entries()) {
      const deeds = chronicle.deeds[seat]!;
      expect([deeds.enemies, deeds.coins, deeds.gems]).toEqual([climber.defeated, climber.coins, climber.gems]);
      expect(chronicle.curves.coins[seat]!.every((coins) => coins >= 0)).toBe(true);
      expect(chronicle.curves.coins[seat]!.at(-1)).toBe(climber.coins);
      expect(chronicle.curves.wounds[seat]!.at(-1)).toBe(deeds.wounds);
      expect(chronicle.curves.height[seat]!.at(-1)).toBe(climber.at < 0 ? 0 : Math.floor(climber.at / 8) + 1);
      expect(chronicle.curves.height[seat]).toHaveLength(chronicle.rounds + 1);
      expect(chronicle.faints.filter((each) => each.seat === seat)).toHaveLength(deeds.faints);
    }
  });

  it('gives everybody at most one award, none twice, each for a fact', () => {
    const { end, log } = game(3, 'awards');
    const chronicle = chronicleOf(log, end);
    const awards = awardsOf(chronicle, end.winner);
    expect(awards.length).toBeGreaterThan(0);
    expect(new Set(awards.map(({ seat }) => seat)).size).toBe(awards.length);
    expect(new Set(awards.map(({ award }) => award)).size).toBe(awards.length);
    expect(placesOf(chronicle, 2)[2]).toBe(1);
  });

  it('puts the last blow together from dice, gems, cards and tokens of that Attack alone', () => {
    const log: PlatformerEvent[] = [
      { kind: 'turn-began', seat: 1, turn: 4 },
      { kind: 'die-spent', seat: 1, die: 0, as: 'sword', gems: 0, value: 1 },
      { kind: 'struck', seat: 1, enemy: 'guard', at: 9, wounds: 1, health: 2 },
      { kind: 'card-used', seat: 1, card: 'rage' },
      { kind: 'die-spent', seat: 1, die: 5, as: 'sword', gems: 6, value: 4 },
      { kind: 'token-discarded', seat: 1, token: 'banner' },
      { kind: 'dice-fused', seat: 1, die: 1, with: 2, as: 'sword', gems: 0, value: 1 },
      { kind: 'struck', seat: 1, enemy: 'ikee', at: 10, wounds: 8, health: 8 },
      { kind: 'game-won', seat: 1, boss: 'ikee' },
    ];
    expect(blowOf(log)).toEqual({
      seat: 1,
      wounds: 8,
      health: 8,
      parts: [
        { is: 'card', card: 'rage', wounds: 2 },
        { is: 'die', special: true, gems: 6, wounds: 4 },
        { is: 'token', token: 'banner', wounds: 1 },
        { is: 'die', special: false, gems: 0, wounds: 1 },
      ],
    });
    expect(blowOf(log.slice(0, 3))).toBeUndefined();
  });
});

it('one sword is told as one, several as several', () => {
  const told = (dice: number) => [en, pl, ru].map(({ words }) => words.blowText(dice, 3).replaceAll('\u00a0', ' '));
  expect(told(1)).toEqual(['1 sword and 3 gems on it.', '1 miecz, a na nim 3 klejnoty.', '1 меч, на нём 3 самоцвета.']);
  expect(told(2)).toEqual(['2 swords and 3 gems on them.', '2 miecze, a na nich 3 klejnoty.', '2 меча, на них 3 самоцвета.']);
});
