/**
 * Whether people wait for bots: `npm run -s bench bots`. At each of many tables somebody plays against the strongest bot, and an answer's time
 * runs from sending it until the server says that it is stored.
 *
 *   --json             `{tables, answers, p50Ms, p99Ms, mostMs, botAnswers, serverCpu}`
 *   --tables=200
 *   --level=master
 *   --games=ID,ID     all of the shelf
 *   --seconds=30       how long it is watched, after as long a start
 *   --pace=2000        milliseconds somebody thinks about an answer, give or take a half
 *   --night            watches once more while the house does all its spare work: the games of the day, analyses, puzzles; adds `night` with the
 *                      same counts, what was done, and `slower`: its p99 as a multiple
 */
import { games as offered } from './games.mjs';
import { started } from './server/process.mjs';

const flag = (name) => process.argv.find((each) => each.startsWith(`--${name}=`))?.split('=')[1];
const games = flag('games')?.split(',') ?? offered;
const count = Number(flag('tables') ?? 200);
const seconds = Number(flag('seconds') ?? 30);
const given = { games, level: flag('level') ?? 'master', paceMs: Number(flag('pace') ?? 2000) };

const inHundredths = (counts) => Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, Number(value.toFixed(2))]));

/** The same tables while the house works aside. */
async function atNight({ p99Ms }) {
  await server.ask('night', { isOn: true });
  await people.ask('watch', { seconds: seconds / 3 });
  const found = await people.ask('watch', { seconds });
  const done = await server.ask('night', { isOn: false });
  return inHundredths({ ...found, done, slower: found.p99Ms / p99Ms });
}

const server = await started('../bots/server.mjs');
const people = await started('../bots/people.mjs');
try {
  await people.ask('open', { address: await server.ask('address'), count, ...given });
  await people.ask('watch', { seconds });
  const before = await server.ask('cpu');
  const found = await people.ask('watch', { seconds });
  const serverCpu = ((await server.ask('cpu')) - before) / 1000 / seconds;
  const night = process.argv.includes('--night') ? await atNight(found) : undefined;
  await people.ask('close');
  const rounded = inHundredths({ ...found, serverCpu });
  if (process.argv.includes('--json'))
    console.log(JSON.stringify({ tables: count, ...given, seconds, ...rounded, ...(night && { night }) }));
  else
    console.log(
      `${count} tables with ${given.level}: ${rounded.answers} answers of people in ${seconds} s, p50 ${rounded.p50Ms} ms, p99 ${rounded.p99Ms} ms, ` +
        `${rounded.mostMs} ms at most; bots answered ${rounded.botAnswers} times; the server and its threads used ${rounded.serverCpu} cores` +
        (night
          ? `; at night p50 ${night.p50Ms} ms, p99 ${night.p99Ms} ms (${night.slower} times), with ${night.done} pieces of work done`
          : ''),
    );
} finally {
  await people.stop();
  await server.stop();
}
process.exit(0);
