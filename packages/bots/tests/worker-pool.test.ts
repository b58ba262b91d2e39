import { expect, test } from 'vitest';
import { doJob, type Job, type JobOutcome, LostThread, type WaitingJob, WorkerPool } from '../src/index.ts';

/** A pool whose threads are played by hand: `at` is who works now, by the order in which they were started. */
function handmade(most: number) {
  const started: { hear: (outcome: JobOutcome<string>) => void; lose: (why: string) => void; jobs: Job<string>[]; isGone: boolean }[] = [];
  const alarms = new Set<() => void>();
  const line: WaitingJob<string, string>[] = [];
  const pool = new WorkerPool<string, string>(
    {
      most,
      taskMs: 1,
      start(hear, lose) {
        const thread = { hear, lose, jobs: [] as Job<string>[], isGone: false };
        started.push(thread);
        return { hand: (job) => thread.jobs.push(job), dismiss: () => (thread.isGone = true) };
      },
      after(_, then) {
        alarms.add(then);
        return () => alarms.delete(then);
      },
    },
    {
      get isEmpty() {
        return line.length === 0;
      },
      take: () => line.shift(),
      clear: () => line.splice(0),
    },
  );
  const run = (make: WaitingJob<string, string>['make']): Promise<string> =>
    new Promise((resolve, reject) => {
      line.push({ make, resolve, reject });
      pool.next();
    });
  return { pool, run, started, alarms };
}

const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

test('a thread does one task at a time, no more threads are started than may be, and a free one goes on', async () => {
  const { run, started } = handmade(2);
  const results = ['a', 'b', 'c'].map((task) => run(() => task));
  await settled();
  expect(started.map(({ jobs }) => jobs.map(({ task }) => task))).toEqual([['a'], ['b']]);
  started[1]!.hear({ id: started[1]!.jobs[0]!.id, result: 'B' });
  await settled();
  expect(started.map(({ jobs }) => jobs.map(({ task }) => task))).toEqual([['a'], ['b', 'c']]);
  started[1]!.hear({ id: started[1]!.jobs[0]!.id, result: 'late' }); // Said of a task that is done: nobody hears it.
  started[1]!.hear({ id: started[1]!.jobs[1]!.id, failed: 'no idea' });
  started[0]!.hear({ id: started[0]!.jobs[0]!.id, result: 'A' });
  expect(await Promise.allSettled(results)).toMatchObject([{ value: 'A' }, { value: 'B' }, { reason: new Error('no idea') }]);
});

test('what takes too long loses its thread and gives what it had so far; the next task gets a new thread', async () => {
  const { run, started, alarms } = handmade(1);
  const [first, second, third] = [run(() => 'a'), run(() => 'b'), run(() => 'c')];
  await settled();
  started[0]!.hear({ id: started[0]!.jobs[0]!.id, soFar: 'half' });
  for (const ring of alarms) ring();
  expect(await first).toBe('half');
  expect(started[0]!.isGone).toBe(true);
  await settled();
  started[1]!.lose('exited');
  await expect(second).rejects.toEqual(new LostThread('exited'));
  await settled();
  started[2]!.hear({ id: started[2]!.jobs[0]!.id, result: 'C' });
  expect(await third).toBe('C');
  expect(alarms.size).toBe(0);
});

test('a task that cannot be made takes nobody else with it', async () => {
  const { run, started } = handmade(1);
  const [first, second] = [run(() => Promise.reject(new Error('nothing there'))), run(() => 'b')];
  await expect(first).rejects.toThrow('nothing there');
  await settled();
  started[0]!.hear({ id: started[0]!.jobs[0]!.id, result: 'B' });
  expect(await second).toBe('B');
});

test('interrupting stops who works and nobody who waits; closing stops all', async () => {
  const { pool, run, started } = handmade(1);
  const results = [run(() => 'a'), run(() => 'b'), run(() => 'c')];
  const all = Promise.allSettled(results);
  await settled();
  pool.interrupt('was interrupted');
  await settled();
  expect(started[1]!.jobs).toMatchObject([{ task: 'b' }]);
  await pool.close();
  expect((await all).map((each) => each.status === 'rejected' && (each.reason as Error).message)).toEqual([
    'was interrupted',
    'closed',
    'closed',
  ]);
  expect(started.map(({ isGone }) => isGone)).toEqual([true, true]);
});

test('a job tells what it would come to, then what it came to or why it failed', async () => {
  const told: JobOutcome<string>[] = [];
  const work = (task: string, say: (soFar: string) => void): string => {
    say(`${task}?`);
    if (task === 'b') throw 'no idea';
    return `${task}!`;
  };
  for (const [id, task] of ['a', 'b'].entries()) await doJob({ id, task }, work, (outcome) => told.push(outcome));
  expect(told).toEqual([
    { id: 0, soFar: 'a?' },
    { id: 0, result: 'a!' },
    { id: 1, soFar: 'b?' },
    { id: 1, failed: 'no idea' },
  ]);
});
