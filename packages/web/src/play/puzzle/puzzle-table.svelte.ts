/**
 * A puzzle under way: the real table, laid from the puzzle's position, with the rules in this page. A line is built and taken back freely until it
 * is handed in; luck inside it is the puzzle's own, by name.
 */
import type { IdeaOf } from '@astragal/bots';
import { type Choice, heard, type Kind, notation, type Seat, seenAt, type Told } from '@astragal/kernel';
import { type Puzzle, type PuzzleRules, PuzzleSolver, type PuzzleTurn } from '@astragal/puzzles';
import { type SeatAction, SeatedTable } from '@astragal/table/seated-table.svelte.ts';
import { positionOf, type TableInfo } from '@astragal/wire';
import { wishes } from '../../base/settings.svelte.ts';
import type { JudgedLine, LineTask } from '../../offline/puzzle-thread.ts';
import type { PuzzleTries } from '../../puzzles/tries.svelte.ts';
import { tableHere } from '../table-here.ts';

/** A line is built; it is looked at; it was weaker; it was right; the solution is shown, and has been shown. */
export type PuzzlePhase = 'builds' | 'judged' | 'weaker' | 'solved' | 'shows' | 'shown';

/** So long a line stands before it is spoken of, and so long a step of the solution is looked at. */
const BEFORE_REPLY = 400;
const STEP = 1100;

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Who judges, who counts, and what time it is. */
export interface PuzzleRoom {
  readonly judge: { ask(task: LineTask): Promise<JudgedLine>; close(): void };
  readonly tries: PuzzleTries;
  readonly now: () => number;
  readonly me: { readonly name: string; readonly avatar?: string | undefined };
  /** A first try was counted. */
  readonly oncounted?: () => void;
}

export class PuzzleTable extends SeatedTable {
  declare seat: Seat;
  declare info: TableInfo;
  readonly puzzle: Puzzle;
  readonly #rules: PuzzleRules;
  readonly #solver: PuzzleSolver;
  readonly #room: PuzzleRoom;
  #told: Told[] = [];
  #turn: PuzzleTurn<Kind>;
  #heard = 0;
  #asked = 0;
  /** Answers that luck has made final. */
  #fixed = 0;
  #begun: number;
  #gone = false;

  phase: PuzzlePhase = $state('builds');
  /** The answers given so far. */
  line: readonly Choice[] = $state.raw([]);
  /** The line can be handed in as it is. */
  isComplete = $state(false);
  /** Luck has had a say in it. */
  hasLuckSpoken = $state(false);
  judged: JudgedLine | undefined = $state.raw();
  /** Judging did not come to an end. */
  hasFailed = $state(false);
  /** A hint was asked for: what to think about, if the game has an idea of it. */
  isHinted = $state(false);
  hint: IdeaOf | undefined = $state.raw();
  /** How long the try took that was handed in last, in seconds. */
  seconds = $state(0);
  /** The try that was handed in last is the one that counted. */
  isFirst = $state(false);
  /** Boards that have a place for what is said of the puzzle. */
  places = $state(0);

  constructor(puzzle: Puzzle, rules: PuzzleRules, room: PuzzleRoom) {
    super('puzzle', wishes);
    this.puzzle = puzzle;
    this.#rules = rules;
    this.#room = room;
    this.#solver = new PuzzleSolver(rules, puzzle);
    this.#turn = this.#solver.turn(this.#told);
    this.meet(infoOf(puzzle, room.me));
    this.#begun = room.now();
    this.#show();
  }

  override get busy(): boolean {
    return super.busy || this.phase !== 'builds';
  }
  override get canUndo(): boolean {
    return this.phase === 'builds' && !super.busy && this.line.length > this.#fixed;
  }
  /** A try at it has been counted: whatever follows is for pleasure. */
  get isCounted(): boolean {
    return this.#room.tries.firstOf(this.puzzle.id) !== undefined;
  }

  /** The answers of a line as choices, with the puzzle's luck. */
  choicesOf(answers: readonly string[]): readonly Choice[] {
    const turn = this.#solver.turn();
    return answers.flatMap((text) => taken(turn, text) ?? []);
  }

  /** Says what to think about, never what to do. */
  ask(): void {
    if (this.phase !== 'builds' || this.isHinted) return;
    const { game, ideas } = this.#rules;
    const start = this.#solver.turn();
    const { seat, best, near } = this.puzzle;
    const view = game.view(start.position.state, seat) as never;
    const [right, other] = [this.choicesOf(best.answers), this.choicesOf(near.answers)];
    this.hint = ideas?.overlooked(view, seat, right, other) ?? ideas?.about(view, seat, right);
    this.isHinted = true;
  }

