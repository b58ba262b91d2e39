/** What a game says about itself before it is loaded, and where its parts are loaded from. */
import type { DieName, Game, Kind, Language, Lexicon, RuleChapter, Toolkit } from '@astragal/kernel';
import type { Analysing } from './analysing.ts';
import type { Bot } from './bot.ts';
import type { Daily } from './daily.ts';
import type { Ideas } from './ideas.ts';
import type { Judge } from './judge.ts';
import type { PuzzleWords, Puzzling } from './puzzling.ts';
import type { Training } from './self-play.ts';

/** A game's rules and players. */
export interface GameRules<K extends Kind = Kind> {
  readonly game: Game<K>;
  /** Old ones first, then the levels; the last one is the strongest. */
  readonly bots: readonly Bot<K>[];
  /** How the bots learn, if they do. */
  readonly training?: Training<K>;
  /** What everybody's chances are in any position, if the game can say. */
  readonly judge?: Judge<K>;
  /** What is worth thinking about, for the coach; it needs a judge. */
  readonly ideas?: Ideas<K>;
  /** How finished games are analysed, if there is a judge; where nothing is said, by the bots' expert. */
  readonly analysing?: Analysing<K>;
  /** How puzzles are made of its turns, if there is a judge for it. */
  readonly puzzling?: Puzzling<K>;
  /** What a game a day is drawn from and compared by, if there is one. */
  readonly daily?: Daily<K>;
  /** For developers: what helps to try the game out. */
  readonly toolkit?: Toolkit<K>;
  /** Where people may edit a game's tables: what is wrong with edited ones (or the own), a sentence each. */
  readonly content?: (edited?: unknown) => readonly string[];
}

type Loaders<T> = Readonly<Record<Language, () => Promise<T>>>;

/** The default of a game's `src/manifest.ts`. What it says about rules and players is compared with them by a test. */
export interface Manifest<K extends Kind = Kind> {
  readonly id: string;
  /** What the game's numbered rules begin with: 'DF' of 'DF-12'. */
  readonly prefix: string;
  /** The version of its rules; 1 if nothing is said. */
  readonly version?: number;
  /** Earlier versions that today's drawn table still draws rightly; for the others the text table serves. */
  readonly draws?: readonly number[];
  /** Where it stands among the games: small numbers come first. */
  readonly place: number;
  /** Developers only: not offered to guests. */
  readonly hidden?: true;
  readonly seats: { readonly min: number; readonly max: number };
  /** Minutes a game takes. */
  readonly minutes: number;
  /** Seats of a quick game, the person's own included. */
  readonly quick: number;
  /** The bots that guests may choose, weakest first. */
  readonly levels: readonly string[];
  /** Its dice, as luck calls them: the house counts how they fall. What they are called stands on the poster. */
  readonly dice?: readonly DieName[];
  readonly rules: () => Promise<GameRules<K>>;
  readonly words: Loaders<Lexicon<K>>;
  readonly rulebook: Loaders<readonly RuleChapter[]>;
  /** What is said about its puzzles, if it has any. */
  readonly puzzles?: Loaders<PuzzleWords>;
}
