import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { newLog } from '../src/host/log.ts';
import { folder } from './databases.ts';

const sight = { seat: 0, questions: [], stack: [], view: {} };
const settings = { botWorkers: 1, botThinkMs: 1500, botMemoryMb: 32 };
let pool: BotPool;
afterEach(() => pool.close());

/** A pool whose worker behaves as its level says. */
function poolOf(body: string): BotPool {
  const script = join(folder(), 'worker.mjs');
  writeFileSync(
    script,
    `import { parentPort } from 'node:worker_threads';\nparentPort.on('message', ({ id, task: { level } }) => { ${body} });\n`,
  );
  pool = new BotPool(settings, newLog('silent'), pathToFileURL(script));
  return pool;
}

it('a bot that hangs, swells, throws or dies loses its thread and nothing else', async () => {
  poolOf(`
    if (level === 'hangs') for (;;);
    if (level === 'swells') { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); }
    if (level === 'throws') throw new Error('no idea');
    if (level === 'dies') process.exit(1);
    if (level === 'fails') return parentPort.postMessage({ id, failed: 'no idea' });
    parentPort.postMessage({ id, result: 'roll' });
  `);
  const levels = ['well', 'hangs', 'well', 'swells', 'throws', 'dies', 'fails', 'well'];
  const answers = await Promise.all(levels.map((level) => pool.think('pig', level, sight)));
  expect(answers).toEqual(['roll', undefined, 'roll', undefined, undefined, undefined, undefined, 'roll']);
  expect(pool.failures).toBe(5);
});

it('the real worker thinks with the bots of the shelf', async () => {
  pool = new BotPool({ ...settings, botThinkMs: 10_000, botMemoryMb: 128 }, newLog('silent'));
  const questions = [{ frame: { step: 'turn', seat: 0 }, options: [{ do: 'roll' }, { do: 'hold' }] }];
  expect(['roll', 'hold']).toContain(await pool.think('pig', 'random', { ...sight, questions }));
});
