/** The bots of one table: each that is asked something thinks, in a worker, and answers if the question still stands. */
import { forcedAnswer, type Memory, mindOf, random, type Sight, sightOf } from '@astragal/bots';
import { type Match, type Seat, seeded } from '@astragal/kernel';
import { PATIENCE, type SharedLuck } from '@astragal/today';
import type { Seeds } from '../ground/secrets.ts';
import type { Awaited, BotPool } from './pool.ts';

/** How long a bot waits before it tries again when the store is down. */
const RETRY_MS = 1000;

export interface Turn {
  readonly match: Match;
  /** Who plays: a level, or one of its persons. */
  readonly level: string;
  readonly awaited: Awaited;
  /** Where other tables have the same luck: the bot answers by nothing but what it sees. */
  readonly shared?: SharedLuck | undefined;
}

/** What bots need of their table. */
export interface BotSeats {
  /** The match, the bot's level and who waits for it, while this seat is a bot's and is asked something. */
  turnOf(seat: Seat): Turn | undefined;
  /** Answers for the seat if it is still asked the same; `otherwise` if the rules refuse the first choice. `length`: only if nothing else happened since. */
  answerFor(seat: Seat, ask: number, choice: string, otherwise: () => string, length?: number): Promise<void>;
  /** Something went wrong. */
  failed(error: unknown): void;
}

export class TableBots {
  readonly #seats: BotSeats;
  readonly #pool: BotPool;
  readonly #pauseMs: number;
  readonly #seeds: Seeds;
  readonly #busy = new Set<Seat>();
  /** What each bot keeps from answer to answer, and of which match: another match begins with nothing. */
  readonly #memories = new Map<Seat, { readonly match: Match; readonly memory: Memory }>();

  constructor(seats: BotSeats, pool: BotPool, pauseMs: number, seeds: Seeds) {
    this.#seats = seats;
    this.#pool = pool;
    this.#pauseMs = pauseMs;
    this.#seeds = seeds;
  }

  get isBusy(): boolean {
    return this.#busy.size > 0;
  }

  /** Every bot among these seats that is asked something begins to think. */
  wake(seats: readonly Seat[]): void {
    for (const seat of seats)
      if (!this.#busy.has(seat) && this.#seats.turnOf(seat)) {
        this.#busy.add(seat);
        void this.#think(seat);
      }
  }

  async #think(seat: Seat): Promise<void> {
    let wait = this.#pauseMs;
    try {
      await pause(wait);
      wait = 0;
      await this.#answer(seat);
    } catch (error) {
      this.#seats.failed(error);
      wait = RETRY_MS;
    } finally {
      if (wait > 0) await pause(wait);
      this.#busy.delete(seat);
      this.wake([seat]);
    }
  }

  async #answer(seat: Seat): Promise<void> {
    const turn = this.#seats.turnOf(seat);
    if (!turn) return;
    const { match } = turn;
    const ask = match.ask(seat);
    const { length } = match;
    const lazy = sightOf(match.game, match.now, seat);
    const sight = { seat, questions: lazy.questions, stack: lazy.stack, view: lazy.view };
    const seed = turn.shared?.botSeed(seat, sight) ?? this.#seeds(`bot of seat ${seat}, question ${ask}`);
    const byChance = (): string => random.answer(sight, mindOf(seeded(seed)));
    const known = forcedAnswer(sight) ?? turn.shared?.answerOf(seat, sight);
    const choice = known ?? (await this.#thought(seat, turn, sight, seed)) ?? byChance();
    await this.#seats.answerFor(seat, ask, choice, byChance, turn.shared && length);
  }

  async #thought(seat: Seat, { match, level, awaited, shared }: Turn, sight: Sight, seed: string): Promise<string | undefined> {
    if (shared) return (await this.#pool.think(match.game, level, sight, seed, {}, awaited, PATIENCE))?.choice;
    const kept = this.#memories.get(seat);
    const answer = await this.#pool.think(match.game, level, sight, seed, kept?.match === match ? kept.memory : {}, awaited);
    if (answer) this.#memories.set(seat, { match, memory: answer.memory });
    return answer?.choice;
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());
