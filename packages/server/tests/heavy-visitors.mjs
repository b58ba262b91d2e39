/**
 * Visitors who want as much of the server as its limits let them have, all from one address, until standard input ends: games from elsewhere
 * that are as long as may be and longer, long replays, tables full of the strongest bots. Says at the end what they were answered.
 *
 *   node heavy-visitors.mjs http://127.0.0.1:8080
 */
import { request } from 'node:http';
import { Match, notation } from '@astragal/kernel';
import { shelf } from '@astragal/shelf';

const [address] = process.argv.slice(2);
const FROM = '127.0.0.2';
/** As many answers as a table may have, and as many as a game from elsewhere may. */
const LENGTHS = [19_990, 5_990];
const HANDING_OVER = 30;
const ASKING = 5;
const AT_ONCE = 12;
const TABLES = 30;

let isOver = false;
process.stdin.resume().on('end', () => {
  isOver = true;
});
const counts = {};
const count = (what) => {
  counts[what] = (counts[what] ?? 0) + 1;
};
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

class Visitor {
  cookie;

  async call(method, path, body) {
    const reply = await send(method, path, body, this.cookie).catch((error) => ({ status: error.code ?? error.message, problem: {} }));
    this.cookie ??= reply.cookie;
    count(`${path.split('/').at(-1).split('?')[0]} ${reply.status}`);
    if (reply.status === 429) await sleep(Math.min(1000, reply.json.problem.wait));
    return reply;
  }

  static async named(name) {
    const visitor = new Visitor();
    await visitor.call('PUT', '/api/me', { name });
    return visitor;
  }
}

function send(method, path, body, cookie) {
  const data = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { ...(data !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(data) }) };
  return new Promise((resolve, reject) => {
    const call = request(
      new URL(path, address),
      { method, agent: false, localAddress: FROM, headers: { ...headers, ...(cookie && { cookie }) } },
      async (reply) => {
        const parts = [];
        try {
          for await (const part of reply) parts.push(part);
          const set = reply.headers['set-cookie']?.[0]?.split(';')[0];
          resolve({ status: reply.statusCode, json: JSON.parse(Buffer.concat(parts).toString()), cookie: set });
        } catch (error) {
          reject(error);
        }
      },
    );
    call.on('error', reject);
    call.end(data);
  });
}

const luckOf = (seed) => (n) => {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  return Math.floor((seed / 0x80000000) * n);
};

const first = (match) => {
  const seat = match.waits[0];
  match.answer(seat, match.ask(seat), notation(match.seen(seat).asks[0].options[0]));
  return seat;
};

/** A match of as many answers as may be, by whoever is asked. */
function longMatch(game, seats) {
  const match = Match.begin(game, seats, {}, luckOf(11));
  while (!match.isOver && match.length < 2300) first(match);
  return match;
}

/** An answer given and taken back, again and again. */
function toAndFro(game, seats, entries) {
  const match = Match.begin(game, seats, {}, luckOf(11));
  for (let i = 0; i < 50 && !match.isOver; i++) {
    const seat = first(match);
    if (!match.mayUndo(seat)) continue;
    match.undo(seat, match.ask(seat));
    const record = JSON.parse(JSON.stringify(match.record));
    const pair = record.entries.slice(-2);
    while (record.entries.length < entries - 2) record.entries.push(...pair);
    return record;
  }
  return undefined;
}

const bodyOf = (record) =>
  JSON.stringify({
    record,
    seats: Array.from({ length: record.seats }, (_, i) => (i === 0 ? { by: 'me' } : { by: 'hot', name: `h${i}` })),
  });

const games = await Promise.all(shelf.filter(({ hidden }) => !hidden).map(async (entry) => (await entry.rules()).game));
const bodies = games
  .flatMap((game) => LENGTHS.map((length) => toAndFro(game, game.seats.max, length)))
  .filter(Boolean)
  .map(bodyOf);
const longest = games
  .map((game) => longMatch(game, game.seats.max))
  .filter((match) => !match.isOver)
  .map(({ record }) => bodyOf(record));

/** One person brings thirty games at once, as often as may be. */
async function importGame() {
  const eve = await Visitor.named('Eve');
  await Promise.all(
    Array.from({ length: HANDING_OVER }, async (_, i) => {
      for (let n = i; !isOver; n++) await eve.call('POST', '/api/import', bodies[n % bodies.length]);
    }),
  );
}

/** Five people ask for the end of a long game and its log. */
async function replay() {
  if (longest.length === 0) return;
  const mallory = await Visitor.named('Mallory');
  const { json } = await mallory.call('POST', '/api/import', longest[0]);
  const id = json.table?.id;
  if (!id) return;
  await mallory.call('PATCH', `/api/tables/${id}`, { public: true });
  await Promise.all(
    Array.from({ length: ASKING }, async (_, each) => {
      const visitor = await Visitor.named(`Trudy ${each}`);
      const path = each % 2 ? 'replay?from=100000' : 'story?to=900000';
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          while (!isOver) await visitor.call('GET', `/api/tables/${id}/${path}`);
        }),
      );
    }),
  );
}

/** Thirty tables at which four of the strongest bots play. */
async function masters() {
  const oscar = await Visitor.named('Oscar');
  const { json } = await oscar.call('GET', '/api/games');
  for (let i = 0; i < TABLES && !isOver; i++) {
    const { id, seats, levels } = json.games[i % json.games.length];
    const body = { game: id, seats: Array.from({ length: seats.max }, () => ({ by: 'bot', level: levels.at(-1) })) };
    const made = await oscar.call('POST', '/api/tables', body);
    if (made.status === 200) await oscar.call('POST', `/api/tables/${made.json.table.id}/start`, {});
  }
}

process.stdout.write('here\n');
await Promise.all([importGame(), replay(), masters()]);
process.stdout.write(`${JSON.stringify(counts)}\n`);
process.exit(0);
