/** Counting a ledger: turn by turn, then more closely where luck says most, until enough is known or the time is up. */
import { type Analysing, type Bot, botNamed, type GameRules, type Judge } from '@astragal/bots';
import { clone, type Game, guessed, isOver, type Kind, type Position, type Seat, seeded } from '@astragal/kernel';
import { AnalysisError } from './errors.ts';
import type { GradedAnswer, Ledger, LedgerTurn } from './ledger.ts';
import { momentsOf, type Telling } from './moments.ts';
import { BlockMean, minus, nothing, summed } from './numbers.ts';
import { Reference } from './reference.ts';
import { balanceOf, gradeOf, rootMeanSquare, summaries } from './seats.ts';
import { Strata } from './strata.ts';
import { finishedRecord, type GivenAnswer, type PlayedTurn, turnsOf } from './turns.ts';

/** How closely a game is looked at. */
export interface Counting {
  /** The same seed, the same ledger, unless time cuts it short. */
  readonly seed?: string;
  /** Whole turns, or everything between two rests of the judge. */
  readonly by?: Ledger['by'];
  /** Blocks of lines for the mean of every turn. */
  readonly blocks?: number;
  /** Blocks for each turn that are added, one by one, where they help most. */
  readonly more?: number;
  /** Says when the budget is spent. What has been counted by then stands, if the whole game was looked at once. */
  readonly isLate?: () => boolean;
  /** What a position is worth is asked of the judge after so many more turns of the reference. */
  readonly ahead?: number;
  /** Instead of the game's judge. */
  readonly judge?: Judge;
}

/** Lines of a block: each place of luck with six outcomes has said each of them once. */
const LINES = 6;
const EFFORT: NonNullable<Analysing['effort']> = { blocks: 2, more: 1 };
/** For an answer that parts from the reference's: both ways meet the same luck, so fewer tell as much. */
const ANSWER_BLOCKS = 2;
/** Of the judge's error, what is left in the difference of two ways on. */
const SHARED = 0.5;
/** So many lines that come to the same say that luck has no say there. */
const PROBES = 3;

const areAlike = (rows: readonly (readonly number[])[]): boolean =>
  rows.every((row) => row.every((each, seat) => Math.abs(each - rows[0]![seat]!) < 1e-12));

/** What is compared with what was played: the game's own reference, else its expert, else its strongest bot. */
export const referenceOf = <K extends Kind>({ analysing, bots }: Pick<GameRules<K>, 'analysing' | 'bots'>): Bot<K> =>
  analysing?.reference ?? botNamed(bots, 'expert') ?? bots.at(-1)!;

/** Whoever judges games of so many seats. Throws an `AnalysisError` where nobody can. */
export function judgeOf<K extends Kind>(
  { game, judge }: { readonly game: Game<K>; readonly judge?: Judge<K> | undefined },
  seats: number,
): Judge<K> {
  if (!judge) throw new AnalysisError('no-judge', `nobody can judge version ${game.version} of ${game.id}`);
  if (!judge.weights.seats[seats]) throw new AnalysisError('no-judge', `the judge of ${game.id} knows no games of ${seats}`);
  return judge;
}

/** Where a turn is over: as the game says, or wherever the judge rests. */
export const turnEndsOf = <K extends Kind>(
  { analysing }: Pick<GameRules<K>, 'analysing'>,
  { craft: { horizon } }: Judge<K>,
  by: Ledger['by'],
): ReadonlySet<string> => new Set<string>(by === 'rests' ? horizon : (analysing?.turnEnds ?? horizon));

/** A turn while it is counted. */
interface Account<K extends Kind> {
  readonly turn: PlayedTurn<K>;
  readonly number: number;
  /** What could be after it. */
  readonly mean: BlockMean;
  /** What it is worth to begin it: the judge's word, or the mean of it a few turns on. */
  readonly here: BlockMean;
  readonly answers: GradedAnswer[];
  /** Points expected where it ended: asked of the judge once, however often the ledger is wanted. */
  readonly points: readonly number[];
}

/** The counting of one game. It is driven from outside, piece by piece: a thread may show what there is, and stop at any time. */
export class Analysis<K extends Kind = Kind> {
  readonly #game: Game<K>;
  readonly #judge: Judge<K>;
  readonly #analysing: Partial<Analysing<K>>;
  /** For all turns but the last, and for the last, which is played out to the end. */
  readonly #references: readonly Reference<K>[];
  readonly #turns: readonly PlayedTurn<K>[];
  readonly #accounts: Account<K>[] = [];
  readonly #counting: Required<Pick<Counting, 'seed' | 'by' | 'blocks' | 'more' | 'ahead'>> & Counting;
  readonly #seats: number;
  readonly #telling: Telling<K>;
  #blocks = 0;

