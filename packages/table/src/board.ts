/** What the table frame gives to a drawn table. A board draws a view and offers the options; it knows no rule. */
import type { Look } from '@astragal/bots';
import type { Choice, Frame, Kind, Language, Lexicon, Named, Names, Result, Seat } from '@astragal/kernel';
import type { Component, Snippet } from 'svelte';
import type { Recap } from './recap.ts';

/** Something one could point at: its notation, and its parts to highlight the piece it names. */
export interface Option<C = Choice> {
  /** The notation: what `answer` takes. */
  readonly text: string;
  readonly choice: C;
}

/** Something one could point at but may not do, with the reason (word it with `lexicon.refusals`). */
export interface RefusedOption<K extends Kind = Kind, C = Choice> extends Option<C> {
  readonly refusal: K['refusal'];
}

/** A question of a game whose types are not known here. */
interface AnyQuestion {
  readonly frame: Frame & { readonly seat: Seat };
  readonly options: readonly Option[];
  readonly refused: readonly RefusedOption[];
}

/** One open question of the seat at this screen. Several may be open at once; each option's text is unique over all of them. */
export type OpenQuestion<K extends Kind = Kind> = [keyof K['asks']] extends [never]
  ? AnyQuestion
  : {
      readonly [N in keyof K['asks'] & string]: {
        readonly frame: Named<K['frame'], N> & { readonly seat: Seat };
        readonly options: readonly Option<K['asks'][N]>[];
        readonly refused: readonly RefusedOption<K, K['asks'][N]>[];
      };
    }[keyof K['asks'] & string];

/** What everybody at the table may know about a seat. */
export interface Sitter {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** The face a person chose. */
  readonly avatar?: string | undefined;
  /** How strong a bot is. */
  readonly level?: string | undefined;
  /** A bot's own face, where its game drew one. */
  readonly look?: Look | undefined;
  /** Played from this screen (one seat, or several at a hot seat). */
  readonly mine: boolean;
  /** Connected at this moment; bots always are. */
  readonly here: boolean;
  /** Asked something right now. */
  readonly asked: boolean;
  readonly resigned: boolean;
  /** Time left and whether it runs; untimed tables have none. `at` is the browser's time at which `left` was true. */
  readonly clock: { readonly left: number; readonly running: boolean; readonly at: number } | undefined;
}

/** A step of the game as this screen saw it: what was heard, and how things stand since. */
export interface Moment<K extends Kind = Kind> {
  /** Grows by one with each moment shown; jumps mean "do not animate, just show". */
  readonly number: number;
  readonly view: K['view'];
  /** What happened between the moment before and this one, in order. Empty after a jump, a reload or an undo. */
  readonly heard: readonly K['event'][];
}

/** Drawers of the frame that a board may open; `odds` only if the board handed some over. */
export type Panel = 'log' | 'chat' | 'rules' | 'odds' | 'menu';

/**
 * Pieces of the shell for the board to put where its layout wants them. All adapt to `mode` by themselves
 * (in a replay `prompt` says where we are and `actions` holds the player controls).
 */
