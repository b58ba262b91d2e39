/** A duplicate: everybody plays the same boards with the same luck, alone against the same bots or in pairs that change seats, and is compared as in bridge. */
import { type Bytes, keyed } from '@astragal/fair';
import { fairCopy, type MatchRecord, type Seat } from '@astragal/kernel';
import { placeOf } from './standing.ts';

/** The secret of one duplicate out of the key of the house: who knows it knows nothing of any other, nor of any day. */
export const duplicateSecret = (key: Bytes, duplicate: string): Bytes => keyed(key)(['duplicate', duplicate]);

/** The seed of one of its boards, from 1. */
export const boardSeed = (secret: Bytes, board: number): Bytes => keyed(secret)(['board', board]);

/** What records call the luck of a board. */
export const ofBoard = (duplicate: string, board: number): string => `duplicate ${duplicate} board ${board}`;

const BOARD = /^duplicate ([a-z0-9]+) board (\d+)$/;

/** The board that a luck is of. */
export function boardOf(of: string | undefined): { readonly duplicate: string; readonly board: number } | undefined {
  const [, duplicate, board] = BOARD.exec(of ?? '') ?? [];
  return duplicate === undefined ? undefined : { duplicate, board: Number(board) };
}

/** Who sits where at a board: on each one everybody has moved on by a seat, so that a whole set shows every seat. */
export function sittersAt(sitters: readonly string[], board: number): readonly string[] {
  const by = (board - 1) % sitters.length;
  return [...sitters.slice(sitters.length - by), ...sitters.slice(0, sitters.length - by)];
}

/** Who sits, where pairs change seats, opposite `me`: the other of the pair. */
export const PARTNER = 'partner';
export const isForPairs = (sitters: readonly string[]): boolean => sitters.includes(PARTNER);

/** A time that everybody sits at a board: once, or, where pairs change seats, once on each side of it. Side 1 is the first of the pair's two seats there. */
export interface Sitting {
  readonly board: number;
  readonly side?: 1 | 2 | undefined;
}

/** How often everybody sits at a board. */
export const sidesOf = (sitters: readonly string[]): 1 | 2 => (isForPairs(sitters) ? 2 : 1);

/** All that everybody plays; sittings are called by their number, from 1. */
export const sittingsOf = (sitters: readonly string[], boards: number): readonly Sitting[] =>
  Array.from({ length: boards }, (_, i): readonly Sitting[] => {
    const board = i + 1;
    return isForPairs(sitters) ? [1, 2].map((side) => ({ board, side: side as 1 | 2 })) : [{ board }];
  }).flat();

/** The number of a sitting. */
export const sittingAt = (sitters: readonly string[], { board, side = 1 }: Sitting): number => (board - 1) * sidesOf(sitters) + side;

/** The seats at a board that are people's, the first one first: side 1 and side 2. */
export const seatsAt = (sitters: readonly string[], board: number): readonly Seat[] =>
  sittersAt(sitters, board).flatMap((sitter, seat) => (sitter === 'me' || sitter === PARTNER ? [seat] : []));

/** Which seat is everybody's. */
export const seatOf = (sitters: readonly string[], { board, side = 1 }: Sitting): Seat => seatsAt(sitters, board)[side - 1]!;

/**
 * On which side the first of a pair sits, the first time that they play a board, and the second time. Whoever plays a board again knows what fell, both
 * of a pair alike: from board to board they begin on the other side, so that over two boards everybody has been everywhere first.
 */
export const sideOfFirst = (board: number, time: 1 | 2): 1 | 2 => ((board + time) % 2 === 0 ? 1 : 2);

/** Match points on a board: two for each result that is behind mine, one for each that equals it. Whoever has no result has none, and beats nobody. */
export function matchPoints(results: readonly (number | undefined)[]): readonly (number | undefined)[] {
  const there = results.filter((each) => each !== undefined);
  return results.map((mine) => {
    if (mine === undefined) return undefined;
    return there.reduce((sum, each) => sum + (each < mine ? 2 : each === mine ? 1 : 0), -1); // The one that equals mine is my own.
  });
}

/** The same as a part of all that could be had, from 0 to 1. Where fewer than two have a result nothing is compared. */
export function matchShares(results: readonly (number | undefined)[]): readonly (number | undefined)[] {
  const most = 2 * (results.filter((each) => each !== undefined).length - 1);
  return matchPoints(results).map((points) => (points === undefined || most < 2 ? undefined : points / most));
}

