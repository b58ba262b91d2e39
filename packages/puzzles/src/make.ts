/** Making puzzles: turns in which a player went wrong, tried in all ways, judged, judged again with other luck, and named by an idea. */
import { referenceOf } from '@astragal/analysis';
import { type Bot, botNamed, keptPlay, LEVELS, type PuzzleSight, replayed, SeatedBot, sightOf } from '@astragal/bots';
import {
  clone,
  guessed,
  hash,
  type Kind,
  notation,
  type Options,
  type Position,
  read,
  readOptions,
  type Seat,
  seeded,
} from '@astragal/kernel';
import { isWritable, type Puzzle, type PuzzleLine, positionOf } from './puzzle.ts';
import { broughtBy, type DeedSet, deedsOf, setsOf } from './sets.ts';
import { PuzzleSolver } from './solve.ts';
import { type PuzzleRules, PuzzleTurn } from './turn.ts';
import { answersOf, type FoundWay, TooWide, wayOf, waysOf } from './ways.ts';
import { errorOf, mean, Worths } from './worth.ts';

/** One set of deeds leads all others by at least so much win chance. */
export const LEAD = 0.05;
/** Nothing nearer than this is called a difference. */
const LEAST_ERROR = 0.01;
/** A lead must be there so many standard errors below what was seen: whoever looks for the best finds the lucky, too. */
const NOISE = 2;
/** A first look must see so much of a lead. */
const HINT = 0.03;
/** Positions that are tried in one turn, at most. */
const MOST_POSITIONS = 6_000;
const BEAM = 16;
/** What a person can keep in mind. */
const MOST_DEEDS = 4;
/** The first ideas that fit are the best names. */
const MOST_IDEAS = 3;
/** Sets, and ways of the best one, that are looked at closely. */
const SETS = 5;
const WAYS = 3;
/** Ways of the best set that may count as right. */
const RIGHT = 12;
const FIRST_LOOK = 8;

/** Why a turn became no puzzle, in the order in which that is found out. */
export const FAILINGS = [
  'wide',
  'forced',
  'close',
  'played',
  'long',
  'no-idea',
  'same-idea',
  'unsure',
  'twice',
  'unwritable',
  'disputed',
  'lucky',
  'alike',
] as const;
export type Failing = (typeof FAILINGS)[number];

/** A turn of a game, as it was played. */
export interface SourceTurn<K extends Kind> {
  readonly position: Position<K>;
  readonly seat: Seat;
  readonly played: readonly string[];
  readonly options: Options;
  readonly source: Puzzle['source'];
}

/** The turns of one game between these bots in which a puzzle may begin. */
function turnsFrom<K extends Kind>(
  { game, bots, judge, puzzling }: PuzzleRules<K>,
  { seats, options = {} }: { readonly seats: number; readonly options?: Options },
  names: readonly string[],
  seed: string,
): SourceTurn<K>[] {
  const whole = readOptions(game, seats, options);
  const seated = Array.from({ length: seats }, (_, seat) => botNamed(bots, names[seat % names.length]!)!);
  const play = keptPlay(game, seated, whole, seed);
  const begins = new Set<string>(puzzling.begins);
  const asked: { seat: Seat; rest: number }[] = [];
  const starts: { position: Position<K>; seat: Seat; answer: number }[] = [];
  let [rest, begunAt] = [0, -1];
  replayed(game, judge.craft.horizon, play, {
    rest: () => void rest++,
    question(position, seat) {
      const open = sightOf(game, position, seat).questions;
      if (
        (puzzling.exact || begunAt < rest) &&
        open.length === 1 &&
        begins.has(open[0]!.frame.step) &&
        (puzzling.suits?.(position, seat) ?? true)
      ) {
        begunAt = rest;
        starts.push({ position: clone(game, position), seat, answer: asked.length });
      }
      asked.push({ seat, rest });
    },
  });
  return starts.map(({ position, seat, answer }) => ({
    position: game.open ? position : guessed(game, position, seat, seeded(`${seed}/${answer}`)),
    seat,
    played: play.answers.filter((_, i) => i >= answer && asked[i]!.seat === seat && asked[i]!.rest === asked[answer]!.rest),
    options: whole,
    source: { seed, bots: play.bots, answer },
  }));
}

/** Where turns come from: those of game number so and so. */
export type TurnSource<K extends Kind> = (game: number) => readonly SourceTurn<K>[];

