/** A process of its own that answers questions: how one is written, and how one is asked. */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sweepSeldom } from '../../packages/server/dist/src/ground/heap.js';

/** Every server runs as `npm start` runs ours, and sweeps up as it does. */
const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const FLAGS = scripts.start.split(' ').filter((word) => word.startsWith('--'));

/** In the process: answers questions by name, and what it has used so far. */
export function answering(answers) {
  sweepSeldom();
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc');
  const all = {
    ...answers,
    /** Milliseconds of CPU, all threads together. */
    cpu: async () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    },
    async heap() {
      for (let i = 0; i < 3; i++) {
        gc();
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return process.memoryUsage().heapUsed;
    },
  };
  process.on('message', async ({ id, ask, given }) => {
    try {
      process.send({ id, answer: await all[ask](given) });
    } catch (error) {
      process.send({ id, error: String(error?.stack ?? error) });
    }
  });
  process.on('disconnect', () => process.exit(0));
  process.send({ ready: true });
}

/** Starts one and gives `ask` and `stop`. It ends with us, whatever happens. */
export async function started(script, env = {}) {
  const child = fork(new URL(script, import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: FLAGS,
    env: { ...process.env, ...env },
  });
  const waiting = new Map();
  let ids = 0;
  const gone = new Promise((_, reject) => child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`))));
  gone.catch(() => {});
  await Promise.race([gone, new Promise((resolve) => child.once('message', resolve))]);
  child.on('message', ({ id, answer, error }) => {
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (error) reject(new Error(error));
    else resolve(answer);
  });
  const asked = (ask, given) =>
    new Promise((resolve, reject) => {
      const id = ++ids;
      waiting.set(id, { resolve, reject });
      child.send({ id, ask, given });
    });
  return {
    ask: (ask, given) => Promise.race([gone, asked(ask, given)]),
    async stop() {
      child.disconnect();
      const late = setTimeout(() => child.kill('SIGKILL'), 3000);
      await gone.catch(() => {});
      clearTimeout(late);
    },
  };
}
