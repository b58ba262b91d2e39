/** What a record gives when it is played again. Pure: the replay thread runs it, and so does whoever has a game of their own. */
import { bytesOf, type FairStanding, fairOf, inheritedFrom, type LuckClaim, opened, type Weighed, weighed } from '@astragal/fair';
import { type Counted, countGame, type DiceCounts, NO_COUNTS } from '@astragal/fair/statistics';
import {
  type Event,
  type FairLuck,
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
import { courseOf, type Ghost, ghostOf, type Leavings, leavingsOf, type ScoredRules } from '@astragal/today';
import { type ReplayStep, replayStepOf } from '@astragal/wire';
import type { RecordText } from '../store/rows.ts';
import { type LogState, logOf, type Viewer } from './game-log.ts';

/** What may be asked of a record, and what it gives. */
export interface ReplayTasks {
  /** The match where it stands, to go on with; with the house's secret, its fair luck, too. */
  open: {
    readonly given: HouseSecret;
    readonly gives: { readonly standing: Standing; readonly log: LogState; readonly fair: FairStanding | undefined };
  };
  /** What the record says to a doubt about its luck; the rules are not asked. */
  weigh: { readonly given: HouseSecret & { readonly claim: LuckClaim }; readonly gives: Weighed };
  /** Steps `from` to `from + count` as JSON, and how many there are in all. */
  page: {
    readonly given: { readonly viewer: Viewer; readonly from: number; readonly count: number };
    readonly gives: { readonly total: number; readonly steps: string };
  };
  /** Lines `from` to `to` of the log, as JSON. */
  story: { readonly given: { readonly viewer: Viewer; readonly from: number; readonly to: number }; readonly gives: string };
  /** The whole record as JSON, sealed with the hash of its last position; its fair luck is opened. */
  seal: { readonly given: HouseSecret; readonly gives: string };
  /** How its dice fell; the rules are not asked. */
  dice: { readonly given: Counted; readonly gives: DiceCounts };
  /** What it leaves for whoever plays it again in this seat. */
  leavings: { readonly given: { readonly seat: Seat }; readonly gives: Leavings };
  /** How it stands to another game, whose luck it has; nothing is said of that where it is gone. */
  ghost: { readonly given: { readonly seat: Seat; readonly other: RecordText | undefined }; readonly gives: Ghost };
  /** The record up to a step, its entries as JSON, and who is asked there. Where not all may be known it begins there, at a guess with luck of its own. */
  fork: {
    readonly given: { readonly step: number; readonly viewer: Viewer | 'all'; readonly seed: string };
    readonly gives:
      | {
          readonly head: Omit<MatchRecord, 'entries'>;
          readonly entries: string;
          readonly waits: readonly Seat[];
          readonly inherited: NonNullable<FairLuck['inherited']>;
        }
      | { readonly wrong: string };
  };
}

/** The house's secret of this match, if its luck is fair. */
export interface HouseSecret {
  readonly secret?: string | undefined;
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

type Work = {
  readonly [K in keyof ReplayTasks]: (
    game: Game,
    timed: Timed,
    given: ReplayTasks[K]['given'],
    daily: ScoredRules['daily'],
  ) => ReplayTasks[K]['gives'];
};

const WORK: Work = {
  open: (game, { record }, { secret }) => ({
    standing: Match.reopen(game, record, noLuck).standing,
    log: logOf(game, record),
    fair: fairAt(record, secret)?.standing,
  }),
  weigh: (_, { record }, { secret, claim }) => {
    const bytes = bytesOf(secret);
    return bytes ? weighed(record, bytes, claim) : { finding: 'differs' };
  },
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
  seal: (game, { record }, { secret }) => JSON.stringify(sealed(game, { ...record, ...openedLuck(record, secret) })),
  dice: (_, { record }, about) => counted(record, about),
  leavings: (game, { record }, { seat }) => leavingsOf(game, record, seat),
  ghost: (game, { record }, { seat, other }, daily) => {
    const course = (each: MatchRecord) => courseOf({ game, daily }, each, seat);
    const mine = course(record);
    return other ? ghostOf(mine, course(read(other).record)) : { mine: mine.had, theirs: [] };
  },
  fork: (game, { record: whole }, { step, viewer, seed }) => {
    try {
      const record = viewer === 'all' ? forkAt(whole, step) : guessAt(game, whole, step, viewer, seeded(seed));
      const waits = seatsAsked(game, lastStep(game, record).position);
      const { entries, ...head } = record;
      return { head, entries: JSON.stringify(entries), waits, inherited: inheritedFrom(record) };
    } catch (error) {
      if (error instanceof RecordError) return { wrong: error.message };
      throw error;
    }
  },
};

const fairAt = (record: MatchRecord, secret: string | undefined) => {
  const bytes = bytesOf(secret);
  return bytes && fairOf(record, bytes);
};

/** The luck of a match that is over, with the house's secret. */
function openedLuck(record: MatchRecord, secret: string | undefined): Pick<MatchRecord, 'luck'> {
  const fair = fairAt(record, secret);
  return fair && record.luck?.from === 'fair' ? { luck: opened(record.luck, fair, bytesOf(secret)!) } : {};
}

/** How the dice of a stored record fell. */
export const countText = (text: RecordText, about: Counted): DiceCounts => counted(read(text).record, about);

/** Rolls that other tables have, too, are none of this one's. */
const counted = (record: MatchRecord, about: Counted): DiceCounts =>
  record.luck?.from === 'shared' ? NO_COUNTS : countGame(record, about);

/** The record of stored texts. */
export const recordIn = (text: RecordText): MatchRecord => read(text).record;

/** Plays the record again for what is asked. */
export const playRecord = <K extends keyof ReplayTasks>(
  { game, daily }: ScoredRules,
  { kind, text, given }: ReplayTask<K>,
): ReplayTasks[K]['gives'] => WORK[kind](game, read(text), given, daily);

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
