import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { choices, laid, misfit, Play, type Position, playOn, readOptions, seeded, start, strayFrame, waiting } from '@astragal/kernel';
import { onShelf, shelf } from '@astragal/shelf';
import { describe, expect, it } from 'vitest';
import { file, run } from './notebook.ts';

interface Fault {
  readonly fault: string;
  readonly script: object;
  readonly code: number;
  readonly says: string;
}

interface Played {
  position: { state: { banked: number[] } };
  views: { banked: number[] }[];
  events: { kind: string }[];
  asks: { seat: number; options: string[]; refused: { refusal: object }[] }[];
  over?: { winners: number[] };
}

const GAMES = new URL('../../games/', import.meta.url);

/** Scripts that are wrong in a game's own words: `tests/script-faults.json` of its folder, where it has one. */
function faultsOfGames(): [string, object, number, string][] {
  const files = readdirSync(GAMES).map((id) => new URL(`${id}/tests/script-faults.json`, GAMES));
  const faults = files.flatMap((each) => (existsSync(each) ? (JSON.parse(readFileSync(each, 'utf8')) as Fault[]) : []));
  return faults.map(({ fault, script: wrong, code, says }) => [fault, wrong, code, says]);
}

const script = (content: object, ...flags: string[]) => run(['script', file('script.json', { game: 'pig', ...content }), ...flags]);

/** The same position with one name misspelt, for every name in it. */
function misspellings(position: Position): [path: string, wrong: Position][] {
  const found: [string, Position][] = [];
  const visit = (part: unknown, path: string): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      const fields = part as Record<string, unknown>;
      if (!Array.isArray(part) && path !== '' && key !== 'step' && key !== 'lanes') {
        delete fields[key];
        fields[`${key}xyz`] = value;
        found.push([`${path}.${key}`, structuredClone(copy)]);
        delete fields[`${key}xyz`];
        fields[key] = value;
      }
      visit(value, path === '' ? key : `${path}.${key}`);
    }
  };
  const copy = structuredClone(position);
  visit(copy, '');
  return found;
}

