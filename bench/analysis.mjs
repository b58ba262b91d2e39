/**
 * What an analysis is worth: whether two counts of a game agree, two judges, two ways of counting; how large the doubt is beside the luck;
 * whether accuracy tells players apart; what it costs. `--games N` of each kind, `--close N` of them counted closely, which is dear, `--only GAME`,
 * `--json`. A process for each core; games, and what was counted of them, are kept in `.cache/analysis`, so that a bench that was stopped goes on:
 * by the very state of the code, since other code plays and counts otherwise.
 */
import { execFileSync, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Analysis, restsOfRecord } from '@astragal/analysis';
import { botNamed, botRecord, fittedJudgement, judgeWith } from '@astragal/bots';
import { readOptions } from '@astragal/kernel';
import { shelf } from '@astragal/shelf';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '40' },
    close: { type: 'string' },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'bench' },
    member: { type: 'boolean', default: false },
  },
});
const GAMES = Number(values.games);
const CLOSE = Math.min(GAMES, Number(values.close ?? GAMES));
const KEPT = join('.cache/analysis', stateOfCode());
/** Of a few hundred games, so that what is seldom seen is held down. */
const RIDGE = 200;
/** From so many games of each kind another judge learns: from fewer it would be no judge. */
const TAUGHT = 100;
mkdirSync(KEPT, { recursive: true });

/** The commit, and what the tree holds beside it. */
function stateOfCode() {
  const git = (...args) => execFileSync('git', args, { maxBuffer: 2 ** 28 });
  return createHash('sha256')
    .update(git('rev-parse', 'HEAD'))
    .update(git('diff', 'HEAD', '--', 'packages', 'bench'))
    .digest('hex')
    .slice(0, 16);
}

