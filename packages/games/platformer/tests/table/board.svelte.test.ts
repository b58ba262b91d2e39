/** The drawn table of Platformer: what a tap would answer. */
import { choices, refusals, seeded } from '@astragal/kernel';
import {
  arrange,
  type Fixture,
  OPTIONS,
  type PlatformerFrame,
  type PlatformerKind,
  type PlatformerOptions,
  platformer,
} from '@astragal/platformer';
import type { BoardProps } from '@astragal/table/board.ts';
import { questionsOf } from '@astragal/table/seat-feed.svelte.ts';
import { describe, expect, it } from 'vitest';
import { standingOf } from '../../table/board/setting.ts';
import { PlatformerTable } from '../../table/table.svelte.ts';
import { words } from '../../table/words/en.ts';

const defaults = Object.fromEntries(Object.entries(OPTIONS).map(([id, spec]) => [id, spec.default])) as unknown as PlatformerOptions;

/** Seat 0 of two, or of more, is asked this, in this position; `watched`: nobody of this screen sits there. */
function lay(fixture: Fixture, frame: PlatformerFrame, { seats = 2, watched = false } = {}) {
  const { state } = platformer.setup(seats, { ...defaults, maze: 'forest', boss: 'medusa', first: 'host' }, seeded('board'));
  arrange(state, fixture);
  const asks = [{ frame, options: choices(platformer, state, frame), refused: refusals(platformer, state, frame) }];
  const given: string[] = [];
  const props = {
    moment: { number: 1, view: state, heard: [] },
    log: [],
    seat: watched ? undefined : 0,
    you: watched ? undefined : 0,
    waits: [0],
    asks: questionsOf({ asks } as never),
    sitters: Array.from({ length: seats }, (_, seat) => ({ seat })),
    names: (seat: number) => `seat ${seat}`,
    answer: (text: string) => given.push(text),
    hold: () => {},
  } as unknown as BoardProps<PlatformerKind>;
  return { table: new PlatformerTable(() => props), given };
}

const turn = (dice: readonly ('star' | 'boot' | 'hand' | 'sword' | 'coin')[]) => ({
  seat: 0,
  number: 3,
  step: 5 as const,
  dice: [...dice],
});

describe('coming back', () => {
  const frame = { step: 'respawn', seat: 0, first: false } as const;
  const fixture = (dice: Parameters<typeof turn>[0]): Fixture => ({ levels: [{}], climbers: [{ hero: 'nix', at: -1 }], turn: turn(dice) });

  it('[P-51] spends no die without asking which, the star least of all', () => {
    const { table, given } = lay(fixture(['star', 'boot', 'boot', 'hand', 'star']), frame);
    expect(table.payer).toBeUndefined();
    expect(table.payers).toEqual([0, 1, 3]);
    expect(table.targets.get(2)?.map((target) => table.named(target)['data-answer'])).toEqual([
      'respawn 2 0',
      'respawn 2 1',
      'respawn 2 3',
    ]);
    table.chosen = 1;
    expect(table.targets.get(2)?.map((target) => table.named(target)['data-answer'])).toEqual(['respawn 2 1']);
    table.take(table.targets.get(2)![0]!);
    expect(given).toEqual(['respawn 2 1']);
  });

  it('[P-51] does not ask where all dice show the same', () => {
    const { table } = lay(fixture(['boot', 'boot', 'boot', 'boot', 'boot']), frame);
    expect(table.payer).toBe(0);
  });
});

describe('the special die', () => {
  const frame = { step: 'special', seat: 0 } as const;
  const fixture = (special: 'blank' | 'hand'): Fixture => ({
    levels: [{}],
    climbers: [{ hero: 'nix', at: 0, special }],
    turn: { ...turn(['coin', 'boot', 'sword', 'coin', 'hand']), step: 6 },
  });

  it('[P-38] to keep nothing is never the only green one', () => {
    const { table } = lay(fixture('blank'), frame);
    expect(table.keep?.text).toBe('save 2');
    expect(table.isMain(table.find('skip')!)).toBe(false);
  });

  it('[P-38] to leave what lies there already is the usual choice', () => {
    const { table } = lay(fixture('hand'), frame);
    expect(table.keep).toBeUndefined();
    expect(table.isMain(table.find('skip')!)).toBe(true);
  });
});

