/**
 * A match without a server, of any game on the shelf: rules and luck in one thread of the browser, bots in another, the page in neither.
 *
 *   const match = await OfflineMatch.open({ game: 'pig', seats: 2, bots: { 1: 'random' } }, ({ told, waits }) => ...);
 *   const { asks, ask } = await match.seen(0);
 *   await match.answer(0, ask, notation(asks[0].options[0]));
 */
import { forcedAnswer, type Memory, type Sight } from '@astragal/bots';
import type { MatchRecord, Rejected, Seat, Seen } from '@astragal/kernel';
import type { NoticeOf, ReplayStep } from '@astragal/wire';
import { type KeptDaily, type KeptGame, type KeptSeat, LocalStoreError, type LocalStoreTrouble } from './kept-games.ts';
import { type Thread, WorkerBots } from './worker-bots.ts';

/** Who looks: a seat, or a watcher. */
export type LocalViewer = Seat | undefined;

interface Playing {
  /** How long a bot waits before it begins to think, so that people can follow. */
  readonly pauseMs?: number;
  /** Makes luck and bots repeatable: for tests. */
  readonly seed?: string | undefined;
}

export interface OfflineSetup extends Playing {
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>;
  /** The bots by seat, as their levels or persons; whoever is not named is a person at this screen. */
  readonly bots: Readonly<Record<Seat, string>>;
  /** A match that was left: it is taken up where it stands. Seats and options are then the record's. */
  readonly record?: MatchRecord;
  /** Those who get to see every change. */
  readonly viewers?: readonly LocalViewer[];
}

/** What happened. */
export interface Change {
  /** How many answers and undos there were. */
  readonly number: number;
  readonly waits: readonly Seat[];
  readonly isOver: boolean;
  /** What each of those who look may know now, with the new lines of their story. */
  readonly seen: readonly NoticeOf<'position'>[];
}

/** A new game of this device. */
export interface NewGame {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly KeptSeat[];
  readonly mine: readonly Seat[];
  /** It begins where this one stands. */
  readonly record?: MatchRecord | undefined;
  readonly forked?: true | undefined;
  readonly coach?: NonNullable<KeptGame['coach']>;
  readonly hints?: readonly number[];
  readonly daily?: KeptDaily;
  readonly seed?: string | undefined;
}

/** A page of a replay. */
export interface ReplayPage {
  readonly line: KeptGame;
  readonly total: number;
  readonly steps: readonly ReplayStep[];
}

export type MatchRequest =
  | {
      readonly do: 'open';
      readonly game: string;
      readonly seats: number;
      readonly options: Readonly<Record<string, string>>;
      readonly record?: MatchRecord | undefined;
      readonly seed?: string | undefined;
      readonly viewers: readonly LocalViewer[];
    }
  | ({ readonly do: 'make' } & NewGame)
  | { readonly do: 'take'; readonly id: string; readonly seed?: string | undefined }
  | { readonly do: 'catchUp' }
  | { readonly do: 'page'; readonly id: string; readonly viewer: LocalViewer; readonly from: number; readonly count: number }
  | { readonly do: 'fork'; readonly id: string; readonly step: number; readonly seat: Seat }
  | { readonly do: 'seen'; readonly seat?: Seat | undefined }
  | { readonly do: 'sight'; readonly seat: Seat }
  /** `at`: only if there are so many entries, as when it was decided on. */
  | { readonly do: 'answer'; readonly seat: Seat; readonly ask: number; readonly choice: string; readonly at?: number | undefined }
  | { readonly do: 'undo'; readonly seat: Seat; readonly ask: number }
  | { readonly do: 'record' };
/** A request to the thread, numbered, and its reply. */
export interface MatchMessage {
  readonly number: number;
  readonly request: MatchRequest;
}
export type MatchReply =
  | { readonly number: number; readonly result: unknown }
  | { readonly number: number; readonly failed: string; readonly trouble: LocalStoreTrouble | undefined };

/** The threads behind a match; tests bring others. */
export interface Threads {
  readonly match: Thread;
  readonly bots: WorkerBots;
}

/** A match thread alone, for what needs no bots. */
const matchThread = (): Thread => new Worker(new URL('./thread.ts', import.meta.url), { type: 'module', name: 'match' });

const threads = (): Threads => ({
  match: matchThread(),
  bots: new WorkerBots(),
});

