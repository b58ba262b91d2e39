/** The contract between a game's rules and everything that plays it. Read this first. */

export type Seat = number;

/** A step under way. Places and public facts only, never a hidden identity. A frame of nobody (`round`) has no seat. */
export interface Frame {
  readonly step: string;
  readonly seat?: Seat;
}

/** Lanes that go on side by side, in the order in which the rulebook would take them; what lies below waits for all. */
export interface Fork<F = Frame> {
  readonly lanes: Stack<F>[];
}

/** What is left to resolve, as plain JSON; the last entry comes first. */
export type Stack<F = Frame> = (F | Fork<F>)[];

/** The kernel owns the stack, the game owns the state: a rule reaches the stack only through its table. */
export interface Position<K extends Kind = Kind> {
  readonly state: K['state'];
  readonly stack: Stack<K['frame']>;
}

/** An answer: a verb and plain words or numbers. Its notation is those values in the order written, e.g. `buy mirror 2`. */
export interface Choice {
  readonly do: string;
}

export interface Event {
  readonly kind: string;
}

/** Why something is not possible: a code, the rule that says so, and facts, e.g. `{ why: 'gold', rule: 'DF-71', need: 5, have: 3 }`. */
export interface Refusal {
  readonly why: string;
  readonly rule?: string;
}

/** What a table's host may choose: each option is one of a few words. The first value of `values` need not be the default. */
export interface OptionSpec {
  readonly values: readonly string[];
  readonly default: string;
  /** Shown only while these options have these values: without them it changes nothing. */
  readonly when?: Readonly<Record<string, string>>;
}
export type OptionTable = Readonly<Record<string, OptionSpec>>;
export type Options = Readonly<Record<string, string>>;

/** The types of one game. `asks` is a table: which steps are questions, and what answers each. */
export interface Kind {
  state: object;
  frame: Frame;
  asks: object;
  event: Event;
  refusal: Refusal;
  view: object;
  options: Options;
}

/** The only door to luck. `what` names a place ("die 1 of 2"); the match numbers it. Two open lanes never ask the same `what`. */
export interface Chance {
  below(n: number, what: string): number;
}

/** A die as luck knows it: whatever is asked for by such a name, out of so many. The first group of `luck`, if any, is the seat that rolls it. */
export interface DieName {
  readonly id: string;
  readonly luck: RegExp;
  readonly sides: number;
}

/** What a rule may do besides writing to its state. */
export interface Table<K extends Kind = Kind> {
  readonly chance: Chance;
  /** Resolve these next, in reading order, before whatever waits in this lane. A second call goes before the first. */
  next(...entries: readonly (K['frame'] | Fork<K['frame']>)[]): void;
  /** Forget what waits in this lane above the next frame of this step: death in mid-fight, fainting in mid-turn. */
  skipTo(step: K['frame']['step']): void;
  /** It happened in the open: nobody learns anything that was hidden. */
  tell(event: K['event']): void;
  /** `seat` hears its own secret, the others the shared part: "you laid the crown" / "seat 2 laid a card". */
  whisper(seat: Seat, secret: K['event'], shared?: K['event']): void;
  /** Everybody learns something hidden until now. */
  reveal(event: K['event']): void;
  /** `seat` alone learns something hidden until now; the others hear the shared part. */
  show(seat: Seat, secret: K['event'], shared?: K['event']): void;
  /** Whoever answers now has confirmed a turn or a fight: nothing up to here is taken back, though nobody learnt anything. */
  confirm(): void;
}

/** Lanes side by side, each in reading order: a value for `next`. */
export function together<F extends Frame>(...lanes: readonly (readonly (F | Fork<F>)[])[]): Fork<F> {
  return { lanes: lanes.map((lane) => lane.toReversed()) };
}

/** A step that runs by itself. `inOrder`: begins only when every earlier lane is done; for a step that touches what other lanes touch. */
export interface Act<K extends Kind, F> {
  readonly inOrder?: true;
  run(state: K['state'], frame: F, table: Table<K>): void;
}

/** What a person could point at but may not do, and why. */
export interface Refused<K extends Kind = Kind> {
  readonly wish: Choice;
  readonly refusal: K['refusal'];
}

/** A question. Its options are the wishes that are not refused: legality is written once. */
export interface Ask<K extends Kind, F, C> {
  readonly inOrder?: true;
  /** Everything a person could point at here, playable or not. */
  wishes(state: K['state'], frame: F): readonly C[];
  refuse?(state: K['state'], frame: F, wish: C): K['refusal'] | undefined;
  /** Where listing every wish would slow play-outs down: what the wishes leave out, one for each piece. Only tables ask for it. */
  refused?(state: K['state'], frame: F): readonly Refused<K>[];
  take(state: K['state'], frame: F, choice: C, table: Table<K>): void;
}

export type Named<F, N> = Extract<F, { step: N }>;
export type Steps<K extends Kind> = {
  readonly [N in K['frame']['step']]: N extends keyof K['asks']
    ? Ask<K, Named<K['frame'], N> & { readonly seat: Seat }, K['asks'][N]>
    : Act<K, Named<K['frame'], N>>;
};