  /** Throws an `AnalysisError` for a record that cannot be analysed. */
  constructor(rules: GameRules<K>, data: unknown, counting: Counting = {}) {
    const { game } = rules;
    const record = finishedRecord(game, data);
    const judge = judgeOf({ game, judge: (counting.judge as Judge<K> | undefined) ?? rules.judge }, record.seats);
    const effort = rules.analysing?.effort ?? EFFORT;
    this.#counting = {
      ...counting,
      seed: counting.seed ?? '1',
      by: counting.by ?? 'turns',
      blocks: counting.blocks ?? effort.blocks,
      ahead: counting.ahead ?? effort.ahead ?? 0,
      more: counting.more ?? (counting.blocks === undefined ? effort.more : 0),
    };
    const ends = turnEndsOf(rules, judge, this.#counting.by);
    this.#game = game;
    this.#judge = judge;
    this.#analysing = rules.analysing ?? {};
    const bot = referenceOf(rules);
    this.#references = [false, true].map((mayEnd) => new Reference(game, bot, ends, mayEnd));
    this.#turns = turnsOf(game, record, ends, rules.analysing?.turnOf);
    this.#seats = record.seats;
    this.#telling = { game, judge, reference: this.#references[1]!, holdings: rules.analysing?.holdings, known: new Map() };
  }

  /**
   * Counts, a block of lines or an answer at a time: the whole game once, then again and again. Whoever is given control in between may ask for
   * the ledger so far, or stop.
   */
  *steps(): Generator<void, void> {
    const { blocks, more } = this.#counting;
    for (const [number, turn] of this.#turns.entries()) {
      const [mean, here] = [new BlockMean(this.#seats), new BlockMean(this.#seats)];
      const account: Account<K> = { turn, number, mean, here, answers: [], points: this.#judge.chances(turn.after).points };
      this.#sample(account);
      yield this.#hurry();
      for (const answer of this.#graded(turn, number)) {
        account.answers.push(answer);
        yield this.#hurry();
      }
      this.#accounts.push(account);
      this.#looked();
      yield;
    }
    for (let round = 1; round < blocks; round++)
      for (const account of this.#accounts) {
        if (this.#isLate()) return;
        this.#sample(account);
        this.#looked();
        yield;
      }
    for (let i = 0; i < more * this.#turns.length && !this.#isLate(); i++) {
      this.#sample(this.#accounts.reduce((a, b) => (b.mean.variance > a.mean.variance ? b : a)));
      this.#looked();
      yield;
    }
  }

  #looked(): void {
    this.#blocks++;
  }

  get #done(): number {
    const { blocks, more } = this.#counting;
    return this.#blocks / (this.#turns.length * (blocks + more));
  }

  #isLate(): boolean {
    return this.#counting.isLate?.() ?? false;
  }

  #hurry(): void {
    if (this.#isLate()) throw new AnalysisError('out-of-time', 'the time was up before the whole game had been looked at');
  }

  #reference(turn: number): Reference<K> {
    return this.#references[turn >= this.#turns.length - 1 ? 1 : 0]!;
  }

