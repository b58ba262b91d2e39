import { choices, Play, playOn, seeded, start, waiting } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { faceOf, type SanctumEvent, type SanctumKind, sanctum } from '../src/index.ts';
import { turnsOf } from '../src/insight/index.ts';
import { lastRest } from '../src/toolkit.ts';

const imp = faceOf('sling');
const TURN: SanctumEvent[] = [
  { kind: 'turn-begun', seat: 0 },
  { kind: 'fight-begun', seat: 0 },
  { kind: 'rolled', seat: 0, dice: [5], silver: false },
  { kind: 'demon-killed', seat: 0, foe: 0, face: imp },
  { kind: 'wounded', seat: 0, wounds: 2, health: 8 },
  { kind: 'item-found', seat: 0, item: 'sling' },
];

describe('a game told by turns', () => {
  it('says what a turn came to', () => {
    const [fight, rest] = turnsOf([
      ...TURN,
      { kind: 'turn-begun', seat: 1 },
      { kind: 'rested', seat: 1, last: false },
      { kind: 'equipped', seat: 1, item: 'buckler', slot: 'weapon-1' },
      { kind: 'equipped', seat: 1, item: 'cudgel', slot: 'weapon-2' },
      { kind: 'unequipped', seat: 1, item: 'buckler', slot: 'weapon-1' },
    ]);
    expect(fight).toMatchObject({ chapter: 'march', round: 1, seat: 0, from: 0, over: true, action: 'fight' });
    expect(fight).toMatchObject({ killed: [imp], wounds: 2, found: ['sling'], events: [0, 1, 2, 3, 4, 5] });
    expect(rest).toMatchObject({ round: 1, seat: 1, from: 6, over: false, action: 'rest', worn: ['cudgel'] });
  });

  it('tells what others take from a chest, and skills of the set-up, in their next turns', () => {
    const turns = turnsOf([
      { kind: 'skill-gained', seat: 1, skill: 'volley' },
      ...TURN,
      { kind: 'looted', seat: 0, item: 'buckler' },
      { kind: 'looted', seat: 1, item: 'cudgel' },
      { kind: 'turn-begun', seat: 1 },
      { kind: 'rested', seat: 1, last: false },
    ]);
    expect(turns.map(({ seat, from, found, skills, events }) => [seat, from, found, skills, events])).toEqual([
      [0, 1, ['sling', 'buckler'], [], [1, 2, 3, 4, 5, 6, 7]],
      [1, 9, ['cudgel'], ['volley'], [0, 8, 9, 10]],
    ]);
  });

  it('begins a round with the first to play again', () => {
    const turns = turnsOf([...TURN, { kind: 'turn-begun', seat: 1 }, ...TURN]);
    expect(turns.map(({ round, seat }) => [round, seat])).toEqual([
      [1, 0],
      [1, 1],
      [2, 0],
    ]);
    expect(turns.flatMap(({ found }) => found)).toEqual(['sling', 'sling']);
  });

  it('gives everybody a turn in each round of the Final Battle', () => {
    const turns = turnsOf([
      { kind: 'round-begun', round: 1 },
      { kind: 'fight-begun', seat: 1 },
      { kind: 'fight-begun', seat: 0 },
      { kind: 'card-defeated', seat: 1, foe: 0, card: 'lord-1' },
      { kind: 'round-begun', round: 2 },
      { kind: 'died', seat: 0 },
    ]);
    expect(turns.map(({ chapter, count, seat, over }) => [chapter, count, seat, over])).toEqual([
      ['battle', 1, 1, true],
      ['battle', 1, 0, true],
      ['battle', 2, 0, false],
    ]);
    expect(turns[0]!.beaten).toEqual(['lord-1']);
    expect(turns[2]!.fate).toBe('died');
  });

  it.each([sanctum, lastRest])('tells every event of a player in that player’s turn, each once ($id)', (game) => {
    const chance = seeded('tale');
    const play = new Play<SanctumKind>(chance, []);
    const position = start(game, 3, { difficulty: 'normal', heroes: 'random', bonuses: 'off', hints: 'on' }, play);
    const before = position.state.heroes.map(({ health }) => health);
    for (let i = 0; i < 500; i++) {
      const open = waiting(game, position);
      if (open.length === 0) break;
      const at = open[chance.below(open.length, 'who')]!;
      const all = choices(game, position.state, at.frame);
      playOn(game, position, at, all[chance.below(all.length, 'answer')]!, play);
    }
    const log = play.told!.flatMap(({ event }) => (event ? [event] : []));
    const turns = turnsOf(log);
    const places = turns.flatMap(({ events }) => events);
    expect(new Set(places).size).toBe(places.length);
    for (const { seat, events } of turns) for (const at of events) expect(log[at]).toMatchObject({ seat });
    expect(turns.reduce((sum, { wounds }) => sum + wounds, 0)).toBe(
      log.reduce((sum, event) => sum + (event.kind === 'wounded' ? event.wounds : 0), 0),
    );
    // Health is told with each wound, and comes to what is left.
    for (const [seat, hero] of position.state.heroes.entries()) {
      let left = before[seat]!;
      for (const event of log) {
        if ((event.kind !== 'wounded' && event.kind !== 'healed') || event.seat !== seat) continue;
        left = event.kind === 'healed' ? left + 1 : Math.max(0, left - event.wounds);
        expect(event.health).toBe(left);
      }
      expect(hero.health).toBe(left);
    }
  });
});
