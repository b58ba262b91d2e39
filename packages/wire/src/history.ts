/** The games somebody has played on this house. */
import * as v from 'valibot';
import type { Output } from './inferred.ts';
import { avatar, key, result, seat, sitter, tableId, time } from './tables.ts';

/** What a seat made of its game: who it was, whether it lived, what it came to hold by kind. */
export const tally = v.object({
  hero: v.optional(v.string()),
  survived: v.optional(v.boolean()),
  taken: v.record(v.string(), v.array(v.string())),
  /** What it came to in numbers: health left, enemies defeated. */
  figures: v.optional(v.record(v.string(), v.number())),
});

/** A finished game. */
export const playedGame = v.object({
  id: tableId,
  game: v.string(),
  options: v.record(v.string(), v.string()),
  started: time,
  ended: time,
  seats: v.array(
    v.object({
      ...sitter.entries,
      /** The same for the same person in all my games, and for nobody else. Not in a shared list. */
      who: v.optional(v.string()),
    }),
  ),
  mine: v.array(seat),
  result,
  /** What my first seat made of it. */
  tally: v.optional(tally),
  /** The next game of the same series: played, under way or offered. */
  rematch: v.optional(tableId),
  /** It was played on from another game: it counts as practice. */
  forked: v.optional(v.literal(true)),
});
export type PlayedGame = Output<typeof playedGame>;

/** A page of them, newest first; `before` leads to the next page. */
export const history = v.object({
  games: v.array(playedGame),
  before: v.optional(time),
  /** Whether there is a link under which others see the list. */
  shared: v.boolean(),
});
export type History = Output<typeof history>;

/** Somebody's games as whoever has the link sees them: other people have no names there. */
export const sharedHistory = v.object({ name: v.string(), avatar: v.optional(avatar), games: v.array(playedGame) });
export type SharedHistory = Output<typeof sharedHistory>;

export const sharing = v.object({ link: v.optional(v.string()) });
export const sharedKey = v.object({ key });

/** People I played with, to be invited again by the name they have in my games. */
export const again = v.object({ game: v.pipe(v.string(), v.maxLength(40)), who: v.pipe(v.string(), v.maxLength(40)) });