const sum = (all) => all.reduce((a, b) => a + b, 0);
const mean = (all) => sum(all) / all.length;
const deviation = (all) => Math.sqrt(mean(all.map((each) => (each - mean(all)) ** 2)));
const correlation = (a, b) => mean(a.map((each, i) => (each - mean(a)) * (b[i] - mean(b)))) / (deviation(a) * deviation(b));
const round = (x) => Number(x.toFixed(3));
const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** A game between two bots, the first of them at the seat that the number says. */
function played({ game, bots }, names, i) {
  const file = join(KEPT, `${game.id}-${game.version}-${names.join('-')}-${values.seed}-${i}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const seated = i % 2 === 0 ? names : names.toReversed();
  const players = seated.map((name) => botNamed(bots, name));
  const record = botRecord(game, players, readOptions(game, 2, {}), `${values.seed}/${names.join('-')}/${i}`);
  writeFileSync(file, JSON.stringify(record));
  return record;
}

/** What a ledger says of everybody, what it cost, and its longest step. */
function counted(rules, record, { weights, ...counting }) {
  const judge = weights && judgeWith({ ...rules.judge, weights: { ...rules.judge.weights, seats: { 2: weights } } });
  const began = cpuMs();
  const analysis = new Analysis(rules, record, { ...counting, ...(judge && { judge }) });
  const file = join(KEPT, `${rules.game.id}-${analysis.tape.of}-${counting.isClose ? 'close' : 'quick'}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  let [longest, at] = [0, performance.now()];
  for (const _ of analysis.steps()) {
    longest = Math.max(longest, performance.now() - at);
    at = performance.now();
  }
  const result = { seats: analysis.ledger().seats, cpuS: (cpuMs() - began) / 1000, longest };
  writeFileSync(file, JSON.stringify(result));
  return result;
}

const rulesOf = (id) => shelf.find((entry) => entry.id === id).rules();

/** The life of a member: a game is played, or counted. */
function serve() {
  process.on('message', async ({ game, names, i, counting }) => {
    const rules = await rulesOf(game);
    const record = played(rules, names, i);
    process.send(counting ? counted(rules, record, counting) : record);
  });
  process.on('disconnect', () => process.exit(0));
}

const members = values.member
  ? []
  : Array.from({ length: Number(process.env.CORES) || availableParallelism() }, () =>
      fork(fileURLToPath(import.meta.url), [...process.argv.slice(2), '--member'], { serialization: 'advanced' }),
    );

/** Does all tasks, one at a time for each member. */
async function done(tasks) {
  const results = [];
  let next = 0;
  const asked = (member, task) =>
    new Promise((hear, fail) => {
      member.removeAllListeners('exit').once('exit', (code) => fail(new Error(`a member ended with ${code}`)));
      member.once('message', hear).send(task);
    });
  await Promise.all(
    members.map(async (member) => {
      while (next < tasks.length) {
        const place = next++;
        results[place] = await asked(member, tasks[place]);
      }
    }),
  );
  return results;
}

/** In how many games the first player has the higher accuracy (less lost is more where both are at the end of the scale), and its rival's luck. */
function beside(ledgers) {
  const pairs = ledgers.map(({ seats }, i) => [seats[i % 2], seats[1 - (i % 2)]]);
  return {
    above: mean(pairs.map(([first, rival]) => (first.lost < rival.lost ? 1 : 0))),
    luck: mean(pairs.map(([, rival]) => rival.luck)),
  };
}

const BESIDE = { equals: ['expert', 'expert'], novices: ['expert', 'novice'], skilled: ['expert', 'skilled'] };

async function measured({ game, judge }) {
  const tasks = (names, counting, games = GAMES) => Array.from({ length: games }, (_, i) => ({ game: game.id, names, i, counting }));
  await done(tasks(BESIDE.equals));
  /** The judge that other games teach: those of players of other levels. */
  const others = await done([BESIDE.novices, BESIDE.skilled].flatMap((names) => tasks(names, undefined, Math.max(TAUGHT, GAMES))));
  const weights = fittedJudgement(
    others.map((record) => restsOfRecord(judge, record)),
    RIDGE,
  );
  const parts = [
    tasks(BESIDE.equals, { seed: 'one' }),
    tasks(BESIDE.equals, { seed: 'one', by: 'rests' }),
    tasks(BESIDE.novices, { seed: 'one' }),
    tasks(BESIDE.skilled, { seed: 'one' }),
    tasks(BESIDE.equals, { seed: 'one', weights }),
    tasks(BESIDE.equals, { seed: 'one', isClose: true }, CLOSE),
    tasks(BESIDE.equals, { seed: 'two', isClose: true }, CLOSE),
  ];
  const all = await done(parts.flat());
  const [quick, byRests, novices, skilled, byOther, once, again] = parts.map((part) => all.splice(0, part.length));
  const [besideNovice, besideSkilled] = [novices, skilled].map(beside);
  const luckOf = (ledgers) => ledgers.map(({ seats }) => seats[0].luck);
  const near = (what, within) =>
    mean(once.map(({ seats }, i) => (seats.every((each, seat) => Math.abs(each[what] - again[i].seats[seat][what]) <= within) ? 1 : 0)));
  return {
    games: GAMES,
    close: CLOSE,
    agreeWithin4: round(near('luck', 0.04)),
    accuraciesWithin4: round(near('accuracy', 4)),
    judgesCorrelate: round(correlation(luckOf(quick), luckOf(byOther))),
    countsCorrelate: round(correlation(luckOf(quick), luckOf(byRests))),
    luck: round(deviation(luckOf(once))),
    doubtToLuck: round(deviation(once.map(({ seats }) => seats[0].doubt)) / deviation(luckOf(once))),
    expertAboveNovice: round(besideNovice.above),
    expertAboveSkilled: round(besideSkilled.above),
    luckOfNovice: round(besideNovice.luck),
    luckOfSkilled: round(besideSkilled.luck),
    coarseCpuS: round(mean(quick.map(({ cpuS }) => cpuS))),
    closeCpuS: round(mean(once.map(({ cpuS }) => cpuS))),
    longestTaskMs: round(Math.max(...quick.map(({ longest }) => longest))),
  };
}

if (values.member) serve();
else {
  const result = {};
  for (const entry of shelf) {
    if (entry.hidden || (values.only && entry.id !== values.only)) continue;
    const rules = await entry.rules();
    if (!rules.judge?.weights.seats[2]) continue;
    result[entry.id] = await measured(rules);
    if (!values.json) console.log(entry.id, result[entry.id]);
  }
  if (values.json) console.log(JSON.stringify(result));
  for (const member of members) member.disconnect();
}
