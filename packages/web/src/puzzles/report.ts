/** "This puzzle is wrong", as a file for whoever makes the puzzles. */
import type { Puzzle, PuzzleVerdict } from '@astragal/puzzles';

export interface PuzzleReport {
  readonly what: 'puzzle report';
  readonly format: 1;
  readonly game: string;
  /** Of the rules, and of the site. */
  readonly version: number;
  readonly site: string;
  readonly note: string;
  readonly line: readonly string[];
  readonly verdict?: PuzzleVerdict | undefined;
  readonly puzzle: Puzzle;
}

type Said = Pick<PuzzleReport, 'line' | 'verdict' | 'note' | 'site'>;

export function reportOf(puzzle: Puzzle, said: Said): { readonly name: string; readonly text: string } {
  const { game, version, id } = puzzle;
  const report: PuzzleReport = { what: 'puzzle report', format: 1, game, version, ...said, note: said.note.trim(), puzzle };
  return { name: `puzzle-${game}-${id}.json`, text: `${JSON.stringify(report, null, 2)}\n` };
}
