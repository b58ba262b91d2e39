/** How good a judge is: what it said at every rest of games that others played, against what they came to; and how good one could be. */
import { type Judge, type KeptPlay, replayed, sharesOf, type TwoEnds } from '@astragal/bots';
import { clone, type Position, type Seat } from '@astragal/kernel';
import { round, sum } from './numbers.ts';

/** A tenth of what can be said: what was said there on average, and what was. */
export interface Bin {
  readonly said: number;
  readonly was: number;
  readonly n: number;
}

/** How far off a judge was in some positions; smaller is better. */
export interface Accuracy {
  /** The mean square of what was said less what was. */
  readonly brier: number;
  /** The same for whoever says nothing but each seat's share of all games. */
  readonly base: number;
  readonly bins: readonly Bin[];
}

export interface Judgement extends Accuracy {
  readonly games: number;
  readonly rests: number;
  /** The thirds of each game. */
  readonly early: Accuracy;
  readonly middle: Accuracy;
  readonly late: Accuracy;
  /** How far the chances of a position were from adding up to 1, at most. */
  readonly sums: number;
  /** How much the chance of the seat in turn changes when a question merely opens, on average. */
  readonly jumps: number;
  /** The error that the judge believes in, on average. */
  readonly error: number;
  /** How far the points that were expected lay from the final ones, on average. */
  readonly points: number;
  /** Microseconds of CPU that a judgement at a rest takes, once the engine is warm: in the later half of the games. */
  readonly costUs: number;
}

/** The best that any judge could do, by games that were played on twice from the same rests: what is left of it nobody can know. */
export interface Best {
  readonly brier: number;
  /** How far off that may be: a standard error, over games. */
  readonly error: number;
  readonly rests: number;
}

interface Said {
  readonly said: number;
  readonly was: number;
  readonly base: number;
  /** From 0 at the beginning of its game to 1 at its end. */
  readonly time: number;
}

const BINS = 10;
const THIRDS = { early: 0, middle: 1, late: 2 } as const;
const mean = (all: readonly number[]): number => (all.length === 0 ? 0 : sum(all) / all.length);

function accuracy(all: readonly Said[]): Accuracy {
  const bins = Array.from({ length: BINS }, (_, bin) => all.filter(({ said }) => Math.min(BINS - 1, Math.floor(said * BINS)) === bin));
  return {
    brier: round(mean(all.map(({ said, was }) => (said - was) ** 2)), 4),
    base: round(mean(all.map(({ was, base }) => (base - was) ** 2)), 4),
    bins: bins.flatMap((each) =>
      each.length === 0
        ? []
        : [{ said: round(mean(each.map(({ said }) => said)), 3), was: round(mean(each.map(({ was }) => was)), 3), n: each.length }],
    ),
  };
}

const cpuUs = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Judges every rest of these games. */
export function judgement(judge: Judge, plays: readonly KeptPlay[], show: (done: number) => void): Judgement {
  const { game, horizon } = judge.craft;
  const seats = plays[0]!.bots.length;
  const rows: { readonly win: readonly number[]; readonly at: number; readonly of: number; readonly won: readonly number[] }[] = [];
  const [jumps, errors, sums, misses]: number[][] = [[], [], [], []];
  const costs: number[] = [];
  for (const [i, play] of plays.entries()) {
    const rests: Position[] = [];
    const opened: { readonly position: Position; readonly seat: Seat; readonly after: number }[] = [];
    const end = replayed(game, horizon, play, {
      rest: (position) => void rests.push(clone(game, position)),
      question(position, seat, hasMerelyOpened) {
        if (hasMerelyOpened) opened.push({ position: clone(game, position), seat, after: rests.length - 1 });
      },
    });
    // A game at a time, since looking at the clock may take longer than a judgement.
    const before = cpuUs();
    const said = rests.map((position) => judge.chances(position));
    costs.push((cpuUs() - before) / Math.max(1, rests.length));
    for (const { win, error } of said) {
      errors!.push(error);
      sums!.push(seats === 1 ? 0 : Math.abs(sum(win) - 1));
    }
    for (const { position, seat, after } of opened) jumps!.push(Math.abs(judge.chances(position).win[seat]! - said[after]!.win[seat]!));
    const { scores, winners } = game.result(end.state);
    const won = sharesOf(winners, seats);
    for (const [at, { win, points }] of said.entries()) {
      rows.push({ win, at, of: said.length, won });
      misses!.push(...points.map((each, seat) => Math.abs(each - scores[seat]!)));
    }
    show(i + 1);
  }
  const shares = Array.from({ length: seats }, (_, seat) => mean(rows.map(({ won }) => won[seat]!)));
  const all = rows.flatMap(({ win, at, of, won }) =>
    win.map((said, seat): Said => ({ said, was: won[seat]!, base: shares[seat]!, time: at / of })),
  );
  const third = (which: number): Accuracy => accuracy(all.filter(({ time }) => Math.min(2, Math.floor(3 * time)) === which));
  return {
    ...{ games: plays.length, rests: rows.length, ...accuracy(all) },
    ...{ early: third(THIRDS.early), middle: third(THIRDS.middle), late: third(THIRDS.late) },
    ...{ sums: Math.max(0, ...sums!.slice(0, 50_000)), jumps: round(mean(jumps!), 4), error: round(mean(errors!), 4) },
    ...{ points: round(mean(misses!), 2), costUs: round(mean(costs.slice(costs.length / 2)), 1) },
  };
}

/** Two ends of one rest differ by twice what chance alone makes of it: so much is left to whoever knows its chances exactly. */
export function bestOf(games: readonly (readonly TwoEnds[])[], seats: number): Best {
  const all = games.map((ends) => ends.map((one) => unknowable(one, seats)));
  const rests = sum(all.map((each) => each.length));
  const brier = sum(all.flat()) / rests;
  const off = sum(all.map((each) => sum(each.map((one) => one - brier)) ** 2));
  return { brier: round(brier, 4), error: round(Math.sqrt(off) / rests, 4), rests };
}

/** Half of how far two ends lie apart. */
function unknowable({ was, again }: TwoEnds, seats: number): number {
  const [once, twice] = [sharesOf(was, seats), sharesOf(again, seats)];
  return mean(once.map((share, seat) => (share - twice[seat]!) ** 2 / 2));
}
