/** What a ledger comes to: grades, accuracy, luck. */
import type { LuckScale } from '@astragal/bots';
import { type BySeat, GRADES, type Grade, type LedgerTurn, type SeatSummary } from './ledger.ts';
import { minus, plus, summed } from './numbers.ts';

/** What an answer must lose beyond the error to be called so. */
const LOSSES: Readonly<Record<Grade, number>> = { good: 0, inaccuracy: 0.02, mistake: 0.05, blunder: 0.1 };
/** So many standard errors are nothing but noise. */
const NOISE = 2;

export const gradeOf = (lost: number, error: number): Grade => GRADES.findLast((grade) => lost - NOISE * error >= LOSSES[grade]) ?? 'good';

/**
 * 100 where nothing was given away, and a point less for the first percent; each further one takes a share of what is left, so that there is
 * room below for whoever gives away a whole game and more. With more than two seats there is less to give away, and it counts for more.
 */
export const accuracyOf = (lost: number, seats: number): number => 100 * Math.exp(-Math.max(0, lost) * Math.max(1, seats / 2));

/** The share of games that are luckier. */
export function luckierShare(luck: number, scale: LuckScale): number {
  const above = scale.findIndex((each) => each > luck);
  if (above === 0) return 1;
  if (above < 0) return 0;
  const [low, high] = [scale[above - 1]!, scale[above]!];
  return 1 - (above - 1 + (luck - low) / (high - low)) / (scale.length - 1);
}

export function summaries(turns: readonly LedgerTurn[], end: BySeat, scale: LuckScale | undefined): SeatSummary[] {
  const seats = end.length;
  const sumOf = (of: (turn: LedgerTurn) => BySeat): number[] => summed(turns.map(of), seats);
  const [luck, choices, doubt, own] = [sumOf((t) => t.luck), sumOf((t) => t.choices), sumOf((t) => t.doubt), sumOf((t) => t.own)];
  const answers = turns.flatMap((turn) => turn.answers);
  return end.map((result, seat) => ({
    seat,
    accuracy: accuracyOf(-own[seat]!, seats),
    lost: -own[seat]!,
    luck: luck[seat]!,
    choices: choices[seat]!,
    doubt: doubt[seat]!,
    ...(scale && { luckierShare: luckierShare(luck[seat]!, scale) }),
    adjusted: result - luck[seat]!,
    grades: Object.fromEntries(
      GRADES.map((grade) => [grade, answers.filter((each) => each.seat === seat && each.grade === grade).length]),
    ) as Record<Grade, number>,
  }));
}

/** How far the books are from balancing, over all seats. */
export function balanceOf(start: BySeat, turns: readonly LedgerTurn[], end: BySeat): number {
  const moved = turns.reduce<readonly number[]>((at, { luck, choices, doubt }) => plus(plus(plus(at, luck), choices), doubt), start);
  return Math.max(...minus(end, moved).map(Math.abs));
}

export const rootMeanSquare = (all: readonly number[]): number => Math.sqrt(all.reduce((sum, each) => sum + each ** 2, 0) / all.length);
