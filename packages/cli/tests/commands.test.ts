import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { playFair } from '@astragal/fair/testing';
import { guessAt, type MatchRecord, Play, readOptions, sealed, seeded, start } from '@astragal/kernel';
import { pig } from '@astragal/kernel/testing';
import { shelf } from '@astragal/shelf';
import { describe, expect, it } from 'vitest';
import { contentOf, file, folder, run } from './notebook.ts';

describe('games', () => {
  it('lists seats, options and bots', async () => {
    const games = (await run('games --json')).json<{ id: string; seats: object; options: object; bots: string[] }[]>();
    expect(games.find(({ id }) => id === 'pig')).toMatchObject({
      name: 'Pig',
      seats: { min: 2, max: 6 },
      options: { goal: { default: '100' } },
      bots: ['random'],
    });
  });

  it.each([
    ['en', 'Pig'],
    ['pl', 'Świnka'],
    ['ru', 'Свинка'],
  ])('speaks %s', async (language, name) => {
    expect((await run(`games --lang ${language}`)).out).toContain(name);
  });
});

describe('sim', () => {
  const line = 'sim pig --seats 3 --games 20 --json --seed';

  it('reports as promised', async () => {
    const { code, json } = await run(`${line} 1`);
    expect(code).toBe(0);
    const report = json();
    expect(Object.keys(report)).toEqual([
      'game',
      'seats',
      'games',
      'decisions',
      'cpuSeconds',
      'decisionsPerCpuSecond',
      'meanScores',
      'wins',
      'ties',
      'unwon',
      'endless',
      'hash',
      'errors',
    ]);
    expect(report).toMatchObject({ game: 'pig', seats: 3, games: 20, errors: 0 });
    expect((report.wins as number[]).reduce((a, b) => a + b)).toBe(20);
  });

  it('tells wins and survival by hero where there are heroes, and that a tie counts for all', async () => {
    for (const { id, rules } of shelf) {
      const { game, toolkit } = await rules();
      const seats = game.seats.min;
      const { state } = start(game, seats, readOptions(game, seats), new Play(seeded(1)));
      const { hero, survived } = toolkit.tally?.(state, 0) ?? {};
      if (!hero) continue;
      const { out } = await run(`sim ${id} --games 2`);
      expect(out, id).toMatch(survived === undefined ? /\S+ +wins [\d.]+ % of \d/ : /\S+ +wins [\d.]+ % of \d, survives [\d.]+ %/);
      expect(out, id).not.toContain('mean score');
    }
    expect((await run('sim pig --games 2')).out).toContain('mean score');
    expect((await run('help sim')).out).toContain('a tie counts as a win for all who tie');
  });

  it('gives the same hash for the same seed, and another for another', async () => {
    const [one, again, two] = await Promise.all([run(`${line} 1`), run(`${line} 1`), run(`${line} 2`)]);
    expect(again.json().hash).toBe(one.json().hash);
    expect(two.json().hash).not.toBe(one.json().hash);
  });

  it('plays the same games when it keeps records, and the records verify', async () => {
    const records = join(folder, 'records');
    const kept = await run([...`${line} 1`.split(' '), '--save', records]);
    expect(kept.json().hash).toBe((await run(`${line} 1`)).json().hash);
    expect(readdirSync(records)).toHaveLength(20);
    const { code, out } = await run(['replay', join(records, 'pig-1-7.json'), '--verify']);
    expect(out).toContain('as recorded');
    expect(code).toBe(0);
  });
});

describe('fuzz', () => {
  it('finds nothing wrong with Pig', async () => {
    const { code, json } = await run('fuzz pig --decisions 500 --seed 3 --json');
    expect(json()).toMatchObject({ decisions: 500, violations: [] });
    expect(code).toBe(0);
  });
});

describe('perft', () => {
  it('counts answers and luck', async () => {
    // One answer of six outcomes; then after a one only rolling, otherwise rolling or holding.
    expect((await run('perft pig --depth 2 --json')).json().counts).toEqual([6, 1 * 6 + 5 * 7]);
  });

  it('prints a line for each depth', async () => {
    expect((await run('perft pig --depth 3')).out).toBe('1 6\n2 41\n3 276');
  });
});

describe('play', () => {
  it('asks in the chosen language and takes numbers or notation', async () => {
    const { code, out } = await run('play pig --people 2 --lang pl --seed 4', ['1', 'roll', '2', 'q']);
    expect(code).toBe(0);
    expect(out).toContain('rzut czy zatrzymanie punktów?');
    expect(out).toContain('1. Rzuć');
    expect(out).toMatch(/P1 zatrzymuje \d+\spunkt/);
    expect(out).toContain('Przerwano.');
  });

  it('says what is not possible, and why', async () => {
    const { out } = await run('play pig --seed 4', ['hold', '7', '?', 'u', 't']);
    expect(out).toContain("'hold' is not among the answers.");
    expect(out).toContain("'7' is not among the answers.");
    expect(out).toContain('Keep: Nothing to keep yet: roll first (PIG-3)');
    expect(out).toContain('That cannot be undone.');
    expect(out.match(/First to 100/g)).toHaveLength(2);
  });

  it('plays to the end against bots and keeps the record', async () => {
    const path = join(folder, 'played.json');
    const { out } = await run(['play', 'pig', '--people', '0', '--bot', 'random', '--option', 'goal=50', '--save', path]);
    expect(out).toMatch(/The game is over. Won by: P[12]\./);
    expect((await run(['replay', path, '--verify'])).code).toBe(0);
  });
});

