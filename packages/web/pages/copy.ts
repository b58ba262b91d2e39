/** A copy of the repository, in which games come and go. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../../..', import.meta.url));

export interface Copy {
  readonly root: string;
  /** Runs a program of the repository; what it said is told if it failed. */
  node(...args: readonly string[]): void;
  /** Files that are new or changed, as git tells them. */
  changed(): string[];
  remove(): void;
}

/** Borrows installed packages; our own are those of the copy. */
function borrow(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@astragal') symlinkSync(join(from, name), join(to, name));
}

/** Everything git would keep, in a folder of its own, with a history of one commit. */
export function copyOfRepository(): Copy {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'astragal-room-'));
  const git = (cwd: string, ...args: string[]): string => execFileSync('git', args, { cwd, encoding: 'utf8' });
  const files = git(repository, 'ls-files', '-co', '--exclude-standard', '-z').split('\0');
  for (const file of files) if (file && existsSync(join(repository, file))) cpSync(join(repository, file), join(root, file));
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  for (const folder of ['.', ...workspaces]) {
    const modules = join(repository, folder, 'node_modules');
    if (existsSync(modules)) borrow(modules, join(root, folder, 'node_modules'));
  }
  for (const folder of workspaces) {
    const link = join(root, 'node_modules/@astragal', basename(folder));
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, folder), link);
  }
  git(root, 'init', '-q');
  git(root, 'add', '-A');
  git(root, '-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', 'Before');
  return {
    root,
    node(...args) {
      // As from a terminal of its own: a test's settings are not those of the copy.
      const { VITEST: _, VITEST_POOL_ID: __, VITEST_WORKER_ID: ___, NODE_ENV: ____, ...env } = process.env;
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8', maxBuffer: 1 << 26 });
      if (status !== 0) throw new Error(`${args.join(' ')} failed in the copy:\n${stdout}\n${stderr}`);
    },
    changed: () => git(root, 'status', '--porcelain').split('\n').filter(Boolean),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
