/** How much a table costs: our server with its durable store next to boardgame.io's with its in-memory one, same toy game, same load, same run. */
import { fork } from 'node:child_process';

const HOUSES = { ours: './house-ours.mjs', boardgameio: './house-boardgameio.mjs' };

/** Both servers run as `npm start` runs ours: with room for what lives shortly. */
const FLAGS = ['--max-semi-space-size=32'];

/** A process that answers questions. */
async function started(script) {
  const child = fork(new URL(script, import.meta.url), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: FLAGS });
  const waiting = new Map();
  let ids = 0;
  let gone;
  const failed = new Promise((_, reject) => {
    gone = reject;
  });
  failed.catch(() => {});
  child.on('exit', (code) => gone(new Error(`${script} ended with ${code}`)));
  await Promise.race([failed, new Promise((resolve) => child.once('message', resolve))]);
  child.on('message', ({ id, answer, error }) => {
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (error) reject(new Error(error));
    else resolve(answer);
  });
  return {
    ask: (ask, given) =>
      Promise.race([
        failed,
        new Promise((resolve, reject) => {
          const id = ++ids;
          waiting.set(id, { resolve, reject });
          child.send({ id, ask, given });
        }),
      ]),
    stop: () => child.kill('SIGKILL'),
  };
}

/** One server with so many tables under load. */
async function measure(kind, tables, { rate, seconds, warmupRate, warmup }) {
  const [house, load] = await Promise.all([started(HOUSES[kind]), started('./load.mjs')]);
  try {
    const empty = await house.ask('heap');
    const places = await house.ask('tables', tables);
    await load.ask('open', { kind, address: await house.ask('address'), places });
    await load.ask('play', { rate: warmupRate, seconds: warmup });
    const before = await house.ask('cpu');
    const { answers, p50, p99, bytes, updates } = await load.ask('play', { rate, seconds });
    const after = await house.ask('cpu');
    const full = await house.ask('heap');
    return {
      tables,
      answers,
      cpuMsPerAnswer: (after.user + after.system - before.user - before.system) / 1000 / answers,
      p50Ms: p50,
      p99Ms: p99,
      heapKbPerTable: (full - empty) / 1024 / tables,
      bytesPerUpdate: bytes / updates,
    };
  } finally {
    load.stop();
    house.stop();
  }
}

const rounded = (result) => Object.fromEntries(Object.entries(result).map(([name, value]) => [name, Number(value.toPrecision(4))]));

/**
 * Measures both servers with each number of tables, one after the other. The headline figures are those of the largest.
 * Gives `{ ours, boardgameio, cpuRatio, heapRatio, p99Ratio, all }`; prints them as JSON or as a table.
 */
export async function benchServer({
  json = false,
  tables = [100, 1000],
  /** Answers a second at each table. */
  perTable = 1,
  seconds = 12,
  warmupRate = 1000,
  warmup = 8,
  print = console.log,
} = {}) {
  const all = { ours: [], boardgameio: [] };
  for (const count of tables)
    for (const kind of Object.keys(HOUSES)) {
      const rate = count * perTable;
      if (!json) print(`${kind}: ${count} tables, ${rate} answers a second for ${seconds} s`);
      all[kind].push(rounded(await measure(kind, count, { rate, seconds, warmupRate, warmup })));
    }
  const [ours, boardgameio] = [all.ours.at(-1), all.boardgameio.at(-1)];
  const ratio = (field) => Number((ours[field] / boardgameio[field]).toPrecision(3));
  const report = {
    ours,
    boardgameio,
    cpuRatio: ratio('cpuMsPerAnswer'),
    heapRatio: ratio('heapKbPerTable'),
    p99Ratio: ratio('p99Ms'),
    all,
  };
  if (json) print(JSON.stringify(report));
  else {
    for (const kind of Object.keys(HOUSES))
      for (const each of all[kind])
        print(
          `${kind.padEnd(12)} ${Object.entries(each)
            .map(([name, value]) => `${name} ${value}`)
            .join('  ')}`,
        );
    print(`ratios       cpu ${report.cpuRatio}  heap ${report.heapRatio}  p99 ${report.p99Ratio}  (bars: 0.3, 0.5, 1)`);
  }
  return report;
}
