/** What the commands in this folder share: running programs, finding files, taking turns. Needs nothing but Node. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The repository's root. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** A path inside the repository. */
export const at = (...parts) => join(root, ...parts);

/** Where the commands keep what may be thrown away. */
export const cache = (...parts) => at('.cache', ...parts);

/** Whether this module is the program that was started. */
export const isMain = (meta) => process.argv[1] !== undefined && meta.url === pathToFileURL(resolve(process.argv[1])).href;

/** Compiler of the whole workspace: the native one, which answers in a fraction of a second. */
export const tsc = [process.execPath, at('node_modules/typescript/bin/tsc')];

/** A tool of node_modules as program and arguments. */
export const tool = (path, ...args) => [process.execPath, at('node_modules', path), ...args];

/** Ends the command with one line that says what is wrong. */
export function fail(message, code = 1) {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

/** Runs a program. `live` shows its output as it comes; otherwise the output is handed back. It never reads the keyboard. */
export function run([program, ...args], { cwd = root, env = {}, live = false } = {}) {
  const started = performance.now();
  return new Promise((done) => {
    const output = [];
    const shown = live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: shown });
    const finish = (code) =>
      done({ code, output: Buffer.concat(output).toString().trimEnd(), seconds: (performance.now() - started) / 1000 });
    child.stdout?.on('data', (part) => output.push(part));
    child.stderr?.on('data', (part) => output.push(part));
    child.on('error', (error) => {
      output.push(Buffer.from(`${program}: ${error.message}`));
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** Goes on as another program, in this process: signals and the keyboard are its own. */
export async function startProgram(script, args) {
  process.argv = [process.execPath, script, ...args];
  await import(pathToFileURL(script).href);
}

/** Runs named parts side by side, prints a line for each, and the whole output of those that failed. Says whether all is well. */
export async function runParts(parts) {
  const results = await Promise.all(
    parts.map(async ({ name, work }) => {
      const result = await work();
      console.log(`${result.code === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(14)} ${result.seconds.toFixed(1).padStart(6)} s`);
      return { name, ...result };
    }),
  );
  const failed = results.filter((each) => each.code !== 0);
  for (const { name, output } of failed) if (output) console.log(`\n--- ${name} ---\n${output}`);
  return failed.length === 0;
}

/** Work done one thing after the other until one fails, as a single result. */
export async function inTurn(...works) {
  const all = { code: 0, output: '', seconds: 0 };
  for (const work of works) {
    const { code, output, seconds } = await work();
    all.seconds += seconds;
    if (code === 0) continue;
    return { code, output, seconds: all.seconds };
  }
  return all;
}

/** Calculates in this process what `run` does in another: `wrong` is a list of complaints. */
export async function inside(wrong) {
  const started = performance.now();
  const lines = await wrong();
  return { code: lines.length ? 1 : 0, output: lines.join('\n'), seconds: (performance.now() - started) / 1000 };
}

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.cache', '.svelte-check', 'coverage']);

/** Every file below a folder whose name passes, sorted; built and installed things left out. */
export function filesIn(folder, passes) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesIn(path, passes);
      return entry.isFile() && passes(entry.name) ? [path] : [];
    });
}

/** One hash over the names and contents of files. */
export function hashOf(files) {
  const sum = createHash('sha256');
  for (const file of files) sum.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return sum.digest('hex');
}

/** Does the work when no other process does the same; waits for one that does. A dead process's lock counts for nothing. */
export async function alone(name, work) {
  const lock = cache(`${name}.lock`);
  mkdirSync(cache(), { recursive: true });
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!isAlive(lock)) rmSync(lock, { force: true });
      else await new Promise((wake) => setTimeout(wake, 100));
    }
  }
  const unlock = () => rmSync(lock, { force: true });
  process.once('exit', unlock);
  try {
    return await work();
  } finally {
    unlock();
    process.off('exit', unlock);
  }
}

function isAlive(lock) {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    if (!owner) return true; // Just being written.
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
