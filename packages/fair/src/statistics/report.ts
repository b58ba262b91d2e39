/** What the counts say: for each die what was seen and what is expected, with tests that fit the question, corrected for their number. */
import { evenness, type Finding, frequency, holm, likeness } from './chi-square.ts';
import type { DiceCounts, DieCounts, LongestRow } from './counts.ts';

/** `adjusted`: what its p is worth among all tests of the report (Holm). */
export interface DiceTest extends Finding {
  readonly adjusted: number;
}

/** `few`: too few rolls to say. `unusual`: beyond what so many tests find in honest dice in 95 of 100 houses. */
export type Verdict = 'few' | 'usual' | 'rare' | 'unusual';

export interface DieReport {
  readonly game: string;
  readonly die: string;
  readonly rolls: number;
  /** By place. */
  readonly seen: readonly number[];
  /** How far from its even share a place of an honest die lies in 95 of 100 cases, as a share of all rolls. */
  readonly band: number;
  readonly verdict: Verdict;
  /** Whether the places come equally often; whether a roll repeats the one before as often as chance does; whether seats, and people and bots, roll alike. */
  readonly sides?: DiceTest;
  readonly repeats?: DiceTest;
  readonly seats?: DiceTest;
  readonly players?: DiceTest;
  /** Whether winners and losers roll alike. No test of the dice, and not among those that are corrected: good rolls win games. */
  readonly winners?: Finding;
}

/** Rows of at least this length, of all dice together. */
export interface RowReport {
  readonly length: number;
  readonly seen: number;
  readonly expected: number;
  readonly test?: DiceTest;
}

export interface MeanPlace {
  readonly rolls: number;
  /** Places counted from 1. */
  readonly mean: number;
}

export interface DiceReport {
  readonly games: number;
  readonly rolls: number;
  readonly since?: number;
  /** How many tests were corrected together. */
  readonly tests: number;
  readonly dice: readonly DieReport[];
  readonly rows: readonly RowReport[];
  readonly longest?: LongestRow & { readonly game: string; readonly die: string };
  readonly people?: MeanPlace;
  readonly bots?: MeanPlace;
}

const Z95 = 1.959964;
/** A report begins to wonder below this p, and calls unusual what is below the other when corrected. */
const RARE = 0.1;
const UNUSUAL = 0.05;

const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0);

const TESTS = {
  sides: ({ rolls }) => evenness(rolls),
  repeats: ({ rows, tries, rolls }) => frequency(sum(rows), sum(tries), 1 / rolls.length),
  seats: ({ seats }) => likeness(seats),
  players: ({ people, bots }) => likeness([people, bots]),
} satisfies Readonly<Record<string, (counts: DieCounts) => Finding | undefined>>;
type TestName = keyof typeof TESTS;
const NAMES = Object.keys(TESTS) as TestName[];

/** Reads the counts of all games, each with its dice in the order in which they are to be told. */
export function diceReport(
  games: readonly { readonly game: string; readonly dice: readonly string[]; readonly counts: DiceCounts }[],
): DiceReport {
  const all = games.flatMap(({ game, dice, counts }) =>
    dice.flatMap((die) => (counts.dice[die] ? [{ game, die, counts: counts.dice[die] }] : [])),
  );
  const rows = rowsOf(all.map(({ counts }) => counts));
  const worth = corrected([
    ...all.map(({ counts }) => Object.fromEntries(NAMES.map((name) => [name, TESTS[name](counts)]))),
    Object.fromEntries(rows.map(({ length, finding }) => [length, finding])),
  ]);
  const longest = all
    .flatMap(({ game, die, counts }) => (counts.longest ? [{ ...counts.longest, game, die }] : []))
    .reduce<DiceReport['longest']>((best, each) => (each.length > (best?.length ?? 1) ? each : best), undefined);
  const since = Math.min(...games.map(({ counts }) => counts.since ?? Number.POSITIVE_INFINITY));
  const people = meanOf(all.map(({ counts }) => counts.people));
  const bots = meanOf(all.map(({ counts }) => counts.bots));
  return {
    games: sum(games.map(({ counts }) => counts.games)),
    rolls: sum(all.map(({ counts }) => sum(counts.rolls))),
    ...(Number.isFinite(since) && { since }),
    tests: worth.size,
    dice: all.map(({ game, die, counts }, at) => dieReport(game, die, counts, worth.of[at]!)),
    rows: rows.map(({ length, seen, expected }) => {
      const test = worth.of.at(-1)![length];
      return { length, seen, expected, ...(test && { test }) };
    }),
    ...(longest && { longest }),
    ...(people && { people }),
    ...(bots && { bots }),
  };
}

/** All findings, each with its worth among all of them. */
function corrected(sets: readonly Readonly<Record<string, Finding | undefined>>[]): {
  readonly size: number;
  readonly of: readonly Readonly<Record<string, DiceTest>>[];
} {
  const flat = sets.flatMap((set, at) => Object.entries(set).flatMap(([name, finding]) => (finding ? [{ at, name, finding }] : [])));
  const adjusted = holm(flat.map(({ finding }) => finding.p));
  const of: Record<string, DiceTest>[] = sets.map(() => ({}));
  for (const [i, { at, name, finding }] of flat.entries()) of[at]![name] = { ...finding, adjusted: adjusted[i]! };
  return { size: flat.length, of };
}

function dieReport(game: string, die: string, counts: DieCounts, tests: Readonly<Record<string, DiceTest>>): DieReport {
  const rolls = sum(counts.rolls);
  const share = 1 / counts.rolls.length;
  const winners = likeness([counts.won, counts.lost]);
  return {
    game,
    die,
    rolls,
    seen: counts.rolls,
    band: Z95 * Math.sqrt((share * (1 - share)) / Math.max(1, rolls)),
    verdict: verdictOf(tests),
    ...(tests as Partial<Record<TestName, DiceTest>>),
    ...(winners && { winners }),
  };
}

function verdictOf(tests: Readonly<Partial<Record<string, DiceTest>>>): Verdict {
  if (!tests['sides']) return 'few';
  if (Object.values(tests).some((test) => test!.adjusted < UNUSUAL)) return 'unusual';
  return tests['sides'].p < RARE ? 'rare' : 'usual';
}

/** Each roll could make the row before it longer, with the same chance whatever the player decided: so choices do not disturb this. */
function rowsOf(dice: readonly DieCounts[]) {
  return (dice[0]?.rows ?? []).map((_, at) => {
    const chances = dice.map(({ rows, tries, rolls }) => ({ seen: rows[at]!, tries: tries[at]!, chance: 1 / rolls.length }));
    const seen = sum(chances.map((each) => each.seen));
    const tries = sum(chances.map((each) => each.tries));
    const expected = sum(chances.map((each) => each.tries * each.chance));
    return { length: at + 2, seen, expected, finding: tries > 0 ? frequency(seen, tries, expected / tries) : undefined };
  });
}

function meanOf(lists: readonly (readonly number[])[]): MeanPlace | undefined {
  const rolls = sum(lists.map(sum));
  return rolls > 0 ? { rolls, mean: sum(lists.flatMap((list) => list.map((seen, at) => seen * (at + 1)))) / rolls } : undefined;
}