describe('what is to come', () => {
  it('[P-63] [P-77] where an enemy would fall from the field that is pointed at', () => {
    const frame = { step: 'handling', seat: 0, at: 9, points: 1, dice: false, begun: false } as const;
    const ledge = { floors: ['........', '........', '.=......', '........'] };
    const { table } = lay(
      {
        levels: [ledge],
        enemies: [['treant', 9]],
        climbers: [{ hero: 'etorn', at: 0 }],
        turn: turn(['coin', 'coin', 'coin', 'coin', 'coin']),
      },
      frame,
    );
    expect(table.ghosts).toEqual([]);
    table.look = { on: 'field', field: 10 };
    expect(table.ghosts).toEqual([{ enemy: 'treant', from: 10, to: 2, wounds: 0 }]);
  });
});

describe('gems', () => {
  it('[P-25] [P-86] go on a die in the steps that move a Golem', () => {
    const frame = { step: 'handling', seat: 0, at: 9, points: 0, dice: true, begun: false } as const;
    const { table, given } = lay(
      {
        levels: [{}],
        enemies: [['golem', 9]],
        climbers: [{ hero: 'etorn', at: 0, gems: 6 }],
        turn: { ...turn(['hand', 'coin', 'coin', 'coin', 'coin']), used: [false, true, true, true, true] },
      },
      frame,
    );
    const hand = () => table.dice.find(({ die }) => die === 0)!;
    expect([hand().ways, hand().next]).toEqual([[], 1]);
    table.setGem(0);
    expect([hand().ways.map(({ text }) => text), hand().next]).toEqual([['spend 0 hand 1'], 5]);
    table.setGem(0);
    table.answer(hand().ways[0]);
    expect(given).toEqual(['spend 0 hand 6']);
  });
});

describe('a lone star', () => {
  const fixture = (dice: Parameters<typeof turn>[0]): Fixture => ({
    levels: [{}],
    climbers: [{ hero: 'nix', at: 0, gems: 0 }],
    turn: turn(dice),
  });

  it('is not spent by one tap among the actions, as other dice are', () => {
    const { table } = lay(fixture(['star', 'coin']), { step: 'actions', seat: 0 });
    const [star, coin] = table.dice;
    expect(star!.ways.length).toBeGreaterThan(0);
    expect(table.soleUse({ ...star!, ways: star!.ways.slice(0, 1), next: undefined })).toBeUndefined();
    expect(coin!.ways.length).toBe(1);
    expect(table.soleUse(coin!)?.choice).toMatchObject({ do: 'spend', as: 'coin' });
  });
});

describe('who is where', () => {
  it('nobody has fainted who has not come to the tower yet', () => {
    const fixture = (number: number, at: number): Fixture => ({
      levels: [{}],
      climbers: [{ at: 0 }, { at }],
      turn: { ...turn([]), number },
    });
    const actions = { step: 'actions', seat: 0 } as const;
    expect(lay(fixture(1, -1), actions).table.hasCome(1)).toBe(false);
    expect(lay(fixture(1, -1), actions).table.hasCome(0)).toBe(true);
    expect(lay(fixture(3, -1), actions).table.hasCome(1)).toBe(true);
    expect(lay(fixture(1, 5), actions).table.hasCome(1)).toBe(true);
  });
});

describe('how things stand with somebody', () => {
  const fixture = (number: number, at: readonly number[]): Fixture => ({
    levels: [{}],
    climbers: at.map((each) => ({ at: each })),
    turn: { ...turn([]), number },
  });
  const told = (number: number, at: readonly number[], watched: boolean): string[] => {
    const { table } = lay(fixture(number, at), { step: 'actions', seat: 0 }, { seats: at.length, watched });
    return at.map((_, seat) => standingOf(table, words, (of) => `seat ${of}`, seat));
  };

  it('whoever plays now is told so to everybody who watches, and never comes after somebody', () => {
    expect(told(4, [0, 5, 6], true)).toEqual([words.playsNow, words.playsNext, 'after seat 1']);
    expect(told(4, [0, 5, 6], false)[0]).toBe(words.yourTurn);
  });

  it('in the first round whoever has not come yet is not called fainted', () => {
    expect(told(1, [0, -1], true)).toEqual([words.playsNow, words.notYet]);
    expect(told(4, [0, -1], true)).toEqual([words.playsNow, words.fainted]);
  });
});

describe('a finger that looks', () => {
  const fixture: Fixture = { levels: [{}], climbers: [{ hero: 'nix', at: 0 }], turn: turn(['boot']) };

  it('is told what its next tap does; a mouse, which has looked by hovering, is not', () => {
    const { table } = lay(fixture, { step: 'actions', seat: 0 });
    const field = table.reach[0]!.field;
    table.look = { on: 'field', field, byFinger: true };
    expect(table.meant).toMatchObject({ kind: 'walk', reach: { field } });
    table.look = { on: 'field', field };
    expect(table.meant).toBeUndefined();
  });
});
