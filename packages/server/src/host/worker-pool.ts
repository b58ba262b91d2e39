/** Threads that each do one task at a time, within limits of time and memory: one that hangs or swells loses its thread, nothing else. */
import { type MessagePort, Worker } from 'node:worker_threads';

export interface PoolLimits {
  readonly threads: number;
  readonly taskMs: number;
  readonly memoryMb: number;
}

/** A task on its way to a thread, and what came of it. */
export interface Job<T> {
  readonly id: number;
  readonly task: T;
}
export type Outcome<R> = { readonly id: number; readonly result: R } | { readonly id: number; readonly failed: string };

interface Waiting<T, R> extends Job<T> {
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

export class WorkerPool<T, R> {
  readonly #script: URL;
  readonly #limits: PoolLimits;
  readonly #threads: Thread<T, R>[] = [];
  readonly #queue: Waiting<T, R>[] = [];
  #ids = 0;
  #closed = false;

  constructor(script: URL, limits: PoolLimits) {
    this.#script = script;
    this.#limits = limits;
  }

  /** Starts a thread before there is anything to do. */
  warm(): void {
    if (this.#threads.length === 0) this.#start();
  }

  /** What the task gives; rejects if it failed, took too long, or the pool was closed. */
  run(task: T): Promise<R> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new LostThread('closed'));
      this.#queue.push({ id: ++this.#ids, task, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#queue.length === 0) return;
    const free = this.#threads.find(({ job }) => !job) ?? (this.#threads.length < this.#limits.threads ? this.#start() : undefined);
    if (!free) return;
    const job = this.#queue.shift()!;
    free.job = job;
    free.timer = setTimeout(() => this.#stop(free, 'took too long'), this.#limits.taskMs);
    free.worker.postMessage({ id: job.id, task: job.task } satisfies Job<T>);
  }

  #start(): Thread<T, R> {
    const worker = new Worker(this.#script, {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.memoryMb, maxYoungGenerationSizeMb: 32 },
      env: {},
      execArgv: [],
    });
    worker.unref();
    const thread: Thread<T, R> = { worker };
    worker.on('message', (outcome: Outcome<R>) => this.#done(thread, outcome));
    worker.on('error', (error) => this.#stop(thread, error.message));
    worker.on('exit', () => this.#stop(thread, 'exited'));
    this.#threads.push(thread);
    return thread;
  }

  #done(thread: Thread<T, R>, outcome: Outcome<R>): void {
    const { job } = thread;
    if (!job || job.id !== outcome.id) return;
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
    thread.job?.reject(new LostThread(why));
    if (!this.#closed) this.#next();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#queue.splice(0)) job.reject(new LostThread('closed'));
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }
}

/** The other end: what a thread does with each task. */
export function serveTasks<T, R>(port: MessagePort, work: (task: T) => Promise<R> | R): void {
  port.on('message', async ({ id, task }: Job<T>) => {
    let outcome: Outcome<R>;
    try {
      outcome = { id, result: await work(task) };
    } catch (error) {
      outcome = { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    port.postMessage(outcome);
  });
}