  /** Hands the line in; `end`: an answer that would end the turn, given first where the line is not complete. */
  async handIn(end?: string): Promise<void> {
    if (this.phase !== 'builds' || this.busy) return;
    if (!this.isComplete && end !== undefined) this.#take(end);
    if (!this.isComplete) return;
    this.phase = 'judged';
    this.hasFailed = false;
    const answers = this.line.map(notation);
    const took = this.#room.now() - this.#begun;
    const { game, version } = this.puzzle;
    try {
      const [judged] = await Promise.all([
        this.#room.judge.ask({ game, version, puzzle: this.puzzle, answers }),
        this.#shown().then(() => pause(BEFORE_REPLY)),
      ]);
      if (this.#gone) return;
      this.judged = judged;
      this.#count(judged.verdict.kind === 'right', took, answers);
      this.phase = judged.verdict.kind === 'right' ? 'solved' : 'weaker';
    } catch {
      this.hasFailed = true;
      this.phase = 'builds';
    }
  }

  /** The solution is shown, and the try counts as missed if none did before. */
  async giveUp(): Promise<void> {
    if (this.phase !== 'builds') return;
    this.#count(false, this.#room.now() - this.#begun);
    await this.showSolution();
  }

  /** Plays the best line on the table. */
  async showSolution(): Promise<void> {
    if (this.phase === 'shows') return;
    this.phase = 'shows';
    this.#anew();
    for (const answer of this.puzzle.best.answers) {
      await this.#shown();
      await pause(STEP);
      if (this.#gone || this.phase !== 'shows') return;
      this.#take(answer);
    }
    await this.#shown();
    await pause(BEFORE_REPLY);
    if (this.phase === 'shows') this.phase = 'shown';
  }

  /** Once more from the beginning, for pleasure. */
  again(): void {
    this.#anew();
    this.judged = undefined;
    this.#begun = this.#room.now();
    this.phase = 'builds';
  }

  /** What is said of the puzzle has a place; gives how to say that it has none any more. */
  dock(): () => void {
    this.places++;
    return () => {
      this.places--;
    };
  }

  async speak(): Promise<void> {}
  /** Hints at a puzzle are counted by its try. */
  async countHint(): Promise<boolean> {
    return true;
  }
  stop(): void {
    this.#gone = true;
    this.#room.judge.close();
  }

  protected async send(said: SeatAction): Promise<void> {
    if ('choice' in said) this.#take(said.choice);
    else if (this.line.length > this.#fixed) this.#anew(this.line.slice(0, -1));
  }

  #count(isSolved: boolean, ms: number, answers?: readonly string[]): void {
    const { id, game, ideas } = this.puzzle;
    const { tries, now } = this.#room;
    this.seconds = Math.max(1, Math.round(ms / 1000));
    this.isFirst = tries.note({
      ...{ game, puzzle: id, idea: ideas[0]!, at: now(), ms: Math.round(ms), answers },
      ...{ isSolved, isHinted: this.isHinted, against: tries.puzzleRating(this.puzzle) },
    });
    if (this.isFirst) this.#room.oncounted?.();
  }

  /** The turn from its beginning, with these answers given already. */
  #anew(answers: readonly Choice[] = []): void {
    this.#told = [];
    this.#turn = this.#solver.turn(this.#told);
    this.#fixed = 0;
    this.line = [];
    for (const each of answers) this.#play(notation(each));
    this.#show();
  }

  #take(text: string): void {
    if (this.#play(text)) this.#show();
  }

  #play(text: string): boolean {
    const before = this.#turn.asked;
    const choice = taken(this.#turn, text);
    if (!choice) return false;
    this.line = [...this.line, choice];
    if (this.#turn.asked > before) this.#fixed = this.line.length;
    return true;
  }

  #show(): void {
    this.hasLuckSpoken = this.#turn.hasLuckSpoken;
    this.isComplete = this.hasLuckSpoken || !this.#turn.at;
    const events = heard(this.#told, this.seat);
    const from = Math.min(this.#heard, events.length);
    this.#heard = events.length;
    const { asks, waits, view } = seenAt(this.#rules.game, this.#turn.position, this.seat);
    const seen = { ask: ++this.#asked, undo: false, view, asks: this.#turn.at ? asks : [], waits: this.#turn.at ? waits : [] };
    this.receive(positionOf(this.id, this.seat, seen, { from, events: events.slice(from) }));
  }

  async #shown(): Promise<void> {
    do await pause(30);
    while (this.behind && !this.#gone);
  }
}

/** Plays an answer in a turn, if it is one. */
function taken(turn: Pick<PuzzleTurn<Kind>, 'at' | 'choices' | 'take'>, text: string): Choice | undefined {
  const { at } = turn;
  const choice = turn.choices.find((each) => notation(each) === text);
  if (!at || !choice) return undefined;
  turn.take(at, choice);
  return choice;
}

const infoOf = ({ game, version, seats, options, seat }: Puzzle, me: PuzzleRoom['me']): TableInfo =>
  tableHere({
    ...{ id: 'puzzle', game, version, options, mine: [seat], created: 0 },
    seats: Array.from({ length: seats }, (_, each) =>
      each === seat ? { by: 'person', ...me, here: true } : { by: 'bot', name: RIVALS[each % RIVALS.length]!, here: true },
    ),
  });

/** Names that are the same in all languages. */
const RIVALS = ['Iga', 'Ola', 'Marek', 'Kira'];
