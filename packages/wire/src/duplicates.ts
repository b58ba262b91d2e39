/** Duplicates: the same boards with the same luck for everybody who takes part, alone or in pairs, compared as in bridge (`docs/today.md`). */
import * as v from 'valibot';
import { bytes32 } from './fair.ts';
import type { Output } from './inferred.ts';
import { tableId } from './tables.ts';
import { dailyScore } from './today.ts';
import { typed } from './typed.ts';

/** How many may take part, and how many boards there may be. */
export const DUPLICATE_SIZES = { people: 16, boards: 8, team: 24 } as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const between = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]{6,32}$/));
const team = typed(DUPLICATE_SIZES.team);
const boardNumber = between(1, DUPLICATE_SIZES.boards);

/**
 * What everybody gets. By seat of the first board: `me`, or a bot's level and person (`skilled/2`); from board to board all move on by a seat. With a `partner`
 * pairs play every board twice, and change seats in between.
 */
const setup = {
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.record(v.string(), v.string()),
  sitters: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.minLength(1), v.maxLength(16)),
  boards: boardNumber,
  people: between(2, DUPLICATE_SIZES.people),
};

export const duplicateMake = v.object({ ...setup, options: v.optional(setup.options, {}), team: v.optional(team) });
export const duplicateAt = v.object({ duplicate: id });
/** `partner`: the number of somebody who waits for one. */
export const duplicateJoin = v.object({ duplicate: id, team: v.optional(team), partner: v.optional(count) });
export const boardBegin = v.object({ duplicate: id, board: boardNumber });

/** Somebody who takes part; without a name: whoever deleted themselves. */
export const entrant = v.object({
  number: count,
  name: v.string(),
  avatar: v.optional(v.string()),
  team: v.optional(v.string()),
  /** Whoever plays with them has the same; missing: they play alone, or still wait for somebody. */
  pair: v.optional(count),
  /** How often they have finished a board, with or without a result. */
  finished: count,
});

/** `open`: not begun. `playing`: a table waits. `scored`: it counts. `lost`: it ended without a result. */
export const BOARD_STATES = ['open', 'playing', 'scored', 'lost'] as const;

/** A board as I may know it; where pairs change seats, one side of it. */
export const boardInfo = v.object({
  board: boardNumber,
  /** 1: the first of the pair's two seats there; 2: the other one. */
  side: v.optional(v.picklist([1, 2])),
  /** Mine, if I take part. */
  mine: v.optional(v.object({ state: v.picklist(BOARD_STATES), table: v.optional(tableId) })),
  /** What everybody made of it, by entrant: only once I have finished it myself, or all is over. Tables only when all is over. */
  results: v.array(v.object({ entrant: count, score: dailyScore, table: v.optional(tableId) })),
  /** Who of a pair gave up there, told with the results. */
  gaveUp: v.optional(v.array(count)),
});
export type BoardInfo = Output<typeof boardInfo>;

export const duplicateInfo = v.object({
  id,
  ...setup,
  version: v.number(),
  /** The hash of its secret, and the secret when all is over, if it is still known. */
  commitment: bytes32,
  secret: v.optional(bytes32),
  over: v.boolean(),
  /** It is mine to close. */
  isOwner: v.boolean(),
  /** My number, if I take part. */
  me: v.optional(count),
  entrants: v.array(entrant),
  results: v.array(boardInfo),
});
export type DuplicateInfo = Output<typeof duplicateInfo>;

/** A line of my list. */
export const duplicateLine = v.object({
  id,
  game: v.string(),
  boards: boardNumber,
  people: count,
  over: v.boolean(),
  /** How many take part, and how many boards I have finished. */
  entrants: count,
  finished: count,
});
export type DuplicateLine = Output<typeof duplicateLine>;

/** Why nothing can be begun any more: it is closed, the store was restored since, its secret is lost, or there are new rules. */
export const DUPLICATE_CLOSED = ['closed', 'restored', 'lost', 'version'] as const;
