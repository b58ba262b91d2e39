/** The thread in which SQLite works: one message for each read and for each commit, however many answers it holds. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Row, SqlValue, Statement } from './driver.ts';
import { sqlite } from './sqlite.ts';

export interface Tasks {
  all: { readonly given: readonly [sql: string, ...values: SqlValue[]]; readonly gives: readonly Row[] };
  write: { readonly given: readonly Statement[]; readonly gives: readonly number[] };
  run: { readonly given: Statement; readonly gives: number };
  erase: { readonly given: readonly []; readonly gives: unknown };
  close: { readonly given: readonly []; readonly gives: unknown };
}

export interface SqliteTask<K extends keyof Tasks = keyof Tasks> {
  readonly id: number;
  readonly kind: K;
  readonly given: Tasks[K]['given'];
}

export type SqliteReply = { readonly id: number; readonly gives: unknown } | { readonly id: number; readonly failed: string };

if (parentPort) {
  const port = parentPort;
  const driver = sqlite(workerData as string);
  const work = async ({ id, kind, given }: SqliteTask): Promise<SqliteReply> => {
    try {
      return { id, gives: await (driver[kind] as (...values: readonly unknown[]) => Promise<unknown>)(...given) };
    } catch (error) {
      return { id, failed: error instanceof Error ? error.message : String(error) };
    }
  };
  port.on('message', async (task: SqliteTask) => {
    port.postMessage(await work(task));
    if (task.kind === 'close') port.close();
  });
}
