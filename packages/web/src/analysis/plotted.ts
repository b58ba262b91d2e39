/** A ledger as a plot: points at the ends of turns, parts of the game along the axis, moments as marks. Pure. */
import type { Seat } from '@astragal/kernel';
import type { Standpoint } from '@astragal/table/history.ts';
import type { CountedRecord } from '../offline/analysis-thread.ts';
import { type Sign, signOf } from './signs.ts';
import { changeFor } from './verdict.ts';

export interface PlotPoint {
  readonly from: number;
  /** The step of the replay at which it stands. */
  readonly step: number;
  readonly label: string;
  readonly win: readonly number[];
  readonly luck?: readonly number[];
}

export interface PlotSection {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

export interface Plotted {
  readonly seats: readonly Seat[];
  /** The seat of whoever looks, if there is one. */
  readonly own: Seat | undefined;
  readonly last: number;
  readonly points: readonly PlotPoint[];
  readonly sections: readonly PlotSection[];
  readonly marks: readonly { readonly step: number; readonly seat: Seat; readonly sign: Sign }[];
}

interface PlotWords {
  readonly start: string;
  readonly turn: (number: number, seat: Seat | undefined) => string;
  readonly part: (part: string) => string;
}

/** `places`: where the game stood at each step of the replay. */
export function plotOf({ ledger }: CountedRecord, own: Seat | undefined, words: PlotWords, places: readonly Standpoint[]): Plotted {
  const last = Math.max(1, places.length - 1);
  return {
    seats: ledger.start.map((_, seat) => seat),
    own,
    last,
    points: [
      { from: 0, step: 0, label: words.start, win: ledger.start },
      ...ledger.turns.map(({ turn, from, to, seat, after, luck }) => ({
        ...{ from, step: to, win: after, luck },
        label: words.turn(turn + 1, seat),
      })),
    ],
    sections: sectionsOf(
      places.map((place, from) => ({ from, place })),
      last,
    ).map(({ part, ...each }) => ({ ...each, label: words.part(part) })),
    marks: markedOf(ledger.moments).map((moment) => ({
      step: moment.entry,
      seat: moment.seat,
      sign: signOf(moment, changeFor(ledger, moment, own)),
    })),
  };
}

/** The chance of a seat on its line at a step, which may lie between two points. */
export function chanceOn(points: readonly Pick<PlotPoint, 'step' | 'win'>[], step: number, seat: Seat): number {
  const after = points.find((point) => point.step >= step) ?? points.at(-1);
  const before = points.findLast((point) => point.step <= step) ?? after;
  if (!after || !before) return 0;
  const share = after.step > before.step ? (step - before.step) / (after.step - before.step) : 0;
  return before.win[seat]! + share * (after.win[seat]! - before.win[seat]!);
}

/** A letter of the axis is so wide on average, in pixels, and labels have so much between them. */
const [LETTER, GAP] = [7.8, 6];

/** Labels moved inside the width; where two would touch, the earlier one is left out: how a game ends is always told. */
export function roomFor<L extends { readonly at: number; readonly label: string }>(labels: readonly L[], width: number): readonly L[] {
  let edge = width;
  return labels
    .toReversed()
    .flatMap((each) => {
      const half = (each.label.length * LETTER) / 2;
      const at = Math.max(half, Math.min(each.at, width - half));
      if (at + half > edge) return [];
      edge = at - half - GAP;
      return [{ ...each, at }];
    })
    .reverse();
}

/** A bad roll of an answer that was a mistake, too, stands at the same place of the same line: there the weightier of the two is marked. */
export function markedOf<Moment extends { readonly entry: number; readonly seat: Seat }>(moments: readonly Moment[]): readonly Moment[] {
  const taken = new Set<string>();
  return moments.filter(({ entry, seat }) => !taken.has(`${entry} ${seat}`) && taken.add(`${entry} ${seat}`));
}

/** Parts of the game in the order in which they were reached: a part that comes again is not told again. */
export function sectionsOf(
  steps: readonly { readonly from: number; readonly place: Standpoint }[],
  last: number,
): { readonly part: string; readonly from: number; readonly to: number }[] {
  const known = new Set<string>();
  const starts = steps.filter(({ place: { part } }) => part !== '' && !known.has(part) && known.add(part));
  return starts.map(({ from, place: { part } }, i) => ({ part, from: i === 0 ? 0 : from, to: starts[i + 1]?.from ?? last }));
}
