/**
 * A match without a server, of any game on the shelf: rules and luck in one thread of the browser, bots in another, the page in neither.
 *
 *   const match = await OfflineMatch.open({ game: 'sanctum', seats: 2, bots: { 1: 'expert' } }, ({ told, waits }) => ...);
 *   const { asks, ask } = await match.seen(0);
 *   await match.answer(0, ask, notation(asks[0].options[0]));
 */
import { forcedAnswer, type Memory, type Sight } from '@astragal/bots';
import type { MatchRecord, Rejected, Seat, Seen, Told } from '@astragal/kernel';
import { type Thread, WorkerBots } from './worker-bots.ts';

export interface OfflineSetup {
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>;
  /** The bots' levels by seat; whoever is not named is a person at this screen. */
  readonly bots: Readonly<Record<Seat, string>>;
  /** A match that was left: it is taken up where it stands. Seats and options are then the record's. */
  readonly record?: MatchRecord;
  /** How long a bot waits before it begins to think, so that people can follow. */
  readonly pauseMs?: number;
  /** Makes luck and bots repeatable: for tests. */
  readonly seed?: string;
}

/** What happened: hand `told` to the kernel's `heard` for what a seat may hear of it. */
export interface Change {
  /** How many answers and undos there were. */
  readonly number: number;
  readonly told: readonly Told[];
  /** What an undo takes back of what was told before. */
  readonly unsaid?: readonly Told[];
  readonly waits: readonly Seat[];
  readonly isOver: boolean;
}

export type MatchRequest =
  | {
      readonly do: 'open';
      readonly game: string;
      readonly seats: number;
      readonly options: Readonly<Record<string, string>>;
      readonly record?: MatchRecord | undefined;
      readonly seed?: string | undefined;
    }
  | { readonly do: 'seen'; readonly seat?: Seat | undefined }
  | { readonly do: 'sight'; readonly seat: Seat }
  | { readonly do: 'answer'; readonly seat: Seat; readonly ask: number; readonly choice: string }
  | { readonly do: 'undo'; readonly seat: Seat; readonly ask: number }
  | { readonly do: 'record' };
export type MatchReply = { readonly id: number; readonly result: unknown } | { readonly id: number; readonly failed: string };

/** The threads behind a match; tests bring others. */
export interface Threads {
  readonly match: Thread;
  readonly bots: WorkerBots;
}

const threads = (): Threads => ({
  match: new Worker(new URL('./match-worker.ts', import.meta.url), { type: 'module', name: 'match' }),
  bots: new WorkerBots(),
});

interface Asked {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

export class OfflineMatch {
  readonly #setup: OfflineSetup;
  readonly #threads: Threads;
  readonly #heard: (change: Change) => void;
  readonly #asked = new Map<number, Asked>();
  readonly #memories = new Map<Seat, Memory>();
  readonly #thinking = new Set<Seat>();
  #ids = 0;
  #isClosed = false;
  /** Where a bot or a thread that fails is told. */
  onfailure: (error: unknown) => void = (error) => {
    throw error;
  };

  private constructor(setup: OfflineSetup, heard: (change: Change) => void, { match, bots }: Threads) {
    this.#setup = setup;
    this.#heard = heard;
    this.#threads = { match, bots };
    match.onmessage = ({ data }: MessageEvent<MatchReply>) => this.#replied(data);
    match.onerror = (event) => this.#fail(new Error(event.message || 'the match did not load'));
  }

  /** Begins or takes up a match; `heard` is told of everything that happens, by people and bots, from the deal on. */
  static async open(setup: OfflineSetup, heard: (change: Change) => void, using: Threads = threads()): Promise<OfflineMatch> {
    const match = new OfflineMatch(setup, heard, using);
    const { game, seats, options = {}, record, seed } = setup;
    try {
      match.#changed(await match.#ask<Change>({ do: 'open', game, seats, options, record, seed }));
    } catch (error) {
      match.close();
      throw error;
    }
    return match;
  }

  /** Everything a seat, or without one a watcher, may know now. */
  seen(seat?: Seat): Promise<Seen> {
    return this.#ask({ do: 'seen', seat });
  }

  /** Answers for a seat; says why if the answer was not taken. */
  answer(seat: Seat, ask: number, choice: string): Promise<Rejected | undefined> {
    return this.#played({ do: 'answer', seat, ask, choice });
  }

  undo(seat: Seat, ask: number): Promise<Rejected | undefined> {
    return this.#played({ do: 'undo', seat, ask });
  }

  /** All that was dealt and answered, to be kept and taken up again. */
  record(): Promise<MatchRecord> {
    return this.#ask({ do: 'record' });
  }

  /** Bots that think answer at once with the best they have. */
  hurry(): void {
    this.#threads.bots.hurry();
  }

  /** Ends both threads. Keep the record before. */
  close(): void {
    this.#isClosed = true;
    this.#threads.match.terminate();
    this.#threads.bots.close();
    for (const { reject } of this.#asked.values()) reject(new Error('the match is closed'));
    this.#asked.clear();
  }

  async #played(request: MatchRequest): Promise<Rejected | undefined> {
    const result = await this.#ask<Change | Rejected>(request);
    if (typeof result === 'string') return result;
    this.#changed(result);
    return undefined;
  }

  #changed(change: Change): void {
    this.#heard(change);
    for (const seat of change.waits) void this.#wake(seat);
  }

  /** A bot thinks and answers for as long as it is asked. A question that an undo takes away meanwhile is not answered. */
  async #wake(seat: Seat): Promise<void> {
    const level = this.#setup.bots[seat];
    if (level === undefined || this.#thinking.has(seat)) return;
    this.#thinking.add(seat);
    try {
      for (;;) {
        await pause(this.#setup.pauseMs ?? 0);
        const { ask, version, sight } = await this.#ask<{ ask: number; version: number; sight: Sight }>({ do: 'sight', seat });
        if (sight.questions.length === 0) return;
        const rejected = await this.answer(seat, ask, await this.#thought(seat, level, ask, version, sight));
        if (rejected && rejected !== 'stale') throw new Error(`the bot '${level}' gave an answer that is ${rejected}`);
      }
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#thinking.delete(seat);
    }
  }

  async #thought(seat: Seat, level: string, ask: number, version: number, sight: Sight): Promise<string> {
    const forced = forcedAnswer(sight);
    if (forced !== undefined) return forced;
    const seed = `${this.#setup.seed ?? crypto.randomUUID()}/bot ${seat}, question ${ask}`;
    const rules = { id: this.#setup.game, version };
    const { choice, memory } = await this.#threads.bots.think(rules, level, sight, seed, this.#memories.get(seat));
    this.#memories.set(seat, memory);
    return choice;
  }

  #ask<T>(request: MatchRequest): Promise<T> {
    if (this.#isClosed) return Promise.reject(new Error('the match is closed'));
    const id = ++this.#ids;
    return new Promise<T>((resolve, reject) => {
      this.#asked.set(id, { resolve: resolve as Asked['resolve'], reject });
      this.#threads.match.postMessage({ id, ...request });
    });
  }

  #replied(reply: MatchReply): void {
    const asked = this.#asked.get(reply.id);
    this.#asked.delete(reply.id);
    if ('failed' in reply) asked?.reject(new Error(reply.failed));
    else asked?.resolve(reply.result as never);
  }

  #fail(error: unknown): void {
    if (!this.#isClosed) this.onfailure(error);
  }
}
