/** What a viewer gets to see of a match, made here whoever holds it: a server, a device, a lesson or a replay. */
import { type Game, heard, type RecordStep, type Seat, type Seen, type Stack, seatsAsked } from '@astragal/kernel';
import type { ReplayStep } from './api.ts';
import type { NoticeOf } from './messages.ts';
import type { Story } from './tables.ts';

/**
 * The position as a message; without a seat, to a watcher. `mark`: where the log stands, if it can be taken up there. `stack`: what lies ahead,
 * where there is a coach.
 */
export const positionOf = (
  table: string,
  seat: Seat | undefined,
  { ask, view, asks, waits, undo, over }: Seen,
  story: Story,
  mark = '',
  stack?: Stack,
): NoticeOf<'position'> => ({
  ...{ type: 'position', table, seat, ask, view, asks, waits, undo, story, mark, over },
  ...(stack && seat !== undefined && asks.length > 0 && { stack }),
});

/** A step of a replay as a seat, or a watcher, knows it; `at`: when it was played. */
export const replayStepOf = (
  game: Game,
  { number, entry, position, told }: RecordStep,
  viewer: Seat | undefined,
  at?: number,
): ReplayStep => ({
  step: number,
  seat: entry?.seat,
  at,
  view: game.view(position.state, viewer),
  waits: seatsAsked(game, position),
  events: heard(told, viewer),
});
