/** What is measured of one server: its capacity, and what it costs at a steady pace. Each time with fresh processes. */
import { started } from './process.mjs';

/** The slowest of a hundred answers may take so long. */
const LIMIT_MS = 50;
/** Probes raise the rate by half until it is too much; long runs by a fifth; then the gap is closed until it is so small. */
const RAISE = 1.5;
const STEP = 1.2;
const CLOSE_ENOUGH = 1.07;

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
      const found = await load.ask('play', { rate, seconds });
      const cpu = (await server.ask('cpu')) - before;
      return { ...found, rate, cpuMsPerAnswer: cpu / found.answers };
    };
    const heapKbPerTable = async () => ((await server.ask('heap')) - empty) / 1024 / count;
    return await work({ play, heapKbPerTable });
  } finally {
    for (const each of processes.reverse()) await each.stop();
  }
}

const isHeld = ({ p99, answers, sent }) => p99 <= LIMIT_MS && answers >= 0.98 * sent;

/** The highest rate that was held for `hold` seconds, and the CPU of an answer there. A rate that fails gets a second chance. */
export function capacity(kind, tables, { from = 400, probe, hold, warmup, say }) {
  return withTables(kind, tables, async ({ play }) => {
    const attempt = async (rate, seconds, chances = 2) => {
      const found = await play(rate, seconds);
      say(`${kind}, ${tables} tables, for ${seconds} s: ${line(found)}`);
      return isHeld(found) ? found : chances > 1 ? attempt(rate, seconds, chances - 1) : undefined;
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
    return { capacity: best?.rate ?? 0, cpuMsPerAnswerAtCapacity: best?.cpuMsPerAnswer ?? 0, loadCpuAtCapacity: best?.loadCpu ?? 0 };
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

const line = ({ rate, p50, p99, cpuMsPerAnswer, loadCpu }) =>
  `${Math.round(rate)}/s  p50 ${p50.toFixed(1)}  p99 ${p99.toFixed(1)} ms  CPU ${cpuMsPerAnswer.toFixed(3)} ms an answer  (load ${Math.round(loadCpu * 100)} %)`;
