/** What this table says beside the game's own lexicon: headings, buttons, previews. Names come from the game. */
import type { CardId, DieId, TurnStep } from '@astragal/dice-forge';
import type { GoldGoes } from '@astragal/dice-forge/insight';
import type { ContentNames } from '@astragal/dice-forge/text/names';
import type { Award } from './chronicle.ts';
import type { TurnWords } from './story.ts';

/** What a file of `words/` holds: the words of the table, and the names of everything in the box. */
export interface Wording {
  readonly words: Words;
  readonly names: ContentNames;
}

export const TABS = ['table', 'dice', 'rivals', 'odds', 'story'] as const;
export type Tab = (typeof TABS)[number];

export interface Words {
  readonly you: string;
  readonly round: string;
  readonly of: string;
  readonly steps: Readonly<Record<TurnStep, string>>;
  readonly tabs: Readonly<Record<Tab, string>>;
  readonly sanctuary: string;
  readonly gardens: string;
  readonly short: string;
  readonly soldOut: string;
  readonly gone: string;
  /** Below a niche whose face is already in the offering. */
  readonly inLot: string;
  readonly none: string;
  /** Below an isle. */
  readonly here: string;
  readonly free: string;
  readonly landing: string;
  rolls(name: string): string;
  readonly dice: Readonly<Record<DieId, string>>;
  readonly unfold: string;
  readonly fold: string;
  readonly reserve: string;
  readonly yourCards: string;
  cardsOf(name: string): string;
  readonly noCards: string;
  readonly used: string;
  readonly onCards: string;
  readonly inAll: string;
  readonly lost: string;
  readonly hammer: string;
  readonly noHammer: string;
  readonly hammerDone: string;
  /** "6 gold more brings 10 glory": the words between the tokens. */
  readonly hammerMore: readonly [before: string, after: string];
  /** Splitting gold. */
  readonly toHammer: string;
  readonly toReserve: string;
  /** Where gold goes from now on. */
  readonly goldGoes: string;
  readonly goes: Readonly<Record<GoldGoes, string>>;
  readonly odds: string;
  readonly outcomes: string;
  readonly any: string;
  readonly average: string;
  readonly ifChosen: string;
  readonly lostToCap: string;
  /** Below the odds of somebody with a mirror. */
  readonly mirrorCounted: string;
  trial(old: string, fresh: string): string;
  /** Above what rivals did. */
  readonly sinceYours: string;
  /** The second line of the prompt. */
  unused(cards: string): string;
  readonly onceMore: string;
  readonly story: string;
  readonly pay: string;
  /** Before a price in words. */
  readonly paid: string;
  readonly gain: string;
  wouldLose(what: string): string;
  ousts(name: string): string;
  readonly nobodyOusted: string;
  readonly extra: string;
  readonly extraShort: string;
  readonly afterAction: string;
  readonly taken: string;
  readonly end: string;
  readonly withoutAction: string;
  readonly finish: string;
  lot(n: number): string;
  readonly takeCard: string;
  readonly buyFace: string;
  readonly forgeHere: string;
  readonly decline: string;
  readonly repeat: string;
  readonly keep: string;
  readonly convert: string;
  readonly first: string;
  readonly spendTriton: string;
  readonly replaces: string;
  /** The end. */
  readonly over: string;
  winner(names: readonly string[]): string;
  readonly sources: {
    readonly dice: string;
    readonly hammer: string;
    readonly cards: string;
    readonly lost: string;
    readonly printed: string;
    readonly score: string;
  };
  readonly byRound: string;
  readonly awards: Readonly<Record<Award, { readonly name: string; fact(n: number): string }>>;
  readonly backToTable: string;
  readonly seeScores: string;
  /** One line of at most 2 x 14 characters for each card. */
  readonly lines: Readonly<Record<CardId, string>>;
  /** What was done in a turn. */
  readonly turn: TurnWords;
  /** A number with one decimal. */
  decimal(n: number): string;
}

/** A number with one decimal. */
export const decimal =
  (mark: string) =>
  (n: number): string =>
    n.toFixed(1).replace('.', mark);
