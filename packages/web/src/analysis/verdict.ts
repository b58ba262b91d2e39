/** What decided a game, said only where it lies outside the error. Pure. */
import type { Ledger, SeatSummary } from '@astragal/analysis';
import type { Result, Seat } from '@astragal/kernel';

export const VERDICTS = ['played', 'playedAndLucky', 'lucky', 'luckyOnly', 'unlucky', 'unluckyOnly', 'outplayed', 'both', 'close'] as const;
export type EndVerdict = (typeof VERDICTS)[number];

/** So many standard errors are nothing but noise. */
const NOISE = 2;

/** How far off what is said of a seat may be: by sampling, and where the judge contradicts itself. */
export const boundOf = ({ error }: Pick<Ledger, 'error'>, { doubt }: Pick<SeatSummary, 'doubt'>): number => NOISE * error + Math.abs(doubt);

/** How much better a seat chose than the one it is compared with. Of several rivals all others may have helped it along, which is no merit of its own. */
export const choicesBeside = (
  { choices, lost }: Pick<SeatSummary, 'choices' | 'lost'>,
  rival: Pick<SeatSummary, 'lost'> | undefined,
): number => (rival ? rival.lost - lost : choices);

/** By luck and choices of one seat, each told apart from nothing by the bound alone. */
export function verdictOf(hasWon: boolean, { luck, choices }: Pick<SeatSummary, 'luck' | 'choices'>, bound: number): EndVerdict {
  const side = (value: number): -1 | 0 | 1 => (Math.abs(value) <= bound ? 0 : value > 0 ? 1 : -1);
  return (hasWon ? WON : LOST)[`${side(choices)} ${side(luck)}`] ?? 'close';
}

/** By the side of choices and the side of luck. */
const WON: Readonly<Record<string, EndVerdict>> = {
  '1 1': 'playedAndLucky',
  '1 0': 'played',
  '1 -1': 'played',
  '0 1': 'lucky',
  '-1 1': 'luckyOnly',
};
const LOST: Readonly<Record<string, EndVerdict>> = {
  '-1 -1': 'both',
  '-1 0': 'outplayed',
  '-1 1': 'outplayed',
  '0 -1': 'unlucky',
  '1 -1': 'unluckyOnly',
};

/** Everybody's result without the luck, as shares: what is beyond 0 and 1 cannot be. */
export function withoutLuck({ seats }: Pick<Ledger, 'seats'>): readonly number[] {
  const held = seats.map(({ adjusted }) => Math.max(0, Math.min(1, adjusted)));
  const all = held.reduce((sum, each) => sum + each, 0);
  return held.length > 1 && all > 0 ? held.map((each) => each / all) : held;
}

/** What a moment did to the chance of a seat, its own or another's. */
export function changeFor({ turns }: Pick<Ledger, 'turns'>, moment: Ledger['moments'][number], seat: Seat | undefined): number {
  if (seat === undefined || seat === moment.seat) return moment.change;
  const turn = turns[moment.turn];
  const isLuck = moment.kind === 'luck' || moment.kind === 'misfortune';
  const by = isLuck ? turn?.luck : turn?.answers.find(({ entry }) => entry === moment.entry)?.choices;
  return by?.[seat] ?? 0;
}

/** Neither lucky nor unlucky. */
export const ORDINARY = 2;
/** How lucky: 0 very, 4 very unlucky. */
export const luckWord = (luckierShare: number): number => [0.1, 0.3, 0.7, 0.9].filter((edge) => luckierShare > edge).length;

/** Everybody by result: whoever won first, then by points; those who are even share a place. */
export function ranked({ scores, winners }: Result) {
  const all = scores.map((points, seat) => ({ seat, points, isWinner: winners.includes(seat) }));
  type Ranked = (typeof all)[number];
  const isBefore = (a: Ranked, b: Ranked): boolean => (a.isWinner === b.isWinner ? a.points > b.points : a.isWinner);
  return all.map((each) => ({ ...each, place: 1 + all.filter((other) => isBefore(other, each)).length })).sort((a, b) => a.place - b.place);
}
