/** Bots think in threads of their own, within limits of time and memory: one that hangs or swells loses its thread, never a table. */
import { Worker } from 'node:worker_threads';
import type { BotAnswer, BotResult, BotTask, Memory, Sight } from '@astragal/bots';
import type { Game } from '@astragal/kernel';
import type { Logger } from '../host/log.ts';

/** From the sources (tests) the built worker is used: Node runs no TypeScript. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? '../../dist/src/bots/worker.js' : './worker.js', import.meta.url);

export interface PoolSettings {
  readonly botWorkers: number;
  readonly botThinkMs: number;
  readonly botMemoryMb: number;
  /** Bots take no time, so that what they answer hangs on their seed alone: for tests. */
  readonly botsAtOnce?: boolean;
}

interface Job {
  readonly task: Omit<BotTask, 'share'>;
  /** What the bot would have answered when it was last heard of. */
  soFar?: string;
  /** It has failed once and now has to answer at once. */
  hurried?: true;
  resolve(answer: BotAnswer | undefined): void;
}

interface BotThread {
  readonly worker: Worker;
  job?: Job | undefined;
  timer?: NodeJS.Timeout | undefined;
}

export class BotPool {
  readonly #settings: PoolSettings;
  readonly #log: Logger;
  readonly #script: URL;
  readonly #threads: BotThread[] = [];
  readonly #queue: Job[] = [];
  #ids = 0;
  #closed = false;
  /** How often a bot failed or was stopped. */
  failures = 0;

  constructor(settings: PoolSettings, log: Logger, script = WORKER) {
    this.#settings = settings;
    this.#log = log;
    this.#script = script;
  }

  /** The bot's answer; the best so far if it took too long. Undefined if it failed twice and had none. */
  think(
    { id: game, version }: Pick<Game, 'id' | 'version'>,
    level: string,
    sight: Sight,
    seed: string,
    memory: Memory = {},
  ): Promise<BotAnswer | undefined> {
    if (this.#closed) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.#queue.push({ task: { id: ++this.#ids, game, version, level, seed, sight, memory }, resolve });
      this.#next();
    });
  }

  #next(): void {
    if (this.#queue.length === 0) return;
    let thread = this.#threads.find(({ job }) => !job);
    if (!thread && this.#threads.length < this.#settings.botWorkers) thread = this.#start();
    if (!thread) return;
    const job = this.#queue.shift()!;
    thread.job = job;
    const at = thread;
    thread.timer = setTimeout(() => this.#stop(at, 'took too long'), this.#settings.botThinkMs);
    thread.worker.postMessage({ ...job.task, share: job.hurried || this.#settings.botsAtOnce ? 0 : this.#share } satisfies BotTask);
  }

  /** The longer the queue, the shorter each thinks: bots wait for one another, not people for bots. */
  get #share(): number {
    return 1 / (1 + this.#queue.length / this.#settings.botWorkers);
  }

  #start(): BotThread {
    const worker = new Worker(this.#script, {
      resourceLimits: { maxOldGenerationSizeMb: this.#settings.botMemoryMb, maxYoungGenerationSizeMb: 32 },
      env: {},
      execArgv: [],
    });
    worker.unref();
    const thread: BotThread = { worker };
    worker.on('message', (result: BotResult) => this.#done(thread, result));
    worker.on('error', (error) => this.#stop(thread, error.message));
    worker.on('exit', () => this.#stop(thread, 'exited'));
    this.#threads.push(thread);
    return thread;
  }

  #done(thread: BotThread, result: BotResult): void {
    const { job } = thread;
    if (!job || job.task.id !== result.id) return;
    if ('soFar' in result) {
      job.soFar = result.soFar;
      return;
    }
    clearTimeout(thread.timer);
    thread.job = undefined;
    if ('choice' in result) job.resolve({ choice: result.choice, memory: result.memory });
    else this.#fail(job, result.failed);
    this.#next();
  }

  /** The thread is gone or is sent away; a new one is started when needed. */
  #stop(thread: BotThread, why: string): void {
    const at = this.#threads.indexOf(thread);
    if (at < 0) return;
    this.#threads.splice(at, 1);
    clearTimeout(thread.timer);
    void thread.worker.terminate();
    if (thread.job) this.#fail(thread.job, why);
    if (!this.#closed) this.#next();
  }

  #fail(job: Job, why: string): void {
    this.failures++;
    if (!this.#closed) this.#log.warn({ game: job.task.game, level: job.task.level, why }, 'a bot failed');
    if (job.soFar !== undefined) job.resolve({ choice: job.soFar, memory: {} });
    else if (job.hurried || this.#closed) job.resolve(undefined);
    else {
      job.hurried = true;
      this.#queue.unshift(job);
      this.#next();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#queue.splice(0)) job.resolve(undefined);
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }
}
