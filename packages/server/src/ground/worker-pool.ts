/**
 * Threads that each do one task at a time, within limits of time and memory: one that hangs or swells loses its thread, nothing else. What
 * waits for a thread waits fairly.
 */
import { constants, setPriority } from 'node:os';
import { type MessagePort, Worker, workerData } from 'node:worker_threads';
import { type Bounds, type Claim, FairQueue } from './fair-queue.ts';
import { refuse } from './problems.ts';

export interface PoolLimits {
  readonly threads: number;
  readonly taskMs: number;
  readonly memoryMb: number;
  /** What may wait, by precedence; beyond it somebody is asked to come back. */
  readonly waiting: readonly Bounds[];
  /** Everything else of the server goes first. */
  readonly isModest?: boolean;
}

/** A task on its way to a thread, and what comes of it; `soFar`: what would come of it if it were stopped now. */
export interface Job<T> {
  readonly id: number;
  readonly task: T;
}
export type TaskOutcome<R> =
  | { readonly id: number; readonly result: R }
  | { readonly id: number; readonly failed: string }
  | { readonly id: number; readonly soFar: R };

/** Makes a task when its turn has come: whatever it needs is fetched then, so that what waits holds nothing. `waiting`: how many people do, with no less precedence. */
export type Task<T> = (waiting: number) => T | Promise<T>;

interface Waiting<T, R> {
  readonly id: number;
  readonly task: Task<T>;
  readonly rank: number;
  soFar?: R;
  resolve(result: R): void;
  reject(error: Error): void;
}

interface Thread<T, R> {
  readonly worker: Worker;
  job?: Waiting<T, R> | undefined;
  timer?: NodeJS.Timeout | undefined;
}

/** Where a worker's script lies. From the sources (tests) the built one is used: Node runs no TypeScript. */
export const scriptBeside = (url: string, name: string): URL =>
  new URL(`./${name}.js`, url.endsWith('.ts') ? url.replace('/src/', '/dist/src/') : url);

/** The thread was lost over a task; that says nothing about the task. */
export class LostThread extends Error {
  override readonly name = 'LostThread';
}

/** How long whoever finds the queue full is asked to wait. */
const FULL_MS = 2000;

export class WorkerPool<T, R> {
  readonly #script: URL;
  readonly #limits: PoolLimits;
  readonly #threads: Thread<T, R>[] = [];
  readonly #queue: FairQueue<Waiting<T, R>>;
  #ids = 0;
  #isClosed = false;

  constructor(script: URL, limits: PoolLimits) {
    this.#script = script;
    this.#limits = limits;
    this.#queue = new FairQueue(limits.waiting);
  }

  /** Starts a thread before there is anything to do. */
  warm(): void {
    if (this.#threads.length === 0) this.#start();
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** What the task gives, or would have given when it was stopped; rejects if it failed, or too much waits from there already. */
  run(task: Task<T>, claim: Claim): Promise<R> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new LostThread('closed'));
      if (!this.#queue.hasRoom(claim)) return reject(refuse('too-fast', { wait: FULL_MS }));
      this.#queue.add({ id: ++this.#ids, task, rank: claim.rank, resolve, reject }, claim);
      this.#next();
    });
  }

  #next(): void {
    if (this.#queue.isEmpty) return;
    const free = this.#threads.find(({ job }) => !job) ?? (this.#threads.length < this.#limits.threads ? this.#start() : undefined);
    const job = free && this.#queue.take();
    if (!job) return;
    free.job = job;
    void this.#hand(free, job);
  }

  async #hand(thread: Thread<T, R>, job: Waiting<T, R>): Promise<void> {
    let task: T;
    try {
      task = await job.task(this.#queue.peopleUpTo(job.rank));
    } catch (error) {
      thread.job = undefined;
      job.reject(error as Error);
      this.#next();
      return;
    }
    if (!this.#threads.includes(thread)) return; // Lost meanwhile, and the job with it.
    thread.timer = setTimeout(() => this.#stop(thread, 'took too long'), this.#limits.taskMs);
    thread.worker.postMessage({ id: job.id, task } satisfies Job<T>);
  }

  #start(): Thread<T, R> {
    const worker = new Worker(this.#script, {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.memoryMb, maxYoungGenerationSizeMb: 32 },
      env: {},
      execArgv: [],
      workerData: { isModest: this.#limits.isModest === true },
    });
    worker.unref();
    const thread: Thread<T, R> = { worker };
    worker.on('message', (outcome: TaskOutcome<R>) => this.#hear(thread, outcome));
    worker.on('error', (error) => this.#stop(thread, error.message));
    worker.on('exit', () => this.#stop(thread, 'exited'));
    this.#threads.push(thread);
    return thread;
  }

  #hear(thread: Thread<T, R>, outcome: TaskOutcome<R>): void {
    const { job } = thread;
    if (!job || job.id !== outcome.id) return;
    if ('soFar' in outcome) {
      job.soFar = outcome.soFar;
      return;
    }
    clearTimeout(thread.timer);
    thread.job = undefined;
    if ('result' in outcome) job.resolve(outcome.result);
    else job.reject(new Error(outcome.failed));
    this.#next();
  }

  /** The thread is gone or is sent away; a new one is started when needed. */
  #stop(thread: Thread<T, R>, why: string): void {
    const at = this.#threads.indexOf(thread);
    if (at < 0) return;
    this.#threads.splice(at, 1);
    clearTimeout(thread.timer);
    void thread.worker.terminate();
    const { job } = thread;
    if (job?.soFar !== undefined) job.resolve(job.soFar);
    else job?.reject(new LostThread(why));
    if (!this.#isClosed) this.#next();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of this.#queue.clear()) job.reject(new LostThread('closed'));
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }
}

/** What a thread does with each task; `say` tells what it would come to if it were stopped now. */
export function serveTasks<T, R>(port: MessagePort, work: (task: T, say: (soFar: R) => void) => Promise<R> | R): void {
  if ((workerData as { readonly isModest?: boolean } | null)?.isModest) stepBack();
  port.on('message', async ({ id, task }: Job<T>) => {
    let outcome: TaskOutcome<R>;
    try {
      outcome = { id, result: await work(task, (soFar) => port.postMessage({ id, soFar } satisfies TaskOutcome<R>)) };
    } catch (error) {
      outcome = { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    port.postMessage(outcome);
  });
}

/** Where a thread has a priority of its own (Linux), this one's is low. Elsewhere it would be the whole server's. */
function stepBack(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
