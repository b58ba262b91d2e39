/** Finished games looked at in a thread of the browser: read step by step, counted as a ledger, tried out. The page does none of it. */
import type { AnalysisFault, Ledger } from '@astragal/analysis';
import type { DailyScore, Holdings } from '@astragal/bots';
import type { Choice, Event, Frame, MatchRecord, Result, Seat, SeenFrom } from '@astragal/kernel';
import type { Standpoint } from '@astragal/table/history.ts';
import type { DayTable, FallenDie } from '@astragal/today';
import type { NoticeOf } from '@astragal/wire';
import type { Thread } from './worker-bots.ts';

/** What a record tells when it has been read. */
export interface ReadGame {
  /** Steps of its replay, the start included. */
  readonly total: number;
  readonly result: Result;
  /** By step: who answered to come there, and where the game stood. */
  readonly movers: readonly (Seat | undefined)[];
  readonly places: readonly Standpoint[];
}

/** A step as a seat, or a watcher, knew it. */
export interface SeenStep extends Pick<NoticeOf<'position'>, 'view' | 'asks' | 'waits' | 'over'> {
  readonly log: readonly Event[];
}

/** An answer with the question it answers, as data for words. */
export interface Said {
  readonly frame: Frame;
  readonly choice: Choice;
}

/** What a page needs to tell a moment of the ledger: in the same order. */
export interface Scene {
  readonly place: Standpoint;
  readonly played?: Said | undefined;
  readonly reference?: Said | undefined;
  /** The table as it was seen there. */
  readonly sight?: SeenFrom | undefined;
  /** What luck said in it, as a watcher heard it. */
  readonly fell: readonly Event[];
}

/** An answer that gave win chance away. */
export interface Loss extends Said {
  readonly entry: number;
  readonly seat: Seat;
  readonly lost: number;
}

/** A ledger with what is needed to speak of it. */
export interface CountedRecord {
  /** 0 to 1: how much of what was asked for has been counted, closer looks included. */
  readonly progress: number;
  readonly ledger: Ledger;
  readonly scenes: readonly Scene[];
  readonly losses: readonly Loss[];
}

/** A game as one of several that are compared. */
export interface Followed {
  /** Where it stood at the end of each round, the seat's points there, and the dice it rolled in that round. */
  readonly course: readonly { readonly place: Standpoint; readonly score: number; readonly dice: readonly FallenDie[] }[];
  /** Whether those points are what the game is compared by. */
  readonly isFigure: boolean;
  /** By how many answers came before. */
  readonly said: Readonly<Record<number, FollowedAnswer>>;
}

/** What was answered at a step of a followed game, where that stood, in which part of the course, and what the seat held before. */
export interface FollowedAnswer {
  readonly place: Standpoint;
  readonly at: number;
  readonly said?: Said | undefined;
  readonly held?: Holdings | undefined;
}

/** A game whose luck several tables share, and a bot in the seat that was a person's. */
export interface SharedGame {
  readonly game: string;
  readonly version: number;
  readonly table: DayTable;
  /** As records call the luck, and its seed. */
  readonly of: string;
  readonly seed: string;
  readonly level: string;
}

/** An answer that was open, and what it was worth to whoever had to give it. */
export interface Worth {
  readonly text: string;
  readonly win: number;
  /** A standard error. */
  readonly error: number;
}

/** The same moment with other luck. */
export interface Rolls {
  /** The seat's chance at the end of the turn, roll by roll. */
  readonly wins: readonly number[];
  /** And where the turn ended in the game itself. */
  readonly came: number;
}

export type AnalysisRequest =
  | { readonly do: 'read'; readonly record: unknown }
  | { readonly do: 'see'; readonly step: number; readonly viewer: Seat | undefined }
  /** The ledger; what is known so far is said now and then, and kept by the game's id. */
  | { readonly do: 'count'; readonly id: string; readonly record: unknown; readonly isClose: boolean }
  /** What a page needs to speak of a ledger that others counted. */
  | { readonly do: 'tell'; readonly record: unknown; readonly ledger: Ledger }
  /** How a game went for a seat, and what it answered at these steps. */
  | { readonly do: 'follow'; readonly record: unknown; readonly seat: Seat; readonly at: readonly number[] }
  /** What a bot makes of a game, played in the thread from beginning to end. */
  | { readonly do: 'play'; readonly shared: SharedGame }
  /** What each answer is worth at a step; the best first. */
  | { readonly do: 'weigh'; readonly step: number; readonly seat: Seat }
  /** An answer with other luck, so many times. */
  | {
      readonly do: 'roll';
      readonly step: number;
      readonly seat: Seat;
      readonly choice: string;
      readonly count: number;
      readonly from: number;
    };

