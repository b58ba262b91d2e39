/** Bots that think in a thread of the browser: one at a time, held to their time, and interrupted with the best answer they have. */
import {
  type BotAnswer,
  type BotTask,
  type Memory,
  type PoolThreads,
  type Sight,
  type Thought,
  type WaitingJob,
  WorkerPool,
} from '@astragal/bots';
import type { Game } from '@astragal/kernel';

/** What of a `Worker` is used. */
export type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

export interface WorkerBotsSettings {
  /** Starts a thread that thinks; another one is started when a bot had to be stopped. */
  readonly start?: () => Thread;
  /** A bot that is not done after so many milliseconds is stopped from outside; its own budget is much smaller. */
  readonly limitMs?: number;
}

/** A thought that is asked for. */
interface Asked {
  isBegun: boolean;
  /** It failed or was stopped without an answer, or everybody is in a hurry: it has to answer at once. */
  isHurried: boolean;
}

const thinking = (): Thread => new Worker(new URL('./thread.ts', import.meta.url), { type: 'module', name: 'bots' });

const one = (start: () => Thread, taskMs: number): PoolThreads<BotTask, Thought> => ({
  most: 1,
  taskMs,
  start(hear, lose) {
    const thread = start();
    thread.onmessage = ({ data }) => hear(data);
    thread.onerror = ({ message }) => lose(message || 'did not load');
    return { hand: (job) => thread.postMessage(job), dismiss: () => thread.terminate() };
  },
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
});

export class WorkerBots {
  readonly #pool: WorkerPool<BotTask, Thought>;
  readonly #waiting: WaitingJob<BotTask, Thought>[] = [];
  readonly #asked = new Set<Asked>();

  constructor({ start = thinking, limitMs = 5000 }: WorkerBotsSettings = {}) {
    const waiting = this.#waiting;
    this.#pool = new WorkerPool(one(start, limitMs), {
      get isEmpty() {
        return waiting.length === 0;
      },
      take: () => waiting.shift(),
      clear: () => waiting.splice(0),
    });
  }

  /** The bot's answer with what it remembers from now on. Rejects if it fails twice, or when the bots are sent away. */
  async think(
    { id: game, version }: Pick<Game, 'id' | 'version'>,
    level: string,
    sight: Sight,
    seed: string,
    memory: Memory = {},
    patience?: number,
  ): Promise<BotAnswer> {
    const asked: Asked = { isBegun: false, isHurried: false };
    // Whoever thinks by count is not hurried: it would answer something else.
    if (patience === undefined) this.#asked.add(asked);
    try {
      for (;;)
        try {
          const { choice, memory: kept } = await this.#run(() => {
            asked.isBegun = true;
            return {
              game,
              version,
              level,
              seed,
              sight,
              memory,
              share: asked.isHurried ? 0 : 1,
              ...(patience !== undefined && { patience }),
            };
          });
          return { choice, memory: kept };
        } catch (error) {
          if (asked.isHurried || this.#pool.isClosed) throw new Error(`the bot '${level}' of ${game} ${(error as Error).message}`);
          Object.assign(asked, { isBegun: false, isHurried: true });
        }
    } finally {
      this.#asked.delete(asked);
    }
  }

  /** Whoever thinks now answers at once with the best so far, and whoever waits thinks no longer than needed for any answer. */
  hurry(): void {
    const isThinking = [...this.#asked].some(({ isBegun, isHurried }) => isBegun && !isHurried);
    for (const asked of this.#asked) if (!asked.isBegun) asked.isHurried = true;
    if (isThinking) this.#pool.interrupt('was interrupted');
  }

  /** Nobody thinks any more. */
  close(): void {
    void this.#pool.close();
  }

  #run(make: () => BotTask): Promise<Thought> {
    return new Promise((resolve, reject) => {
      if (this.#pool.isClosed) return reject(new Error('the bots were sent away'));
      this.#waiting.push({ make, resolve, reject });
      this.#pool.next();
    });
  }
}
