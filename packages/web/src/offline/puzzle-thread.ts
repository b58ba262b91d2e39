/** Asks a thread what a line is to a puzzle: judging looks at hundreds of futures, and the page stays quick meanwhile. */
import type { Holdings } from '@astragal/bots';
import type { PuzzleVerdict } from '@astragal/puzzles';
import type { Thread } from './worker-bots.ts';

export interface LineTask {
  readonly game: string;
  readonly version: number;
  /** As it lies with its game. */
  readonly puzzle: unknown;
  readonly answers: readonly string[];
}
export interface JudgedLine {
  readonly verdict: PuzzleVerdict;
  /** What the seat comes to hold by it; only what changes. */
  readonly brought: Holdings;
}
export type LineReply = { readonly number: number; readonly judged: JudgedLine } | { readonly number: number; readonly failed: string };

const start = (): Thread => new Worker(new URL('./thread.ts', import.meta.url), { type: 'module', name: 'puzzle' });

export class PuzzleThread {
  readonly #start: () => Thread;
  #thread: Thread | undefined;
  #number = 0;

  /** The thread is started when it is first asked. */
  constructor(starting: () => Thread = start) {
    this.#start = starting;
  }

  /** Rejects where the thread fails. One question at a time. */
  ask(task: LineTask): Promise<JudgedLine> {
    this.#thread ??= this.#start();
    const thread = this.#thread;
    const number = ++this.#number;
    return new Promise((resolve, reject) => {
      thread.onmessage = ({ data }: MessageEvent<LineReply>) => {
        if (data.number !== number) return;
        if ('judged' in data) resolve(data.judged);
        else reject(new Error(data.failed));
      };
      thread.onerror = (event) => {
        this.#thread = undefined;
        reject(new Error(event.message || 'the judge did not load'));
      };
      thread.postMessage({ number, task });
    });
  }

  close(): void {
    this.#thread?.terminate();
    this.#thread = undefined;
  }
}
