/** What of a game is counted line by line: what could have fallen in a turn, and what an answer did. */
import type { Judge } from '@astragal/bots';
import { type Chance, clone, type Game, guessed, isOver, type Kind, type Position, type Seat, seeded } from '@astragal/kernel';
import type { BySeat, GradedAnswer } from './ledger.ts';
import { BlockMean, minus, nothing } from './numbers.ts';
import type { Reference } from './reference.ts';
import { gradeOf } from './seats.ts';
import { Strata } from './strata.ts';
import type { GivenAnswer, PlayedTurn } from './turns.ts';

/** Lines of a block: each place of luck with six outcomes has said each of them once. */
const LINES = 6;
/** Of the judge's error, what is left in the difference of two ways on. */
const SHARED = 0.5;

/** Where a whole block comes to the same, luck has no say. */
const areAlike = (rows: readonly BySeat[]): boolean =>
  rows.every((row) => row.every((each, seat) => Math.abs(each - rows[0]![seat]!) < 1e-12));

/** With what lines are played and judged. */
export interface Lines<K extends Kind> {
  readonly game: Game<K>;
  readonly judge: Judge<K>;
  readonly seats: number;
  readonly seed: string;
  /** Positions are judged after so many more turns of the reference. */
  readonly ahead: number;
  /** Who plays a turn, by its number: the last one goes on to the end of the game. */
  reference(turn: number): Reference<K>;
}

/** What a block of lines came to: plain data, so that it can be kept and counted again without being played. */
export interface Block {
  /** The name of the block: a count goes on only by its own. */
  readonly of: string;
  /** Line by line, for each thing that is counted. */
  readonly rows: readonly (readonly BySeat[])[];
  /** Answers that it took. */
  readonly answers: number;
  /** No line of it asked luck anything. */
  readonly isFixed: boolean;
}

/** Something that is counted block by block. */
export interface LineCount {
  readonly blocks: number;
  readonly isExact: boolean;
  /** What one block adds to the variance of a seat's luck over the game. */
  readonly varianceOfBlock: number;
  /** Answers that a block took, in the mean. */
  readonly cost: number;
  /** The name of the next block. */
  readonly next: string;
  /** Plays it. */
  play(): Block;
  add(block: Block): void;
}

/** Everybody's chances where a line has ended. */
export const chancesAt = <K extends Kind>({ judge }: Pick<Lines<K>, 'judge'>, position: Position<K>): BySeat => judge.chances(position).win;

/** A world that looks like this to a seat, or to a watcher: what nobody could know is luck, too. */
const worldOf = <K extends Kind>({ game }: Lines<K>, position: Position<K>, seat: Seat | undefined, seed: string): Position<K> =>
  game.open ? clone(game, position) : guessed(game, position, seat, seeded(seed));

/** A turn: what could have fallen in it, played by the reference, and what it is worth to begin it. */
export class TurnCount<K extends Kind> implements LineCount {
  readonly turn: PlayedTurn<K>;
  readonly number: number;
  /** What could be after it. */
  readonly mean: BlockMean;
  /** What it is worth to begin it: the mean of what the judge says a few turns on. */
  readonly here: BlockMean;
  /** How much the first differs from the second, line by line: the doubt. */
  readonly drift: BlockMean;
  /** Points expected where it ended: asked of the judge once, however often the ledger is wanted. */
  readonly points: readonly number[];
  readonly #lines: Lines<K>;
  readonly #begins: BySeat;
  #answers = 0;

  constructor(lines: Lines<K>, turn: PlayedTurn<K>, number: number) {
    this.#lines = lines;
    this.turn = turn;
    this.number = number;
    this.mean = new BlockMean(lines.seats);
    this.here = new BlockMean(lines.seats);
    this.drift = new BlockMean(lines.seats);
    this.#begins = chancesAt(lines, turn.before);
    this.points = lines.judge.chances(turn.after).points;
  }

  get blocks(): number {
    return this.mean.blocks;
  }

  get isExact(): boolean {
    return this.mean.isExact;
  }

  /** Of all that is counted at the beginning of a turn only the doubt is left in the sum over the game: what one turn ends with the next begins with. Before the first there is none. */
  get varianceOfBlock(): number {
    return (this.number === 0 ? this.mean : this.drift).varianceOfBlock;
  }

  get cost(): number {
    return this.#answers / Math.max(1, this.blocks);
  }

  /** What the turn begins with: what the judge says, a few turns on. */
  get before(): BySeat {
    return this.#lines.ahead > 0 ? this.here.mean : this.#begins;
  }

  get next(): string {
    return `turn ${this.number}/${this.blocks}`;
  }

