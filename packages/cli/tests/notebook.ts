import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { astragal } from '../src/index.ts';

/** Runs a command line in this process and keeps what it wrote. `typed` are the lines of somebody at the keyboard. */
export async function run(line: string | readonly string[], typed: readonly string[] = []) {
  const out: string[] = [];
  const err: string[] = [];
  const bars: string[] = [];
  const lines = [...typed];
  const code = await astragal(typeof line === 'string' ? line.split(' ').filter(Boolean) : line, {
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    bar: (text) => void bars.push(text),
    ask: async () => lines.shift(),
  });
  return { code, out: out.join('\n'), err: err.join('\n'), bars, json: <T = Record<string, unknown>>() => JSON.parse(out.join('\n')) as T };
}

export const folder = mkdtempSync(join(tmpdir(), 'astragal-'));

/** A file in a folder of its own with this content. */
export function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

export const contentOf = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;
