/** Ideas: what is worth thinking about in a position. A game names a few; each is a fact of a view, and which answers do something about it. */
import type { Choice, ChoiceOf, IdeaText, Kind, Names, Seat } from '@astragal/kernel';

/** Plain numbers and ids, for the words of an idea. */
export type IdeaFacts = Readonly<Record<string, string | number>>;

/** An idea that holds here. Plain data. */
export interface IdeaOf {
  readonly idea: string;
  readonly facts: IdeaFacts;
}

export interface Idea<K extends Kind = Kind, F extends IdeaFacts = IdeaFacts> {
  /** The fact, where it is one for this seat. */
  of(view: K['view'], seat: Seat): F | undefined;
  /** Whether an answer does something about it. Without this, none does more than another. */
  heeds?(answer: ChoiceOf<K>, facts: F, view: K['view']): boolean;
}

/** A game's ideas, the most telling first. */
export type IdeaTable<K extends Kind, F> = { readonly [N in keyof F]: Idea<K, F[N] & IdeaFacts> };
/** What they are called in one language. */
export type IdeaWords<F> = { readonly [N in keyof F]: (facts: F[N], who: Names) => IdeaText };

type Holding = IdeaOf & { readonly isGeneral: boolean; heeds(line: readonly Choice[]): boolean };

export class Ideas<K extends Kind = Kind> {
  readonly #all: readonly (readonly [string, Idea<K>])[];

  constructor(all: Readonly<Record<string, Idea<K>>>) {
    this.#all = Object.entries(all);
  }

  /** All that hold, as a seat sees it. */
  holding(view: K['view'], seat: Seat): Holding[] {
    return this.#all.flatMap(([idea, each]) => {
      const facts = each.of(view, seat);
      if (!facts) return [];
      const heeds = (line: readonly Choice[]): boolean => line.some((answer) => each.heeds?.(answer as ChoiceOf<K>, facts, view));
      return [{ idea, facts, isGeneral: !each.heeds, heeds }];
    });
  }

  /**
   * What to think about: the first idea that the best line does something about, else the first of all. Where all lines are known, one about which
   * none of them does anything is beside the question.
   */
  about(view: K['view'], seat: Seat, best: readonly Choice[], lines?: readonly (readonly Choice[])[]): IdeaOf | undefined {
    const holding = this.holding(view, seat).filter(({ isGeneral, heeds }) => !lines || isGeneral || lines.some(heeds));
    return plain(holding.find(({ heeds }) => heeds(best)) ?? holding[0]);
  }

  /** What an answer overlooks: the first idea that the best line does something about and its own does not. */
  overlooked(view: K['view'], seat: Seat, best: readonly Choice[], given: readonly Choice[]): IdeaOf | undefined {
    return plain(this.holding(view, seat).find(({ heeds }) => heeds(best) && !heeds(given)));
  }
}

const plain = (found: IdeaOf | undefined): IdeaOf | undefined => found && { idea: found.idea, facts: found.facts };
