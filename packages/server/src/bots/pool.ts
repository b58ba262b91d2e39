/** Bots think in threads of their own, within limits of time and memory: one that hangs or swells loses its thread, never a table. */
import type { BotAnswer, BotTask, Memory, Sight, Thought } from '@astragal/bots';
import type { Game } from '@astragal/kernel';
import { FairPool, scriptBeside } from '../ground/fair-pool.ts';
import type { Bounds } from '../ground/fair-queue.ts';
import type { Logger } from '../ground/log.ts';
import type { Origin } from '../ground/rate-limits.ts';

export interface PoolSettings {
  readonly botWorkers: number;
  readonly botThinkMs: number;
  readonly botMemoryMb: number;
  /** Bots take no time, so that what they answer hangs on their seed alone: for tests. */
  readonly botsAtOnce?: boolean;
}

/** For whom a bot thinks, and whether they look at the table and wait for it. */
export interface Awaited {
  readonly by: Origin;
  readonly isWaiting: boolean;
}

/** A seat has one thought at a time: what may wait is bounded by the tables there are. */
const ALL: Bounds = { person: Number.POSITIVE_INFINITY, address: Number.POSITIVE_INFINITY, all: Number.POSITIVE_INFINITY };
const RANK = { waiting: 0, later: 1 } as const;

export class BotPool {
  readonly #settings: PoolSettings;
  readonly #log: Logger;
  readonly #pool: FairPool<BotTask, Thought>;
  /** How often a bot failed or was stopped. */
  failures = 0;

  constructor(settings: PoolSettings, log: Logger, script = scriptBeside(import.meta.url, 'worker')) {
    const { botWorkers: threads, botThinkMs: taskMs, botMemoryMb: memoryMb } = settings;
    this.#settings = settings;
    this.#log = log;
    this.#pool = new FairPool(script, { threads, taskMs, memoryMb, waiting: [ALL, ALL] });
  }

  /** `patience`: counted in place of time, where the answer may hang on nothing but seed and sight. */
  /** The bot's answer; the best so far if it took too long. Undefined if it failed twice and had none. */
  async think(
    { id: game, version }: Pick<Game, 'id' | 'version'>,
    level: string,
    sight: Sight,
    seed: string,
    memory: Memory,
    { by, isWaiting }: Awaited,
    patience?: number,
  ): Promise<BotAnswer | undefined> {
    const claim = { by, rank: isWaiting ? RANK.waiting : RANK.later, cost: 1 };
    for (const isHurried of [false, true])
      try {
        const share = (waiting: number): number => (isHurried || this.#settings.botsAtOnce ? 0 : this.#share(waiting));
        const task = { game, version, level, seed, sight, memory, ...(patience !== undefined && { patience }) };
        const thought = await this.#pool.run((waiting) => ({ ...task, share: share(waiting) }), claim);
        if (thought.isCut && patience !== undefined && !isHurried) continue; // Somewhere else it came to its end: once more.
        if (thought.isCut) this.#failed(game, level, 'took too long');
        return { choice: thought.choice, memory: thought.memory };
      } catch (error) {
        if (this.#pool.isClosed) return undefined;
        this.#failed(game, level, error instanceof Error ? error.message : String(error));
      }
    return undefined;
  }

  /** The more people wait, the shorter each of their bots thinks: bots wait for one another, not people for bots. */
  #share(waiting: number): number {
    return 1 / (1 + waiting / this.#settings.botWorkers);
  }

  #failed(game: string, level: string, why: string): void {
    this.failures++;
    this.#log.warn({ game, level, why }, 'a bot failed');
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
