/** A pool of the server's threads, within limits of time and memory. What waits for one of them waits fairly. */
import { constants, setPriority } from 'node:os';
import { type MessagePort, Worker, workerData } from 'node:worker_threads';
import { doJob, type Job, type JobOutcome, LostThread, type PoolThreads, type WaitingJob, WorkerPool } from '@astragal/bots';
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

/** Makes a task when its turn has come. `waiting`: how many people do, with no less precedence. */
export type Task<T> = (waiting: number) => T | Promise<T>;

/** Where a worker's script lies. From the sources (tests) the built one is used: Node runs no TypeScript. */
export const scriptBeside = (url: string, name: string): URL =>
  new URL(`./${name}.js`, url.endsWith('.ts') ? url.replace('/src/', '/dist/src/') : url);

/** How long whoever finds the queue full is asked to wait. */
const FULL_MS = 2000;

export class FairPool<T, R> {
  readonly #queue: FairQueue<WaitingJob<T, R>>;
  readonly #pool: WorkerPool<T, R>;

  constructor(script: URL, limits: PoolLimits) {
    this.#queue = new FairQueue(limits.waiting);
    this.#pool = new WorkerPool(threadsOf(script, limits), this.#queue);
  }

  /** Starts a thread before there is anything to do. */
  warm(): void {
    this.#pool.warm();
  }

  get isClosed(): boolean {
    return this.#pool.isClosed;
  }

  /** What the task gives, or would have given when it was stopped; rejects if it failed, or too much waits from there already. */
  run(task: Task<T>, claim: Claim): Promise<R> {
    return new Promise((resolve, reject) => {
      if (this.isClosed) return reject(new LostThread('closed'));
      if (!this.#queue.hasRoom(claim)) return reject(refuse('too-fast', { wait: FULL_MS }));
      this.#queue.add({ make: () => task(this.#queue.peopleUpTo(claim.rank)), resolve, reject }, claim);
      this.#pool.next();
    });
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

const threadsOf = <T, R>(script: URL, { threads, taskMs, memoryMb, isModest = false }: PoolLimits): PoolThreads<T, R> => ({
  most: threads,
  taskMs,
  start(hear, lose) {
    const worker = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
      env: {},
      execArgv: [],
      workerData: { isModest },
    });
    worker.unref();
    worker.on('message', hear);
    worker.on('error', (error) => lose(error.message));
    worker.on('exit', () => lose('exited'));
    return { hand: (job) => worker.postMessage(job), dismiss: () => worker.terminate() };
  },
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
});

/** What a thread does with each task; `say` tells what it would come to if it were stopped now. */
export function serveTasks<T, R>(port: MessagePort, work: (task: T, say: (soFar: R) => void) => Promise<R> | R): void {
  if ((workerData as { readonly isModest?: boolean } | null)?.isModest) stepBack();
  port.on('message', (job: Job<T>) => void doJob(job, work, (outcome: JobOutcome<R>) => port.postMessage(outcome)));
}

/** Where a thread has a priority of its own (Linux), this one's is low. Elsewhere it would be the whole server's. */
function stepBack(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
