import { choices, Play, type Position, playOn, readOptions, seeded, sortedJson, start, waiting } from '@astragal/kernel';
import { namedLuck } from '@astragal/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ALTERNATES, type DiceForgeKind, diceForge, type Options } from '../src/index.ts';

const given = (seats: number, setup: 'first' | 'random' | 'all B'): Options =>
  readOptions(
    diceForge as never,
    seats,
    setup === 'all B' ? { setup: 'chosen', ...Object.fromEntries(ALTERNATES.map((slot) => [slot, 'B'])) } : { setup },
  ) as unknown as Options;

/** Plays at random to the end, checking every position on the way. */
function playThrough(seats: number, setup: 'first' | 'random' | 'all B', seed: string): Position<DiceForgeKind> {
  const chance = seeded(seed);
  const play = new Play<DiceForgeKind>(chance);
  const position = start(diceForge, seats, given(seats, setup), play);
  for (let open = waiting(diceForge, position); open.length > 0; open = waiting(diceForge, position)) {
    const at = open[chance.below(open.length, 'who')]!;
    const all = choices(diceForge, position.state, at.frame);
    playOn(diceForge, position, at, all[chance.below(all.length, 'answer')]!, play);
    diceForge.check!(position.state);
  }
  return position;
}

describe('whole games', () => {
  for (const setup of ['first', 'all B', 'random'] as const)
    it.each([2, 3, 4])(`with %i seats, ${setup}: random play ends after the last round and keeps every promise`, (seats) => {
      for (let i = 0; i < 12; i++) {
        const { state } = playThrough(seats, setup, `${setup} ${seats} ${i}`);
        expect(state.round).toBe(state.rounds);
        expect(state.chronicle).toHaveLength(state.rounds * seats);
        expect(state.chronicle.slice(-seats)).toEqual(diceForge.result(state).scores);
      }
    });

  it('every question of the game is asked somewhere in random play', () => {
    const asked = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const chance = seeded(`asks ${i}`);
      const play = new Play<DiceForgeKind>(chance);
      const position = start(diceForge, 2 + (i % 3), given(2 + (i % 3), i % 2 ? 'random' : 'all B'), play);
      for (let open = waiting(diceForge, position); open.length > 0; open = waiting(diceForge, position)) {
        for (const { frame } of open) asked.add(frame.step);
        const at = open[chance.below(open.length, 'who')]!;
        const all = choices(diceForge, position.state, at.frame);
        playOn(diceForge, position, at, all[chance.below(all.length, 'answer')]!, play);
      }
    }
    const questions = Object.entries(diceForge.steps).flatMap(([step, definition]) => ('take' in definition ? [step] : []));
    expect([...asked].sort()).toEqual(questions.sort());
  });
});

describe('answering side by side', () => {
  /** Plays a game in which answers depend on the question alone; `pick` says whose turn it is to answer. */
  function playBy(seed: string, seats: number, pick: (open: number, turn: number) => number): { end: string; lanes: number } {
    const counts = new Map<string, number>();
    const count = (key: string): number => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return counts.get(key)!;
    };
    const luck = namedLuck(seed);
    const play = new Play<DiceForgeKind>({ below: (n, what) => luck(n, `${what} #${count(what)}`) });
    const position = start(diceForge, seats, given(seats, 'all B'), play);
    let lanes = 0;
    for (let turn = 0, open = waiting(diceForge, position); open.length > 0; turn++, open = waiting(diceForge, position)) {
      if (open.length > 1) lanes++;
      const at = open[pick(open.length, turn)]!;
      const all = choices(diceForge, position.state, at.frame);
      const key = sortedJson(at.frame);
      playOn(diceForge, position, at, all[luck(all.length, `${key} #${count(key)}`)]!, play);
    }
    return { end: sortedJson(position), lanes };
  }

  it('[DF-39] [DF-126] any order of answers ends byte-equal to strictly sequential play', () => {
    let lanes = 0;
    for (let game = 0; game < 25; game++) {
      const seats = 2 + (game % 3);
      const sequential = playBy(`order ${game}`, seats, () => 0);
      const chance = seeded(`order ${game}`);
      lanes += sequential.lanes;
      expect(playBy(`order ${game}`, seats, (open) => open - 1).end).toBe(sequential.end);
      expect(playBy(`order ${game}`, seats, (open) => chance.below(open, 'who')).end).toBe(sequential.end);
    }
    expect(lanes).toBeGreaterThan(50);
  });
});