/** Whoever thinks by count is never stopped early; only one that hangs. */
const BY_COUNT_MS = 120_000;

/** What a bot knows when it is asked. With luck that others have, too, it thinks from this seed and by count, whatever the device's speed. */
interface BotSight {
  readonly ask: number;
  readonly version: number;
  readonly sight: Sight;
  readonly shared?: { readonly seed: string; readonly patience: number; readonly at: number };
}

interface Asked {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Asks a match thread, and hears what it answers. */
export class MatchThread {
  readonly #thread: Thread;
  readonly #asked = new Map<number, Asked>();
  #last = 0;
  isClosed = false;
  /** Where it is told that the thread did not load. */
  onfailure: (error: Error) => void = () => undefined;

  constructor(thread: Thread = matchThread()) {
    this.#thread = thread;
    thread.onmessage = ({ data }: MessageEvent<MatchReply>) => this.#replied(data);
    thread.onerror = (event) => {
      const error = new Error(event.message || 'the match did not load');
      this.#dismiss(error);
      this.onfailure(error);
    };
  }

  ask<T>(request: MatchRequest): Promise<T> {
    if (this.isClosed) return Promise.reject(new Error('the match is closed'));
    const number = ++this.#last;
    return new Promise<T>((resolve, reject) => {
      this.#asked.set(number, { resolve: resolve as Asked['resolve'], reject });
      this.#thread.postMessage({ number, request } satisfies MatchMessage);
    });
  }

  close(): void {
    this.isClosed = true;
    this.#thread.terminate();
    this.#dismiss(new Error('the match is closed'));
  }

  #dismiss(error: Error): void {
    for (const { reject } of this.#asked.values()) reject(error);
    this.#asked.clear();
  }

  #replied(reply: MatchReply): void {
    const asked = this.#asked.get(reply.number);
    this.#asked.delete(reply.number);
    if ('failed' in reply) asked?.reject(reply.trouble ? new LocalStoreError(reply.trouble) : new Error(reply.failed));
    else asked?.resolve(reply.result as never);
  }
}

/** Asks once, of a thread of its own. */
export async function askOnce<T>(request: MatchRequest): Promise<T> {
  const thread = new MatchThread();
  try {
    return await thread.ask<T>(request);
  } finally {
    thread.close();
  }
}

/** The game, its bots, and how it is played. */
interface Crew extends Playing {
  readonly game: string;
  readonly bots: Readonly<Record<Seat, string>>;
}

export class OfflineMatch {
  readonly #crew: Crew;
  readonly #thread: MatchThread;
  readonly #bots: WorkerBots;
  readonly #heard: (change: Change) => void;
  readonly #memories = new Map<Seat, Memory>();
  readonly #thinking = new Set<Seat>();
  #waits: readonly Seat[] = [];
  /** Whether bots think here; not in a tab that looks on. */
  #leads: boolean;
  /** Where a bot or a thread that fails is told. */
  onfailure: (error: unknown) => void = (error) => {
    throw error;
  };

  private constructor(crew: Crew, heard: (change: Change) => void, thread: MatchThread, bots: WorkerBots, leads: boolean) {
    this.#crew = crew;
    this.#heard = heard;
    this.#thread = thread;
    this.#bots = bots;
    this.#leads = leads;
    thread.onfailure = (error) => this.#fail(error);
  }

  /** Begins or takes up a match; `heard` is told of everything that happens, by people and bots, from the deal on. */
  static async open(setup: OfflineSetup, heard: (change: Change) => void, using: Threads = threads()): Promise<OfflineMatch> {
    const { game, seats, options = {}, record, seed, viewers = [] } = setup;
    const thread = new MatchThread(using.match);
    const match = new OfflineMatch(setup, heard, thread, using.bots, true);
    try {
      match.#changed(await thread.ask<Change>({ do: 'open', game, seats, options, record, seed, viewers }));
    } catch (error) {
      match.close();
      throw error;
    }
    return match;
  }

