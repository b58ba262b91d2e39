/** All that the pieces around a puzzle need to know, in one thing to pass around. */

import type { PuzzleWords } from '@astragal/bots';
import type { Choice, Lexicon, Names } from '@astragal/kernel';
import type { Component } from 'svelte';
import type { ThemeSigns } from '../../puzzles/theme-signs.ts';
import type { PuzzlePageWords } from '../../puzzles/words/en.ts';
import type { PuzzleTable } from './puzzle-table.svelte.ts';

export interface ShownPuzzle {
  readonly table: PuzzleTable;
  readonly words: PuzzlePageWords;
  readonly told: PuzzleWords | undefined;
  readonly lexicon: Lexicon;
  readonly names: Names;
  /** Which one it is, in words. */
  readonly title: string;
  /** Draws an answer, where the game can. */
  readonly Picture: Component<{ readonly choice: Choice }> | undefined;
  /** Of themes. */
  readonly signs: ThemeSigns;
  /** The puzzle that follows. */
  readonly next: string | undefined;
}