/** Games that these bots play, at one of the game's tables after the other. */
export const botGames =
  <K extends Kind>(rules: PuzzleRules<K>, seed: string, players: readonly string[]): TurnSource<K> =>
  (game) => {
    const { tables } = rules.puzzling;
    const names = players.map((_, i) => players[(i + game) % players.length]!);
    return turnsFrom(rules, tables[game % tables.length]!, names, `${seed}/${game}`);
  };

/** How a set of puzzles is made. */
export interface Making {
  readonly count: number;
  readonly seed: string;
  /** Games looked at, at most. */
  readonly games: number;
  /** Puzzles that are there already: of an earlier run with the same seed, which goes on behind them, or of others. */
  readonly had?: readonly Puzzle[];
}

/** What came of it. */
export interface Made {
  readonly games: number;
  /** Turns in which somebody went wrong where one set of deeds seemed to be ahead. */
  readonly candidates: number;
  readonly failed: Readonly<Record<Failing, number>>;
  readonly puzzles: readonly Puzzle[];
}

/** Who plays the games: those who go wrong now and then. */
const SOURCES = ['skilled', 'expert'];

export class PuzzleMaker<K extends Kind> {
  readonly #rules: PuzzleRules<K>;
  readonly #making: Making;
  readonly #turns: TurnSource<K>;
  readonly #worths: Worths<K>;
  /** Turns that it would have played alike are passed over. */
  readonly #reference: Bot<K>;
  readonly #failed = Object.fromEntries(FAILINGS.map((why) => [why, 0])) as Record<Failing, number>;
  readonly #puzzles: Puzzle[] = [];
  #candidates = 0;
  #games = 0;

  constructor(rules: PuzzleRules<K>, making: Making, turns: TurnSource<K> = botGames(rules, making.seed, SOURCES)) {
    this.#rules = rules;
    this.#making = making;
    this.#turns = turns;
    this.#worths = new Worths(rules);
    this.#puzzles.push(...(making.had ?? []));
    this.#games = Math.max(0, ...this.#puzzles.map(({ source }) => gameAfter(making.seed, source.seed)));
    this.#reference = referenceOf(rules);
  }

