/** A program that never outlives the one that started it. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

export function startChild(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, options);
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}
