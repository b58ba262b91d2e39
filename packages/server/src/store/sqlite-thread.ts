/** SQLite in a thread of its own: the event loop never waits for the disk. */
import { Worker } from 'node:worker_threads';
import { type Driver, GroupCommit, type Statement, StoreError } from './driver.ts';
import { alone, snapshot } from './sqlite.ts';
import type { SqliteReply, SqliteTask, Tasks } from './sqlite-worker.ts';

/** From the sources (tests) the built worker is used: Node runs no TypeScript. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? '../../dist/src/store/sqlite-worker.js' : './sqlite-worker.js', import.meta.url);

interface Waiting {
  resolve(value: unknown): void;
  reject(error: StoreError): void;
}

/** The thread, started when first needed and again should it ever end. */
class StoreThread {
  readonly #file: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #ids = 0;
  #closing: Promise<void> | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  do<K extends keyof Tasks>(kind: K, ...given: Tasks[K]['given']): Promise<Tasks[K]['gives']> {
    if (this.#closing) return Promise.reject(new StoreError(new Error('the store is closed')));
    this.#worker ??= this.#start();
    return this.#ask(this.#worker, kind, given);
  }

  #ask<K extends keyof Tasks>(worker: Worker, kind: K, given: Tasks[K]['given']): Promise<Tasks[K]['gives']> {
    const id = ++this.#ids;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      worker.ref(); // Nobody goes home while something is being written.
      worker.postMessage({ id, kind, given } satisfies SqliteTask<K>);
    });
  }

  #start(): Worker {
    const worker = new Worker(WORKER, { workerData: this.#file, env: {}, execArgv: [] });
    worker.on('message', (outcome: SqliteReply) => this.#done(outcome));
    worker.on('error', (error) => this.#ended(worker, error));
    worker.on('exit', () => this.#ended(worker, new Error("the store's thread ended")));
    return worker;
  }

  #done(outcome: SqliteReply): void {
    const waiting = this.#waiting.get(outcome.id);
    this.#waiting.delete(outcome.id);
    if (this.#waiting.size === 0 && !this.#closing) this.#worker?.unref();
    if ('failed' in outcome) waiting?.reject(new StoreError(new Error(outcome.failed)));
    else waiting?.resolve(outcome.gives);
  }

  #ended(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new StoreError(error));
    this.#waiting.clear();
  }

  close(): Promise<void> {
    this.#closing ??= this.#worker ? this.#close(this.#worker) : Promise.resolve();
    return this.#closing;
  }

  /** The thread ends by itself once it has closed the file: one that is ended in the middle of a statement takes the whole process with it. */
  async #close(worker: Worker): Promise<void> {
    const gone = new Promise((done) => worker.once('exit', done));
    await this.#ask(worker, 'close', []).finally(() => gone);
  }
}

/** Opens (or makes) the file. What comes while a commit is under way shares the next: batches form by themselves when the disk is busy. */
export function sqliteThread(file: string): Driver {
  const thread = new StoreThread(file);
  const group = new GroupCommit<readonly Statement[], readonly number[]>(async (units) => {
    const counts = [...(await thread.do('write', ...units.flat()))];
    return units.map((unit) => counts.splice(0, unit.length));
  });
  return {
    kind: 'sqlite',
    all: (...statement) => thread.do('all', ...statement),
    write: (...statements) => group.add(statements),
    run: (...statement) => thread.do('run', ...statement),
    snapshot: (look) => snapshot(file, look),
    alone: (work) => alone(file, work),
    erase: async () => void (await thread.do('erase').catch(() => {})),
    close: () => thread.close(),
  };
}