  /** Game after game, until there are enough puzzles; whoever drives it may stop at any time. */
  *steps(): Generator<void, void> {
    const { count, games } = this.#making;
    for (; this.#games < games && this.#puzzles.length < count; this.#games++) {
      for (const turn of this.#turns(this.#games)) {
        const made = this.#made(turn);
        if (typeof made === 'string') this.#failed[made]++;
        else this.#puzzles.push(made);
        yield;
        if (this.#puzzles.length >= count) break;
      }
    }
  }

  /** All of them, before any idea's surplus is taken out. */
  get found(): readonly Puzzle[] {
    return this.#puzzles;
  }

  get made(): Made {
    return { games: this.#games, candidates: this.#candidates, failed: this.#failed, puzzles: balanced(this.#puzzles) };
  }

  #made(turn: SourceTurn<K>): Puzzle | Failing {
    const { position, seat, played, source } = turn;
    const { rests, futures } = this.#rules.puzzling;
    const luck = `puzzle ${source.seed}/${source.answer}`;
    const deeds = this.#deeds(turn, luck, played);
    if (deeds === this.#deeds(turn, luck, answered(this.#rules, position, seat, luck, this.#reference))) return 'played';
    const sets = this.#sets(turn, luck);
    if (typeof sets === 'string') return sets;
    if (deeds === sets[0]!.deeds.join()) return 'played';
    this.#candidates++;
    const first = this.#ranked(sets, seat, { rests, futures, seed: `${luck}/first` });
    if (first.lead < LEAD) return 'close';
    if (deeds === first.sets[0]!.deeds.join()) return 'played';
    if (first.sets[0]!.deeds.length > MOST_DEEDS) return 'long';
    const ideas = this.#ideas({ seat, best: first.sets[0]!.ways[0]!, near: first.sets[1]!.ways[0]! });
    return typeof ideas === 'string' ? ideas : this.#confirmed(turn, first.sets, luck);
  }

  /** What a line does, as one text. */
  #deeds({ position, seat }: SourceTurn<K>, luck: string, answers: readonly string[]): string | undefined {
    const way = wayOf(this.#rules, position, seat, luck, answers);
    return typeof way === 'number' ? undefined : deedsOf(this.#rules, way, seat).join();
  }

  /** All ways of a turn at a first look, or why there is nothing to look at. */
  #sets({ position, seat }: SourceTurn<K>, luck: string): readonly DeedSet<K>[] | Failing {
    try {
      const ways = waysOf(this.#rules, position, seat, luck, { beam: this.#rules.puzzling.beam ?? BEAM, most: MOST_POSITIONS });
      const { game, judge } = this.#rules;
      const worth = (way: FoundWay<K>): number =>
        way.isFixed && game.open
          ? judge.chances(way.to).win[seat]!
          : mean(this.#worths.of(way, seat, { rests: 0, seed: luck, futures: FIRST_LOOK }));
      const sets = setsOf(this.#rules, ways, seat, worth);
      if (sets.length < 3) return 'forced';
      return sets[0]!.ways[0]!.worth - sets[1]!.ways[0]!.worth < HINT ? 'close' : sets;
    } catch (error) {
      if (error instanceof TooWide) return 'wide';
      throw error;
    }
  }

  /** The most promising sets anew, looked at closely. */
  #ranked(sets: readonly DeedSet<K>[], seat: Seat, looking: { rests: number; futures: number; seed: string }) {
    const ways = sets.slice(0, SETS).flatMap((set, i) => set.ways.slice(0, i === 0 ? WAYS : 1));
    const again = setsOf(this.#rules, ways, seat, (way) => mean(this.#worths.of(way, seat, looking)));
    return { sets: again, lead: again[0]!.ways[0]!.worth - again[1]!.ways[0]!.worth };
  }

  #ideas(sight: PuzzleSight<K>): readonly string[] | Failing {
    return ideasFor(this.#rules, sight, this.#puzzles, this.#making.count);
  }

  /** Judged with a larger budget and two other seeds; each must see the lead, well beyond the error. */
  #confirmed({ position, seat, options, source }: SourceTurn<K>, sets: readonly DeedSet<K>[], luck: string): Puzzle | Failing {
    const { game, puzzling } = this.#rules;
    const budget = { futures: 2 * puzzling.futures, rests: puzzling.rests, seeds: ['a', 'b'].map((each) => `${luck}/${each}`) };
    const judged = (way: FoundWay<K>): number[][] => budget.seeds.map((seed) => this.#worths.of(way, seat, { ...budget, seed }));
    const rows = new Map(sets.flatMap(({ ways }) => ways.slice(0, WAYS)).map((way) => [way.end, judged(way)]));
    const again = setsOf(
      this.#rules,
      sets.flatMap(({ ways }) => ways.filter(({ end }) => rows.has(end))),
      seat,
      ({ end }) => mean(rows.get(end)!.flat()),
    );
    const [best, near] = again.map(({ ways }) => ways[0]!) as [DeedSet<K>['ways'][number], DeedSet<K>['ways'][number]];
    const spread = errorOf(rows.get(best.end)!.flat(), rows.get(near.end)!.flat());
    const error = Math.max(LEAST_ERROR, spread);
    const leads = budget.seeds.map((_, i) => mean(rows.get(best.end)![i]!) - mean(rows.get(near.end)![i]!));
    if (again[0]!.deeds.join() !== sets[0]!.deeds.join() || Math.min(...leads) < LEAD || mean(leads) - NOISE * spread < LEAD)
      return 'unsure';
    const ideas = this.#ideas({ seat, best, near });
    if (typeof ideas === 'string') return ideas;
    const right = again[0]!.ways.filter(({ worth }) => best.worth - worth <= error).slice(0, RIGHT);
    const line = (way: FoundWay<K>, worth: number): PuzzleLine => ({
      answers: answersOf(way),
      deeds: deedsOf(this.#rules, way, seat),
      brought: broughtBy(this.#rules, way, seat),
      win: rounded(worth),
    });
    const { state, stack } = position;
    const seats = source.bots.length;
    const plain: Puzzle = {
      ...{ format: 1, id: hash([game.id, state, stack, seat]).slice(0, 10), game: game.id, version: game.version, seats, options, seat },
      position: { state, stack },
      task: best.isFixed ? 'certain' : 'average',
      ideas,
      best: line(best, best.worth),
      right: right.map(answersOf),
      near: { ...line(near, near.worth), cost: rounded(best.worth - near.worth) },
      ...{ difficulty: 1, levels: {}, luck, budget, error: rounded(error), source },
    };
    if (this.#puzzles.some(({ id }) => id === plain.id)) return 'twice';
    if (!isWritable(this.#rules, plain, position)) return 'unwritable';
    const levels = this.#tried(plain);
    const [strongest, ...others] = Object.values(levels).reverse();
    if (strongest! > 0) return 'disputed';
    return { ...plain, levels, difficulty: 1 + Math.min(4, others.filter((cost) => cost > 0).length) };
  }

  /** What the levels' answers cost, the strongest last. It plays by a search of its own: where it sees another line, there is no puzzle. */
  #tried(puzzle: Puzzle): Puzzle['levels'] {
    const solver = new PuzzleSolver(this.#rules, puzzle);
    const from = positionOf(this.#rules, puzzle);
    const levels: Record<string, number> = {};
    for (const level of LEVELS) {
      const bot = botNamed(this.#rules.bots, level);
      if (!bot) continue;
      const verdict = solver.verdict(answered(this.#rules, from, puzzle.seat, puzzle.luck, bot));
      levels[level] = verdict.kind === 'weaker' ? rounded(verdict.cost) : 0;
    }
    return levels;
  }
}

/** What a bot answers in a turn until luck speaks. */
export function answered<K extends Kind>(rules: PuzzleRules<K>, from: Position<K>, seat: Seat, luck: string, bot: Bot<K>): string[] {
  const { game } = rules;
  const seated = new SeatedBot(bot, seeded(luck));
  const turn = new PuzzleTurn(rules, clone(game, from), seat, luck);
  const answers: string[] = [];
  while (turn.at && !turn.hasLuckSpoken) {
    const { at, choice } = read(game, turn.position, seat, seated.answer(sightOf(game, turn.position, seat)))!;
    answers.push(notation(choice));
    turn.take(at, choice);
  }
  return answers;
}

/** What a puzzle would be about: of the ideas that fit, the one that has been used least first, if there is room for any. */
export function ideasFor<K extends Kind>(
  { puzzling }: PuzzleRules<K>,
  sight: PuzzleSight<K>,
  puzzles: readonly Puzzle[],
  count: number,
): readonly string[] | Failing {
  const used = (idea: string): number => puzzles.filter(({ ideas: [each] }) => each === idea).length;
  const ideas = Object.entries(puzzling.ideas).flatMap(([idea, fits]) => (fits(sight) ? [idea] : []));
  if (ideas.length === 0) return 'no-idea';
  const [first] = ideas.filter((idea) => used(idea) < mostOf(count)).sort((a, b) => used(a) - used(b));
  return first === undefined ? 'same-idea' : [first, ...ideas.filter((each) => each !== first)].slice(0, MOST_IDEAS);
}

/** The number of the game behind this one, if it is one of this seed's. */
export const gameAfter = (seed: string, source: string): number =>
  source.startsWith(`${seed}/`) ? 1 + Number(source.slice(seed.length + 1)) : 0;

const rounded = (value: number): number => Number(value.toFixed(4));

/** How many puzzles of a set may have the same idea. */
const mostOf = (count: number): number => Math.max(1, Math.floor(count / 8));

/** How many puzzles have each idea: as what they are counted under (`main`), or in any place. */
export function ideaCounts(puzzles: readonly Pick<Puzzle, 'ideas'>[], { main = false } = {}): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { ideas } of puzzles) for (const idea of main ? ideas.slice(0, 1) : ideas) counts[idea] = (counts[idea] ?? 0) + 1;
  return counts;
}

/** What holds for more than an eighth of a set tells little of a puzzle: such an idea stays only where it is the main one. */
function toldApart(puzzles: readonly Puzzle[]): readonly Puzzle[] {
  const counts = ideaCounts(puzzles);
  const tells = (idea: string, i: number): boolean => i === 0 || counts[idea]! <= mostOf(puzzles.length);
  return puzzles.map((puzzle) => ({ ...puzzle, ideas: puzzle.ideas.filter(tells) }));
}

/** Of these puzzles as many as can be had with no idea more than an eighth of them, wherever it stands, the earlier first. */
export function balanced(puzzles: readonly Puzzle[]): readonly Puzzle[] {
  for (let count = puzzles.length; count > 0; count--) {
    const used = new Map<string, number>();
    const kept = puzzles.filter(({ ideas: [idea] }) => {
      const before = used.get(idea!) ?? 0;
      used.set(idea!, before + 1);
      return before < mostOf(count);
    });
    if (kept.length >= count) return toldApart(kept.slice(0, count));
  }
  return [];
}

/** Puzzles that may come from one game. */
export const OF_ONE_GAME = 3;

/** Of these as many as can be had with no idea more than an eighth of them, and no game the source of more than a few. */
export function mixed(puzzles: readonly Puzzle[]): readonly Puzzle[] {
  const used = new Map<string, number>();
  return balanced(
    puzzles.filter(({ source: { seed } }) => {
      used.set(seed, (used.get(seed) ?? 0) + 1);
      return used.get(seed)! <= OF_ONE_GAME;
    }),
  );
}