  /** Everybody's chances where a line has ended. */
  #chances(position: Position<K>): readonly number[] {
    return this.#judge.chances(position).win;
  }

  /** One more block of what could have fallen in a turn, played by the reference. */
  #sample({ turn: { before, seat }, number, mean, here }: Account<K>): void {
    if (mean.isExact) return;
    const seed = `${this.#counting.seed}/turn ${number}/${mean.blocks}`;
    const strata = new Strata(LINES, seed);
    const { ahead } = this.#counting;
    const rows: (readonly number[])[] = [];
    const nearer: (readonly number[])[] = [];
    for (let i = 0; i < LINES && !mean.isExact; i++) {
      const luck = strata.line(i);
      let position = this.#world(before, seat, `${seed}/world ${i}`);
      for (let turn = 0; turn <= ahead; turn++) {
        if (!isOver(position)) position = this.#reference(number + turn).line(position, luck).end;
        if (turn === ahead - 1) nearer.push(this.#chances(position));
      }
      rows.push(this.#chances(position));
      mean.isExact = mean.blocks === 0 && rows.length === PROBES && areAlike(rows);
    }
    mean.add(rows);
    if (ahead > 0) here.add(nearer);
  }

  /** What a turn begins with: what the judge says, a few turns on; the result, where the game is over. */
  #valueAt(number: number): readonly number[] {
    const account = this.#accounts[number];
    const turn = this.#turns[number];
    if (!turn) return this.#chances(this.#turns.at(-1)!.after);
    return this.#counting.ahead > 0 && account ? account.here.mean : this.#chances(turn.before);
  }

  /** A world that looks like this to a seat, or to a watcher: what nobody could know is luck, too. */
  #world(position: Position<K>, seat: Seat | undefined, seed: string): Position<K> {
    return this.#game.open ? clone(this.#game, position) : guessed(this.#game, position, seat, seeded(seed));
  }

  /** The answers of a turn that were not forced, each beside the reference's. Forced ones are passed over in silence. */
  *#graded({ answers }: PlayedTurn<K>, number: number): Generator<GradedAnswer> {
    const reference = this.#reference(number);
    const seated = reference.seated();
    for (const given of answers) {
      if (given.isForced) continue;
      const better = seated(given.position, given.seat);
      yield this.#compared(given, better, reference, `${this.#counting.seed}/turn ${number}/answer ${given.entry}`);
    }
  }

  /** What an answer did to everybody's chances against the reference's answer: both go on by the reference, with the same luck, in worlds that the seat could imagine. */
  #compared({ entry, seat, step, choice, position }: GivenAnswer<K>, better: string, reference: Reference<K>, seed: string): GradedAnswer {
    const same = { entry, seat, step, played: choice, reference: better };
    if (choice === better) return { ...same, choices: nothing(this.#seats), spread: 0, error: 0, grade: 'good' };
    const effect = new BlockMean(this.#seats);
    for (let block = 0; block < Math.min(this.#counting.blocks, ANSWER_BLOCKS) && !effect.isExact; block++) {
      const strata = new Strata(LINES, `${seed}/${block}`);
      const rows: number[][] = [];
      for (let i = 0; i < LINES && !effect.isExact; i++) {
        const world = this.#world(position, seat, `${seed}/${block}/world ${i}`);
        const played = reference.from(world, strata.line(i), { seat, choice });
        const other = reference.from(world, strata.line(i), { seat, choice: better });
        rows.push(minus(this.#chances(played.end), this.#chances(other.end)));
        effect.isExact =
          (this.#game.open === true && played.isFixed && other.isFixed) || (block === 0 && rows.length === PROBES && areAlike(rows));
      }
      effect.add(rows);
    }
    const choices = effect.mean;
    const spread = Math.sqrt(effect.variance);
    const error = Math.hypot(spread, this.#disbelief(position, seat));
    return { ...same, choices, spread, error, grade: gradeOf(-choices[seat]!, error) };
  }

  /** How far off the judge may be about two ways on from here: they share much of its error, and where all is decided it is small. */
  #disbelief(position: Position<K>, seat: Seat): number {
    const { win, error } = this.#judge.chances(position, { seat });
    return SHARED * error * 4 * win[seat]! * (1 - win[seat]!);
  }

  /** The ledger as far as it has been counted. */
  ledger(): Ledger {
    const { id, version } = this.#game;
    const turns = this.#accounts.map((account) => this.#entered(account));
    const start = this.#valueAt(0);
    const end = this.#chances(this.#turns.at(-1)!.after);
    const isWhole = turns.length === this.#turns.length;
    const seats = summaries(turns, end, this.#analysing.luck?.[this.#seats]);
    return {
      ...{ format: 1, game: id, version, by: this.#counting.by, done: this.#done, length: this.#turns.length },
      ...{ start, end, turns, seats },
      moments: momentsOf(this.#telling, this.#turns, turns),
      balance: isWhole ? balanceOf(start, turns, end) : 0,
      doubt: rootMeanSquare(seats.map(({ doubt }) => doubt)),
      error: Math.sqrt(turns.reduce((sum, { error }) => sum + error ** 2, 0)),
    };
  }

  #entered({ turn, number, mean, answers, points }: Account<K>): LedgerTurn {
    const [before, after] = [this.#valueAt(number), this.#valueAt(number + 1)];
    const choices = summed(
      answers.map((each) => each.choices),
      this.#seats,
    );
    const own = nothing(this.#seats);
    for (const { seat, choices: effect } of answers) own[seat]! += effect[seat]!;
    const usual = mean.mean;
    return {
      ...{ turn: number, ...(turn.seat !== undefined && { seat: turn.seat }), from: turn.from, to: turn.to, before },
      luck: minus(minus(after, usual), choices),
      choices,
      doubt: minus(usual, before),
      after,
      own,
      points,
      error: Math.sqrt(answers.reduce((sum, { spread }) => sum + spread ** 2, mean.variance)),
      samples: mean.lines,
      answers,
    };
  }
}

/** The whole ledger at once. */
export function analysed<K extends Kind>(rules: GameRules<K>, data: unknown, counting: Counting = {}): Ledger {
  const analysis = new Analysis(rules, data, counting);
  for (const _ of analysis.steps());
  return analysis.ledger();
}
