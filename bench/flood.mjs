/**
 * What one visitor within all limits can do to everybody else: `npm run -s bench flood`.
 *
 *   --json             `{followP99Ms, pingP95Ms, freshFollowMs, lobbyStallMs}`
 *   --only=follow,ping,lobby
 *   --seconds=10       how long each attack lasts
 *   --entries=5000     length of the game that is followed
 *   --followers=800    of the lobby
 *
 * The attacks come from this machine, by loopback addresses of their own, and end by themselves.
 */
import { coming, playing } from './flood/bystander.mjs';
import { makeTable, person, sitDown } from './server/players-ours.mjs';
import { started } from './server/process.mjs';

const flag = (name) => process.argv.find((each) => each.startsWith(`--${name}=`))?.split('=')[1];
const only = flag('only')?.split(',') ?? ['follow', 'ping', 'lobby'];
const seconds = Number(flag('seconds') ?? 10);
const entries = Number(flag('entries') ?? 5000);
const followers = Number(flag('followers') ?? 800);
const AT_ONCE = 40;

const server = await started('../flood/server.mjs');
const attacker = await started('../flood/attacks.mjs');
/** By name: attacks, and gives how the others fared. */
const ATTACKS = {
  async follow(address, { long, beside }) {
    const attack = attacker.ask('follow', { address, table: long, seconds });
    const [{ p99 }, freshFollowMs] = await Promise.all([playing(address, beside, attack), coming(address, long, attack)]);
    return { followP99Ms: p99, freshFollowMs };
  },
  async ping(address, { beside }) {
    return { pingP95Ms: (await playing(address, beside, attacker.ask('ping', { address, seconds }))).p95 };
  },
  async lobby(address, { beside, cookies, host, listed }) {
    const attack = attacker.ask('lobby', { address, cookies, host, table: listed, seconds });
    const { worst } = await playing(address, beside, attack);
    if ((await attack) < followers) throw new Error(`only ${await attack} of ${followers} followers of the lobby were let in`);
    return { lobbyStallMs: worst };
  },
};

const report = {};
try {
  const house = await prepare(await server.ask('open', { isLimited: false }));
  const address = await server.ask('open', { isLimited: true });
  for (const name of only) Object.assign(report, await ATTACKS[name](address, house));
} finally {
  await attacker.stop();
  await server.stop();
}
const rounded = Object.fromEntries(Object.entries(report).map(([name, ms]) => [name, Number(ms.toFixed(1))]));
console.log(process.argv.includes('--json') ? JSON.stringify(rounded) : shown(rounded));
process.exit(0);

/** A long game that anybody may watch, an ordinary one beside it, and people for the lobby. */
async function prepare(address) {
  const long = await makeTable(address, { public: true });
  if (only.includes('follow')) await playOn(await sitDown(address, long), entries);
  const beside = await makeTable(address);
  const people = [];
  for (let made = 0; only.includes('lobby') && made < followers; made += AT_ONCE)
    people.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => newcomer(address)))));
  const host = person(address);
  await host.call('PUT', 'me', { name: 'Host' });
  const { table } = await host.call('POST', 'tables', { game: 'toy', seats: [{ by: 'me' }, { by: 'friend' }], public: true });
  return { long: long.table, beside, cookies: people.slice(0, followers), host: host.cookie, listed: table.id };
}

async function newcomer(address) {
  const one = person(address);
  await one.call('PUT', 'me', { name: 'Looker' });
  return one.cookie;
}

async function playOn(table, count) {
  for (let n = 0; n < count; n++) {
    while (!table.asked()) await new Promise((resolve) => setTimeout(resolve));
    await table.answer(table.asked(), n % 10);
  }
  table.close();
}

function shown({ followP99Ms, pingP95Ms, freshFollowMs, lobbyStallMs }) {
  return [
    followP99Ms !== undefined &&
      `while sixty sockets follow a game of ${entries} entries: p99 elsewhere ${followP99Ms} ms (under 50), coming in ${freshFollowMs} ms (under 300)`,
    pingP95Ms !== undefined && `while one socket floods pings: p95 elsewhere ${pingP95Ms} ms (under 50)`,
    lobbyStallMs !== undefined && `while ${followers} follow a changing lobby: the longest wait elsewhere ${lobbyStallMs} ms (under 100)`,
  ]
    .filter(Boolean)
    .join('\n');
}
