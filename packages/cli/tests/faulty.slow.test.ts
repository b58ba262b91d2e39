import { pig, pigLexicons } from '@astragal/kernel/testing';
import { describe, expect, it, vi } from 'vitest';
import { contentOf, file, folder, run } from './notebook.ts';

/** Pig with a fault: a clone shares the banked points with its original. */
const faulty = { ...pig, id: 'faulty', clone: (state: Parameters<NonNullable<typeof pig.clone>>[0]) => ({ ...state }) };

const isSix = (die: unknown): boolean => (die as { faces: number }).faces === 6;

vi.mock('@astragal/shelf', () => {
  const entry = {
    id: 'faulty',
    rules: async () => ({
      game: faulty,
      bots: [],
      toolkit: {},
      content: (edited: unknown = { faces: 7 }) => (isSix(edited) ? [] : ['the die has seven faces']),
    }),
    words: async (language: 'en' | 'pl' | 'ru') => pigLexicons[language],
    rulebook: async () => [],
    at: async () => undefined,
  };
  return { shelf: [entry], onShelf: (id: string) => (id === 'faulty' ? entry : undefined) };
});

describe('a violation', () => {
  it('is reported, kept in a file, and can be played again', async () => {
    const { code, json } = await run(['fuzz', 'faulty', '--decisions', '1000', '--out', folder, '--json']);
    const { violations } = json<{ violations: { law: string; message: string; file: string }[] }>();
    expect(code).toBe(1);
    expect(violations[0]).toMatchObject({ law: 'clone', message: expect.stringContaining('changed the original') });
    const path = violations[0]!.file;
    expect(contentOf(path)).toMatchObject({ format: 1, game: 'faulty', violation: { law: 'clone' } });
    const again = await run(['replay', path]);
    expect(again.err).toContain('Complaint: clone:');
    expect(again.code).toBe(0);
  });
});

describe('content', () => {
  it('says what is wrong with the tables of a game', async () => {
    const { code, json } = await run('content faulty --json');
    expect(json()).toEqual({ game: 'faulty', problems: ['the die has seven faces'] });
    expect(code).toBe(1);
  });

  it('checks edited tables from a file', async () => {
    const { code, out } = await run(['content', 'faulty', file('die.json', { faces: 6 })]);
    expect(out).toBe('The tables of faulty are in order.');
    expect(code).toBe(0);
  });
});
