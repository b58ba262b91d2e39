/** Tries go to the house when it can be reached, and what it knows comes back. Without a network nothing is lost: they go with the next visit. */
import { type HandedTry, TRIES_AT_ONCE } from '@astragal/wire';
import { call } from '../net/api.ts';
import { type MadeHere, madeHere } from './made-here.svelte.ts';
import { type PuzzleTries, type PuzzleTry, tries } from './tries.svelte.ts';

const handed = ({ game, puzzle, answers, isHinted, at, ms }: PuzzleTry): HandedTry => ({
  ...{ game, puzzle, hinted: isHinted, at, ms },
  ...(answers && { answers: [...answers] }),
});

/** One at a time, so that no try goes out twice at once. */
export class TryDesk {
  readonly #tries: PuzzleTries;
  readonly #made: MadeHere;
  readonly #call: typeof call;
  #under: Promise<void> = Promise.resolve();

  constructor(mine: PuzzleTries, made: MadeHere, calling: typeof call) {
    this.#tries = mine;
    this.#made = made;
    this.#call = calling;
  }

  /** Hands in whatever is due; with a game, asks what the house knows of its puzzles afterwards. Never fails. */
  meet(game?: string): Promise<void> {
    this.#under = this.#under.then(() => this.#meet(game)).catch(() => undefined);
    return this.#under;
  }

  async #meet(game?: string): Promise<void> {
    for (let due = this.#tries.due; due.length > 0; due = this.#tries.due) {
      const some = due.slice(0, TRIES_AT_ONCE);
      const { tries: outcomes } = await this.#call('handInPuzzles', { tries: some.map(handed) });
      this.#tries.settle(outcomes);
      // Whatever the house said nothing of would come again for ever.
      if (this.#tries.due.length >= due.length) break;
    }
    if (game === undefined) return;
    const { mine, puzzles, made } = await this.#call('puzzles', undefined, { query: { game } });
    this.#tries.hear(mine, puzzles);
    this.#made.hear(game, made);
  }
}

/** The page's own. */
export const tryDesk = new TryDesk(tries, madeHere, call);
