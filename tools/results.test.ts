import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filled, pages, results, tableOf } from './results.mjs';

const kept = (command: string, result: object) =>
  JSON.stringify({ command, seed: '1', rules: 2, commit: '0123456789', date: '2026-01-02', cpu: 'a', result });

function folder(files: Readonly<Record<string, string>>): string {
  const made = mkdtempSync(join(tmpdir(), 'results-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(made, name), text);
  return made;
}

const cost = { meanDecisionMs: 1.26, maxDecisionMs: 30.4 };
const bot = (name: string, meanScore: number) => ({ bot: name, meanScore });
const all = results(
  folder({
    'a.json': kept('astragal arena chess --bots b,a --option board=wide --result a.json', {
      ...{ game: 'chess', seats: 2, games: 8, winRate: 0.625, ci95: [0.3057, 0.8632], bots: [bot('b', 3), bot('a', 1.25)], ...cost },
    }),
    'b.json': kept('astragal balance chess --result b.json', {
      ...{ game: 'chess', seats: 2, bot: 'b', games: 4, survival: { share: 0.5, ci95: [0.1, 0.9] } },
      heroes: [{ id: 'king', winShare: 0.75, ci95: [0.3, 0.95], meeting: { share: 0.7, ci95: [0.4, 1] } }],
      seatAdvantage: [{ id: 'P1', winShare: 0.25, ci95: [0.04, 0.7] }],
    }),
    'd.json': kept('astragal judge chess --option board=wide --result d.json', {
      ...{ game: 'chess', seats: 2, bots: ['b'], games: 9, brier: 0.16, base: 0.23, jumps: 0.012, costUs: 35.6 },
      best: { brier: 0.1412, error: 0.0088, rests: 40 },
      ...{ early: { brier: 0.2 }, middle: { brier: 0.15 }, late: { brier: 0.1 } },
    }),
    'e.json': kept('astragal mixtures chess --result e.json', {
      ...{ game: 'chess', seats: 2, mixtures: 3, games: 30, endless: 1, stuck: [] },
      levels: [
        { bot: 'a', turns: 200, empty: 7, longest: 2 },
        { bot: 'b', turns: 0, empty: 0, longest: 0 },
      ],
    }),
    'c.json': kept('astragal balance chess --seats 1 --result c.json', {
      ...{ game: 'chess', seats: 1, bot: 'b', games: 2, heroes: [], seatAdvantage: [{ id: 'P1', winShare: 1, ci95: [0.34, 1] }] },
    }),
  }),
);

describe('results', () => {
  it('of the arena are a line for each fight, with its file', () => {
    expect(tableOf('arena', 'chess', all).split('\n')[2]!.split('|')).toEqual([
      '',
      ' chess ',
      ' b : a, board wide ',
      ' 2     ',
      ' 8     ',
      ' 62.5 % [30.6 to 86.3] ',
      ' 3.0 : 1.3   ',
      ' 1.3, 30                ',
      ' [2026-01-02](results/a.json) ',
      '',
    ]);
  });

  it('of a judge are a line for each, with what the best could do and the thirds of a game', () => {
    expect(
      tableOf('judge', 'chess', all)
        .split('\n')[2]!
        .split('|')
        .map((cell) => cell.trim()),
    ).toEqual([
      '',
      'chess',
      '2',
      'b, board wide',
      '9',
      '0.160',
      '0.230',
      '0.141 ± 0.009',
      '0.200, 0.150, 0.100',
      '1.2 %',
      '36',
      '[2026-01-02](results/d.json)',
      '',
    ]);
  });

  it('of mixtures are a line for each number of seats, with turns that brought nothing by level', () => {
    expect(
      tableOf('mixtures', 'chess', all)
        .split('\n')
        .filter((_, i) => i !== 1)
        .map((line) =>
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        ),
    ).toEqual([
      ['game', 'seats', 'mixtures', 'games', 'without an end', 'a', 'b', 'measured'],
      ['chess', '2', '3', '30', '1', '3.5 %, 2', '0.0 %, 0', '[2026-01-02](results/e.json)'],
    ]);
  });

  it('of balance are a column for each count', () => {
    const cells = tableOf('balance', 'chess', all)
      .split('\n')
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    expect(cells.filter((_, i) => i !== 1)).toEqual([
      ['', '2 b', '1 b'],
      ['games', '4', '2'],
      ['survive', '50.0 % [10.0 to 90.0]', ''],
      ['king wins', '75.0 % [30.0 to 95.0]', ''],
      ['king, meeting', '70.0 % [40.0 to 100.0]', ''],
      ['seat 1 wins', '25.0 % [4.0 to 70.0]', ''],
      ['wins', '', '100.0 % [34.0 to 100.0]'],
      ['measured', '[2026-01-02](results/b.json)', '[2026-01-02](results/c.json)'],
    ]);
  });

  it('stand between the markers of a page, and nowhere else', () => {
    const page = (inside: string) => `Before.\n<!-- results: arena chess -->${inside}<!-- end of results -->\nAfter.`;
    expect(filled(page('old'), all)).toBe(page(`\n\n${tableOf('arena', 'chess', all)}\n\n`));
    expect(filled(page('old').replace('chess', 'go'), all)).toBe(page('\n\nNot measured yet.\n\n').replace('chess', 'go'));
    expect(filled(page('old').replace(' chess', ''), all)).toBe(page(`\n\n${tableOf('arena', undefined, all)}\n\n`).replace(' chess', ''));
    expect(filled(filled(page('old'), all), all)).toBe(filled(page('old'), all));
  });

  it('in docs are those of the files, each written by the command that it names', () => {
    const measured = results();
    expect(measured.length).toBeGreaterThan(0);
    for (const { file, text } of pages()) expect({ file, text: filled(text, measured) }).toEqual({ file, text });
    const shown = pages()
      .map(({ text }) => text)
      .join('\n');
    for (const { name, command, commit } of measured) {
      expect(command).toContain(` --result docs/results/${name}.json`);
      expect(commit).toMatch(/^[0-9a-f]{10}$/);
      expect(shown).toContain(`(results/${name}.json)`);
    }
  });
});
