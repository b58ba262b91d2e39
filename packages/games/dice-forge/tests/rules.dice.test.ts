import { describe, expect, it } from 'vitest';
import { FACES } from '../src/index.ts';
import { action, blessing, minor, reserve, type Table, table } from './helpers.ts';

/** Faces of the starting dice that lie in the temple: never any. */
const leftInTemple = (s: Table): number => s.game.view(s.state, undefined).left['gold-1'];

describe('dice and faces', () => {
  it('[DF-17] each die shows the position luck picks, until it is rolled again or forged on', () => {
    const s = table([{ gold: 12 }, {}], {
      stack: [action(), blessing()],
      luck: [
        ['light die of seat 0', 5],
        ['dark die of seat 0', 4],
      ],
    });
    expect([s.state.players[0]!.light.up, s.state.players[0]!.dark.up]).toEqual([5, 4]);
    expect(reserve(s)).toEqual([12, 1, 1, 0]);
    s.plays('buy gold-3', 'forge light 2', 'finish').done();
    expect([s.state.players[0]!.light.up, s.state.players[0]!.dark.up]).toEqual([2, 4]);
  });

  it('[DF-18] forging while a roll is resolved changes the die, not the results', () => {
    const s = table([{ gold: 3, light: { 0: 'ship' }, dark: { 0: 'sun-2' } }, {}], { stack: [blessing()], luck: [0, 0] });
    s.plays('buy moon-1', 'forge dark 0');
    expect(s.state.players[0]!.dark.faces[0]).toBe('moon-1');
    expect(reserve(s)).toEqual([3, 2, 0, 0]); // a price of 2 less 2, and the sun that was rolled
  });

  it('[DF-19] a face of kind "all" gives everything on it', () => {
    const s = table([{ gold: 0, light: { 0: 'gold-1-sun-1-moon-1-glory-1' } }, {}], { stack: [minor()], luck: [0] });
    expect(reserve(s)).toEqual([1, 1, 1, 1]);
  });

  it('[DF-20] a face of kind "choice" gives one option, chosen anew each time', () => {
    const s = table([{ gold: 0, light: { 0: 'choice-gold-3-glory-2' } }, {}], { stack: [minor(), minor()], luck: [0, 0] });
    expect(s.choices()).toEqual(['take gold 3', 'take glory 2']);
    s.plays('take gold 3', 'take glory 2');
    expect(reserve(s)).toEqual([3, 0, 0, 2]);
  });

  it('[DF-21] a face forged over leaves the game for good and counts as forged', () => {
    const s = table([{ gold: 4 }, {}]);
    const left = leftInTemple(s);
    s.plays('buy gold-3', 'forge light 0', 'finish');
    expect(s.state.players[0]!.forged).toBe(1);
    expect(leftInTemple(s)).toBe(left);
    expect(s.heard(undefined, 'forged')[0]).toMatchObject({ face: 'gold-3', replaced: 'gold-1', die: 'light', position: 0 });
  });

  it('every face of the tables gives what its name says', () => {
    for (const [id, face] of Object.entries(FACES)) {
      const words = id.replace(/^choice-/, '').split('-');
      const printed = { gold: 0, sun: 0, moon: 0, glory: 0 } as Record<string, number>;
      for (const [i, word] of words.entries()) if (word in printed) printed[word] = Number(words[i + 1]);
      if (face.kind === 'all') expect(face.gives, id).toEqual(printed);
      if (id.startsWith('choice-'))
        expect(
          face.options.reduce((sum, each) => ({
            gold: sum.gold + each.gold,
            sun: sum.sun + each.sun,
            moon: sum.moon + each.moon,
            glory: sum.glory + each.glory,
          })),
          id,
        ).toEqual(printed);
    }
  });
});
