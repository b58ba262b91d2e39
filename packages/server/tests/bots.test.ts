import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { type Awaited, BotPool } from '../src/bots/pool.ts';
import { newLog } from '../src/ground/log.ts';
import { folder } from './databases.ts';

const sight = { seat: 0, questions: [], stack: [], view: {} };
/** Which game it is for a thread. */
const pig = { id: 'pig', version: 2 };
const settings = { botWorkers: 1, botThinkMs: 4000, botMemoryMb: 32 };
/** Somebody looks, and waits. */
const awaited = (person = 'ada', isWaiting = true): Awaited => ({ by: { person, address: 'here' }, isWaiting });
let pool: BotPool;
afterEach(() => pool.close());

/** A pool whose worker behaves as its level says. */
function poolOf(body: string): BotPool {
  const script = join(folder(), 'worker.mjs');
  writeFileSync(
    script,
    `import { parentPort } from 'node:worker_threads';\nparentPort.on('message', ({ id, task: { level, share, memory } }) => { ${body} });\n`,
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
    parentPort.postMessage({ id, result: { choice: 'roll', memory } });
  `);
  const levels = ['well', 'hangs', 'well', 'swells', 'throws', 'dies', 'fails', 'well'];
  const answers = await Promise.all(levels.map((level) => pool.think(pig, level, sight, 'seed', {}, awaited())));
  expect(answers.map((each) => each?.choice)).toEqual(['roll', undefined, 'roll', undefined, undefined, undefined, undefined, 'roll']);
  expect(pool.failures).toBe(10); // Each is asked once more, to answer at once.
});

it('the real worker thinks with the bots of the shelf', async () => {
  pool = new BotPool({ ...settings, botThinkMs: 10_000, botMemoryMb: 128 }, newLog('silent'));
  const questions = [{ frame: { step: 'turn', seat: 0 }, options: [{ do: 'roll' }, { do: 'hold' }] }];
  expect(['roll', 'hold']).toContain((await pool.think(pig, 'random', { ...sight, questions }, 'seed', {}, awaited()))!.choice);
});

it('a bot that is stopped answers with the best it had so far', async () => {
  poolOf(`parentPort.postMessage({ id, soFar: { choice: 'hold', memory, isCut: true } }); for (;;);`);
  expect((await pool.think(pig, 'slow', sight, 'seed', {}, awaited()))!.choice).toBe('hold');
  expect(pool.failures).toBe(1);
});

it('a bot that failed is asked once more, to answer at once', async () => {
  poolOf(`if (share > 0) throw new Error('too deep in thought'); parentPort.postMessage({ id, result: { choice: 'hold', memory } });`);
  expect((await pool.think(pig, 'deep', sight, 'seed', {}, awaited()))!.choice).toBe('hold');
});

it('the more people wait, the less time each bot has; memory comes back as it is', async () => {
  poolOf(`parentPort.postMessage({ id, result: { choice: String(share), memory: { kept: memory.kept + 1 } } });`);
  const answers = await Promise.all([0, 1, 2, 3].map((kept) => pool.think(pig, 'well', sight, 'seed', { kept }, awaited(`p${kept}`))));
  expect(answers.map((each) => [Number(each!.choice), each!.memory.kept])).toEqual([
    [1, 1],
    [1 / 3, 2],
    [1 / 2, 3],
    [1, 4],
  ]);
});

it('a bot somebody waits for comes first; nobody thinks shorter for the many bots of another', async () => {
  poolOf(`parentPort.postMessage({ id, result: { choice: level + ' ' + share, memory } });`);
  const order: string[] = [];
  const think = async (level: string, person: string, isWaiting: boolean): Promise<void> => {
    order.push((await pool.think(pig, level, sight, 'seed', {}, awaited(person, isWaiting)))!.choice);
  };
  await Promise.all([
    ...['one', 'two', 'three'].map((level) => think(level, 'eve', false)), // The first finds the thread free.
    think('four', 'ada', true),
    think('five', 'bob', true),
  ]);
  expect(order).toEqual(['one 1', 'four 0.5', 'five 1', 'two 0.5', 'three 1']);
});