  play(): Block {
    const { ahead, reference } = this.#lines;
    const of = this.next;
    const seed = `${this.#lines.seed}/${of}`;
    const strata = new Strata(LINES, seed);
    const [after, begun]: [BySeat[], BySeat[]] = [[], []];
    let taken = 0;
    const played = (position: Position<K>, turn: number, luck: Chance): Position<K> => {
      if (isOver(position)) return position;
      const { end, answers } = reference(turn).line(position, luck);
      taken += answers.length;
      return end;
    };
    for (let i = 0; i < LINES; i++) {
      const luck = strata.line(i);
      let position = worldOf(this.#lines, this.turn.before, this.turn.seat, `${seed}/world ${i}`);
      for (let turn = 0; turn < ahead; turn++) position = played(position, this.number + turn, luck);
      begun.push(ahead > 0 ? chancesAt(this.#lines, position) : this.#begins);
      after.push(chancesAt(this.#lines, played(position, this.number + ahead, luck)));
    }
    return { of, rows: [after, begun], answers: taken, isFixed: false };
  }

  add({ rows, answers }: Block): void {
    const [after, begun] = rows as readonly [readonly BySeat[], readonly BySeat[]];
    this.mean.add(after);
    this.here.add(begun);
    this.drift.add(after.map((each, i) => minus(each, begun[i]!)));
    this.mean.isExact = this.blocks === 1 && areAlike(after) && areAlike(begun);
    this.#answers += answers;
  }
}

/** An answer beside the reference's: both go on by the reference, with the same luck, in worlds that the seat could imagine. */
export class AnswerCount<K extends Kind> implements LineCount {
  readonly #lines: Lines<K>;
  readonly #given: GivenAnswer<K>;
  readonly #turn: number;
  readonly #better: string;
  readonly #effect: BlockMean;
  #disbelief: number | undefined;
  #answers = 0;

  constructor(lines: Lines<K>, turn: number, given: GivenAnswer<K>, better: string) {
    this.#lines = lines;
    this.#turn = turn;
    this.#given = given;
    this.#better = better;
    this.#effect = new BlockMean(lines.seats);
  }

  get blocks(): number {
    return this.#effect.blocks;
  }

  /** Where the reference agrees there is nothing to count. */
  get isExact(): boolean {
    return this.#given.choice === this.#better || this.#effect.isExact;
  }

  get varianceOfBlock(): number {
    return this.#effect.varianceOfBlock;
  }

  get cost(): number {
    return this.#answers / Math.max(1, this.blocks);
  }

  get #name(): string {
    return `turn ${this.#turn}/answer ${this.#given.entry}`;
  }

  get next(): string {
    return `${this.#name}, not ${this.#better}/${this.blocks}`;
  }

  play(): Block {
    const { game, reference } = this.#lines;
    const { seat, choice, position } = this.#given;
    const player = reference(this.#turn);
    const seed = `${this.#lines.seed}/${this.#name}/${this.blocks}`;
    const strata = new Strata(LINES, seed);
    const rows: BySeat[] = [];
    let [answers, isFixed] = [0, false];
    for (let i = 0; i < LINES && !isFixed; i++) {
      const world = worldOf(this.#lines, position, seat, `${seed}/world ${i}`);
      const played = player.from(world, strata.line(i), { seat, choice });
      const other = player.from(world, strata.line(i), { seat, choice: this.#better });
      answers += played.answers.length + other.answers.length;
      rows.push(minus(chancesAt(this.#lines, played.end), chancesAt(this.#lines, other.end)));
      isFixed = game.open === true && played.isFixed && other.isFixed;
    }
    return { of: this.next, rows: [rows], answers, isFixed };
  }

  add({ rows: [rows], answers, isFixed }: Block): void {
    this.#effect.add(rows!);
    this.#effect.isExact = isFixed || (this.blocks === 1 && areAlike(rows!));
    this.#answers += answers;
  }

  get graded(): GradedAnswer {
    const { entry, seat, step, choice, position } = this.#given;
    const same = { entry, seat, step, played: choice, reference: this.#better };
    if (this.blocks === 0) return { ...same, choices: nothing(this.#lines.seats), spread: 0, error: 0, grade: 'good' };
    const choices = this.#effect.mean;
    const spread = Math.sqrt(this.#effect.variance);
    this.#disbelief ??= disbelief(this.#lines.judge, position, seat);
    const error = Math.hypot(spread, this.#disbelief);
    return { ...same, choices, spread, error, grade: gradeOf(-choices[seat]!, error) };
  }
}

/** How far off the judge may be about two ways on from here: they share much of its error, and where all is decided it is small. */
function disbelief<K extends Kind>(judge: Judge<K>, position: Position<K>, seat: Seat): number {
  const { win, error } = judge.chances(position, { seat });
  return SHARED * error * 4 * win[seat]! * (1 - win[seat]!);
}