  /** Takes up a game of this device, every answer of which is kept; `leads`: bots think here. */
  static async take(
    id: string,
    { leads, ...playing }: Playing & { readonly leads: boolean },
    heard: (change: Change) => void,
    using?: Threads,
  ): Promise<{ readonly match: OfflineMatch; readonly line: KeptGame }> {
    const thread = new MatchThread(using?.match);
    try {
      const { line, change } = await thread.ask<{ line: KeptGame; change: Change }>({ do: 'take', id, seed: playing.seed });
      const levels = line.seats.flatMap(({ by, name }, seat) => (by === 'bot' ? [[seat, name]] : []));
      const crew = { ...playing, game: line.game, bots: Object.fromEntries(levels) as Record<Seat, string> };
      const bots = using?.bots ?? new WorkerBots(line.daily && { limitMs: BY_COUNT_MS });
      const match = new OfflineMatch(crew, heard, thread, bots, leads);
      match.#changed(change);
      return { match, line };
    } catch (error) {
      thread.close();
      using?.bots.close();
      throw error;
    }
  }

  /** Everything a seat, or without one a watcher, may know now. */
  seen(seat?: Seat): Promise<Seen> {
    return this.#thread.ask({ do: 'seen', seat });
  }

  /** Answers for a seat; says why if the answer was not taken. Throws a `LocalStoreError` where it could not be kept: then it did not count. */
  answer(seat: Seat, ask: number, choice: string): Promise<Rejected | undefined> {
    return this.#played({ do: 'answer', seat, ask, choice });
  }

  undo(seat: Seat, ask: number): Promise<Rejected | undefined> {
    return this.#played({ do: 'undo', seat, ask });
  }

  /** Plays what another tab has added. */
  async catchUp(): Promise<void> {
    this.#changed(await this.#thread.ask<Change>({ do: 'catchUp' }));
  }

  /** Whether bots think here from now on. Also wakes those that gave up because something could not be kept. */
  lead(on: boolean): void {
    this.#leads = on;
    this.#wakeAll();
  }

  /** All that was dealt and answered, to be kept and taken up again. */
  record(): Promise<MatchRecord> {
    return this.#thread.ask({ do: 'record' });
  }

  /** Bots that think answer at once with the best they have. */
  hurry(): void {
    this.#bots.hurry();
  }

  /** Ends both threads. Keep the record before. */
  close(): void {
    this.#thread.close();
    this.#bots.close();
  }

  async #played(request: MatchRequest): Promise<Rejected | undefined> {
    const result = await this.#thread.ask<Change | Rejected>(request);
    if (typeof result === 'string') return result;
    this.#changed(result);
    return undefined;
  }

  #changed(change: Change): void {
    this.#waits = change.waits;
    this.#heard(change);
    this.#wakeAll();
  }

  #wakeAll(): void {
    if (this.#leads) for (const seat of this.#waits) void this.#wake(seat);
  }

  /** A bot thinks and answers for as long as it is asked. A question that an undo takes away meanwhile is not answered. */
  async #wake(seat: Seat): Promise<void> {
    const level = this.#crew.bots[seat];
    if (level === undefined || this.#thinking.has(seat)) return;
    this.#thinking.add(seat);
    try {
      while (this.#leads) {
        await pause(this.#crew.pauseMs ?? 0);
        const asked = await this.#thread.ask<BotSight>({ do: 'sight', seat });
        const { ask, sight } = asked;
        if (sight.questions.length === 0) return;
        const choice = await this.#thought(seat, level, asked);
        if (!this.#leads) return;
        const rejected = await this.#played({ do: 'answer', seat, ask, choice, at: asked.shared?.at });
        if (rejected && rejected !== 'stale') throw new Error(`the bot '${level}' gave an answer that is ${rejected}`);
      }
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#thinking.delete(seat);
    }
  }

  async #thought(seat: Seat, level: string, { ask, version, sight, shared }: BotSight): Promise<string> {
    const forced = forcedAnswer(sight);
    if (forced !== undefined) return forced;
    const game = { id: this.#crew.game, version };
    if (shared) return (await this.#bots.think(game, level, sight, shared.seed, {}, shared.patience)).choice;
    const seed = `${this.#crew.seed ?? crypto.getRandomValues(new Uint32Array(4)).join(' ')}/bot ${seat}, question ${ask}`;
    const { choice, memory } = await this.#bots.think(game, level, sight, seed, this.#memories.get(seat));
    this.#memories.set(seat, memory);
    return choice;
  }

  #fail(error: unknown): void {
    if (!this.#thread.isClosed) this.onfailure(error);
  }
}
