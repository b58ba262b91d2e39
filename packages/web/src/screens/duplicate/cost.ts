/** The answer of somebody's own that gave away most, out of the ledger of their game. */
import type { Seat } from '@astragal/kernel';
import { answerText, momentsTold, type Teller, whenOf } from '../../analysis/telling.ts';
import type { CountedRecord } from '../../offline/analysis-thread.ts';

export interface CostliestAnswer {
  readonly entry: number;
  /** What was done, or what would have been better. */
  readonly text: string;
  /** Where in the game, if it is one of the moments that are told. */
  readonly when?: string;
  /** What it did to the chance to win. */
  readonly change: number;
}

/** One of the moments that are told says what would have been better, too; other answers that lost something are only named. */
export function costliestOf(teller: Teller, counted: CountedRecord, seat: Seat): CostliestAnswer | undefined {
  const moments = momentsTold(teller, counted)
    .filter((moment) => moment.seat === seat && moment.scene.played && moment.change < 0)
    .map(({ entry, text, scene, change }) => ({ entry, text, when: whenOf(teller, scene.place), change }));
  const told = new Set(moments.map(({ entry }) => entry));
  const losses = counted.losses
    .filter((loss) => loss.seat === seat && !told.has(loss.entry))
    .map((loss) => ({ entry: loss.entry, text: answerText(teller, loss), change: -loss.lost }));
  return [...moments, ...losses].sort((a, b) => a.change - b.change)[0];
}
