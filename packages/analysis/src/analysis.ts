/** Counting a ledger: turn by turn, then more closely where it is least sure, until enough is known or the time is up. */
import { type Analysing, type Bot, botNamed, type GameRules, type Judge } from '@astragal/bots';
import { type Game, hash, type Kind } from '@astragal/kernel';
import { AnswerCount, type Block, chancesAt, type LineCount, type Lines, TurnCount } from './counts.ts';
import { AnalysisError } from './errors.ts';
import { GameCount } from './game-count.ts';
import type { BySeat, Ledger, LedgerTurn } from './ledger.ts';
import { momentsOf, type Telling } from './moments.ts';
import { minus, nothing, summed } from './numbers.ts';
import { Reference } from './reference.ts';
import { balanceOf, rootMeanSquare, summaries } from './seats.ts';
import { finishedRecord, type PlayedTurn, turnsOf } from './turns.ts';

/** How closely a game is looked at. */
export interface Counting {
  /** The same seed, the same ledger, unless time cuts it short. */
  readonly seed?: string;
  /** Whole turns, or everything between two rests of the judge. */
  readonly by?: Ledger['by'];
  /** So many blocks of lines for every turn, and for every answer that parts from the reference's. */
  readonly blocks?: number;
  /** Blocks for each turn that are added, one by one, where they help most. */
  readonly more?: number;
  /** Until enough is known, or as far as the game says; otherwise a quick count. */
  readonly isClose?: boolean;
  /** Says when the budget is spent. What has been counted by then stands, if the whole game was looked at once. */
  readonly isLate?: () => boolean;
  /** What a position is worth is asked of the judge after so many more turns of the reference. */
  readonly ahead?: number;
  /** Instead of the game's judge. */
  readonly judge?: Judge;
  /** What has been played of it before; of another count it is worth nothing. */
  readonly tape?: Tape;
}

/** All blocks that a count has played, in order: another count of the same goes on from there, as closely as it likes, as if nothing had stopped. */
export interface Tape {
  /** What was counted, and how. */
  readonly of: string;
  readonly blocks: readonly Block[];
}

const EFFORT: NonNullable<Analysing['effort']> = { blocks: 2, more: 1, most: 40 };

/**
 * Of a seat's luck over the game, a standard error, so that two counts with other luck agree within 4 points in nine of ten games: 0.017 would
 * do for that, but a count stops when it happens to say little, and 40 pairs of counts that stopped at 0.017 lay a quarter farther apart.
 */
const ENOUGH = 0.0135;

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

