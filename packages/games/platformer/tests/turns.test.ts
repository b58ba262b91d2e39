import { mindOf, random, sightOf } from '@astragal/bots';
import { Play, playOn, read, readOptions, seeded, start, type Told, waiting } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { type PlatformerEvent, type PlatformerKind, type PlatformerOptions, platformer, turnsOf } from '../src/index.ts';

describe('the game turn by turn', () => {
  it('[P-70] tells a turn with its way, pushes, deeds and losses; what happens to others is no deed of it', () => {
    const log: PlatformerEvent[] = [
      { kind: 'turn-began', seat: 1, turn: 4 },
      { kind: 'hero-moved', seat: 1, from: 3, to: 11, how: 'move' },
      { kind: 'collected', seat: 1, what: 'coin', at: 11 },
      { kind: 'hero-moved', seat: 0, from: 12, to: 13, how: 'push', by: 1 },
      { kind: 'hero-moved', seat: 1, from: 11, to: 12, how: 'move', on: 'shop' },
      { kind: 'bought', seat: 1, card: 'rage', price: 4 },
      { kind: 'defeated', seat: 1, enemy: 'treant', at: 20 },
      { kind: 'gained', seat: 1, coins: 2, gems: 1, source: 'loot' },
      { kind: 'hero-moved', seat: 0, from: 13, to: 5, how: 'fall' },
      { kind: 'wounded', seat: 0, wounds: 1, hearts: 3, source: 'trap' },
      { kind: 'wounded', seat: 1, wounds: 2, hearts: 1, source: 'attack' },
      { kind: 'turn-began', seat: 0, turn: 5 },
    ];
    const [turn, now] = turnsOf(log, 2);
    expect(turn).toEqual({
      round: 2,
      seat: 1,
      from: 0,
      to: 11,
      over: true,
      fields: 2,
      end: { at: 12, on: 'shop' },
      pushed: [0],
      defeated: ['treant'],
      bought: ['rage'],
      used: [],
      coins: 3,
      gems: 1,
      paid: 4,
      wounds: 2,
      fainted: false,
      revealed: [],
      won: false,
    });
    expect(now).toMatchObject({ round: 3, seat: 0, over: false, fields: 0, end: undefined });
  });

  it('adds up to what everybody has in the end', () => {
    const [told, chance, think] = [[] as Told<PlatformerKind>[], seeded('turns'), seeded('turns/think')];
    const play = new Play<PlatformerKind>(chance, told);
    const given = readOptions(platformer as never, 3, { rounds: '30', first: 'host' }) as PlatformerOptions;
    const position = start(platformer, 3, given, play);
    const before = position.state.climbers.map(({ coins }) => coins);
    for (let [open] = waiting(platformer, position); open; [open] = waiting(platformer, position)) {
      const answer = read(platformer, position, open.seat, random.answer(sightOf(platformer, position, open.seat), mindOf(think)))!;
      playOn(platformer, position, answer.at, answer.choice, play);
    }
    const log = told.flatMap(({ event }) => (event ? [event] : []));
    const turns = turnsOf(log, 3);
    expect(turns).toHaveLength(position.state.turn.number);
    expect(turns.map(({ from }) => log[from]!.kind)).toEqual(turns.map(() => 'turn-began'));
    // Coins picked up while pushed in somebody else's turn belong to no turn of one's own.
    for (const [seat, { coins, defeated }] of position.state.climbers.entries()) {
      const own = turns.filter((turn) => turn.seat === seat);
      const sum = own.reduce((total, turn) => total + turn.coins - turn.paid, before[seat]!);
      expect(sum).toBeLessThanOrEqual(coins);
      expect(own.reduce((total, turn) => total + turn.defeated.length, 0)).toBe(defeated);
    }
  });
});
