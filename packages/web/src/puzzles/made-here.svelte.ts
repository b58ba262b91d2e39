/** Puzzles of this house's own games, as far as the house has told of them. */
import type { MadePuzzle } from '@astragal/wire';

export class MadeHere {
  #all: ReadonlyMap<string, readonly MadePuzzle[]> = $state.raw(new Map());

  of(game: string): readonly MadePuzzle[] {
    return this.#all.get(game) ?? [];
  }

  hear(game: string, made: readonly MadePuzzle[]): void {
    this.#all = new Map([...this.#all, [game, made]]);
  }
}

/** The page's own. */
export const madeHere = new MadeHere();