describe('replay', () => {
  const record = async (): Promise<MatchRecord> => {
    const path = join(folder, 'match.json');
    await run(['play', 'pig', '--people', '2', '--seed', '4', '--save', path], ['roll', 'roll', 'hold', 'roll']);
    return contentOf(path);
  };

  it('tells the match in words', async () => {
    const path = file('words.json', await record());
    expect((await run(['replay', path, '--lang', 'ru'])).out).toContain('P1 бросает');
    expect((await run(['replay', path, '--json'])).json()).toMatchObject({ game: 'pig', entries: 4, verifiedBy: 'hash' });
  });

  it('plays a record that began at a guess', async () => {
    const whole = await record();
    const guess = { ...guessAt(pig, whole, 3, 1, seeded(1)), entries: whole.entries.slice(3) };
    const path = file('guess.json', sealed(pig, guess));
    expect((await run(['replay', path, '--verify'])).out).toContain('ok: 1 entries');
    expect((await run(['replay', path, '--json'])).json()).toMatchObject({ entries: 1, hash: whole.hash, verifiedBy: 'hash' });
  });

  it.each<[string, (record: MatchRecord) => unknown, string]>([
    ['of another version', (each) => ({ ...each, version: 99 }), 'version 99'],
    ['of another format', (each) => ({ ...each, format: 2 }), 'format 2 is unknown'],
    ['with an answer missing', (each) => ({ ...each, entries: each.entries.slice(0, -1) }), 'the record was changed'],
    ['with luck changed', (each) => ({ ...each, entries: [{ ...each.entries[0], luck: [['die of seat 0', 6, 9]] }] }), 'must be 0 to 5'],
    ['with luck left out', (each) => ({ ...each, entries: [{ ...each.entries[0], luck: [] }] }), 'holds no luck'],
    ['with an impossible answer', (each) => ({ ...each, entries: [{ ...each.entries[0], choice: 'fly' }] }), "'fly' is not an answer"],
    ['with a broken entry', (each) => ({ ...each, entries: [{ seat: 0 }] }), 'entry 1 of the record is damaged'],
    ['with an undo of nothing', (each) => ({ ...each, entries: [{ seat: 0, undo: true }] }), 'entry 1'],
  ])('refuses a record %s', async (name, edit, message) => {
    const { code, out, err } = await run(['replay', file(`${name}.json`, edit(await record())), '--verify']);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toContain(message);
  });

  it('refuses a truncated file and what is no record', async () => {
    const text = JSON.stringify(await record());
    expect(await run(['replay', file('half.json', text.slice(0, 80))])).toMatchObject({
      code: 2,
      err: expect.stringContaining('is not JSON'),
    });
    const lines = await run(['replay', file('lines.json', 'not\njson\u0007')]);
    expect(lines.err.trim()).toMatch(/^\P{C}*is not JSON\P{C}*$/u);
    expect(await run(['replay', file('list.json', [])])).toMatchObject({ code: 2, err: expect.stringContaining('not a match record') });
    expect(await run(['replay', file('chess.json', { game: 'chess' })])).toMatchObject({ code: 2 });
  });

  it('tries a law again that a fuzz run complained about', async () => {
    const setting = { seed: '1/0', seats: 2, options: { goal: '50' } };
    const path = file('complaint.json', { game: 'pig', violation: { law: 'touch', message: 'two lanes touch', setting } });
    const { code, out, err } = await run(['replay', path]);
    expect(err).toContain('two lanes touch');
    expect(out).toContain('The law holds now.');
    expect(code).toBe(0);
    expect(existsSync(path)).toBe(true);
  });
});

describe('verify', () => {
  const record = (change: object = {}): object => {
    const whole = playFair({ game: pig as never, seed: 'cli', sitters: ['keeps', 'bot'] });
    return { ...whole, ...change };
  };

  it('says what is proven and by whom, and that the rules agree', async () => {
    const { code, out } = await run(`verify ${file('fair.json', JSON.stringify(record()))}`);
    expect(code).toBe(0);
    expect(out).toContain('Proven');
    expect(out).toContain('of server and browser together');
    expect(out).toContain('The rules agree');
  });

  it('fails with the place where something was changed', async () => {
    const { entries } = record() as { entries: { seat: number }[] };
    const changed = entries.map((entry, i) => (i === 2 ? { ...entry, seat: 1 - entry.seat } : entry));
    const { code, json } = await run(`verify ${file('changed.json', JSON.stringify(record({ entries: changed })))} --json`);
    expect(code).toBe(1);
    expect(json()).toMatchObject({ verdict: 'wrong', fault: { entry: 3 } });
  });

  it('says plainly that older luck proves nothing', async () => {
    const { code, out } = await run(`verify ${file('system.json', JSON.stringify(record({ luck: undefined })))}`);
    expect(code).toBe(0);
    expect(out).toContain('Not proven');
  });
});
