import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../src/index.ts';
import { run } from './notebook.ts';

describe('help', () => {
  it('lists every command', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    for (const { name } of COMMANDS) expect(out).toContain(`  ${name}`);
  });

  it.each(COMMANDS.map(({ name, flags }) => [name, Object.keys(flags)] as const))('%s --help names its flags', async (name, flags) => {
    const { code, out } = await run(`${name} --help`);
    expect(code).toBe(0);
    for (const flag of flags) expect(out).toContain(`--${flag}`);
  });

  it('comes instead of a command, as an error', async () => {
    const { code, out, err } = await run('');
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain('Usage');
  });
});

describe('wrong usage ends with 2 and one line', () => {
  it.each([
    ['dance', "no command 'dance'"],
    ['sim', 'GAME is missing'],
    ['sim chess', "no game 'chess'; there are"],
    ['sim pig pig', "'pig' is one too many"],
    ['sim pig --seats 1', 'pig is for 2 to 6 seats, not 1'],
    ['sim pig --seats many', "whole number from 1 on, not 'many'"],
    ['sim pig --games 0', "whole number from 1 on, not '0'"],
    ['sim pig --bot oracle', "no bot 'oracle'; there are random"],
    ['sim pig --option goal', "NAME=VALUE, not 'goal'"],
    ['sim pig --option goal=7', "'goal' is one of 50, 100, not '7'"],
    ['sim pig --option speed=7', "no option 'speed'; it has goal"],
    ['sim pig --fast', "Unknown option '--fast'"],
    ['sim pig --seed', '--seed'],
    ['games --lang de', '--lang is one of en, pl, ru'],
    ['play pig --people 3', 'too few for 3 people'],
    ['content pig', 'pig has no tables to check'],
    ['script nowhere.json', "no file 'nowhere.json'"],
    ['replay nowhere.json', "no file 'nowhere.json'"],
  ])('%s', async (line, message) => {
    const { code, out, err } = await run(line);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(message);
    expect(err.split('\n')).toHaveLength(1);
  });
});

it('help COMMAND is the same as COMMAND --help', async () => {
  expect((await run('help sim')).out).toBe((await run('sim --help')).out);
  expect(await run('help nothing')).toMatchObject({ code: 2, err: expect.stringContaining("no command 'nothing'") });
});