describe('script', () => {
  it('plays the answers with the dictated luck', async () => {
    const { code, json } = await script({ luck: [2, 3], answers: ['roll', 'roll', 'hold'] }, '--json');
    const played = json<Played>();
    expect(code).toBe(0);
    expect(played.position.state.banked).toEqual([7, 0]);
    expect(played.views.map((view) => view.banked)).toEqual([
      [7, 0],
      [7, 0],
    ]);
    expect(played.events.map((event) => event.kind)).toEqual(['rolled', 'rolled', 'held']);
    expect(played.asks).toMatchObject([{ seat: 1, options: ['roll'], refused: [{ refusal: { why: 'nothing-risked', rule: 'PIG-3' } }] }]);
  });

  it('lays the position over the one after setup', async () => {
    const stack = [{ step: 'turn', seat: 2 }];
    const { json } = await script({ seats: 3, position: { state: { banked: { 1: 95 }, risked: 9 }, stack }, answers: ['hold'] }, '--json');
    expect(json<Played>().position.state.banked).toEqual([0, 95, 9]);
  });

  it('settles what the position leaves to resolve', async () => {
    const { json } = await script({ position: { stack: [{ step: 'roll', seat: 0 }] }, luck: [0], answers: [] }, '--json');
    expect(json<Played>().asks).toMatchObject([{ seat: 1 }]);
  });

  it('plays by the seed where any luck will do', async () => {
    const play = () => script({ luck: 'any', answers: ['roll'] }, '--json');
    const [one, again] = await Promise.all([play(), play()]);
    expect(one.code).toBe(0);
    expect(again.out).toBe(one.out);
  });

  it('tells it in words', async () => {
    const { out } = await script({ luck: [4], answers: ['roll'] }, '--lang', 'pl');
    expect(out).toContain('P1 rzuca: 5');
    expect(out).toContain('# View of P2');
    expect(out).toContain('rzut czy zatrzymanie punktów?');
  });

  it.each<[string, object, number, string]>([
    ['an impossible answer', { luck: [], answers: ['hold'] }, 1, "answer 1: seat 0 may not answer 'hold'; it may answer 'roll'"],
    ['an answer out of turn', { luck: [], answers: ['1: roll'] }, 1, "seat 1 may not answer 'roll'; it is asked nothing"],
    ['missing luck', { luck: [], answers: ['roll'] }, 1, "luck for 'die of seat 0' (0 to 5) is missing"],
    ['luck left over', { luck: [1, 2], answers: ['roll'] }, 1, 'luck left over: [2]'],
    ['impossible luck', { luck: [6], answers: ['roll'] }, 1, 'must be 0 to 5, not 6'],
    ['an unknown game', { game: 'chess', answers: [] }, 2, "no game 'chess'"],
    [
      'a misspelt name within',
      { position: { state: { bankd: { 0: 3 } } }, answers: [] },
      2,
      "'position.state' has no 'bankd'; it has goal",
    ],
    [
      'a seat that is not there',
      { position: { state: { banked: { 5: 3 } } }, answers: [] },
      2,
      "'position.state.banked' has no '5'; it has 0 to 1",
    ],
    [
      'a word for a number',
      { position: { state: { risked: 'six' } }, answers: [] },
      2,
      "'position.state.risked' is a number, not a string",
    ],
    [
      'a step that is not there',
      { position: { stack: [{ step: 'rol', seat: 0 }] }, answers: [] },
      2,
      "there is no step 'rol'; there are turn, roll",
    ],
    ['a frame of nobody', { position: { stack: [{ step: 'roll', seat: 2 }] }, answers: [] }, 2, "'position.stack.0.seat' is 0 to 1, not 2"],
    [
      'an impossible position',
      { position: { state: { risked: -3 } }, answers: [] },
      1,
      'this position breaks a promise of pig: points below zero',
    ],
    ['an unknown field', { answer: [] }, 2, "a script has no 'answer'"],
    ['an unknown part of the state', { position: { state: { bankd: [] } }, answers: [] }, 2, "no 'bankd'; it has goal, banked, risked"],
    [
      'a position of another shape',
      { position: { banked: [] }, answers: [] },
      2,
      "'position' has no 'banked'; it has arrange, state, stack",
    ],
    ['an answer of another shape', { answers: [7] }, 2, '\'answers\' is a list such as ["0: roll", "hold"], not [7]'],
    ['luck of another shape', { luck: ['six'], answers: [] }, 2, "'luck' is a list of numbers or pairs"],
    ['a wrong option', { options: { goal: '7' }, answers: [] }, 2, "'goal' is one of"],
    ['too many seats', { seats: 7, answers: [] }, 2, 'pig is for 2 to 6 seats'],
    ...faultsOfGames(),
  ])('complains about %s', async (_, content, expected, message) => {
    const { code, out, err } = await script(content, '--json');
    expect(code).toBe(expected);
    expect(out).toBe('');
    expect(err).toContain(message);
  });

  const guests = shelf.flatMap(({ id, hidden }) => (hidden ? [] : [id]));
  it.each(guests)('takes every position of %s as it is, and none of its names misspelt', async (id) => {
    const { game, toolkit } = await onShelf(id)!.rules();
    const seats = Math.min(game.seats.max, Math.max(2, game.seats.min));
    const options = readOptions(game, seats, {});
    const before = laid({ game, toolkit }, { seats });
    const misspelt = new Set<string>();
    for (const from of [game, ...(toolkit.starts ?? [])]) {
      const chance = seeded(`${from.id} by chance`);
      const play = new Play(chance);
      const position = start(from, seats, options, play);
      for (let answers = 0; answers < 300; answers++) {
        const [at] = waiting(game, position);
        if (!at) break;
        const all = choices(game, position.state, at.frame);
        playOn(game, position, at, all[chance.below(all.length, 'answer')]!, play);
        expect(misfit(before.state, position.state, toolkit)).toBeUndefined();
        expect(strayFrame(game, position.stack, seats, toolkit)).toBeUndefined();
        if (answers % 25 > 0) continue;
        for (const [path, wrong] of misspellings(position)) {
          if (path.startsWith('stack') && !toolkit.frames) continue; // Whoever shows no frames is not told about them.
          misspelt.add(path.replace(/\.\d+/g, '.*'));
          expect(misfit(before.state, wrong.state, toolkit) ?? strayFrame(game, wrong.stack, seats, toolkit), path).toContain('xyz');
        }
      }
    }
    expect(misspelt.size).toBeGreaterThan(0);
  });

  const page = readFileSync(new URL('../../../docs/scripts.md', import.meta.url), 'utf8');
  const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)]
    .map(([, text]) => [(JSON.parse(text!) as { game: string }).game, text!] as const)
    .filter(([game]) => onShelf(game)); // Games come and go.
  it.each(examples)('plays the documented example of %s', async (_, text) => {
    const { code, err, json } = await run(['script', file('example.json', text!), '--json']);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(json<Played>().events.length).toBeGreaterThan(0);
  });

  it('plays an impossible position where the script says so', async () => {
    expect((await script({ unchecked: true, position: { state: { risked: -3 } }, answers: [] })).code).toBe(0);
  });

  it('tells the position as a table would', async () => {
    const { out } = await script({ luck: [4], answers: ['roll'] });
    expect(out.indexOf('# Position as JSON')).toBeGreaterThan(out.indexOf('P1'));
  });
});
