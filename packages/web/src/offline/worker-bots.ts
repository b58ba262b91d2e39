/** Bots that think in a thread of the browser: one at a time, held to their time, and interrupted with the best answer they have. */
import type { BotAnswer, BotResult, BotTask, Memory, Sight } from '@astragal/bots';
import type { Game } from '@astragal/kernel';

/** What of a `Worker` is used. */
export type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

export interface WorkerBotsSettings {
  /** Starts a thread that thinks; another one is started when a bot had to be stopped. */
  readonly start?: () => Thread;
  /** A bot that is not done after so many milliseconds is stopped from outside; its own budget is much smaller. */
  readonly limitMs?: number;
}

interface Job {
  readonly task: Omit<BotTask, 'share'>;
  soFar?: string;
  /** It failed or was stopped without an answer, and now has to answer at once. */
  hurried?: true;
  resolve(answer: BotAnswer): void;
  reject(error: Error): void;
}

const thinking = (): Thread => new Worker(new URL('./thread.ts', import.meta.url), { type: 'module', name: 'bots' });

export class WorkerBots {
  readonly #start: () => Thread;
  readonly #limitMs: number;
  readonly #queue: Job[] = [];
  #thread: Thread | undefined;
  #job: Job | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ids = 0;
  /** How many thoughts were stopped from outside. */
  stopped = 0;

  constructor({ start = thinking, limitMs = 5000 }: WorkerBotsSettings = {}) {
    this.#start = start;
    this.#limitMs = limitMs;
  }

  /** The bot's answer with what it remembers from now on. Rejects if it fails twice, or when the bots are sent away. */
  think(
    { id: game, version }: Pick<Game, 'id' | 'version'>,
    level: string,
    sight: Sight,
    seed: string,
    memory: Memory = {},
  ): Promise<BotAnswer> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ task: { id: ++this.#ids, game, version, level, seed, sight, memory }, resolve, reject });
      this.#next();
    });
  }

  /** Whoever thinks now answers at once with the best so far, and whoever waits thinks no longer than needed for any answer. */
  hurry(): void {
    for (const job of this.#queue) job.hurried = true;
    if (this.#job && !this.#job.hurried) this.#stop('was interrupted');
  }

  /** Nobody thinks any more. */
  close(): void {
    this.#dismiss();
    const jobs = [this.#job, ...this.#queue.splice(0)];
    this.#job = undefined;
    for (const job of jobs) job?.reject(new Error('the bots were sent away'));
  }

  #next(): void {
    if (this.#job) return;
    const job = this.#queue.shift();
    if (!job) return;
    this.#job = job;
    this.#thread ??= this.#begun();
    this.#timer = setTimeout(() => this.#stop('took too long'), this.#limitMs);
    this.#thread.postMessage({ ...job.task, share: job.hurried ? 0 : 1 } satisfies BotTask);
  }

  #begun(): Thread {
    const thread = this.#start();
    thread.onmessage = ({ data }: MessageEvent<BotResult>) => this.#said(data);
    thread.onerror = (event) => this.#stop(event.message || 'did not load');
    return thread;
  }

  #said(result: BotResult): void {
    const job = this.#job;
    if (job?.task.id !== result.id) return;
    if ('soFar' in result) job.soFar = result.soFar;
    else if ('failed' in result) this.#stop(result.failed);
    else {
      this.#done();
      job.resolve({ choice: result.choice, memory: result.memory });
      this.#next();
    }
  }

  /** Ends the thought from outside: a thread that is busy hears nothing. The next thought gets a new one. */
  #stop(why: string): void {
    const job = this.#job;
    this.#dismiss();
    this.#done();
    if (!job) return;
    this.stopped++;
    if (job.soFar !== undefined) job.resolve({ choice: job.soFar, memory: {} });
    else if (job.hurried) job.reject(new Error(`the bot '${job.task.level}' of ${job.task.game} ${why}`));
    else {
      job.hurried = true;
      this.#queue.unshift(job);
    }
    this.#next();
  }

  #done(): void {
    clearTimeout(this.#timer);
    this.#job = undefined;
  }

  #dismiss(): void {
    clearTimeout(this.#timer);
    this.#thread?.terminate();
    this.#thread = undefined;
  }
}
