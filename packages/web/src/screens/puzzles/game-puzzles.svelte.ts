/** The puzzles of the game that is chosen: which there are, what the game calls them, how somebody stands with them, and what to begin. */
import type { PuzzleWords } from '@astragal/bots';
import { go } from '../../base/router.svelte.ts';
import { gameWordsOf, themeOf } from '../../puzzles/game-words.ts';
import { madeHere } from '../../puzzles/made-here.svelte.ts';
import { hrefOf, type PuzzleOfTheDay, puzzleOfTheDay } from '../../puzzles/of-the-day.ts';
import { entriesOf, type PuzzleEntry } from '../../puzzles/puzzles.ts';
import { beginSet, chosenSet } from '../../puzzles/sets.ts';
import { lastDays, themesOf } from '../../puzzles/standing.ts';
import { type ThemeSigns, themeSignsOf } from '../../puzzles/theme-signs.ts';
import { tries } from '../../puzzles/tries.svelte.ts';
import { i18n } from '../../text/index.svelte.ts';

const isSolved = (id: string): boolean => tries.isSolved(id);

export class GamePuzzles {
  readonly #chosen: () => string;
  readonly #now = Date.now();
  /** Which there are; not known at first. */
  entries: readonly PuzzleEntry[] | undefined = $state.raw();
  signs: ThemeSigns = $state.raw({});
  #told: PuzzleWords | undefined = $state.raw();
  /** The puzzle of the day, of whichever game, and its theme in words. */
  day: { readonly puzzle: PuzzleOfTheDay; readonly theme: string } | undefined = $state.raw();

  constructor(chosen: () => string) {
    this.#chosen = chosen;
  }

  get game(): string {
    return this.#chosen();
  }

  // What is brought; whatever comes when another game has been chosen is left

  async find(): Promise<void> {
    const { game } = this;
    const found = await entriesOf(game).catch(() => []);
    if (game === this.game) this.entries = found;
  }
  async speak(): Promise<void> {
    const { game } = this;
    const told = await gameWordsOf(game, i18n.language);
    if (game === this.game) this.#told = told;
  }
  async sign(): Promise<void> {
    const { game } = this;
    const signs = await themeSignsOf(game).catch(() => ({}));
    if (game === this.game) this.signs = signs;
  }
  async bringDay(): Promise<void> {
    const { language } = i18n;
    const puzzle = await puzzleOfTheDay(new Date());
    this.day = puzzle && { puzzle, theme: themeOf(await gameWordsOf(puzzle.game, language), puzzle.ideas[0]) };
  }

  // How somebody stands

  readonly themes = $derived.by(() => themesOf(this.entries ?? [], isSolved));
  readonly solved: number = $derived.by(() => (this.entries ?? []).filter(({ id }) => isSolved(id)).length);
  /** Those of this house's own games. */
  readonly made = $derived.by(() => madeHere.of(this.game));
  /** The rating over the last days. */
  readonly points = $derived.by(() => lastDays(tries.historyOf(this.game), this.#now));
  /** What it has changed by. */
  readonly change: number = $derived.by(() => (this.points.at(-1)?.rating ?? 0) - (this.points[0]?.rating ?? 0));

  nameOf(idea: string | undefined): string {
    return themeOf(this.#told, idea);
  }

  /** Ten in a row, of one theme or of all. */
  begin(idea?: string): void {
    const { game, entries = [] } = this;
    const rating = tries.ratingOf(game);
    const ratingOf = (entry: PuzzleEntry): number => tries.puzzleRating(entry);
    const puzzles = chosenSet(entries, { rating, ratingOf, isSolved, idea });
    if (puzzles.length === 0) return;
    beginSet({ game, puzzles });
    go(hrefOf(game, puzzles[0]!));
  }
}
