/**
 * Threads that each do one task at a time: one that hangs or is lost takes its task with it, nothing else. What a thread is, what time is, and in
 * which order tasks wait is for whoever has them to say: a server or a browser.
 */

/** A task on its way to a thread, and what comes of it; `soFar`: what would come of it if it were stopped now. */
export interface Job<T> {
  readonly id: number;
  readonly task: T;
}
export type JobOutcome<R> =
  | { readonly id: number; readonly result: R }
  | { readonly id: number; readonly failed: string }
  | { readonly id: number; readonly soFar: R };

/** A thread that was started: it gets jobs until it is sent away. */
export interface PoolThread<T> {
  hand(job: Job<T>): void;
  dismiss(): unknown;
}

/** The threads there may be. */
export interface PoolThreads<T, R> {
  readonly most: number;
  /** A task that takes longer loses its thread. */
  readonly taskMs: number;
  start(hear: (outcome: JobOutcome<R>) => void, lose: (why: string) => void): PoolThread<T>;
  /** Does something later, unless the function it gives back is called before. */
  after(ms: number, then: () => void): () => void;
}

/** A task that waits. It is made when its turn has come: whatever it needs is fetched then, so that what waits holds nothing. */
export interface WaitingJob<T, R> {
  readonly make: () => T | Promise<T>;
  resolve(result: R): void;
  reject(error: Error): void;
}

/** What waits, in the order in which it is taken. */
export interface WaitingLine<T, R> {
  readonly isEmpty: boolean;
  take(): WaitingJob<T, R> | undefined;
  /** Everything that waits, taken out. */
  clear(): WaitingJob<T, R>[];
}

/** The thread was lost over a task; that says nothing about the task. */
export class LostThread extends Error {
  override readonly name = 'LostThread';
}

/** A thread and what it does. */
interface Station<T, R> {
  readonly thread: PoolThread<T>;
  job?: { readonly id: number; readonly waiting: WaitingJob<T, R>; soFar?: R } | undefined;
  inTime?: (() => void) | undefined;
}

export class WorkerPool<T, R> {
  readonly #threads: PoolThreads<T, R>;
  readonly #line: WaitingLine<T, R>;
  readonly #stations: Station<T, R>[] = [];
  #ids = 0;
  #isClosed = false;

  constructor(threads: PoolThreads<T, R>, line: WaitingLine<T, R>) {
    this.#threads = threads;
    this.#line = line;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Starts a thread before there is anything to do. */
  warm(): void {
    if (this.#stations.length === 0) this.#start();
  }

  /** Something has come to wait: if a thread is free or may be started, it begins. */
  next(): void {
    if (this.#line.isEmpty || this.#isClosed) return;
    const free = this.#stations.find(({ job }) => !job) ?? (this.#stations.length < this.#threads.most ? this.#start() : undefined);
    const waiting = free && this.#line.take();
    if (waiting) void this.#hand(free, waiting);
  }

  /** Whatever is done now is left off: what it has come to so far is its result. */
  interrupt(why: string): void {
    for (const station of [...this.#stations]) if (station.job) this.#lose(station, why);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#line.clear()) reject(new LostThread('closed'));
    await Promise.all([...this.#stations].map((station) => this.#lose(station, 'closed')));
  }

  async #hand(station: Station<T, R>, waiting: WaitingJob<T, R>): Promise<void> {
    const job = { id: ++this.#ids, waiting };
    station.job = job;
    let task: T;
    try {
      task = await waiting.make();
    } catch (error) {
      station.job = undefined;
      waiting.reject(error as Error);
      this.next();
      return;
    }
    if (station.job !== job) return; // The thread was lost meanwhile, and the job with it.
    station.inTime = this.#threads.after(this.#threads.taskMs, () => this.#lose(station, 'took too long'));
    station.thread.hand({ id: job.id, task });
  }

  #start(): Station<T, R> {
    const station: Station<T, R> = {
      thread: this.#threads.start(
        (outcome) => this.#hear(station, outcome),
        (why) => this.#lose(station, why),
      ),
    };
    this.#stations.push(station);
    return station;
  }

  #hear(station: Station<T, R>, outcome: JobOutcome<R>): void {
    const { job } = station;
    if (!job || job.id !== outcome.id) return;
    if ('soFar' in outcome) {
      job.soFar = outcome.soFar;
      return;
    }
    station.inTime?.();
    station.job = undefined;
    if ('result' in outcome) job.waiting.resolve(outcome.result);
    else job.waiting.reject(new Error(outcome.failed));
    this.next();
  }

  /** The thread is gone or is sent away; a new one is started when needed. Settles when it has ended. */
  #lose(station: Station<T, R>, why: string): unknown {
    const at = this.#stations.indexOf(station);
    if (at < 0) return undefined;
    this.#stations.splice(at, 1);
    station.inTime?.();
    const { job } = station;
    station.job = undefined;
    const ended = station.thread.dismiss();
    if (job?.soFar !== undefined) job.waiting.resolve(job.soFar);
    else job?.waiting.reject(new LostThread(why));
    this.next();
    return ended;
  }
}

/** Does a job in a thread, and tells what comes of it. `say`: what it would come to if it were stopped now. */
export async function doJob<T, R>(
  { id, task }: Job<T>,
  work: (task: T, say: (soFar: R) => void) => Promise<R> | R,
  tell: (outcome: JobOutcome<R>) => void,
): Promise<void> {
  let outcome: JobOutcome<R>;
  try {
    outcome = { id, result: await work(task, (soFar) => tell({ id, soFar })) };
  } catch (error) {
    outcome = { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  tell(outcome);
}
