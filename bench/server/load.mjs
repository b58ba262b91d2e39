/** The load, in a process of its own: two players at each table, answering at random at a steady rate. */
import { answering } from './process.mjs';
import { THINGS } from './toy.mjs';

const TABLES_AT_ONCE = 25;
/** What is under way at the end is waited for so long. */
const PATIENCE_MS = 5000;

let tables = [];

/** Makes so many tables and sits down at them, a few at a time. */
async function open({ kind, address, count, how }) {
  const { join } = await import(`./players-${kind}.mjs`);
  for (let made = 0; made < count; made += TABLES_AT_ONCE) {
    const some = Array.from({ length: Math.min(TABLES_AT_ONCE, count - made) }, (_, i) => join(address, made + i, how));
    tables.push(...(await Promise.all(some)).map((table) => ({ ...table, waiting: [], isBusy: false })));
  }
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * So many answers a second over all tables in turn, for so many seconds. An answer that is due while its table is still busy waits in line,
 * and its time counts from when it was due: a slow server cannot slow the load down and look better for it.
 */
async function play({ rate, seconds }) {
  const waits = [];
  const cpu = process.cpuUsage();
  const began = performance.now();
  const until = began + seconds * 1000;
  const underWay = new Set();
  let isOpen = true;

  async function work(table) {
    table.isBusy = true;
    while (isOpen && table.waiting.length > 0) {
      const seat = table.asked();
      if (!seat) await pause(1);
      else {
        const due = table.waiting.shift();
        await table.answer(seat, Math.floor(Math.random() * THINGS));
        waits.push(performance.now() - due);
      }
    }
    table.isBusy = false;
  }

  let sent = 0;
  for (let now = began; now < until; now = performance.now()) {
    for (const due = ((now - began) / 1000) * rate; sent < due; sent++) {
      const table = tables[sent % tables.length];
      table.waiting.push(now);
      if (table.isBusy) continue;
      const working = work(table).finally(() => underWay.delete(working));
      underWay.add(working);
    }
    await pause(1);
  }
  isOpen = false;
  await Promise.race([Promise.all(underWay), pause(PATIENCE_MS)]);
  // Whatever never got its turn has waited at least until now.
  const end = performance.now();
  const answers = waits.length;
  for (const { waiting } of tables) for (const due of waiting.splice(0)) waits.push(end - due);
  waits.sort((a, b) => a - b);
  const at = (part) => waits[Math.min(waits.length - 1, Math.floor(waits.length * part))];
  const { user, system } = process.cpuUsage(cpu);
  return { answers, sent, p50: at(0.5), p99: at(0.99), loadCpu: (user + system) / 1000 / (end - began) };
}

async function close() {
  for (const table of tables) table.close();
  tables = [];
}

answering({ open, play, close });
