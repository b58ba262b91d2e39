/**
 * How many parts the log needs: `npm run -s bench scaling`. One log commits what has come while it committed; so it serves many at once and
 * gets slower only when a commit takes longer than what comes meanwhile. Arithmetic gives the load, this gives the wait.
 *
 *   --flush=1.5    milliseconds that a commit takes, whatever is in it
 *   --row=0.05     milliseconds for each answer in it
 *   --json         the rows as JSON
 */
const flag = (name, usual) => Number(process.argv.find((each) => each.startsWith(`--${name}=`))?.split('=')[1] ?? usual);
const flush = flag('flush', 1.5);
const row = flag('row', 0.05);
const SECONDS = 20;
const RATES = [100, 500, 1000, 2000, 5000, 10_000, 15_000, 18_000, 19_500];

/** Numbers between 0 and 1 that are the same every time. */
function dice(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x45d9f3b);
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

/** Answers come at random, so many a second; each waits for the commit under way and for its own. */
function simulated(rate) {
  const roll = dice(rate);
  const arrivals = [];
  for (let at = 0; at < SECONDS * 1000; at += (-Math.log(1 - roll()) / rate) * 1000) arrivals.push(at);
  const waits = [];
  let free = 0;
  let commits = 0;
  for (let next = 0; next < arrivals.length; commits++) {
    const begins = Math.max(free, arrivals[next]);
    let count = 0;
    while (next + count < arrivals.length && arrivals[next + count] <= begins) count++;
    free = begins + flush + row * count;
    for (let i = 0; i < count; i++) waits.push(free - arrivals[next + i]);
    next += count;
  }
  waits.sort((a, b) => a - b);
  const at = (part) => Number(waits[Math.floor(waits.length * part)].toFixed(1));
  return {
    rate,
    answersPerCommit: Number((arrivals.length / commits).toFixed(1)),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    isHeld: free < SECONDS * 1000 + 100,
  };
}

const rows = RATES.map(simulated);
if (process.argv.includes('--json')) console.log(JSON.stringify({ flush, row, rows }));
else
  for (const { rate, answersPerCommit, p50Ms, p99Ms, isHeld } of rows)
    console.log(
      `${`${rate}`.padStart(6)}/s  ${`${answersPerCommit}`.padStart(6)} a commit  p50 ${p50Ms}  p99 ${p99Ms} ms${isHeld ? '' : '  (not held)'}`,
    );
process.exit(0);
