/** What is measured of one server: its capacity, and what it costs at a steady pace. Each time with fresh processes. */
import { started } from './process.mjs';
import { stolenSince, stolenSoFar } from './stolen.mjs';

/** The slowest of a hundred answers may take so long. */
const LIMIT_MS = 50;
/** Probes raise the rate by half until it is too much; long runs by a fifth; then the gap is closed until it is so small. */
const RAISE = 1.5;
const STEP = 1.2;
const CLOSE_ENOUGH = 1.07;
/** A rate that fails gets a second chance; one that fails while neighbours took more than this share of the machine proves nothing, and so often is tried again. */
const CHANCES = 2;
const DISTURBED = 0.01;
const PATIENCE = 5;

/** A server of this kind with tables at which two players each sit; `work` measures it. */
async function withTables(kind, count, work) {
  const processes = [];
  const start = async (script) => {
    const one = await started(script);
    processes.push(one);
    return one;
  };
  try {
    const server = await start(`./server-${kind}.mjs`);
    const load = await start('./load.mjs');
    const empty = await server.ask('heap');
    await load.ask('open', { kind, address: await server.ask('address'), count });
    /** So many answers a second for a while, and what they cost the server. */
    const play = async (rate, seconds) => {
      const before = await server.ask('cpu');
      const taken = stolenSoFar();
      const found = await load.ask('play', { rate, seconds });
      const stolen = stolenSince(taken);
      const cpu = (await server.ask('cpu')) - before;
      return { ...found, rate, stolen, cpuMsPerAnswer: cpu / found.answers };
    };
    const heapKbPerTable = async () => ((await server.ask('heap')) - empty) / 1024 / count;
    return await work({ play, heapKbPerTable });
  } finally {
    for (const each of processes.reverse()) await each.stop();
  }
}

const isHeld = ({ p99, answers, sent }) => p99 <= LIMIT_MS && answers >= 0.98 * sent;

/** The highest rate that was held for `hold` seconds, and the CPU of an answer there. */
export function capacity(kind, tables, { from = 400, probe, hold, warmup, say }) {
  return withTables(kind, tables, async ({ play }) => {
    let stolen = 0;
    const attempt = async (rate, seconds) => {
      let failed = 0;
      for (let tries = 0; failed < CHANCES && tries < CHANCES + PATIENCE; tries++) {
        const found = await play(rate, seconds);
        say(`${kind}, ${tables} tables, for ${seconds} s: ${line(found)}`);
        stolen = Math.max(stolen, found.stolen);
        if (isHeld(found)) return found;
        if (found.stolen <= DISTURBED) failed++;
      }
    };
    await play(from, warmup);
    // Short probes show where to look; only what holds for long counts.
    let rate = from;
    while (await attempt(rate * RAISE, probe)) rate *= RAISE;
    let best = await attempt(rate, hold);
    let tooMuch = best ? Number.POSITIVE_INFINITY : rate;
    while (!best && rate > 1) {
      tooMuch = rate;
      rate /= RAISE;
      best = await attempt(rate, hold);
    }
    while (best && tooMuch / best.rate > CLOSE_ENOUGH) {
      const next = Math.min(best.rate * STEP, Math.sqrt(best.rate * tooMuch));
      const found = await attempt(next, hold);
      if (found) best = found;
      else tooMuch = next;
    }
    return {
      capacity: best?.rate ?? 0,
      cpuMsPerAnswerAtCapacity: best?.cpuMsPerAnswer ?? 0,
      loadCpuAtCapacity: best?.loadCpu ?? 0,
      stolen,
    };
  });
}

/** One answer a second at each table (or as the rate says). */
export function steady(kind, tables, { rate = tables, seconds, warmup, say }) {
  return withTables(kind, tables, async ({ play, heapKbPerTable }) => {
    await play(rate, warmup);
    const found = await play(rate, seconds);
    say(`${kind}, ${tables} tables, steady: ${line(found)}`);
    const { answers, p50: p50Ms, p99: p99Ms, cpuMsPerAnswer, loadCpu } = found;
    return { tables, answers, p50Ms, p99Ms, cpuMsPerAnswer, loadCpu, heapKbPerTable: await heapKbPerTable() };
  });
}

const line = ({ rate, p50, p99, cpuMsPerAnswer, loadCpu, stolen }) =>
  `${Math.round(rate)}/s  p50 ${p50.toFixed(1)}  p99 ${p99.toFixed(1)} ms  CPU ${cpuMsPerAnswer.toFixed(3)} ms an answer  ` +
  `(load ${Math.round(loadCpu * 100)} %, stolen ${(stolen * 100).toFixed(1)} %)`;