/** The counting of one game. It is driven from outside, piece by piece: a thread may show what there is, and stop at any time. */
export class Analysis<K extends Kind = Kind> {
  readonly #lines: Lines<K>;
  readonly #analysing: Partial<Analysing<K>>;
  readonly #turns: readonly PlayedTurn<K>[];
  readonly #accounts: { readonly count: TurnCount<K>; readonly answers: AnswerCount<K>[] }[] = [];
  readonly #counting: Required<Pick<Counting, 'by' | 'blocks' | 'more'>> & {
    readonly enough: number;
    readonly isLate: Counting['isLate'] | undefined;
  };
  readonly #counts = new GameCount();
  readonly #telling: Telling<K>;
  readonly #of: string;
  readonly #tape: Block[];
  #wound = 0;
  #blocks = 0;
  #done = 0;

  /** Throws an `AnalysisError` for a record that cannot be analysed. */
  constructor(rules: GameRules<K>, data: unknown, counting: Counting = {}) {
    const { game } = rules;
    const record = finishedRecord(game, data);
    const judge = judgeOf({ game, judge: (counting.judge as Judge<K> | undefined) ?? rules.judge }, record.seats);
    const effort = rules.analysing?.effort ?? EFFORT;
    const by = counting.by ?? 'turns';
    this.#counting = {
      ...{ by, isLate: counting.isLate, enough: counting.isClose ? ENOUGH : 0 },
      blocks: counting.blocks ?? effort.blocks,
      more: counting.more ?? (counting.blocks !== undefined ? 0 : counting.isClose ? effort.most : effort.more),
    };
    const ends = turnEndsOf(rules, judge, by);
    const bot = referenceOf(rules);
    const [within, last] = [false, true].map((mayEnd) => new Reference(game, bot, ends, mayEnd)) as [Reference<K>, Reference<K>];
    const turns = turnsOf(game, record, ends, rules.analysing?.turnOf);
    this.#turns = turns;
    this.#analysing = rules.analysing ?? {};
    this.#lines = {
      ...{ game, judge, seats: record.seats, seed: counting.seed ?? '1', ahead: counting.ahead ?? effort.ahead ?? 0 },
      reference: (turn) => (turn >= turns.length - 1 ? last : within),
    };
    const { seed, ahead } = this.#lines;
    this.#of = hash([record, judge.weights, judge.craft.weights, seed, ahead, by]);
    this.#tape = counting.tape?.of === this.#of ? [...counting.tape.blocks] : [];
    this.#telling = { game, judge, reference: last, holdings: rules.analysing?.holdings, known: new Map() };
  }

  /**
   * Counts, a block of lines or an answer at a time: the whole game once, then again, then where it helps most. Whoever is given control in
   * between may ask for the ledger so far, or stop.
   */
  *steps(): Generator<void, void> {
    const { blocks, more, enough } = this.#counting;
    for (const [number, turn] of this.#turns.entries()) {
      const count = new TurnCount(this.#lines, turn, number);
      this.#sample(count);
      yield this.#hurry();
      const answers: AnswerCount<K>[] = [];
      for (const answer of this.#compared(turn, number)) {
        this.#sample(answer);
        answers.push(answer);
        yield this.#hurry();
      }
      this.#accounts.push({ count, answers });
      this.#counts.addTurn(count);
      for (const each of answers) this.#counts.addAnswer(each);
      this.#looked();
      yield;
    }
    for (let round = 1; round < blocks; round++)
      for (const { count, answers } of this.#accounts)
        for (const each of [count, ...answers]) {
          if (this.#isLate()) return;
          this.#sample(each);
          if (each === count) this.#looked();
          yield;
        }
    for (let i = 0; i < more * this.#turns.length && !this.#isLate(); i++) {
      const next = this.#counts.next;
      if (!next || this.#counts.variance <= enough ** 2) break;
      this.#sample(next);
      this.#looked();
      yield;
    }
    this.#done = 1;
  }

  /** One more block, played only if that has never been done. */
  #sample(count: LineCount): void {
    if (count.isExact) return;
    if (this.#tape[this.#wound]?.of !== count.next) {
      this.#tape.length = this.#wound;
      this.#tape.push(count.play());
    }
    count.add(this.#tape[this.#wound++]!);
  }

  /** What has been played so far, for another count to go on from. */
  get tape(): Tape {
    return { of: this.#of, blocks: this.#tape };
  }

  /** How much has been counted; it never falls. */
  #looked(): void {
    this.#blocks++;
    const { blocks, more, enough } = this.#counting;
    const share = this.#blocks / (this.#turns.length * (blocks + more));
    const isLookedAt = this.#accounts.length === this.#turns.length;
    const near = enough > 0 && isLookedAt ? Math.min(0.99, enough ** 2 / this.#counts.variance) : 0;
    this.#done = Math.max(this.#done, share, near);
  }

  #isLate(): boolean {
    return this.#counting.isLate?.() ?? false;
  }

  #hurry(): void {
    if (this.#isLate()) throw new AnalysisError('out-of-time', 'the time was up before the whole game had been looked at');
  }

  /** What a turn begins with; the result, where the game is over. */
  #valueAt(number: number): BySeat {
    const turn = this.#turns[number];
    if (!turn) return chancesAt(this.#lines, this.#turns.at(-1)!.after);
    return this.#accounts[number]?.count.before ?? chancesAt(this.#lines, turn.before);
  }

  /** The answers of a turn that were not forced, each beside the reference's. Forced ones are passed over in silence. */
  *#compared({ answers }: PlayedTurn<K>, number: number): Generator<AnswerCount<K>> {
    const seated = this.#lines.reference(number).seated();
    for (const given of answers) if (!given.isForced) yield new AnswerCount(this.#lines, number, given, seated(given.position, given.seat));
  }

  /** The ledger as far as it has been counted. */
  ledger(): Ledger {
    const { game, seats: count } = this.#lines;
    const turns = this.#accounts.map((account) => this.#entered(account));
    const start = this.#valueAt(0);
    const end = chancesAt(this.#lines, this.#turns.at(-1)!.after);
    const isWhole = turns.length === this.#turns.length;
    const seats = summaries(turns, end, this.#analysing.luck?.[count]);
    return {
      ...{ format: 1, game: game.id, version: game.version, by: this.#counting.by, done: this.#done, length: this.#turns.length },
      ...{ start, end, turns, seats },
      moments: momentsOf(this.#telling, this.#turns, turns),
      balance: isWhole ? balanceOf(start, turns, end) : 0,
      doubt: rootMeanSquare(seats.map(({ doubt }) => doubt)),
      error: Math.sqrt(this.#counts.variance),
    };
  }

  #entered({ count, answers }: { readonly count: TurnCount<K>; readonly answers: readonly AnswerCount<K>[] }): LedgerTurn {
    const { turn, number, mean, points } = count;
    const { seats } = this.#lines;
    const [before, after] = [count.before, this.#valueAt(number + 1)];
    const graded = answers.map((each) => each.graded);
    const choices = summed(
      graded.map((each) => each.choices),
      seats,
    );
    const own = nothing(seats);
    for (const { seat, choices: effect } of graded) own[seat]! += effect[seat]!;
    const usual = mean.mean;
    const begun = this.#accounts[number + 1]?.count.here.variance ?? 0;
    return {
      ...{ turn: number, ...(turn.seat !== undefined && { seat: turn.seat }), from: turn.from, to: turn.to, before },
      luck: minus(minus(after, usual), choices),
      choices,
      doubt: minus(usual, before),
      after,
      own,
      points,
      error: Math.sqrt(graded.reduce((sum, { spread }) => sum + spread ** 2, mean.variance + begun)),
      samples: mean.lines,
      answers: graded,
    };
  }
}

/** The whole ledger at once. */
export function analysed<K extends Kind>(rules: GameRules<K>, data: unknown, counting: Counting = {}): Ledger {
  const analysis = new Analysis(rules, data, counting);
  for (const _ of analysis.steps());
  return analysis.ledger();
}