/** How somebody, or a team, did in all. */
export interface DuplicateTotal {
  /** From 0 to 1; undefined while nothing was compared. */
  readonly share: number | undefined;
  /** From 1; equal ones share it. */
  readonly place: number | undefined;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

const placed = (shares: readonly (number | undefined)[]): readonly DuplicateTotal[] => {
  // A hair is no difference: the same boards summed in another order.
  const rounded = shares.map((share) => (share === undefined ? undefined : Math.round(share * 1e9)));
  const all = rounded.filter((each) => each !== undefined);
  return shares.map((share, i) => ({ share, place: rounded[i] === undefined ? undefined : placeOf(rounded[i], all) }));
};

/** The mean over all boards that were compared; one that somebody has not finished counts nothing. `boards`: by board, results by entrant. */
export function totalsOf(boards: readonly (readonly (number | undefined)[])[]): readonly DuplicateTotal[] {
  const compared = boards.map(matchShares).filter((shares) => shares.some((each) => each !== undefined));
  const people = boards[0]?.length ?? 0;
  return placed(
    Array.from({ length: people }, (_, who) => (compared.length === 0 ? undefined : mean(compared.map((shares) => shares[who] ?? 0)))),
  );
}

/** Somebody who gave up there. */
export const GAVE_UP = 'gave up';

/**
 * The same where pairs change seats, by sitting: nobody can play without the other, so what came to no end counts for neither, and where fewer than two have
 * a result nothing counts. Whoever gave up has nothing there.
 */
export function pairTotals(sittings: readonly (readonly (number | typeof GAVE_UP | undefined)[])[]): readonly DuplicateTotal[] {
  const shares = sittings.map((results) => {
    const compared = matchShares(results.map((each) => (each === GAVE_UP ? undefined : each)));
    return compared.map((share, who) => (results[who] === GAVE_UP ? 0 : share));
  });
  const people = sittings[0]?.length ?? 0;
  return placed(
    Array.from({ length: people }, (_, who) => {
      const own = shares.flatMap((each) => each[who] ?? []);
      return own.length === 0 ? undefined : mean(own);
    }),
  );
}

/** A team has the mean of its people. `teams`: by entrant; whoever has none is in none. */
export function teamTotals(
  teams: readonly (string | undefined)[],
  totals: readonly DuplicateTotal[],
): readonly (DuplicateTotal & { readonly team: string; readonly people: number })[] {
  const names = [...new Set(teams.filter((each) => each !== undefined))];
  const members = names.map((name) => totals.filter((_, who) => teams[who] === name));
  const shares = members.map((all) =>
    all.some(({ share }) => share !== undefined) ? mean(all.map(({ share }) => share ?? 0)) : undefined,
  );
  return placed(shares)
    .map((total, i) => ({ ...total, team: names[i]!, people: members[i]!.length }))
    .sort((a, b) => (a.place ?? Number.POSITIVE_INFINITY) - (b.place ?? Number.POSITIVE_INFINITY));
}

/** Where tables that had gone the same way part. */
export interface Parting {
  /** How many answers were the same. */
  readonly after: number;
  readonly seat: Seat;
  /** What was answered next, and at which tables: what most answered comes first. */
  readonly ways: readonly { readonly choice: string; readonly tables: readonly number[] }[];
}

type Played = readonly { readonly seat: Seat; readonly choice: string }[];

/** Every parting of these games, the first one first. Games of one board: with the same answers they are the same. */
export function partingsOf(records: readonly Pick<MatchRecord, 'entries'>[]): readonly Parting[] {
  const played = records.map((record) => fairCopy(record as MatchRecord).entries as unknown as Played);
  const found = partingsAmong(
    played,
    records.map((_, table) => table),
    0,
  );
  return [...found].sort((a, b) => a.after - b.after);
}

function* partingsAmong(played: readonly Played[], tables: readonly number[], from: number): Generator<Parting> {
  let after = from;
  for (;;) {
    const there = tables.filter((table) => played[table]!.length > after);
    if (there.length < 2) return;
    const ways = new Map<string, number[]>();
    for (const table of there) {
      const { seat, choice } = played[table]![after]!;
      const way = `${seat} ${choice}`;
      ways.set(way, [...(ways.get(way) ?? []), table]);
    }
    after++;
    if (ways.size === 1) continue;
    const all = [...ways.values()].sort((a, b) => b.length - a.length);
    const answerOf = ([table]: readonly number[]) => played[table!]![after - 1]!;
    yield { after: after - 1, seat: answerOf(all[0]!).seat, ways: all.map((way) => ({ choice: answerOf(way).choice, tables: way })) };
    for (const way of all) yield* partingsAmong(played, way, after);
    return;
  }
}
