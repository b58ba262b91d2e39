/** The arena: pairs of games with the same luck, seats swapped, and what they say about two bots, with intervals. */
import type { Options } from '@astragal/kernel';
import { crew } from './crew.ts';
import { round, sum } from './numbers.ts';
import type { ArenaGame, Pair, Player } from './tasks.ts';

export interface Fight {
  readonly game: string;
  readonly players: readonly [Player, Player];
  readonly seats: number;
  /** Those of every pair, or of each by its number. */
  readonly options: Options | ((pair: number) => Options);
  readonly pairs: number;
  readonly seed: string;
  /** Alone: how often a lost game is played again with the same luck. */
  readonly tries?: number;
}

/** How one bot did. */
export interface BotReport {
  readonly bot: string;
  readonly meanScore: number;
  readonly decisions: number;
  readonly meanDecisionMs: number;
  readonly maxDecisionMs: number;
}

/** What a fight came to; numbers without a bot's name are the first bot's. */
export interface ArenaResult {
  readonly game: string;
  readonly seats: number;
  readonly bots: readonly BotReport[];
  readonly pairs: number;
  readonly games: number;
  /** Share of games won; a tie is shared between those who tie. */
  readonly winRate: number;
  readonly ci95: readonly [number, number];
  /** Games that several won together. */
  readonly ties: number;
  readonly meanScores: readonly number[];
  readonly meanDecisionMs: number;
  readonly maxDecisionMs: number;
  /** Turns that brought nothing, and most of them in a row. */
  readonly idleTurns: number;
  readonly longestIdle: number;
}

const nameOf = (player: Player): string => (typeof player === 'string' ? player : player.name);

/** Fights on all cores. */
export async function fight(
  { game, players, seats, options, pairs, seed, tries = 1 }: Fight,
  show: (done: number) => void = () => undefined,
  goesOn?: () => boolean,
): Promise<ArenaResult> {
  const optionsOf = typeof options === 'function' ? options : () => options;
  const tasks: Pair[] = Array.from({ length: pairs }, (_, i) => ({
    ...{ game, players, seats, options: optionsOf(i), seed: `${seed}/${i}` },
    ...(tries > 1 && { tries }),
  }));
  const all: ArenaGame[][] = [];
  await crew(
    'pair',
    tasks,
    (result, i) => {
      all[i] = result;
      show(Object.keys(all).length);
    },
    goesOn,
  );
  return verdict(game, seats, players.map(nameOf), Object.values(all));
}

export const shareOf = ({ seat, winners }: ArenaGame): number => (winners.includes(seat) ? 1 / winners.length : 0);

/** One game, told from one seat or several: games of a pair that are the same, answer for answer, are one. */
type Tellings = readonly ArenaGame[];

const distinct = (games: readonly ArenaGame[]): readonly Tellings[] =>
  [...new Set(games.map(({ hash }) => hash))].map((one) => games.filter(({ hash }) => hash === one));

/** What the tellings of a game come to on average: a bot that meets itself wins half of it. */
const mean = (told: Tellings, of: (each: ArenaGame) => number): number => sum(told.map(of)) / told.length;

export function verdict(game: string, seats: number, names: readonly string[], all: readonly (readonly ArenaGame[])[]): ArenaResult {
  const pairs = all.map(distinct);
  const games = pairs.flat();
  const n = Math.max(1, games.length);
  const total = (of: (each: ArenaGame) => number): number => sum(games.map((told) => mean(told, of)));
  const winRate = total(shareOf) / n;
  const scores = [total(({ seat, scores: s }) => s[seat]!) / n];
  if (seats > 1) scores.push(total(({ seat, scores: s }) => (sum(s) - s[seat]!) / (seats - 1)) / n);
  const tellings = games.flat();
  const reports = scores.map((score, who): BotReport => {
    const decisions = Math.round(total((each) => each.decisions[who]!));
    return {
      bot: names[who] ?? names[0]!,
      meanScore: round(score, 2),
      decisions,
      meanDecisionMs: round(total((each) => each.cpuMs[who]!) / Math.max(1, decisions), 3),
      maxDecisionMs: round(Math.max(0, ...tellings.map((each) => each.maxMs[who]!)), 1),
    };
  });
  return {
    game,
    seats,
    bots: reports,
    pairs: pairs.length,
    games: games.length,
    winRate: round(winRate),
    ci95: interval(pairs.map((each) => each.map((told) => mean(told, shareOf)))),
    ties: games.filter(([each]) => each!.winners.length > 1).length,
    meanScores: reports.map(({ meanScore }) => meanScore),
    meanDecisionMs: reports[0]!.meanDecisionMs,
    maxDecisionMs: reports[0]!.maxDecisionMs,
    idleTurns: sum(tellings.map(({ idle }) => idle)),
    longestIdle: Math.max(0, ...tellings.map(({ idleRow }) => idleRow)),
  };
}

/** Wilson's interval for a share, with as many games as the spread of the pairs says they are worth: `most` times their number at most. */
export function interval(pairs: readonly (readonly number[])[], most = 2): readonly [number, number] {
  const games = pairs.flat();
  if (games.length === 0) return [0, 1];
  const mean = sum(games) / games.length;
  const spread = sum(pairs.map((pair) => (sum(pair) - pair.length * mean) ** 2)) / games.length ** 2;
  const worth = spread > 0 ? (mean * (1 - mean)) / spread : games.length;
  return wilson(mean, Math.min(Math.max(worth, pairs.length / 2), most * games.length));
}

export function wilson(share: number, n: number): readonly [number, number] {
  const z = 1.96;
  const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  return [round(Math.max(0, middle - half)), round(Math.min(1, middle + half))];
}

/** How strong each bot is after a round robin, in points of Elo around 0, with what one standard error twice over leaves open. */
export interface Rating {
  readonly bot: string;
  readonly rating: number;
  readonly ci95: readonly [number, number];
}

/** Bradley and Terry's strengths, by repeated weighing; half a game against everybody keeps them finite. */
export function ratings(names: readonly string[], verdicts: readonly ArenaResult[]): Rating[] {
  const strength = names.map(() => 1);
  const won = names.map(() => names.map(() => 0.25));
  for (const { bots, winRate, games } of verdicts) {
    const [a, b] = [names.indexOf(bots[0]!.bot), names.indexOf(bots[1]!.bot)];
    won[a]![b]! += winRate * games;
    won[b]![a]! += (1 - winRate) * games;
  }
  for (let i = 0; i < 500; i++)
    for (const [a] of names.entries()) {
      const weight = sum(names.map((_, b) => (a === b ? 0 : (won[a]![b]! + won[b]![a]!) / (strength[a]! + strength[b]!))));
      strength[a] = sum(won[a]!.filter((_, b) => a !== b)) / weight;
    }
  const middle = sum(strength.map(Math.log)) / names.length;
  const elo = (x: number): number => Math.round((400 / Math.LN10) * x);
  return names
    .map((bot, a) => {
      const information = sum(
        names.map((_, b) =>
          a === b ? 0 : ((won[a]![b]! + won[b]![a]!) * strength[a]! * strength[b]!) / (strength[a]! + strength[b]!) ** 2,
        ),
      );
      const [at, half] = [Math.log(strength[a]!) - middle, 1.96 / Math.sqrt(information)];
      return { bot, rating: elo(at), ci95: [elo(at - half), elo(at + half)] as const };
    })
    .sort((a, b) => b.rating - a.rating);
}