export interface FrameParts {
  /** The top bar, with room in the middle: round, steps of the turn, seats. Goes first in the board. */
  readonly top: Snippet<[middle?: Snippet]>;
  /** Seat emblem and the question in one sentence; `whisper` is the board's line below it (a preview, a hint). */
  readonly prompt: Snippet<[whisper?: Snippet]>;
  /** Undo (says why not when it cannot), and in a replay the step buttons. */
  readonly actions: Snippet;
  /** The button for a hint, with its key; nothing at a table without a coach. `small`: its picture alone. */
  readonly hint: Snippet<[small?: boolean]>;
  /** What the coach says, for boards with a column: to be drawn there while `coaching`. Elsewhere a sheet shows it. */
  readonly coach: Snippet;
  /** All open options as plain buttons with words: for questions the board draws no target for. */
  readonly choices: Snippet<[filter?: (option: Option, question: OpenQuestion) => boolean]>;
  /** The log as a story, newest last, in my language. */
  readonly story: Snippet;
  /** Names, presence, clocks: one row for each seat, for boards without an area of their own for that. */
  readonly seats: Snippet;
  /** The seal of the table's luck, 44 px square, for a place where it covers neither a die nor the prompt; nothing where nothing is known of it. */
  readonly seal: Snippet;
  /** Rematch, telling a friend, replay, home: the buttons of the board's own ending. Nothing in a replay. */
  readonly after: Snippet<[recap?: Recap]>;
  /** In place of the button that ends a turn, where there is one: a puzzle is handed in there. `end`: the answer that would end the turn. */
  readonly finish?: Snippet<[end?: string | undefined]> | undefined;
  /** The scores with what luck and choices did, in place of the board's own; `score` draws that of a seat. None where nothing is counted. */
  readonly analysis?: Snippet<[score?: Snippet<[seat: Seat]>]> | undefined;
}

/** What is asked where the match is, while the board may still show how it came about. */
export interface Ahead<K extends Kind = Kind> {
  readonly asks: readonly OpenQuestion<K>[];
  /** How many lines the whole log has there: tells one question from the next that looks like it. */
  readonly heard: number;
}

export interface BoardProps<K extends Kind = Kind, W = unknown> {
  readonly moment: Moment<K>;
  /** Everything heard up to the moment, from the first event on; a reload brings all of it back. */
  readonly log: readonly K['event'][];
  /** Whose eyes: undefined is a spectator. Changes at a hot seat when the device is handed over. */
  readonly seat: Seat | undefined;
  /** Who is called "you": not always whose eyes are used, and then everybody else goes by name (`youOf`). */
  readonly you: Seat | undefined;
  /** Open questions of `seat`. Empty while waiting, watching, replaying, or while an answer is under way. */
  readonly asks: readonly OpenQuestion<K>[];
  /** For answers that are settled beforehand, so that others need not wait for what this screen still shows; where nothing is played there is none. */
  readonly ahead?: Ahead<K> | undefined;
  /** Gives the answer with this notation. Calls while one is under way are ignored. */
  readonly answer: (text: string) => void;
  readonly sitters: readonly Sitter[];
  /** Seats that are asked something, the own one included. */
  readonly waits: readonly Seat[];
  readonly undo: { readonly can: boolean; readonly take: () => void };
  /** There is a coach at this table. */
  readonly coached?: boolean;
  /** It has something to say. */
  readonly coaching?: boolean;
  /** Set when the game is over. The board shows the end by itself, with `parts.after` in it; the frame opens nothing over it. */
  readonly result: Result | undefined;
  readonly names: Names;
  readonly lexicon: Lexicon<K>;
  readonly language: Language;
  /** What the table itself says in that language: the exports of its `words/<language>.ts` (`registry.ts` says how). */
  readonly wording: W;
  /** No motion: show the end state at once, with a fade at most. */
  readonly calm: boolean;
  /** How long animations take, as a factor; 1 unless somebody chose otherwise. */
  readonly speed?: number;
  readonly mode: 'play' | 'watch' | 'replay';
  /** The table's options as the host chose them. */
  readonly options: K['options'];
  /** The next moment is shown only when this is done (at most a few seconds): give it your animation. A tap or key skips. */
  readonly hold: (animation: Promise<unknown>) => void;
  /** Opens a drawer; `rule` is a rule's number or the id of a piece, e.g. 'DF-41' or 'hydra'. */
  readonly open: (panel: Panel, rule?: string) => void;
  /** Hands over what the odds drawer shows; its button appears then. For boards without room for odds of their own. */
  readonly odds: (content: Snippet | undefined) => void;
  readonly parts: FrameParts;
}

/** A drawn table: the default export of `games/<id>/table/Board.svelte`. It fills the whole window; the top bar is one of its parts. */
export type Board<K extends Kind = Kind, W = unknown> = Component<BoardProps<K, W>>;
