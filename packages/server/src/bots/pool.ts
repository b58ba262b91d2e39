/** Bots think in threads of their own, within limits of time and memory: one that hangs or swells loses its thread, never a table. */
import { Worker } from 'node:worker_threads';
import type { Sight } from '@astragal/bots';
import type { Logger } from '../log.ts';
import { newSeed } from '../secrets.ts';
import type { Answered, Thought } from './worker.ts';

/** From the sources (tests) the built worker is used: Node runs no TypeScript. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? '../../dist/src/bots/worker.js' : './worker.js', import.meta.url);

export interface PoolSettings {
  readonly botWorkers: number;
  readonly botThinkMs: number;
  readonly botMemoryMb: number;
}

interface Job {
  readonly thought: Thought;
  resolve(choice: string | undefined): void;
}

interface Hand {
  readonly worker: Worker;
  job?: Job | undefined;
  timer?: NodeJS.Timeout | undefined;
}

export class BotPool {
  readonly #settings: PoolSettings;
  readonly #log: Logger;
  readonly #script: URL;
  readonly #hands: Hand[] = [];
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

  /** The bot's answer, or undefined if it failed or took too long. */
  think(game: string, level: string, sight: Sight): Promise<string | undefined> {
    if (this.#closed) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.#queue.push({ thought: { id: ++this.#ids, game, level, seed: newSeed(), sight }, resolve });
      this.#next();
    });
  }

  #next(): void {
    if (this.#queue.length === 0) return;
    let hand = this.#hands.find(({ job }) => !job);
    if (!hand && this.#hands.length < this.#settings.botWorkers) hand = this.#hire();
    if (!hand) return;
    const job = this.#queue.shift()!;
    hand.job = job;
    const at = hand;
    hand.timer = setTimeout(() => this.#lose(at, 'took too long'), this.#settings.botThinkMs);
    hand.worker.postMessage(job.thought);
  }

  #hire(): Hand {
    const worker = new Worker(this.#script, {
      resourceLimits: { maxOldGenerationSizeMb: this.#settings.botMemoryMb, maxYoungGenerationSizeMb: 32 },
      env: {},
      execArgv: [],
    });
    worker.unref();
    const hand: Hand = { worker };
    worker.on('message', (answered: Answered) => this.#done(hand, answered));
    worker.on('error', (error) => this.#lose(hand, error.message));
    worker.on('exit', () => this.#lose(hand, 'exited'));
    this.#hands.push(hand);
    return hand;
  }

  #done(hand: Hand, answered: Answered): void {
    const { job } = hand;
    if (!job || job.thought.id !== answered.id) return;
    clearTimeout(hand.timer);
    hand.job = undefined;
    if ('choice' in answered) job.resolve(answered.choice);
    else this.#fail(job, answered.failed);
    this.#next();
  }

  /** The thread is gone or is sent away; a new one is hired when needed. */
  #lose(hand: Hand, why: string): void {
    const at = this.#hands.indexOf(hand);
    if (at < 0) return;
    this.#hands.splice(at, 1);
    clearTimeout(hand.timer);
    void hand.worker.terminate();
    if (hand.job) this.#fail(hand.job, why);
    if (!this.#closed) this.#next();
  }

  #fail(job: Job, why: string): void {
    this.failures++;
    if (!this.#closed) this.#log.warn({ game: job.thought.game, level: job.thought.level, why }, 'a bot failed');
    job.resolve(undefined);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#queue.splice(0)) job.resolve(undefined);
    await Promise.all(this.#hands.map(({ worker }) => worker.terminate()));
  }
}