/** How a finished (or running) game stands: points by seat, and who has won if it ended now. Nobody wins a lost game. */
export interface Result {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

export interface Game<K extends Kind = Kind> {
  readonly id: string;
  /** Raised whenever a recorded match could replay differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionTable;
  /** Nothing is hidden from anybody: every guess is the same, so that a thought guesses once and clones. */
  readonly open?: true;
  /**
   * Luck whose outcome everybody sees as it falls, by how its names begin; all of it where the game is `open`. Whatever is not named here
   * stays sealed until the end: the order of a deck, a card laid face down.
   */
  readonly openLuck?: readonly string[];
  readonly steps: Steps<K>;
  setup(seats: number, options: K['options'], chance: Chance): { readonly state: K['state']; readonly first: K['frame'] };
  /** What this seat may know, built up from nothing; `undefined` is a spectator. */
  view(state: K['state'], seat: Seat | undefined): K['view'];
  /** Fills the holes of a view. Only the view goes in, so nothing else can come out. */
  guess(view: K['view'], seat: Seat | undefined, chance: Chance): K['state'];
  /** Another way to write an answer, as the options write it: `white+blue` for `blue+white`. */
  respelt?(text: string): string;
  /** By hand once measured; until then the kernel copies plain data. */
  clone?(state: K['state']): K['state'];
  result(state: K['state']): Result;
  /** Throws when the state breaks a promise: conservation, caps, counts. */
  check?(state: K['state']): void;
}

/** What a seat made of its game, for counting over many games. */
export interface Tally {
  readonly hero?: string;
  /** Whether it lived to the end, where one can die. */
  readonly survived?: boolean;
  /** What it came to hold, by kind: cards, faces, skills. */
  readonly taken: Readonly<Record<string, readonly string[]>>;
  /** What it came to, in numbers that people tell: health left, enemies defeated. */
  readonly figures?: Readonly<Record<string, number>>;
}

/** Which words (or numbers beside them) may stand where: `'players.*.cards.*'` in a state, `'stack.*.card'` in a frame. */
export type Vocabulary = Readonly<Record<string, readonly (string | number)[]>>;

/** What helps to try a game out; no table ever uses it. */
export interface Toolkit<K extends Kind = Kind> {
  /** Arranges a state after setup as a position drawn by hand says, in the game's own words: for lessons. */
  arrange?(state: K['state'], given: object): void;
  tally?(state: K['state'], seat: Seat): Tally;
  /** For scripts, so that a misspelt word is told. */
  readonly vocabulary?: Vocabulary;
  /** What the entries of a list look like that is empty after setup: `'heroes.*.foes.*'`. For scripts, too. */
  readonly samples?: Readonly<Record<string, unknown>>;
  /** A frame of each step, so that a misspelt field of one is told. */
  readonly frames?: { readonly [N in K['frame']['step']]: Omit<Named<K['frame'], N>, 'step'> };
  /** Reads what a script says about a state by the names people use: places, pieces. What it cannot read it leaves as it is. */
  spell?(state: K['state'], patch: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  /** The option whose values make the game harder, from the easiest on. */
  readonly difficulty?: string;
  /** Changes what this seat (or a spectator) may not know, and nothing else. Needed where a game has secrets. */
  twin?(state: K['state'], seat: Seat | undefined, chance: Chance): K['state'];
  /** The same game from later moments, which random play would seldom live to see. */
  readonly starts?: readonly Game<K>[];
}

/** How people at the table are called, by seat. */
export type Names = (seat: Seat) => string;

/** A part of the position in words: the table as a screen reader or a terminal tells it. */
export interface Passage {
  readonly title: string;
  readonly lines: readonly string[];
}

/** One paragraph of the rules for players; `id` is the rule's number. */
export interface RuleText {
  readonly id: string;
  readonly text: string;
}
export interface RuleChapter {
  readonly title: string;
  readonly rules: readonly RuleText[];
}

/** Something to think about: a fact of the position, and a question. Neither names an answer. */
export interface IdeaText {
  readonly fact: string;
  readonly ask: string;
}

/** The table through the eyes of whoever answers. */
export interface SeenFrom<K extends Kind = Kind> {
  readonly view: K['view'];
  readonly seat: Seat;
}

/** A language's words for a game. Every event, question, answer and refusal must be worded, or it does not compile. */
export interface Lexicon<K extends Kind = Kind> {
  readonly name: string;
  readonly tagline: string;
  readonly events: { readonly [N in K['event']['kind']]: (event: Extract<K['event'], { kind: N }>, who: Names) => string };
  /** `may`: what can be answered, so that nothing is asked for that is not there. */
  readonly questions: {
    readonly [N in keyof K['asks'] & string]: (frame: Named<K['frame'], N>, who: Names, may?: readonly K['asks'][N][]) => string;
  };
  /** `sight`: how things stand, where that is known, so that an answer can say what it does to what lies there. Its first sentence is enough for a list. */
  readonly choices: {
    readonly [N in ChoiceOf<K>['do']]: (choice: Extract<ChoiceOf<K>, { do: N }>, who: Names, sight?: SeenFrom<K>) => string;
  };
  readonly refusals: { readonly [N in K['refusal']['why']]: (refusal: Extract<K['refusal'], { why: N }>, who: Names) => string };
  /** Names of the options and their values, as the host reads them. */
  readonly options: { readonly [O in keyof K['options']]: { readonly name: string; readonly values: Readonly<Record<string, string>> } };
  /** So much of something that a seat holds, by the name an analysis knows it by: "3 gold", "“Hydra”". Where a game tells of holdings. */
  holdings?(name: string, n: number): string;
  /** What the coach says about the ideas that the game names, by name. Without it there is no coach. */
  readonly ideas?: Readonly<Record<string, (facts: never, who: Names) => IdeaText>>;
  /** The whole visible table in words, from one view. */
  describe(view: K['view'], who: Names): readonly Passage[];
}
export type ChoiceOf<K extends Kind> = Extract<K['asks'][keyof K['asks']], Choice>;

export const LANGUAGES = ['en', 'pl', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Lexicons<K extends Kind = Kind> = Readonly<Record<Language, Lexicon<K>>>;
