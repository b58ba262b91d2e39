import { type Game, Match, seeded } from '@astragal/kernel';
import { namedLuck } from '@astragal/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type SanctumKind, type SanctumState, sanctum } from '../src/index.ts';
import { layBoard } from '../src/rules/verbs.ts';
import { bag, battle, battleRow, chase, march, me } from './helpers.ts';

/** A match that begins where `prepare` leaves the table. */
function match(prepare: (s: SanctumState) => void, first: SanctumKind['frame'], dice: Record<string, number>): Match<SanctumKind> {
  const game: Game<SanctumKind> = {
    ...sanctum,
    setup(seats, options) {
      const { state } = sanctum.setup(seats, options, seeded('undo'));
      state.phase = 'march';
      state.heroes.forEach((hero, seat) => {
        layBoard(hero, seat === 0 ? 'huntress' : 'outlaw');
        march(state, seat, seat + 1);
      });
      prepare(state);
      return { state, first };
    },
  };
  return Match.begin(
    game,
    2,
    { difficulty: 'normal', heroes: 'random', bonuses: 'on', hints: 'on' },
    (n, name) => dice[name] ?? namedLuck('undo')(n, name),
  );
}

const plays = (at: Match<SanctumKind>, ...texts: string[]): void => {
  for (const text of texts) {
    const told = at.answer(0, at.ask(0), text);
    if (typeof told === 'string') throw new Error(`${text}: ${told}`);
  }
};
const twoSixes = { 'die 0 of seat 0 #1': 5, 'die 1 of seat 0 #1': 5 };

describe('taking back', () => {
  it('[S-145] changes and assignments come back one by one, the roll does not', () => {
    const at = match((s) => chase(s, 0, 'acrobat-boots'), { step: 'turn', seat: 0 }, twoSixes);
    plays(at, 'fight', 'roll', 'use weapon-1 0 focus 0 5', 'hit 1 0 1');
    expect(at.undo(0, at.ask(0))).toBe('done');
    expect(me(at.now.state).foes[0]!.hits).toEqual(['open', 'open']);
    expect(at.undo(0, at.ask(0))).toBe('done');
    expect(me(at.now.state)).toMatchObject({ focus: 4 });
    expect(at.mayUndo(0)).toBe(false);
  });

  it('[S-145] [K-20] back from the block to the attack: rage sleeps again, even a deadly block comes back', () => {
    const at = match(
      (s) => {
        me(s).health = 1;
        me(s).raging = 0;
        chase(s, 0, 'acrobat-boots');
      },
      { step: 'turn', seat: 0 },
      twoSixes,
    );
    plays(at, 'fight', 'roll', 'done', 'done');
    expect(me(at.now.state)).toMatchObject({ fate: 'dead', raging: 1 });
    expect(at.undo(0, at.ask(0))).toBe('done');
    expect(at.undo(0, at.ask(0))).toBe('done');
    expect(me(at.now.state)).toMatchObject({ fate: 'alive', raging: 0, health: 1 });
    expect(at.now.stack.at(-1)).toMatchObject({ step: 'attack' });
  });

  it('[S-145] [X-21] a fury card turned up closes what came before it', () => {
    const at = match((s) => battle(s, 0, 'lord-6', 'fury-6'), { step: 'round' }, twoSixes);
    plays(at, 'roll', 'use weapon-1 0 focus 1 5', 'hit 0 0 0');
    expect(at.mayUndo(0)).toBe(false);
    plays(at, 'suffer');
    expect(at.mayUndo(0)).toBe(true);
  });

  it('[S-145] [K-19] a confirmed fight of act VI stands, although the others still fight', () => {
    const at = match(
      (s) => {
        battle(s, 0, 'lord-6', 'fury-6');
        Object.assign(me(s, 1), { fate: 'alive', health: 1, foes: [] });
        battleRow(s, 1);
      },
      { step: 'round' },
      { 'die 0 of seat 0 #1': 0, 'die 1 of seat 0 #1': 0 },
    );
    plays(at, 'roll', 'done', 'done');
    expect(at.mayUndo(0)).toBe(true);
    plays(at, 'end');
    expect(at.mayUndo(0)).toBe(false);
    expect(at.answer(1, at.ask(1), 'roll')).not.toBeTypeOf('string');
    expect(at.undo(0, at.ask(0))).toBe('closed');
  });

  it('[S-145] [K-19] a finished last rest stands, although the others still rest', () => {
    const at = match(
      (s) => {
        s.breacher = 0;
        bag(s, 0, 'sling');
      },
      { step: 'respite' },
      {},
    );
    plays(at, 'brew sling red');
    expect(at.mayUndo(0)).toBe(true);
    plays(at, 'done');
    expect(at.undo(0, at.ask(0))).toBe('closed');
    expect(at.waits).toEqual([1]);
  });

  it('[K-20] [K-21] the last gem, and the block, come back until the card is turned', () => {
    const at = match(
      (s) => chase(s, 0, 'straw-sandals', 'acrobat-boots'),
      { step: 'turn', seat: 0 },
      {
        'die 0 of seat 0 #1': 1,
        'die 1 of seat 0 #1': 1,
      },
    );
    plays(at, 'fight', 'roll', 'hit 0 0 0', 'done', 'done', 'climb red 1 red');
    expect(at.seen(0).asks[0]!.options).toEqual([{ do: 'reveal', foe: 0 }]);
    for (const freed of [0, 0, 0]) {
      expect(at.undo(0, at.ask(0))).toBe('done');
      expect(me(at.now.state).pool.red).toBe(freed);
    }
    expect(at.now.stack.at(-1)).toMatchObject({ step: 'attack' });
    plays(at, 'done', 'done', 'climb red 1 red', 'reveal 0');
    expect(at.mayUndo(0)).toBe(false);
    expect(me(at.now.state).bag).toEqual(['straw-sandals']);
  });

  it('[S-145] [K-19] a confirmed turn is over', () => {
    const at = match((s) => chase(s, 0, 'acrobat-boots'), { step: 'turn', seat: 0 }, twoSixes);
    plays(at, 'fight', 'roll', 'done', 'done');
    expect(at.mayUndo(0)).toBe(true);
    plays(at, 'end');
    expect(at.mayUndo(0)).toBe(false);
  });
});
