/** Asks a thread for advice, one question at a time: a newer question takes the place of one that still waits. */
import type { Advice, Sight } from '@astragal/bots';
import type { Thread } from './worker-bots.ts';

export interface AdviceTask {
  readonly game: string;
  /** The version of its rules. */
  readonly version: number;
  readonly sight: Sight;
  readonly seed: string;
  /** Milliseconds of thinking. Missing: as many futures as there are, however long it takes. */
  readonly budgetMs?: number;
  readonly futures?: number;
}
export interface AdviceReply {
  readonly number: number;
  readonly advice?: Advice | undefined;
  readonly failed?: string;
}

interface Asked {
  readonly task: AdviceTask;
  readonly tell: (advice: Advice | undefined) => void;
}

const start = (): Thread => new Worker(new URL('./thread.ts', import.meta.url), { type: 'module', name: 'coach' });

export class CoachThread {
  readonly #start: () => Thread;
  #thread: Thread | undefined;
  #now: Asked | undefined;
  #next: Asked | undefined;
  #number = 0;

  /** The thread is started when it is first asked. */
  constructor(starting: () => Thread = start) {
    this.#start = starting;
  }

  /** Advice, or nothing where there is none to give, where it failed, or where something newer was asked meanwhile. */
  ask(task: AdviceTask): Promise<Advice | undefined> {
    return new Promise((tell) => {
      this.#next?.tell(undefined);
      this.#next = { task, tell };
      if (!this.#now) this.#go();
    });
  }

  close(): void {
    this.#thread?.terminate();
    this.#thread = undefined;
    for (const asked of [this.#now, this.#next]) asked?.tell(undefined);
    this.#now = this.#next = undefined;
  }

  #go(): void {
    this.#now = this.#next;
    this.#next = undefined;
    if (!this.#now) return;
    this.#thread ??= this.#begun();
    this.#thread.postMessage({ number: ++this.#number, task: this.#now.task });
  }

  #begun(): Thread {
    const thread = this.#start();
    thread.onmessage = ({ data }: MessageEvent<AdviceReply>) => {
      if (data.number === this.#number) this.#done(data.advice);
    };
    thread.onerror = () => {
      this.#thread = undefined;
      this.#done(undefined);
    };
    return thread;
  }

  #done(advice: Advice | undefined): void {
    this.#now?.tell(advice);
    this.#now = undefined;
    this.#go();
  }
}