export interface AnalysisMessage {
  readonly number: number;
  readonly request: AnalysisRequest;
}
export type AnalysisReply =
  | { readonly number: number; readonly soFar: unknown }
  | { readonly number: number; readonly result: unknown }
  | { readonly number: number; readonly fault: AnalysisFault | 'failed'; readonly message: string };

/** Why a game cannot be looked at. */
export class AnalysisRefusal extends Error {
  override readonly name = 'AnalysisRefusal';
  readonly fault: AnalysisFault | 'failed';

  constructor(fault: AnalysisFault | 'failed', message: string) {
    super(message);
    this.fault = fault;
  }
}

interface Asked {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
  readonly hear: ((soFar: never) => void) | undefined;
}

const analysisThread = (): Thread => new Worker(new URL('./thread.ts', import.meta.url), { type: 'module', name: 'analysis' });

export class AnalysisThread {
  readonly #thread: Thread;
  readonly #asked = new Map<number, Asked>();
  #last = 0;
  #isClosed = false;

  constructor(thread: Thread = analysisThread()) {
    this.#thread = thread;
    thread.onmessage = ({ data }: MessageEvent<AnalysisReply>) => this.#replied(data);
    thread.onerror = ({ message }) => this.#dismiss(message || 'the thread did not load');
  }

  read(record: unknown): Promise<ReadGame> {
    return this.#ask({ do: 'read', record });
  }
  see(step: number, viewer: Seat | undefined): Promise<SeenStep> {
    return this.#ask({ do: 'see', step, viewer });
  }
  count(id: string, record: MatchRecord, isClose: boolean, hear: (soFar: CountedRecord) => void): Promise<CountedRecord> {
    return this.#ask({ do: 'count', id, record, isClose }, hear);
  }
  tell(record: MatchRecord, ledger: Ledger): Promise<CountedRecord> {
    return this.#ask({ do: 'tell', record, ledger });
  }
  follow(record: MatchRecord, seat: Seat, at: readonly number[]): Promise<Followed> {
    return this.#ask({ do: 'follow', record, seat, at });
  }
  play(shared: SharedGame): Promise<DailyScore> {
    return this.#ask({ do: 'play', shared });
  }
  weigh(step: number, seat: Seat, hear?: (soFar: readonly Worth[]) => void): Promise<readonly Worth[]> {
    return this.#ask({ do: 'weigh', step, seat }, hear);
  }
  roll(step: number, seat: Seat, choice: string, count: number, from: number): Promise<Rolls> {
    return this.#ask({ do: 'roll', step, seat, choice, count, from });
  }

  /** Whoever closes it waits for nothing any more: what was asked, and whatever will be, is never answered. */
  close(): void {
    this.#isClosed = true;
    this.#thread.terminate();
    this.#asked.clear();
  }

  #ask<T>(request: AnalysisRequest, hear?: (soFar: never) => void): Promise<T> {
    const number = ++this.#last;
    return new Promise<T>((resolve, reject) => {
      if (this.#isClosed) return;
      this.#asked.set(number, { resolve: resolve as Asked['resolve'], reject, hear });
      this.#thread.postMessage({ number, request } satisfies AnalysisMessage);
    });
  }

  #dismiss(message: string): void {
    for (const { reject } of this.#asked.values()) reject(new AnalysisRefusal('failed', message));
    this.#asked.clear();
  }

  #replied(reply: AnalysisReply): void {
    const asked = this.#asked.get(reply.number);
    if ('soFar' in reply) {
      asked?.hear?.(reply.soFar as never);
      return;
    }
    this.#asked.delete(reply.number);
    if ('fault' in reply) asked?.reject(new AnalysisRefusal(reply.fault, reply.message));
    else asked?.resolve(reply.result as never);
  }
}
