/** A crew of processes that play games side by side, one for each core. Each measures the CPU time of its own. */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { TASKS, type TaskName, type TaskOf, type TaskResult } from './tasks.ts';

/** The program that crew members run; without it (in tests) the work is done here. */
let script: string | undefined;
export const MEMBER = '--crew-member';

/** Says which program to start for a crew member: this one. */
export function crewRuns(path: string): void {
  script = path;
}

export const coresOf = (): number => Number(process.env.CORES) || availableParallelism();

/** Does all tasks, many at once, and tells each result as it comes. Stops early when `goesOn` says no. */
export async function crew<N extends TaskName>(
  name: N,
  tasks: readonly TaskOf<N>[],
  done: (result: TaskResult<N>, index: number) => void,
  goesOn: () => boolean = () => true,
): Promise<void> {
  if (!script || tasks.length === 0) {
    for (const [i, task] of tasks.entries()) if (goesOn()) done((await TASKS[name](task as never)) as TaskResult<N>, i);
    return;
  }
  let next = 0;
  const members = Array.from({ length: Math.min(coresOf(), tasks.length) }, () =>
    fork(script!, [MEMBER], { serialization: 'advanced', execArgv: [] }),
  );
  try {
    await Promise.all(
      members.map(async (member) => {
        while (next < tasks.length && goesOn()) {
          const index = next++;
          done((await asked(member, { name, task: tasks[index] })) as TaskResult<N>, index);
        }
      }),
    );
  } finally {
    for (const member of members) member.kill();
  }
}

function asked(member: ChildProcess, message: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      member.off('message', heard);
      member.off('exit', gone);
    };
    const heard = (answer: unknown): void => {
      end();
      const { result, failed } = answer as { result?: unknown; failed?: string };
      if (failed === undefined) resolve(result);
      else reject(new Error(failed));
    };
    const gone = (code: number | null): void => {
      end();
      reject(new Error(`a member of the crew ended with ${code}`));
    };
    member.on('message', heard);
    member.on('exit', gone);
    member.send(message);
  });
}

/** The life of a crew member. */
export function serve(): void {
  process.on('message', async ({ name, task }: { name: TaskName; task: never }) => {
    try {
      process.send!({ result: await TASKS[name](task) });
    } catch (error) {
      process.send!({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  process.on('disconnect', () => process.exit(0));
}
