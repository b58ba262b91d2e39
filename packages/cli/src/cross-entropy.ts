/** Learning by the cross-entropy method: rows of weights play whole games with the same luck, and where the best of them lead must win at the gate. */
import { type Distribution, distributionAround, type LearnedWeights, placesOf, refitted, sampled } from '@astragal/bots';
import { type Options, seeded } from '@astragal/kernel';
import { type ArenaResult, fight, shareOf } from './arena.ts';
import { crew } from './crew.ts';
import type { Pair } from './tasks.ts';

export interface CrossEntropy {
  readonly game: string;
  readonly seats: number;
  /** The weights that have won every gate so far: those to beat, and everybody else's at the table. */
  readonly weights: LearnedWeights;
  /** Where the last round led, if there was one. */
  readonly distribution: Distribution | undefined;
  /** Features whose weights mean nothing. */
  readonly frozen: readonly string[];
  readonly rows: number;
  /** Games of all rows together. */
  readonly games: number;
  readonly gate: number;
  readonly seed: string;
  options(pair: number): Options;
  goesOn(): boolean;
  show(total: number, what: string): (done: number) => void;
}

export interface CrossEntropyRound {
  readonly weights: LearnedWeights;
  readonly distribution: Distribution;
  readonly isBetter: boolean;
  readonly said: string;
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** How the first did at the gate. */
export const gateLine = ({ winRate, ci95, games, meanScores }: ArenaResult): string =>
  `wins ${percent(winRate)} [${ci95.map((x) => (100 * x).toFixed(1)).join(' to ')}] of ${games}, scores ${meanScores.join(' : ')}`;

const rounded = (row: readonly number[]): number[] => row.map((weight) => Number(weight.toPrecision(4)));

/** One round: rows are drawn and tried, the distribution narrows, and its mean is examined. Nothing if the time ran out before. */
export async function crossEntropyRound(setup: CrossEntropy): Promise<CrossEntropyRound | undefined> {
  const { seats, weights, frozen, rows: count, games, seed } = setup;
  const before = setup.distribution ?? distributionAround(weights.seats[seats]!.points, frozen.map(placesOf(weights.features)));
  const rows = sampled(before, count, seeded(`${seed}/rows`));
  const pairs = Math.max(1, Math.round(games / (count * seats)));
  const scores = await scoresOf(setup, rows, pairs);
  if (!scores) return undefined;
  const distribution = refitted(before, rows, scores);
  const learned = withRow(setup, rounded(distribution.mean));
  const best = Math.max(...scores);
  const gate = await examined(setup, learned);
  return {
    weights: learned,
    distribution,
    isBetter: gate.isBetter,
    said: `${count} rows of ${pairs * seats} games, ${percent(scores[0]!)} in the middle, ${percent(best)} at best, ${gate.said}, ${gate.isBetter ? 'kept' : 'thrown away'}`,
  };
}

const withRow = ({ weights, seats }: CrossEntropy, points: readonly number[]): LearnedWeights => ({
  ...weights,
  seats: { ...weights.seats, [seats]: { points, win: [] } },
});

/** The share of games that each row won, everybody else playing with the weights to beat; all rows meet the same dice. */
async function scoresOf(setup: CrossEntropy, rows: readonly number[][], pairs: number): Promise<number[] | undefined> {
  const { game, seats, weights, seed, options, goesOn, show } = setup;
  const old = { name: 'old', weights };
  const tasks = rows.flatMap((row) =>
    Array.from({ length: pairs }, (_, i): Pair => {
      const players = [{ name: 'row', weights: withRow(setup, row) }, old] as const;
      return { game, players, seats, options: options(i), seed: `${seed}/${i}` };
    }),
  );
  const tell = show(tasks.length, 'pairs tried');
  const won = rows.map(() => 0);
  let done = 0;
  await crew(
    'pair',
    tasks,
    (played, i) => {
      for (const each of played) won[Math.floor(i / pairs)]! += shareOf(each) / (pairs * seats);
      tell(++done);
    },
    goesOn,
  );
  return done === tasks.length ? won : undefined;
}

/** Whether the new weights beat the old ones: face to face, or alone by more games won with the same luck. */
async function examined({ game, seats, weights, gate, seed, options, goesOn, show }: CrossEntropy, learned: LearnedWeights) {
  const [fresh, old] = [
    { name: 'new', weights: learned },
    { name: 'old', weights },
  ];
  const tell = show(gate, 'pairs at the gate');
  const meet = (players: readonly [typeof fresh, typeof old]): Promise<ArenaResult> =>
    fight({ game, players, seats, options, pairs: gate, seed: `${seed}/gate` }, tell, goesOn);
  const verdict = await meet([fresh, old]);
  if (seats > 1) return { isBetter: verdict.winRate > 1 / seats, said: gateLine(verdict) };
  const { winRate } = await meet([old, old]);
  return { isBetter: verdict.winRate > winRate, said: `${gateLine(verdict)} where the old win ${percent(winRate)}` };
}
