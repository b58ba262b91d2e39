/**
 * What several servers cost: `npm run -s bench:server -- --servers 3`. The same load on one server with PostgreSQL, and on several with
 * PostgreSQL and NATS, twice: `spread`, the two people of each table at different servers (the worst case, and what a load balancer
 * that knows nothing of tables makes of most of them), and `led`, both at the server that the table's id leads to (what compose.yaml's
 * does while all servers are there and everybody looks at one table). There is no load balancer here: the load reckons where it would lead.
 * Tables are made and begun at any server, as over HTTP. CPU is that of the servers alone; PostgreSQL's and NATS's are told beside it. It
 * depends on how busy the machine is: a server that waits commits more at once. Compare runs of one hour, several of each.
 *
 *   --json          `{one, three, led, cpuRatio, ledCpuRatio, p99Ms, ...}` and nothing else on standard output; `three` is spread
 *   --tables=1000   tables; each gets an answer a second
 *   --quick         short measurements, to see that it runs; its figures mean little
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { started } from './process.mjs';

const CPU_LIMIT = 1.6;
const P99_LIMIT_MS = 50;
const SCRIPT = new URL('../../packages/server/tests/postgres-server.mjs', import.meta.url).pathname;

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Milliseconds of CPU of a process and all below it, where the system tells (Linux: in hundredths of a second). */
function cpuBelow(pid) {
  const all = new Map();
  for (const each of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const fields = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ')[1].split(' ');
      all.set(Number(each), { parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * 10 });
    } catch {
      // It has ended meanwhile.
    }
  const isBelow = (each) => each === pid || (all.has(each) && isBelow(all.get(each).parent));
  return [...all].reduce((sum, [each, { ms }]) => sum + (isBelow(each) ? ms : 0), 0);
}

const measuredCpu = (pid) => (process.platform === 'linux' ? cpuBelow(pid) : 0);

async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'astragal-bench-'));
  chmodSync(folder, 0o755); // It may run as another user.
  const port = await freePort();
  const child = spawn(process.execPath, [SCRIPT, join(folder, 'data'), `${port}`], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return {
    cpu: () => measuredCpu(child.pid),
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      child.stdin.end();
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startNats() {
  const port = await freePort();
  const child = spawn('nats-server', ['-a', '127.0.0.1', '-p', `${port}`], { stdio: ['ignore', 'ignore', 'pipe'] });
  await once(child.stderr, 'data');
  return {
    cpu: () => measuredCpu(child.pid),
    url: `nats://127.0.0.1:${port}`,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** So many servers, so many tables, an answer a second at each. */
async function measured(count, tables, { seconds, warmup, say, how = 'spread' }) {
  const postgres = await startPostgres();
  const nats = count > 1 ? await startNats() : undefined;
  const env = { DATABASE_URL: postgres.url, ...(nats && { NATS_URL: nats.url }) };
  const servers = [];
  let load;
  try {
    for (let i = 0; i < count; i++) servers.push(await started('./server-postgres.mjs', env));
    load = await started('./load.mjs');
    const asked = (what) => Promise.all(servers.map((server) => server.ask(what)));
    const sum = (all) => all.reduce((a, b) => a + b, 0);
    const empty = sum(await asked('heap'));
    await load.ask('open', { kind: 'postgres', address: await asked('address'), count: tables, how });
    // Each server gets as many answers to warm up with, whether it has all of the load or a part.
    await load.ask('play', { rate: tables, seconds: warmup * count });
    const state = async () => ({
      cpu: await asked('cpu'),
      traffic: await asked('traffic'),
      stored: await servers[0].ask('stored'),
      postgres: postgres.cpu(),
      nats: nats?.cpu() ?? 0,
    });
    const before = await state();
    const { answers, p50: p50Ms, p99: p99Ms, loadCpu } = await load.ask('play', { rate: tables, seconds });
    const after = await state();
    const heapKbPerTable = (sum(await asked('heap')) - empty) / 1024 / tables;
    const grown = (of) => servers.reduce((sum, _, i) => sum + of(after, i) - of(before, i), 0) / answers;
    const each = (what) => (after[what] - before[what]) / answers;
    const found = {
      servers: count,
      tables,
      answers,
      p50Ms,
      p99Ms,
      cpuMsPerAnswer: grown(({ cpu }, i) => cpu[i]),
      natsMessagesPerAnswer: grown(({ traffic }, i) => traffic[i].messages),
      natsBytesPerAnswer: grown(({ traffic }, i) => traffic[i].bytes),
      postgresCpuMsPerAnswer: each('postgres'),
      natsCpuMsPerAnswer: each('nats'),
      storedBytesPerAnswer: each('stored'),
      heapKbPerTable,
      loadCpu,
    };
    say(
      `${count} ${count > 1 ? `servers, ${how}` : 'server'}, ${tables} tables: p50 ${p50Ms.toFixed(1)}, p99 ${p99Ms.toFixed(1)} ms, CPU ${found.cpuMsPerAnswer.toFixed(3)} ms an answer over all`,
    );
    return found;
  } finally {
    for (const each of [load, ...servers, nats, postgres]) await each?.stop();
  }
}

const rounded = (value) => Number(value.toPrecision(4));
const tidy = (found) => Object.fromEntries(Object.entries(found).map(([name, value]) => [name, rounded(value)]));

export async function several(count, { tables, isQuick, isJson }) {
  const times = isQuick ? { seconds: 3, warmup: 2 } : { seconds: 15, warmup: 8 };
  const say = (text) => process.stderr.write(`${text}\n`);
  const one = tidy(await measured(1, tables, { ...times, say }));
  const three = tidy(await measured(count, tables, { ...times, say }));
  const led = tidy(await measured(count, tables, { ...times, say, how: 'led' }));
  const ratio = ({ cpuMsPerAnswer }) => rounded(cpuMsPerAnswer / one.cpuMsPerAnswer);
  const report = { one, three, led, cpuRatio: ratio(three), ledCpuRatio: ratio(led), p99Ms: three.p99Ms };
  if (isJson) console.log(JSON.stringify(report));
  else
    console.log(
      `CPU of an answer over ${count} servers ${report.cpuRatio} times one server's where people of a table are spread, ${report.ledCpuRatio} where they are led to one ` +
        `(at most ${CPU_LIMIT}); p99 ${report.p99Ms} and ${led.p99Ms} ms (below ${P99_LIMIT_MS}); NATS ${three.natsMessagesPerAnswer} messages and ${three.natsBytesPerAnswer} bytes an answer, sent and received`,
    );
}
