import { describe, expect, it } from 'vitest';
import {
  hash,
  LuckError,
  laid,
  OptionsError,
  playScript,
  readScript,
  type Script,
  ScriptAnswerError,
  ScriptError,
  ScriptFormError,
  ScriptPositionError,
  type Toolkit,
} from '../src/index.ts';
import { type PigKind, pig } from '../testing/index.ts';
import { market } from './market.ts';

const played = (script: Script<PigKind>, toolkit: Toolkit<PigKind> = {}) => playScript({ game: pig, toolkit }, script);

describe('the position of a script', () => {
  it('is the set-up, arranged, then patched; nothing is resolved yet', () => {
    const toolkit: Toolkit<PigKind> = {
      arrange(state, given) {
        Object.assign(state, given);
      },
    };
    const position = {
      arrange: { risked: 4, goal: 60 },
      state: { banked: { 1: 9 }, risked: 5 },
      stack: [{ step: 'roll', seat: 1 } as const],
    };
    const before = laid({ game: pig, toolkit }, { seats: 3, position });
    expect(before).toEqual({ state: { goal: 60, banked: [0, 9, 0], risked: 5 }, stack: [{ step: 'roll', seat: 1 }] });
    expect(() => laid({ game: pig }, { position })).toThrow("pig arranges nothing; use 'position.state'");
  });

  it('is read by the names that the game knows', () => {
    const spell: Toolkit<PigKind>['spell'] = (_, { all }) => ({ banked: [all, all] });
    expect(laid({ game: pig, toolkit: { spell } }, { position: { state: { all: 7 } as never } }).state.banked).toEqual([7, 7]);
  });

  it('takes what lies last on the stack first, in lanes as well', () => {
    const turn = (seat: number) => ({ step: 'turn', seat }) as const;
    expect(played({ position: { stack: [turn(1), turn(0)] } }).asks).toEqual([0]);
    expect(played({ position: { stack: [{ lanes: [[turn(1), turn(0)], [turn(1)]] }] } }).asks).toEqual([0, 1]);
  });

  it('is left as it was written, however often it is played', () => {
    const script: Script<PigKind> = { position: { stack: [{ lanes: [[{ step: 'turn', seat: 0 }]] }] }, luck: [0], answers: ['roll'] };
    const before = structuredClone(script);
    expect(hash(played(script).position)).toBe(hash(played(script).position));
    expect(script).toEqual(before);
  });

  it('is set up by the seed', () => {
    const coins = (seed: number) => laid({ game: market() }, { seed, seats: 4 }).state.coin;
    expect(coins(1)).toEqual(coins(1));
    expect(new Set([1, 2, 3, 4].map((seed) => coins(seed).join())).size).toBeGreaterThan(1);
  });
});

describe('a script is played', () => {
  it('with the luck it dictates, and with any other only where it says so', () => {
    expect(played({ luck: [['die of seat 0', 5]], answers: ['roll', 'hold'] }).position.state.banked).toEqual([6, 0]);
    const any = (seed: string) => played({ seed, luck: 'any', answers: ['roll'] }).told;
    expect(any('a')).toEqual(any('a'));
    expect(new Set([...'abcdef'].map((seed) => hash(any(seed)))).size).toBeGreaterThan(1);
    expect(() => played({ answers: ['roll'] })).toThrow("luck for 'die of seat 0' (0 to 5) is missing from the script");
  });

  it('by whom it says, or by the only one who is asked', () => {
    expect(playScript({ game: market() }, { answers: ['1: rest', '0: rest'] }).position.state.purse).toEqual([1, 1]);
    expect(() => playScript({ game: market() }, { answers: ['rest'] })).toThrow("answer 1: seats 0, 1 are asked; write '0: rest'");
  });
});

describe('what is wrong with a script is told in one line', () => {
  const roll = { luck: [1], answers: ['roll'] };
  it.each<[string, Script, new (...args: never[]) => Error, string]>([
    ['another game', { game: 'go' }, ScriptFormError, "this is a script of 'go', not of 'pig'"],
    ['too many seats', { seats: 9 }, OptionsError, 'pig is for 2 to 6 seats, not 9'],
    ['a misspelt name', { position: { state: { bankd: [] } } }, ScriptFormError, "'position.state' has no 'bankd'; it has goal, banked"],
    ['a stray frame', { position: { stack: [{ step: 'rol' }] } }, ScriptFormError, "there is no step 'rol'; there are turn, roll"],
    ['a broken promise', { position: { state: { risked: -3 } } }, ScriptPositionError, 'a promise of pig: points below zero'],
    ['an impossible answer', { ...roll, answers: ['roll', 'fly'] }, ScriptAnswerError, "answer 2: seat 0 may not answer 'fly'; it may"],
    ['an answer out of turn', { answers: ['1: roll'] }, ScriptAnswerError, "may not answer 'roll'; it is asked nothing; seat 0 is"],
    ['an answer too late', { position: { stack: [] }, answers: ['roll'] }, ScriptAnswerError, "'roll' comes after the end of the game"],
    ['luck left over', { ...roll, luck: [1, 2] }, LuckError, 'luck left over: [2]'],
  ])('%s', (_, script, kind, message) => {
    const play = () => played(script as Script<PigKind>);
    expect(play).toThrow(kind);
    expect(play).toThrow(message);
  });

  it('a promise that is broken on the way', () => {
    const faulty = market('loses goods');
    const script: Script = { position: { stack: [{ step: 'stall', seat: 0 }], state: { purse: { 0: 9 } } }, answers: ['buy'] };
    const play = (more: Script) => playScript({ game: faulty as never }, { ...script, ...more } as never);
    expect(() => play({})).toThrow('a promise of market: goods are lost or made ("unchecked": true plays it all the same)');
    expect(play({ unchecked: true }).asks).toEqual([]);
  });

  it.each<[unknown, string]>([
    [['roll'], 'a script is an object { game, seats, options, seed, position, luck, answers, unchecked }'],
    [{ answer: [] }, "a script has no 'answer'; it has game, seats"],
    [{ luck: ['six'] }, '\'luck\' is a list of numbers or pairs like ["die of seat 0", 5], or "any", not ["six"]'],
    [{ answers: [{ seat: 0, choice: 'roll' }] }, '\'answers\' is a list such as ["0: roll", "hold"], not [{"seat":0'],
    [{ position: { frames: [] } }, "'position' has no 'frames'; it has arrange, state, stack"],
    [{ position: { stack: {} } }, "'position.stack' is a list of frames, not {}"],
  ])('a file that is none: %j', (data, message) => {
    expect(() => readScript(data)).toThrow(ScriptError);
    expect(() => readScript(data)).toThrow(message);
  });
});
