/** What a record gives when it is played again. Pure: the replay thread runs it, and so does whoever has a game of their own. */
import {
  type Event,
  forkAt,
  type Game,
  guessAt,
  heard,
  lastStep,
  Match,
  type MatchRecord,
  RecordError,
  replay,
  type Seat,
  type Standing,
  sealed,
  seatsAsked,
  seeded,
} from '@astragal/kernel';
import { type ReplayStep, replayStepOf } from '@astragal/wire';
import type { RecordText } from '../store/rows.ts';
import { type LogState, logOf, type Viewer } from './game-log.ts';

/** What may be asked of a record, and what it gives. */
export interface ReplayTasks {
  /** The match where it stands, to go on with. */
  open: { readonly given: undefined; readonly gives: { readonly standing: Standing; readonly log: LogState } };
  /** Steps `from` to `from + count` as JSON, and how many there are in all. */
  page: {
    readonly given: { readonly viewer: Viewer; readonly from: number; readonly count: number };
    readonly gives: { readonly total: number; readonly steps: string };
  };
  /** Lines `from` to `to` of the log, as JSON. */
  story: { readonly given: { readonly viewer: Viewer; readonly from: number; readonly to: number }; readonly gives: string };
  /** The whole record as JSON, sealed with the hash of its last position. */
  seal: { readonly given: undefined; readonly gives: string };
  /** The record up to a step, its entries as JSON, and who is asked there. Where not all may be known it begins there, at a guess with luck of its own. */
  fork: {
    readonly given: { readonly step: number; readonly viewer: Viewer | 'all'; readonly seed: string };
    readonly gives:
      | { readonly head: Omit<MatchRecord, 'entries'>; readonly entries: string; readonly waits: readonly Seat[] }
      | { readonly wrong: string };
  };
}

export interface ReplayTask<K extends keyof ReplayTasks = keyof ReplayTasks> {
  readonly kind: K;
  readonly text: RecordText;
  readonly given: ReplayTasks[K]['given'];
}

interface Timed {
  readonly record: MatchRecord;
  readonly started: number;
  readonly times: readonly number[];
}

/** The stored texts as a record, and when each entry was written. */
function read({ head, entries }: RecordText): Timed {
  const { record, at } = JSON.parse(head) as { record: Omit<MatchRecord, 'entries'>; at: number };
  const rows = JSON.parse(entries) as [MatchRecord['entries'][number], number][];
  return { record: { ...record, entries: rows.map(([entry]) => entry) }, started: at, times: rows.map(([, time]) => time) };
}

type Work = { readonly [K in keyof ReplayTasks]: (game: Game, timed: Timed, given: ReplayTasks[K]['given']) => ReplayTasks[K]['gives'] };

const WORK: Work = {
  open: (game, { record }) => ({ standing: Match.reopen(game, record, noLuck).standing, log: logOf(game, record) }),
  page: (game, timed, { viewer, from, count }) => {
    const times = standingTimes(timed);
    const steps: ReplayStep[] = [];
    for (const step of replay(game, timed.record)) {
      if (step.number < from) continue;
      if (step.number >= from + count) break;
      steps.push(replayStepOf(game, step, viewer, times[step.number]));
    }
    return { total: times.length, steps: JSON.stringify(steps) };
  },
  story: (game, { record }, { viewer, from, to }) => {
    const events: Event[] = [];
    for (const { told } of replay(game, record)) {
      events.push(...heard(told, viewer));
      if (events.length >= to) break;
    }
    return JSON.stringify(events.slice(from, to));
  },
  seal: (game, { record }) => JSON.stringify(sealed(game, record)),
  fork: (game, { record: whole }, { step, viewer, seed }) => {
    try {
      const record = viewer === 'all' ? forkAt(whole, step) : guessAt(game, whole, step, viewer, seeded(seed));
      const waits = seatsAsked(game, lastStep(game, record).position);
      const { entries, ...head } = record;
      return { head, entries: JSON.stringify(entries), waits };
    } catch (error) {
      if (error instanceof RecordError) return { wrong: error.message };
      throw error;
    }
  },
};

/** Plays the record again for what is asked. */
export const playRecord = <K extends keyof ReplayTasks>(game: Game, { kind, text, given }: ReplayTask<K>): ReplayTasks[K]['gives'] =>
  WORK[kind](game, read(text), given);

/** What is played again has its luck in the record. */
export const noLuck = (): never => {
  throw new RecordError('the record asks for new luck');
};

/** Times of the answers that still stand, by step; step 0 is the start. */
function standingTimes({ record: { entries }, started, times }: Timed): number[] {
  const standing: number[] = [];
  for (const [i, entry] of entries.entries()) {
    if (!('undo' in entry)) standing.push(i);
    else
      standing.splice(
        standing.findLastIndex((at) => entries[at]!.seat === entry.seat),
        1,
      );
  }
  return [started, ...standing.map((at) => times[at]!)];
}
