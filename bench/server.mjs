/**
 * How many tables a server carries, ours next to boardgame.io's and Colyseus: `npm run -s bench:server`.
 *
 *   --json                 the figures as one JSON object, and nothing else on standard output
 *   --tables=100,1000      numbers of tables; the headline figures are those of the last
 *   --only=ours,colyseus   some of the servers
 *   --crowd=5000           tables of the crowd (0: no crowd), each person with one answer in ten seconds
 *   --quick                short measurements, to see that it runs; its figures mean little
 *   --servers 3            something else: what several servers cost next to one (`server/several.mjs`)
 *
 * Ours writes every answer to disk and makes a view for each seat; the others keep theirs in memory. Each server and the load have a
 * process of their own, on this machine alone. `stolen` is the largest share of it that neighbours under the same hypervisor took during an
 * attempt: above a few hundredths the figures tell of them.
 */
import { capacity, steady } from './server/measuring.mjs';
import { several } from './server/several.mjs';

const KINDS = ['ours', 'boardgameio', 'colyseus'];
const flag = (name) => process.argv.find((each) => each.startsWith(`--${name}=`))?.split('=')[1];
const has = (name) => process.argv.includes(`--${name}`);

const servers = Number(flag('servers') ?? process.argv[process.argv.indexOf('--servers') + 1]);
if (servers > 1) {
  await several(servers, { tables: Number(flag('tables') ?? 1000), isQuick: has('quick'), isJson: has('json') });
  process.exit(0);
}

const kinds = flag('only')?.split(',') ?? KINDS;
const counts = (flag('tables') ?? '100,1000').split(',').map(Number);
const crowd = Number(flag('crowd') ?? (kinds.includes('ours') ? 5000 : 0));
const times = has('quick') ? { probe: 1, hold: 2, seconds: 2, warmup: 1 } : { probe: 4, hold: 10, seconds: 12, warmup: 8 };
const say = (text) => process.stderr.write(`${text}\n`);

const rounded = (value) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value);
const tidy = (found) => Object.fromEntries(Object.entries(found).map(([name, value]) => [name, rounded(value)]));

/** By kind: the figures of the last number of tables, with those of the others below `at`. */
const all = {};
for (const kind of kinds) {
  const at = {};
  for (const tables of counts)
    at[tables] = tidy({
      ...(await steady(kind, tables, { ...times, say })),
      ...(await capacity(kind, tables, { ...times, say })),
    });
  all[kind] = { ...at[counts.at(-1)], at };
}
if (crowd > 0) all.ours.crowd = tidy(await steady('ours', crowd, { ...times, rate: (crowd * 2) / 10, seconds: 10, say }));

/** Ours over theirs. */
const ratio = (field, theirs) => (all.ours && all[theirs] ? rounded(all.ours[field] / all[theirs][field]) : undefined);
const report = {
  ...all,
  cpuRatio: ratio('cpuMsPerAnswerAtCapacity', 'boardgameio'),
  heapRatio: ratio('heapKbPerTable', 'boardgameio'),
  p99Ratio: ratio('p99Ms', 'boardgameio'),
  capacityRatio: { boardgameio: ratio('capacity', 'boardgameio'), colyseus: ratio('capacity', 'colyseus') },
  cpuRatioColyseus: ratio('cpuMsPerAnswerAtCapacity', 'colyseus'),
};

if (has('json')) console.log(JSON.stringify(report));
else console.log(shown());
process.exit(0);

function shown() {
  const lines = kinds.flatMap((kind) =>
    Object.entries(all[kind].at).map(
      ([tables, { capacity: held, stolen, p50Ms, p99Ms, cpuMsPerAnswer, cpuMsPerAnswerAtCapacity, heapKbPerTable }]) =>
        `${kind.padEnd(12)} ${tables.padStart(5)} tables: ${held}/s held (stolen up to ${stolen}), ${cpuMsPerAnswerAtCapacity} ms CPU each; ` +
        `at 1/s and table p50 ${p50Ms}, p99 ${p99Ms} ms, ${cpuMsPerAnswer} ms CPU each; ${heapKbPerTable} kB a table`,
    ),
  );
  if (all.ours?.crowd)
    lines.push(`${crowd} tables of two, an answer each in ten seconds: p50 ${all.ours.crowd.p50Ms}, p99 ${all.ours.crowd.p99Ms} ms`);
  if (kinds.length < KINDS.length) return lines.join('\n');
  const { cpuRatio, heapRatio, p99Ratio, capacityRatio, cpuRatioColyseus } = report;
  lines.push(
    `ours over theirs: capacity ${capacityRatio.boardgameio} of boardgame.io (3 or more), ${capacityRatio.colyseus} of Colyseus (0.8 or more); ` +
      `CPU ${cpuRatio} (at most 0.45), ${cpuRatioColyseus} of Colyseus; heap ${heapRatio} (at most 0.5); p99 ${p99Ratio} (below 1)`,
  );
  return lines.join('\n');
}
